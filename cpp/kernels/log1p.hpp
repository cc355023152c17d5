#pragma once

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

inline constexpr volatile float log1p_constants[] = {
    // (artanh(s) / s − 1) / s² in s², minimax on s ≤ 1/3, relative error of the logarithm 5e-9.
    // Highest power first.
    0.140156453F,
    0.139989298F,
    0.200108851F,
    0.33333206F,
};

/// log(1 + e) for e from 0 to 1, to about two units in the last place.
class Log1p {
 public:
  Batch operator()(Batch e) const {
    const Batch two(2.0F);
    const Batch s = e / (two + e);  // log(1 + e) = 2 artanh(s)
    const Batch square = s * s;
    Batch polynomial = fma(c3_, square, c2_);
    polynomial = fma(polynomial, square, c1_);
    polynomial = fma(polynomial, square, c0_);
    return two * fma(s * square, polynomial, s);
  }

 private:
  Batch c3_ = constant(log1p_constants[0]);
  Batch c2_ = constant(log1p_constants[1]);
  Batch c1_ = constant(log1p_constants[2]);
  Batch c0_ = constant(log1p_constants[3]);
};

}  // namespace normlab::kernels
