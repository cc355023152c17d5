#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Batch normalization: each channel by the mean and variance of all its values in the batch.
///
///   x                                    (N,C), (N,C,L) or (N,C,H,W)
///   gamma, beta                          (C)      absent = 1, 0
///   running_mean, running_var (inputs)   (C)      absent = 0, 1 in training
///   valid_mask                           (N), (N,L) or (N,H,W), not 0 = counts
///   mean                                 (C)
///   var                                  (C)      biased (÷ n)
///   rstd                                 (C)      1 / √(var + eps)
///   normalized                           as x     (x − mean) · rstd
///   output                               as x     normalized · gamma + beta
///   running_mean, running_var (results)  (C)
///
/// Training: mean and var of this batch, over the valid positions alone (a NaN that is left out
/// reaches none); running = (1 − momentum) · running + momentum · new, where the new variance is
/// unbiased (÷ (n − 1)). `normalized` and `output` are computed everywhere.
/// Inference: mean and var are the running ones, which come back unchanged; the mask changes
/// nothing.
///
/// Errors: shape_mismatch (rank, or an argument that does not fit), bad_argument (eps; inference
/// without running statistics), one_value_per_channel (training with fewer than two values for a
/// statistic), too_large, out_of_memory.
///
/// Pass 1 mean and variance of each channel (two for (N, C)); the last pass normalized and
/// output.
///
/// Source: Ioffe, Szegedy 2015, arXiv 1502.03167, algorithm 1; PyTorch `torch.nn.BatchNorm1d`,
/// `BatchNorm2d`.
Status batch_norm(View<const float> x, const BatchNormOptions<float>& options, Fields wanted,
                  BatchNormResult<float>& result);

}  // namespace normlab::kernels
