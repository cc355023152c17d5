#pragma once

#include <array>
#include <cstdint>

#include "kernels/generator.hpp"
#include "tensor/mask.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

/// The frame: a fixed place in memory through which tensors go in and out of a call.
/// JavaScript fills the inputs and reads the results; web/engine/frame.js writes down the same
/// layout. Cells lie row-major; JavaScript copies results out, or keeps them where they lie, and
/// then calls `release`.

namespace normlab::bindings {

/// The number of this layout and of the functions' arguments; changes with either.
inline constexpr std::uint32_t abi = 3;

/// The address of the frame's first slot.
std::uint32_t frame();

/// Takes one block of memory for the cells of all inputs: its address, 0 if there is none.
std::uint32_t allocate(std::uint32_t bytes);

/// Gives back the inputs' block and the results, but for what was kept.
void release();

/// Keeps the inputs' block, or the cells of a result, beyond `release`: JavaScript's resident
/// tensors. `drop` gives them back.
void keep(std::uint32_t address);
void drop(std::uint32_t address);

/// Input slots as what the kernels take; a slot that is absent gives a default-made one.
View<const float> tensor_input(int slot);
View<const std::uint8_t> bool_input(int slot);
Mask mask_input(int slot);
Shape shape_input(int slot);
GeneratorState state_input(int slot);

/// Result slots. `give` takes the tensor over until `release`.
void give(int slot, Tensor<float>& tensor);
void give(int slot, const GeneratorState& state);

/// Keeps why a call failed, for JavaScript to ask; true if it did not fail.
bool succeeded(const Status& status);

/// The last failure.
const Status& failure();

}  // namespace normlab::bindings
