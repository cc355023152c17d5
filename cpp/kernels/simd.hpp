#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <xsimd/xsimd.hpp>

namespace normlab::kernels {

/// As many floats as the architecture holds in one register.
using Batch = xsimd::batch<float>;
inline constexpr auto lanes = static_cast<std::ptrdiff_t>(Batch::size);

using Lanes = std::array<float, Batch::size>;

inline Lanes to_lanes(Batch batch) {
  Lanes cells;
  batch.store_unaligned(cells.data());
  return cells;
}

/// A whole batch of cells, from cell `first` of every tensor that it is applied to; in a loop over
/// several batches `further` ones on, which makes one address do for all of them.
template <int further = 0>
struct WholeBatch {
  std::int64_t first;
  static constexpr std::int64_t count = lanes;

  Batch load(const float* cells, float /*fill*/ = 0) const {
    return Batch::load_unaligned(cells + first + further * lanes);
  }
  void store(float* cells, Batch batch) const {
    batch.store_unaligned(cells + first + further * lanes);
  }
};

/// Cell by cell, and not inlined: std::copy_n would call JavaScript's engine, which takes longer,
/// and tails are in every loop of the engine.
[[gnu::noinline]] inline Batch load_part(const float* cells, std::int64_t count, float fill) {
  Lanes padded;
  for (std::size_t lane = 0; lane < Batch::size; ++lane) {
    padded[lane] = static_cast<std::int64_t>(lane) < count ? cells[lane] : fill;
  }
  return Batch::load_unaligned(padded.data());
}

[[gnu::noinline]] inline void store_part(float* cells, std::int64_t count, Batch batch) {
  const Lanes padded = to_lanes(batch);
  for (std::size_t lane = 0; lane < Batch::size; ++lane) {
    if (static_cast<std::int64_t>(lane) < count) cells[lane] = padded[lane];
  }
}

/// The tail of a row: fewer cells than lanes. The other lanes are loaded as `fill` and not stored.
struct PartBatch {
  std::int64_t first;
  std::int64_t count;

  Batch load(const float* cells, float fill = 0) const {
    return load_part(cells + first, count, fill);
  }
  void store(float* cells, Batch batch) const { store_part(cells + first, count, batch); }
};

/// Calls `body` with a WholeBatch for every full batch of n cells, then with a PartBatch for what
/// is left: vector loop and tail share one body, and so their last bits. Inlined, so that what the
/// body captures stays in registers; counted as addresses are, which spares V8 an addition and a
/// conversion at each. `at_once` 4 is for loops that do little more than read and
/// write: they would take longer to count than to work.
template <int at_once = 1, class Body>
[[gnu::always_inline]] inline void for_each_batch(std::int64_t n, Body body) {
  const auto end = static_cast<std::ptrdiff_t>(n);
  std::ptrdiff_t first = 0;
  if constexpr (at_once == 4) {
    for (; first + 4 * lanes <= end; first += 4 * lanes) {
      body(WholeBatch<0>{first});
      body(WholeBatch<1>{first});
      body(WholeBatch<2>{first});
      body(WholeBatch<3>{first});
    }
  }
  for (; first + lanes <= end; first += lanes) body(WholeBatch<>{first});
  if (first < end) body(PartBatch{first, end - first});
}

/// The same by the four batches of a cache line, which `body` takes together, then one by one.
/// Where several rows are gone through at once, each line is to be read or written as a whole:
/// caches lose half a line to the next row.
template <class Body>
[[gnu::always_inline]] inline void for_each_line(std::int64_t n, Body body) {
  const auto end = static_cast<std::ptrdiff_t>(n);
  std::ptrdiff_t first = 0;
  for (; first + 4 * lanes <= end; first += 4 * lanes) {
    body(WholeBatch<0>{first}, WholeBatch<1>{first}, WholeBatch<2>{first}, WholeBatch<3>{first});
  }
  for (; first + lanes <= end; first += lanes) body(WholeBatch<>{first});
  if (first < end) body(PartBatch{first, end - first});
}

/// A constant from memory, to be read before a loop: V8 builds a literal anew at each use.
inline Batch constant(const volatile float& value) { return Batch(value); }

}  // namespace normlab::kernels
