#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/softmax.hpp, in double precision, every field computed whatever is wanted.
Status softmax(View<const double> x, std::int64_t axis, Fields wanted,
               SoftmaxResult<double>& result);

}  // namespace normlab::reference
