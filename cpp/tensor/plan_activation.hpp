#pragma once

#include "tensor/arguments.hpp"
#include "tensor/results.hpp"

namespace normlab {

template <class T>
Status allocate(const Shape& x, Fields wanted, ActivationResult<T>& result) {
  return FieldAllocator("activation", wanted)
      .take(ActivationField::output, "output", x, result.output)
      .take(ActivationField::derivative, "derivative", x, result.derivative)
      .status();
}

}  // namespace normlab
