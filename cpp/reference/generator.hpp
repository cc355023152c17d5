#pragma once

#include <cstdint>

#include "tensor/generator_state.hpp"
#include "tensor/shape.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"

namespace normlab::reference {

/// As kernels/generator.hpp, in double precision.
Status randn(GeneratorState& state, const Shape& shape, Tensor<double>& output);

Status rand(GeneratorState& state, const Shape& shape, Tensor<double>& output);

}  // namespace normlab::reference
