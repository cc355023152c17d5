#include <array>
#include <cstddef>
#include <cstdint>

#include "kernels/fma.hpp"

/// What the machine can do at best through WebAssembly, for the bench: copy, and multiply and add
/// in registers. A module of its own; nothing of it is in the engine.

namespace {

using normlab::kernels::Batch;
using normlab::kernels::lanes;

/// Enough of them that none waits for another, few enough that all stay in registers.
constexpr std::size_t chains = 10;

}  // namespace

/// Copies `count` floats, a multiple of four batches.
extern "C" __attribute__((export_name("copy"))) void copy(const float* from, float* to,
                                                          std::int32_t count) {
  for (std::int32_t i = 0; i < count; i += 4 * lanes) {
    const Batch a = Batch::load_unaligned(from + i);
    const Batch b = Batch::load_unaligned(from + i + lanes);
    const Batch c = Batch::load_unaligned(from + i + 2 * lanes);
    const Batch d = Batch::load_unaligned(from + i + 3 * lanes);
    a.store_unaligned(to + i);
    b.store_unaligned(to + i + lanes);
    c.store_unaligned(to + i + 2 * lanes);
    d.store_unaligned(to + i + 3 * lanes);
  }
}

/// Multiplies and adds in registers; gives the number of floating-point operations that one of its
/// `rounds` takes. `cells` holds two batches to calculate with, and takes one.
extern "C" __attribute__((export_name("multiply_add"))) std::int32_t multiply_add(
    float* cells, std::int32_t rounds) {
  const Batch factor = Batch::load_unaligned(cells);
  const Batch term = Batch::load_unaligned(cells + lanes);
  std::array<Batch, chains> sums;
  for (std::size_t i = 0; i < chains; ++i) sums[i] = Batch(static_cast<float>(i));
  for (std::int32_t round = 0; round < rounds; ++round) {
    for (Batch& sum : sums) sum = normlab::kernels::fma(sum, factor, term);
  }
  Batch all = sums[0];
  for (std::size_t i = 1; i < chains; ++i) all += sums[i];
  all.store_unaligned(cells);
  return 2 * static_cast<std::int32_t>(chains * lanes);
}
