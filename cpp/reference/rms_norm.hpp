#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/rms_norm.hpp, in double precision, every field computed whatever is wanted.
Status rms_norm(View<const double> x, std::int64_t axis, View<const double> gamma, double eps,
                Fields wanted, RmsNormResult<double>& result);

}  // namespace normlab::reference
