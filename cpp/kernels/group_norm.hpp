#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Group normalization: the channels of each picture in groups, each group by its own mean and
/// variance.
///
///   x            (N, C, …)         G = num_groups, which divides C
///   gamma, beta  (C)               absent = 1, 0
///   mean         (N, G)
///   var          (N, G)            biased (÷ n)
///   rstd         (N, G)            1 / √(var + eps)
///   normalized   (N, C, …)         (x − mean) · rstd
///   output       (N, C, …)         normalized · gamma + beta
///
/// `eps` finite, ≥ 0. A group's results depend on that group alone, bit for bit: with one group its
/// statistics are layer normalization's over all axes but N, with C groups instance
/// normalization's.
///
/// Errors: shape_mismatch (rank < 2, gamma, beta), bad_argument (num_groups ≤ 0, eps),
/// groups_do_not_divide, one_value_per_channel (fewer than two values in a group), too_large,
/// out_of_memory.
///
/// Pass 1 mean and variance, around a value near the mean; pass 2 normalized and output.
///
/// Source: Wu, He 2018, arXiv 1803.08494, eq. 7; PyTorch `torch.nn.GroupNorm`.
Status group_norm(View<const float> x, std::int64_t num_groups, View<const float> gamma,
                  View<const float> beta, double eps, Fields wanted,
                  GroupNormResult<float>& result);

/// Instance normalization: each channel of each picture by its own mean and variance.
///
///   x            (N, C, …)
///   gamma, beta  (C)               absent = 1, 0
///   mean         (N, C)
///   var          (N, C)            biased (÷ n)
///   rstd         (N, C)            1 / √(var + eps)
///   normalized   (N, C, …)         (x − mean) · rstd
///   output       (N, C, …)         normalized · gamma + beta
///
/// `eps` finite, ≥ 0. A channel's results depend on that channel of that picture alone, bit for
/// bit.
///
/// Errors: shape_mismatch (rank < 2, gamma, beta), bad_argument (eps), one_value_per_channel (fewer
/// than two values in a channel, as always in (N, C)), too_large, out_of_memory.
///
/// Source: Ulyanov, Vedaldi, Lempitsky 2016, arXiv 1607.08022, eq. 3; PyTorch
/// `torch.nn.InstanceNorm2d`.
Status instance_norm(View<const float> x, View<const float> gamma, View<const float> beta,
                     double eps, Fields wanted, InstanceNormResult<float>& result);

}  // namespace normlab::kernels
