#pragma once

#include <cstdint>

#include "tensor/generator_state.hpp"
#include "tensor/shape.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"

namespace normlab::kernels {

/// Fills `output` with the standard normal numbers that `torch.randn(shape)` would draw next from
/// a CPU generator in this state, and moves the state on. PyTorch's last bits depend on the
/// machine's log and cosine; these are rounded from double precision.
///
/// Errors: too_large, out_of_memory; the state has then not moved.
Status randn(GeneratorState& state, const Shape& shape, Tensor<float>& output);

/// As randn, the uniform numbers in [0, 1) of `torch.rand(shape)`: to the last bit.
Status rand(GeneratorState& state, const Shape& shape, Tensor<float>& output);

}  // namespace normlab::kernels
