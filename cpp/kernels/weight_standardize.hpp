#pragma once

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Weight standardization: the weights of each output channel by their own mean and variance.
///
///   weight  (C_out, C_in, …)
///   mean    (C_out)
///   var     (C_out)             biased (÷ n)
///   output  (C_out, C_in, …)    (weight − mean) / √(var + eps)
///
/// `eps` finite, ≥ 0. Equal weights have var 0 and output 0. A channel's results depend on its own
/// weights alone, bit for bit. Channels of no weights have mean and var NaN.
///
/// Errors: shape_mismatch (rank < 2), bad_argument (eps), too_large, out_of_memory.
///
/// Pass 1 mean and variance, around a value near the mean; pass 2 output.
///
/// Source: Qiao et al. 2019, arXiv 1903.10520, eq. 5; as `torch.nn.functional.batch_norm` in
/// training sees the weights of a convolution that are laid out as (1, C_out, …).
Status weight_standardize(View<const float> weight, double eps, Fields wanted,
                          WeightStandardizeResult<float>& result);

}  // namespace normlab::kernels
