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

/// The first `count` lanes of a batch; the others are loaded as `fill` and not stored. Once in the
/// file, and not once for each tail.
[[gnu::noinline]] inline Batch load_part(const float* cells, std::int64_t count, float fill) {
  Lanes padded;
  padded.fill(fill);
  for (std::int64_t lane = 0; lane < count; ++lane) {
    padded[static_cast<std::size_t>(lane)] = cells[lane];
  }
  return Batch::load_unaligned(padded.data());
}
[[gnu::noinline]] inline void store_part(float* cells, std::int64_t count, Batch batch) {
  const Lanes padded = to_lanes(batch);
  for (std::int64_t lane = 0; lane < count; ++lane) {
    cells[lane] = padded[static_cast<std::size_t>(lane)];
  }
}

/// The tail of a row: fewer cells than lanes.
struct PartBatch {
  std::int64_t first;
  std::int64_t count;

  Batch load(const float* cells, float fill = 0) const {
    return load_part(cells + first, count, fill);
  }
  void store(float* cells, Batch batch) const { store_part(cells + first, count, batch); }
};

/// A whole batch or a part, where one loop for both takes no longer.
struct SomeBatch {
  std::int64_t first;
  std::int64_t count;

  Batch load(const float* cells, float fill = 0) const {
    if (count == lanes) return Batch::load_unaligned(cells + first);
    return load_part(cells + first, count, fill);
  }
  void store(float* cells, Batch batch) const {
    if (count == lanes) {
      batch.store_unaligned(cells + first);
    } else {
      store_part(cells + first, count, batch);
    }
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
