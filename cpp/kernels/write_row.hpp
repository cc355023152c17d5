#pragma once

#include <cstdint>

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

/// The last pass over one row of n cells: normalized = normalize(x), output = normalized · gamma +
/// beta. gamma and beta may be nullptr: 1 and 0; so may normalized and output: not wanted.
template <class Normalize>
void write_row(const Normalize& normalize, const float* x, std::int64_t n, const float* gamma,
               const float* beta, float* normalized, float* output) {
  for_each_batch(n, [&](auto cells) {
    Batch value = normalize(cells.load(x));
    if (normalized != nullptr) cells.store(normalized, value);
    if (output == nullptr) return;
    const Batch shift = beta != nullptr ? cells.load(beta) : Batch(0.0F);
    if (gamma != nullptr) {
      value = fma(value, cells.load(gamma), shift);
    } else if (beta != nullptr) {
      value += shift;
    }
    cells.store(output, value);
  });
}

}  // namespace normlab::kernels
