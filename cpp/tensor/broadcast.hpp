#pragma once

#include <array>
#include <cstdint>

#include "tensor/shape.hpp"

namespace normlab {

/// How many cells to move along each axis of a shape; 0 where a broadcast argument is stretched.
using Strides = std::array<std::int64_t, Shape::max_rank>;

/// Whether `from` broadcasts, right-aligned, to `to`.
bool broadcasts_to(const Shape& from, const Shape& to);

/// The strides along the axes of `to` of an argument of shape `from` that broadcasts to it, where
/// one step of its last axis is `cell` cells.
Strides broadcast_strides(const Shape& from, const Shape& to, std::int64_t cell);

/// The offset of the `place`-th cell of `shape` under `strides`.
std::int64_t broadcast_offset(const Shape& shape, const Strides& strides, std::int64_t place);

}  // namespace normlab
