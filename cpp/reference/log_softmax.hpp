#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/log_softmax.hpp, in double precision, every field computed whatever is wanted.
Status log_softmax(View<const double> x, std::int64_t axis, Fields wanted,
                   LogSoftmaxResult<double>& result);

}  // namespace normlab::reference
