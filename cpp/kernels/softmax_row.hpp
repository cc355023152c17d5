#pragma once

#include <cstdint>

#include "kernels/exp.hpp"

namespace normlab::kernels {

struct SoftmaxRow {
  float row_max;
  float exp_sum;
};

/// Softmax of n cells that lie side by side, into another row, or in place by a caller that asks
/// for no row_max: whether NaN came in is then no longer to be seen. Cells of −∞ at the end change
/// no bit of the others.
///
/// Pass 1 row_max; pass 2 exp(x − row_max) and its sum, stretch by stretch; pass 3 division by that
/// sum.
SoftmaxRow softmax_row(const Exp& exp, const float* x, std::int64_t n, float* output);

/// Σ exp(x − row_max). Cells that are not there count as −∞, whose exponential is 0.
double exp_sum_of(const Exp& exp, const float* x, std::int64_t n, float row_max);

}  // namespace normlab::kernels
