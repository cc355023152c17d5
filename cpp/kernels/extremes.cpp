#include "kernels/extremes.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

#include "kernels/simd.hpp"

namespace normlab::kernels {
namespace {

// What `pick` leaves of n cells, a batch's place alone deciding its accumulator; `start` where
// there is none. Four accumulators, so that no pick waits for the last one.
template <class Pick>
Batch pick_of(const float* x, std::int64_t n, float start, Pick pick) {
  constexpr std::size_t ways = 4;
  constexpr auto stride = static_cast<std::int64_t>(ways) * lanes;
  std::array<Batch, ways> picked;
  picked.fill(Batch(start));
  std::int64_t first = 0;
  for (; first + stride <= n; first += stride) {
    picked[0] = pick(picked[0], WholeBatch<0>{first}.load(x));
    picked[1] = pick(picked[1], WholeBatch<1>{first}.load(x));
    picked[2] = pick(picked[2], WholeBatch<2>{first}.load(x));
    picked[3] = pick(picked[3], WholeBatch<3>{first}.load(x));
  }
  // What is left, in the same order; each by its own name, so that all are in registers.
  std::size_t turn = 0;
  const auto add = [&](Batch value) {
    for (std::size_t way = 0; way < ways; ++way) {
      if (way == turn) picked[way] = pick(picked[way], value);
    }
    ++turn;
  };
#pragma GCC unroll 1
  for (; first + lanes <= n; first += lanes) add(WholeBatch<>{first}.load(x));
  if (first < n) add(PartBatch{first, n - first}.load(x, start));
  return pick(pick(picked[0], picked[1]), pick(picked[2], picked[3]));
}

}  // namespace

float max_of(const float* x, std::int64_t n) {
  return xsimd::reduce_max(
      pick_of(x, n, -std::numeric_limits<float>::infinity(),
              [](Batch largest, Batch value) { return xsimd::max(largest, value); }));
}

float min_of(const float* x, std::int64_t n) {
  return xsimd::reduce_min(
      pick_of(x, n, std::numeric_limits<float>::infinity(),
              [](Batch smallest, Batch value) { return xsimd::min(smallest, value); }));
}

bool has_nan(const float* x, std::int64_t n) {
  bool found = false;
  for_each_batch(n, [&](auto cells) {
    const Batch value = cells.load(x);
    found = found || xsimd::any(value != value);
  });
  return found;
}

Extremes extremes_of(const float* x, std::int64_t n) {
  if (has_nan(x, n)) return {NAN, NAN};
  return {min_of(x, n), max_of(x, n)};
}

}  // namespace normlab::kernels
