// SPDX-License-Identifier: Apache-2.0
// Asks the table in a kernel for every number from -1 to 8, and compares with what the host says.
#include <memspace/backends/xla_gpu.hpp>
#include <memspace/memspace.hpp>

#include <cstdio>

using memspace::color, memspace::kind_id, memspace::xla_gpu;

struct answers {
  bool known;
  int id;      // of the kind; 0 for an internal space
  int home;    // the color of its kind's home, or -1
  int visited; // the color that visit came to
};

__host__ __device__ answers ask(long long number) {
  auto const found = memspace::find_color<xla_gpu>(number);
  if (!found) return {false, 0, -1, -1};
  auto const id = memspace::find_kind_id(*found);
  int const visited = memspace::visit(*found, [](xla_gpu::host) { return 5; }, [](auto space) { return static_cast<int>(decltype(space)::color); });
  if (!id) return {true, 0, -1, visited};
  return {true, id->value, static_cast<int>(memspace::find_home<xla_gpu>(*id)->number()), visited};
}

__global__ void ask_all(answers* out) { out[threadIdx.x] = ask(static_cast<long long>(threadIdx.x) - 1); }

int main() {
  constexpr int count = 10;
  answers* memory = nullptr;
  answers got[count];
  if (cudaMalloc(&memory, sizeof(got)) != cudaSuccess) return std::puts("look_up: no CUDA device"), 77;
  ask_all<<<1, count>>>(memory);
  if (cudaMemcpy(got, memory, sizeof(got), cudaMemcpyDeviceToHost) != cudaSuccess) return std::puts("look_up: the kernel failed"), 1;
  cudaFree(memory);
  int wrong = 0;
  for (int i = 0; i < count; ++i) {
    answers const want = ask(i - 1);
    answers const have = got[i];
    bool const same = want.known == have.known && want.id == have.id && want.home == have.home && want.visited == have.visited;
    std::printf("S(%d): known %d, kind id %d, home %d, visited %d%s\n", i - 1, have.known, have.id, have.home, have.visited, same ? "" : "  WRONG");
    wrong += same ? 0 : 1;
  }
  return wrong == 0 && got[2].id == 42097224 && got[6].id == 1756073601 && got[3].id == 0 && !got[7].known ? 0 : 1;
}
