#pragma once

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/matmul.hpp, in double precision, every field computed whatever is wanted.
Status matmul(View<const double> a, View<const double> b, Fields wanted,
              MatmulResult<double>& result);

Status linear(View<const double> x, View<const double> weight, View<const double> bias,
              Fields wanted, LinearResult<double>& result);

}  // namespace normlab::reference
