// SPDX-License-Identifier: Apache-2.0
// Two headers, each a valid fragment, clash twice where a third brings them together: both clashes are said.
#include "two_teams_a.hpp"
#include "two_teams_b.hpp"

struct both {
  struct hbm : memspace::space<0, memspace::device> {};
  struct policy : memspace::policy<both, hbm, memspace::extends<team_a::spaces>> {};  //!   struct policy : memspace::policy<both, hbm, memspace::extends<team_a::spaces>, memspace::extends<team_b::spaces>> {};
};
//? 'rejected<two_spaces_share_one_color<team_a::fast, team_b::collective, number<1>, both>, two_spaces_share_one_color<team_a::temp, team_b::scratch, number<2>, both>>'
