#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// The largest of n cells, NaNs left aside; −∞ where there is none.
inline float max_of(const float* x, std::int64_t n) {
  constexpr float lowest = -std::numeric_limits<float>::infinity();
  Batch largest(lowest);
  for_each_batch(n, [&](auto cells) {
    const Batch value = cells.load(x, lowest);
    largest = xsimd::select(value > largest, value, largest);
  });
  float max = lowest;
  for (const float lane : to_lanes(largest)) max = lane > max ? lane : max;
  return max;
}

/// The smallest of n cells, NaNs left aside; ∞ where there is none.
inline float min_of(const float* x, std::int64_t n) {
  constexpr float highest = std::numeric_limits<float>::infinity();
  Batch smallest(highest);
  for_each_batch(n, [&](auto cells) {
    const Batch value = cells.load(x, highest);
    smallest = xsimd::select(value < smallest, value, smallest);
  });
  float min = highest;
  for (const float lane : to_lanes(smallest)) min = lane < min ? lane : min;
  return min;
}

inline bool has_nan(const float* x, std::int64_t n) {
  bool found = false;
  for_each_batch(n, [&](auto cells) {
    const Batch value = cells.load(x);
    found = found || xsimd::any(value != value);
  });
  return found;
}

struct Extremes {
  float min;
  float max;
};

/// The smallest and the largest of n cells; both NaN if there is a NaN.
inline Extremes extremes_of(const float* x, std::int64_t n) {
  if (has_nan(x, n)) return {NAN, NAN};
  return {min_of(x, n), max_of(x, n)};
}

}  // namespace normlab::kernels
