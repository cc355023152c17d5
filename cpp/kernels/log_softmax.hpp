#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// The logarithm of softmax along one axis, without the detour through shares that underflow.
///
///   x        (…, n, …)   n = the length of `axis`
///   row_max  (…, 1, …)   the largest value; NaN if there is a NaN
///   exp_sum  (…, 1, …)   Σ exp(x − row_max)
///   output   (…, n, …)   x − row_max − log(exp_sum)
///
/// `axis` −rank … rank − 1. row_max and exp_sum are softmax's, bit for bit. Rows of −∞, and rows
/// that hold +∞, give NaN as in PyTorch; a row of no values has row_max −∞ and exp_sum 0.
///
/// Errors: bad_axis, too_large, out_of_memory.
///
/// Pass 1 row_max; pass 2 exp_sum; pass 3 output.
///
/// Source: PyTorch `torch.log_softmax`.
Status log_softmax(View<const float> x, std::int64_t axis, Fields wanted,
                   LogSoftmaxResult<float>& result);

}  // namespace normlab::kernels
