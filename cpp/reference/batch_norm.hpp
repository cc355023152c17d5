#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/batch_norm.hpp, in double precision, every field computed whatever is wanted.
Status batch_norm(View<const double> x, const BatchNormOptions<double>& options, Fields wanted,
                  BatchNormResult<double>& result);

}  // namespace normlab::reference
