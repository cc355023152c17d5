#include "tensor/broadcast.hpp"

namespace normlab {

Strides broadcast_strides(const Shape& from, const Shape& to, std::int64_t cell) {
  Strides strides{};
  if (from.numel() == 0) return strides;
  for (int axis = 0; axis < from.rank(); ++axis) {
    const int target = axis + to.rank() - from.rank();
    const std::int64_t stride = from.numel(axis + 1, from.rank()) * cell;
    strides[static_cast<std::size_t>(target)] = from[axis] == 1 ? 0 : stride;
  }
  return strides;
}

std::int64_t broadcast_offset(const Shape& shape, const Strides& strides, std::int64_t place) {
  std::int64_t offset = 0;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    offset += place % shape[axis] * strides[static_cast<std::size_t>(axis)];
    place /= shape[axis];
  }
  return offset;
}

bool broadcasts_to(const Shape& from, const Shape& to) {
  if (from.rank() > to.rank()) return false;
  for (int axis = 0; axis < from.rank(); ++axis) {
    const std::int64_t length = from[axis];
    if (length != 1 && length != to[axis + to.rank() - from.rank()]) return false;
  }
  return true;
}

}  // namespace normlab
