#pragma once

#include <cstdint>

namespace normlab::kernels {

/// x · Φ(x) of whole batches of cells, and its derivative unless that is nullptr; see
/// activation.hpp.
void gelu(const float* x, std::int64_t batches, float* output, float* derivative);

}  // namespace normlab::kernels
