#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Root-mean-square normalization: each row of features by its own size; no mean is subtracted.
///
///   x           (…, F…)   F… = the axes from `axis` on, one row
///   gamma       (F…)      absent = 1
///   rms         (…, 1…)   √(Σ x² / n + eps)
///   normalized  (…, F…)   x / rms
///   output      (…, F…)   normalized · gamma
///
/// `axis` −rank … rank − 1; `eps` finite, ≥ 0. A row of zeros has rms √eps and normalized 0; with
/// eps 0 it is NaN (0 / 0). A row's results depend on that row alone, bit for bit. Rows of no
/// features have rms NaN.
///
/// Errors: bad_axis, shape_mismatch (gamma), bad_argument (eps), too_large, out_of_memory.
///
/// Pass 1 the mean square, in float over short stretches, or in double where a square leaves
/// float's range; pass 2 normalized and output.
///
/// Source: Zhang, Sennrich 2019, arXiv 1910.07467, eq. 4; PyTorch `torch.nn.RMSNorm`, whose eps is
/// the machine's unless it is given.
Status rms_norm(View<const float> x, std::int64_t axis, View<const float> gamma, double eps,
                Fields wanted, RmsNormResult<float>& result);

}  // namespace normlab::kernels
