#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <xsimd/xsimd.hpp>

namespace normlab::kernels {

/// As many floats as the architecture holds in one register.
using Batch = xsimd::batch<float>;
inline constexpr auto lanes = static_cast<std::int64_t>(Batch::size);

using Lanes = std::array<float, Batch::size>;

inline Lanes to_lanes(Batch batch) {
  Lanes cells;
  batch.store_unaligned(cells.data());
  return cells;
}

/// A whole batch of cells, from cell `first` of every tensor that it is applied to.
struct WholeBatch {
  std::int64_t first;
  static constexpr std::int64_t count = lanes;

  Batch load(const float* cells, float /*fill*/ = 0) const {
    return Batch::load_unaligned(cells + first);
  }
  void store(float* cells, Batch batch) const { batch.store_unaligned(cells + first); }
};

/// The tail of a row: fewer cells than lanes. The other lanes are loaded as `fill` and not stored.
struct PartBatch {
  std::int64_t first;
  std::int64_t count;

  Batch load(const float* cells, float fill = 0) const {
    Lanes padded;
    padded.fill(fill);
    std::copy_n(cells + first, count, padded.begin());
    return Batch::load_unaligned(padded.data());
  }
  void store(float* cells, Batch batch) const {
    std::copy_n(to_lanes(batch).begin(), count, cells + first);
  }
};

/// Calls `body` with a WholeBatch for every full batch of n cells, then with a PartBatch for what
/// is left: vector loop and tail share one body, and so their last bits.
template <class Body>
void for_each_batch(std::int64_t n, Body body) {
  std::int64_t first = 0;
  for (; first + lanes <= n; first += lanes) body(WholeBatch{first});
  if (first < n) body(PartBatch{first, n - first});
}

/// A constant from memory, to be read before a loop: V8 builds a literal anew at each use.
inline Batch constant(const volatile float& value) { return Batch(value); }

}  // namespace normlab::kernels
