#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Layer normalization: each row of features by its own mean and variance.
///
///   x            (…, F…)   F… = the axes from `axis` on, one row
///   gamma, beta  (F…)      absent = 1, 0
///   mean         (…, 1…)
///   var          (…, 1…)   biased (÷ n)
///   rstd         (…, 1…)   1 / √(var + eps)
///   normalized   (…, F…)   (x − mean) · rstd
///   output       (…, F…)   normalized · gamma + beta
///
/// `axis` −rank … rank − 1; `eps` finite, ≥ 0. A row of equal values has var 0, normalized 0 and
/// output beta. A row's results depend on that row alone, bit for bit. Rows of no features have
/// mean, var and rstd NaN.
///
/// Errors: bad_axis, shape_mismatch (gamma, beta), bad_argument (eps), too_large, out_of_memory.
///
/// Pass 1 mean and variance, around a value near the mean; pass 2 normalized and output.
///
/// Source: Ba, Kiros, Hinton 2016, arXiv 1607.06450, eq. 3; PyTorch `torch.nn.LayerNorm`.
Status layer_norm(View<const float> x, std::int64_t axis, View<const float> gamma,
                  View<const float> beta, double eps, Fields wanted,
                  LayerNormResult<float>& result);

}  // namespace normlab::kernels
