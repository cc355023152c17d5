#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/scale.hpp, in double precision, every field computed whatever is wanted.
Status standardize(View<const double> x, std::int64_t axis, std::int64_t ddof, Fields wanted,
                   StandardizeResult<double>& result);

Status min_max_scale(View<const double> x, std::int64_t axis, double min, double max, Fields wanted,
                     MinMaxScaleResult<double>& result);

}  // namespace normlab::reference
