#include "bindings/frame.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace normlab::bindings {
namespace {

constexpr int slots_each_way = 16;
constexpr int most_numbers = 8;
constexpr int room_bytes = 4096;

enum class Kind : std::uint32_t { floats, bools };

struct Slot {
  std::uint32_t address;
  std::int32_t rank;  // -1 = absent
  Kind kind;
  std::array<std::uint32_t, Shape::max_rank> lengths;
};

/// `holds_much` is true while `release` would give back more than a few bytes; `room` is for the
/// cells of small inputs, which need no block then.
struct Frame {
  std::array<Slot, slots_each_way> inputs;
  std::array<Slot, slots_each_way> results;
  std::array<double, most_numbers> numbers;
  std::uint32_t wanted;
  std::uint32_t holds_much;
  alignas(16) std::array<std::byte, room_bytes> room;
};

alignas(16) Frame the_frame;
void* input_block = nullptr;
std::array<void*, slots_each_way> held_results;
std::size_t held = 0;  // those of the first slots, and no others
GeneratorState held_state;
Status last_failure;

const Slot& input(int slot) { return the_frame.inputs[static_cast<std::size_t>(slot)]; }
Slot& result(int slot) { return the_frame.results[static_cast<std::size_t>(slot)]; }

std::uint32_t address_of(const void* place) {
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(place));
}

template <class T>
T* place_at(std::uint32_t address) {
  return reinterpret_cast<T*>(static_cast<std::uintptr_t>(address));
}

template <class T>
View<const T> view(const Slot& slot, int number) {
  if (slot.rank < 0) return {};
  return {place_at<const T>(slot.address), shape_input(number)};
}

void describe(Slot& slot, const void* cells, const Shape& shape) {
  slot.address = address_of(cells);
  slot.rank = shape.rank();
  for (int axis = 0; axis < shape.rank(); ++axis)
    slot.lengths[static_cast<std::size_t>(axis)] = static_cast<std::uint32_t>(shape[axis]);
}

}  // namespace

std::uint32_t frame() { return address_of(&the_frame); }

std::uint32_t allocate(std::uint32_t bytes) {
  release();
  input_block = std::malloc(bytes > 0 ? bytes : 1);
  the_frame.holds_much = 1;
  return address_of(input_block);
}

void release() {
  the_frame.holds_much = 0;
  std::free(input_block);
  input_block = nullptr;
  for (; held > 0; --held) {
    void*& cells = held_results[held - 1];
    std::free(cells);
    cells = nullptr;
  }
}

void keep(std::uint32_t address) {
  if (address_of(input_block) == address) input_block = nullptr;
  for (void*& cells : held_results) {
    if (address_of(cells) == address) cells = nullptr;
  }
}

void drop(std::uint32_t address) { std::free(place_at<void>(address)); }

double number(int place) { return the_frame.numbers[static_cast<std::size_t>(place)]; }

std::int64_t whole(int place) { return static_cast<std::int64_t>(number(place)); }

std::optional<double> optional_number(int place) {
  return number(place) != 0 ? std::optional(number(place + 1)) : std::nullopt;
}

std::optional<std::int64_t> optional_whole(int place) {
  return number(place) != 0 ? std::optional(whole(place + 1)) : std::nullopt;
}

Fields wanted() { return Fields(the_frame.wanted); }

Shape shape_input(int slot) {
  Shape shape;
  for (int axis = 0; axis < input(slot).rank; ++axis)
    shape.append(input(slot).lengths[static_cast<std::size_t>(axis)]);
  return shape;
}

View<const float> tensor_input(int slot) { return view<float>(input(slot), slot); }

View<const std::uint8_t> bool_input(int slot) { return view<std::uint8_t>(input(slot), slot); }

Mask mask_input(int slot) {
  if (input(slot).rank < 0) return {};
  if (input(slot).kind == Kind::bools) return bool_input(slot);
  return tensor_input(slot);
}

GeneratorState state_input(int slot) {
  GeneratorState state;
  std::memcpy(&state, place_at<const void>(input(slot).address), sizeof state);
  return state;
}

void give(int slot, Tensor<float>& tensor) {
  if (!tensor.present()) {
    result(slot).rank = -1;
    return;
  }
  describe(result(slot), tensor.data(), tensor.shape());
  const bool is_much = tensor.numel() * std::int64_t{sizeof(float)} > room_bytes;
  const auto index = static_cast<std::size_t>(slot);
  std::free(held_results[index]);
  held_results[index] = tensor.release();
  held = std::max(held, index + 1);
  if (is_much) the_frame.holds_much = 1;
}

void give(int slot, const GeneratorState& state) {
  static_assert(sizeof(GeneratorState) % sizeof(std::uint32_t) == 0);
  held_state = state;
  describe(result(slot), &held_state, {sizeof held_state / sizeof(std::uint32_t)});
}

void give(int slot, std::string_view text) {
  describe(result(slot), text.data(), {static_cast<std::int64_t>(text.size())});
}

bool succeeded(const Status& status) {
  if (status.ok()) return true;
  last_failure = status;
  give(0, code_name(last_failure.code()));
  give(1, last_failure.message());
  return false;
}

}  // namespace normlab::bindings
