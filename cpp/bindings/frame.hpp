#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kernels/generator.hpp"
#include "tensor/fields.hpp"
#include "tensor/mask.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

/// The frame: a fixed place in memory through which everything goes in and out of a call, so that
/// calls take no arguments. JavaScript fills the inputs, numbers and wanted fields, and reads the
/// results; web/engine/frame.js writes down the same layout. Cells lie row-major; JavaScript copies
/// results out, or keeps them where they lie, and then calls `release`.

namespace normlab::bindings {

/// The number of this layout; changes with it.
inline constexpr std::uint32_t abi = 6;

/// The address of the frame's first slot.
std::uint32_t frame();

/// Takes one block of memory for the cells of all inputs, where they are too many for the frame's
/// own room: its address, 0 if there is none. What is still held from the last call is given back.
std::uint32_t allocate(std::uint32_t bytes);

/// Gives back the inputs' block and the results, but for what was kept. What is small may wait: the
/// next result in a slot takes the place of the one before, and the frame says while there is more.
void release();

/// Keeps the inputs' block, or the cells of a result, beyond `release`: JavaScript's resident
/// tensors. `drop` gives them back.
void keep(std::uint32_t address);
void drop(std::uint32_t address);

/// The numbers that a call takes: as they are, or as the whole ones that JavaScript has checked
/// them to be; an optional one has its presence before it.
double number(int place);
std::int64_t whole(int place);
std::optional<double> optional_number(int place);
std::optional<std::int64_t> optional_whole(int place);

/// The wanted result fields.
Fields wanted();

/// Input slots as what the kernels take; a slot that is absent gives a default-made one.
View<const float> tensor_input(int slot);
View<const std::uint8_t> bool_input(int slot);
Mask mask_input(int slot);
Shape shape_input(int slot);
GeneratorState state_input(int slot);

/// Result slots. `give` takes the tensor over until `release`.
void give(int slot, Tensor<float>& tensor);
void give(int slot, const GeneratorState& state);
void give(int slot, std::string_view text);

/// True if a call did not fail; otherwise the code and the sentence are its first two results.
bool succeeded(const Status& status);

}  // namespace normlab::bindings
