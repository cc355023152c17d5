#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Softmax along one axis: positive shares that sum to 1.
///
///   x        (…, n, …)   n = the length of `axis`
///   row_max  (…, 1, …)   the largest value; NaN if there is a NaN
///   exp_sum  (…, 1, …)   Σ exp(x − row_max)
///   output   (…, n, …)   exp(x − row_max) / exp_sum
///
/// `axis` −rank … rank − 1. Rows of −∞, and rows that hold +∞, give NaN as in PyTorch; a row of no
/// values has row_max −∞ and exp_sum 0.
///
/// Errors: bad_axis, too_large, out_of_memory.
///
/// Source: PyTorch `torch.softmax`.
Status softmax(View<const float> x, std::int64_t axis, Fields wanted, SoftmaxResult<float>& result);

}  // namespace normlab::kernels
