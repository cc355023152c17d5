#pragma once

#include <cstdint>

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// Sums and products with what a float of them misses, exactly: Dekker 1971. Never fused.

/// The upper twelve bits of each cell's digits; what is left has twelve too.
inline Batch upper_half(Batch a) {
  using Bits = xsimd::batch<std::uint32_t>;
  return xsimd::bitwise_cast<float>(xsimd::bitwise_cast<std::uint32_t>(a) & Bits(0xfffff000U));
}

/// a · b − product, where `product` is the float a · b.
inline Batch missed_by_product(Batch product, Batch a, Batch b) {
  const Batch a_high = upper_half(a);
  const Batch a_low = a - a_high;
  const Batch b_high = upper_half(b);
  const Batch b_low = b - b_high;
  return ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
}

/// A square as a float and a small one beside it: together nearer to a² than one float is.
struct SplitSquare {
  Batch large;  // exact
  Batch small;
};

inline SplitSquare split_square(Batch a) {
  const Batch high = upper_half(a);
  return {high * high, (a - high) * (a + high)};
}

/// a + b − sum, where `sum` is the float a + b.
inline Batch missed_by_sum(Batch sum, Batch a, Batch b) {
  const Batch b_taken = sum - a;
  return (a - (sum - b_taken)) + (b - b_taken);
}

}  // namespace normlab::kernels
