#pragma once

#include <optional>

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/activation.hpp, in double precision, every field computed whatever is wanted.
Status activation(View<const double> x, ActivationKind kind, std::optional<double> alpha,
                  Fields wanted, ActivationResult<double>& result);

}  // namespace normlab::reference
