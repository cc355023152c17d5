#pragma once

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// What an activation function gives for a batch of cells.
struct Point {
  Batch output;
  Batch derivative;
};

}  // namespace normlab::kernels
