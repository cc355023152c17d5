#pragma once

#include <cstdint>

namespace normlab::kernels {

/// The largest of n cells, NaNs left aside; −∞ where there is none.
float max_of(const float* x, std::int64_t n);

/// The smallest of n cells, NaNs left aside; ∞ where there is none.
float min_of(const float* x, std::int64_t n);

bool has_nan(const float* x, std::int64_t n);

struct Extremes {
  float min;
  float max;
};

/// The smallest and the largest of n cells; both NaN if there is a NaN.
Extremes extremes_of(const float* x, std::int64_t n);

}  // namespace normlab::kernels
