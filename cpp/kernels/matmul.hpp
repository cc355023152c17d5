#pragma once

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Matrix product, batched and broadcasting.
///
///   a       (…, M, K) or (K)
///   b       (…, K, P) or (K)
///   output  (…, M, P)          output[…, m, p] = Σₖ a[…, m, k] · b[…, k, p]
///
/// The leading axes are right-aligned and broadcast. A one-axis a is one row, a one-axis b one
/// column, and that axis is missing from output.
///
/// Errors: shape_mismatch, too_large, out_of_memory.
///
/// Source: PyTorch `torch.matmul`.
Status matmul(View<const float> a, View<const float> b, Fields wanted, MatmulResult<float>& result);

/// Linear layer: x · weightᵀ + bias.
///
///   x       (…, d_in)
///   weight  (d_out, d_in)
///   bias    (d_out)        absent = 0
///   output  (…, d_out)     output[…, o] = Σᵢ x[…, i] · weight[o, i] + bias[o]
///
/// Errors: shape_mismatch, too_large, out_of_memory.
///
/// Source: PyTorch `torch.nn.Linear`.
Status linear(View<const float> x, View<const float> weight, View<const float> bias, Fields wanted,
              LinearResult<float>& result);

}  // namespace normlab::kernels
