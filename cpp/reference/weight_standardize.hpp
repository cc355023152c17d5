#pragma once

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/weight_standardize.hpp, in double precision, every field computed whatever is wanted.
Status weight_standardize(View<const double> weight, double eps, Fields wanted,
                          WeightStandardizeResult<double>& result);

}  // namespace normlab::reference
