// SPDX-License-Identifier: Apache-2.0
// The verdict on a table is a type: every rule is asserted here positively, beside its compile-fail pair.
#include <memspace/policy.hpp>

#include <type_traits>

namespace {

using memspace::device, memspace::internal, memspace::pinned_host, memspace::home, memspace::holds, memspace::part_of;
using memspace::space, memspace::alias, memspace::extends, memspace::rows, memspace::rejected, memspace::valid, memspace::number;

template <class Verdict, class Expected>
constexpr bool is = std::is_same_v<Verdict, Expected>;

struct npu {
  struct hbm : space<0, device> {};
  struct collective : space<1, device, holds<hbm>> {};
  struct temp : space<2, internal, part_of<hbm>> {};
  struct vmem : space<3, internal> {};
  struct host : space<5, pinned_host> {};
  struct fast : alias<collective> {};
  struct policy : memspace::policy<npu, hbm, collective, temp, vmem, host, fast> {};

  struct taken : space<1, device> {};
  struct below : space<-1, internal> {};
};
using namespace memspace;

static_assert(is<verdict<npu, npu::hbm, npu::collective, npu::temp, npu::vmem, npu::host, npu::fast>, valid>);
static_assert(is<npu::policy::space_list, list<npu::hbm, npu::collective, npu::temp, npu::vmem, npu::host>>);
static_assert(is<npu::policy::alias_list, list<npu::fast>>);

static_assert(is<verdict<npu, npu::hbm, npu::collective, npu::taken>,
                 rejected<two_spaces_share_one_color<npu::collective, npu::taken, number<1>, npu>>>);
// The first of a color clashes with each that follows; all are said.
struct crowd {
  struct a : space<0, device> {};
  struct b : space<0, device> {};
  struct c : space<0, device> {};
};
static_assert(
    is<verdict<crowd, crowd::a, crowd::b, crowd::c>, rejected<two_spaces_share_one_color<crowd::a, crowd::b, number<0>, crowd>,
                                                              two_spaces_share_one_color<crowd::a, crowd::c, number<0>, crowd>>>);
static_assert(is<verdict<npu, npu::hbm, npu::below>, rejected<a_color_is_negative<npu::below, number<-1>, npu>>>);
static_assert(is<verdict<npu, npu::host>, rejected<the_default_space_is_missing<number<0>, npu>>>);
static_assert(is<verdict<npu>, rejected<the_default_space_is_missing<number<0>, npu>>>);

// The home of a kind: the default space, else the only space, else the marked one.
struct homes {
  struct hbm : space<0, device> {};
  struct hbm_home : space<0, device, home> {};
  struct more : space<1, device> {};
  struct marked : space<2, device, home> {};
  struct numa0 : space<5, pinned_host> {};
  struct numa1 : space<6, pinned_host, home> {};
  struct numa2 : space<7, pinned_host, home> {};
};
static_assert(is<verdict<homes, homes::hbm, homes::more>, valid>);
static_assert(is<verdict<homes, homes::hbm_home, homes::more>, valid>);
static_assert(is<verdict<homes, homes::hbm, homes::more, homes::marked>,
                 rejected<two_spaces_are_home_of_one_kind<device, homes::hbm, homes::marked, homes>>>);
static_assert(is<verdict<homes, homes::marked, homes::hbm>,
                 rejected<two_spaces_are_home_of_one_kind<device, homes::hbm, homes::marked, homes>>>);
static_assert(is<verdict<homes, homes::hbm, homes::numa0>, valid>);
static_assert(is<verdict<homes, homes::hbm, homes::numa0, homes::numa1>, valid>);
static_assert(is<verdict<homes, homes::hbm, homes::numa1, homes::numa2>,
                 rejected<two_spaces_are_home_of_one_kind<pinned_host, homes::numa1, homes::numa2, homes>>>);

// A fragment is judged without default and homes, which its table may have.
struct hosts {
  struct numa0 : space<5, pinned_host> {};
  struct numa1 : space<6, pinned_host> {};
  struct spaces : rows<numa0, numa1> {};
};
struct with_hosts {
  struct hbm : space<0, device> {};
};
static_assert(is<verdict<with_hosts, extends<hosts::spaces>, with_hosts::hbm>,
                 rejected<no_space_is_home_of_the_kind<pinned_host, hosts::numa0, hosts::numa1, with_hosts>>>);

// A fragment that is reached along two ways is there once; a policy can be extended like a fragment.
struct base {
  struct hbm : space<0, device> {};
  struct host : space<5, pinned_host> {};
  struct ram : alias<host> {};
  struct spaces : rows<hbm, host, ram> {};
};
struct left {
  struct collective : space<1, device> {};
  struct spaces : rows<extends<base::spaces>, collective> {};
};
struct right {
  struct temp : space<2, internal> {};
  struct spaces : rows<extends<base::spaces>, temp> {};
};
struct diamond {
  struct policy : memspace::policy<diamond, extends<left::spaces>, extends<right::spaces>> {};
};
static_assert(is<diamond::policy::space_list, list<base::hbm, base::host, left::collective, right::temp>>);
static_assert(is<diamond::policy::alias_list, list<base::ram>>);
struct bigger {
  struct more : space<9, internal> {};
  struct policy : memspace::policy<bigger, extends<diamond::policy>, more> {};
};
static_assert(is<bigger::policy::space_list, list<base::hbm, base::host, left::collective, right::temp, bigger::more>>);

// The same number in tables of different backends is nobody's business.
struct other {
  struct hbm : space<0, device> {};
  struct vmem : space<1, internal> {};
  struct policy : memspace::policy<other, hbm, vmem> {};
};

// A table may come from a template, and its backend's name from an override.
template <int Generation>
struct gpu {
  struct hbm : space<0, device> {};
  struct fast : space<Generation, internal> {};
  struct policy : memspace::policy<gpu<Generation>, hbm, fast> {};
};
static_assert(gpu<2>::policy::space_list::size == 2);
static_assert(is<verdict<gpu<3>, gpu<3>::hbm, gpu<3>::fast, gpu<2>::hbm>,
                 rejected<two_spaces_share_one_color<gpu<3>::hbm, gpu<2>::hbm, number<0>, gpu<3>>>>);

}  // namespace
