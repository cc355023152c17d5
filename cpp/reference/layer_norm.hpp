#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/layer_norm.hpp, in double precision, every field computed whatever is wanted.
Status layer_norm(View<const double> x, std::int64_t axis, View<const double> gamma,
                  View<const double> beta, double eps, Fields wanted,
                  LayerNormResult<double>& result);

}  // namespace normlab::reference
