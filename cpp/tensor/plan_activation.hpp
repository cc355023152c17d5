#pragma once

#include <optional>

#include "tensor/arguments.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// The slope of leaky_relu and the depth of elu, as PyTorch has them unless they are given.
inline double alpha_or_default(ActivationKind kind, std::optional<double> alpha) {
  return alpha.value_or(kind == ActivationKind::elu ? 1 : 0.01);
}

template <class T>
Status allocate(const Shape& x, Fields wanted, ActivationResult<T>& result) {
  return FieldAllocator("activation", wanted)
      .take(ActivationField::output, "output", x, result.output)
      .take(ActivationField::derivative, "derivative", x, result.derivative)
      .status();
}

}  // namespace normlab
