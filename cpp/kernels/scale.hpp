#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::kernels {

/// Standardization: along one axis to mean 0 and standard deviation 1.
///
///   x       (…, n, …)   n = the length of `axis`
///   mean    (…, 1, …)
///   std     (…, 1, …)   √(Σ (x − mean)² / (n − ddof))
///   output  (…, n, …)   (x − mean) / std
///
/// `axis` −rank … rank − 1; `ddof` 0 … n − 1. Equal values have std 0 and output 0.
///
/// Errors: bad_axis, bad_argument (ddof), too_large, out_of_memory.
///
/// Source: NumPy `numpy.std` (ddof); scikit-learn `StandardScaler`.
Status standardize(View<const float> x, std::int64_t axis, std::int64_t ddof, Fields wanted,
                   StandardizeResult<float>& result);

/// Min-max scaling: along one axis onto the range from `min` to `max`.
///
///   x         (…, n, …)   n = the length of `axis`, at least 1
///   min, max  (…, 1, …)   the smallest and the largest value; NaN if there is a NaN
///   output    (…, n, …)   (x − min) / (max − min) · (target max − target min) + target min
///
/// `axis` −rank … rank − 1; the target range may be turned round. Equal values give the target min.
///
/// Errors: bad_axis, bad_argument (n = 0; a target that is not finite), too_large, out_of_memory.
///
/// Source: scikit-learn `MinMaxScaler`.
Status min_max_scale(View<const float> x, std::int64_t axis, double min, double max, Fields wanted,
                     MinMaxScaleResult<float>& result);

}  // namespace normlab::kernels
