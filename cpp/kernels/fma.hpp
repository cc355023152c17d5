#pragma once

#include "kernels/simd.hpp"

#ifdef __wasm_relaxed_simd__
#include <wasm_simd128.h>
#endif

namespace normlab::kernels {

#if defined(__wasm_relaxed_simd__) || defined(__FMA__)
inline constexpr bool is_fused = true;
#else
inline constexpr bool is_fused = false;
#endif

/// a · b + c: one instruction where the relaxed-simd variant may fuse it, or the processor that is
/// compiled for can; product then sum elsewhere. The only place where two variants can differ in
/// their last bits.
inline Batch fma(Batch a, Batch b, Batch c) {
#ifdef __wasm_relaxed_simd__
  return Batch(wasm_f32x4_relaxed_madd(a, b, c));
#else
  if constexpr (is_fused) return xsimd::fma(a, b, c);
  return a * b + c;
#endif
}

}  // namespace normlab::kernels
