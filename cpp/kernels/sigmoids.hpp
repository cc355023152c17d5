#pragma once

#include "kernels/exp.hpp"
#include "kernels/fma.hpp"
#include "kernels/log1p.hpp"
#include "kernels/point.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

/// Sigmoid, tanh and the activation functions made of them; see activation.hpp. All of them start
/// from an exponential that never overflows, e = exp(−|x|) or its square.

// (1 + e)² for e ≥ 0, rounded once in full; a product of rounded sums would be so three times.
inline Batch square_of_one_and(Batch e) { return Batch(1.0F) + fma(e, e, e + e); }

class Sigmoid {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch e = exp_(-xsimd::abs(x));
    const Batch sum = one + e;
    return {xsimd::select(x < Batch(0.0F), e, one) / sum, e / square_of_one_and(e)};
  }

 private:
  Exp exp_;
};

// x · s(x)
class Silu {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch e = exp_(-xsimd::abs(x));
    const Batch sum = one + e;
    const auto is_negative = x < Batch(0.0F);
    const Batch factor = xsimd::select(is_negative, e, one);
    const Batch numerator = factor * fma(x, xsimd::select(is_negative, one, e), sum);
    return {x * (factor / sum), numerator / square_of_one_and(e)};
  }

 private:
  Exp exp_;
};

// tanh(log(1 + exp(x))) is n / (n + 2) with n = exp(x) · (exp(x) + 2), above 0 with both times e².
// n + 2 is 2 (c + m), its constant part c apart. All terms are positive: nothing cancels.
class Mish {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch two(2.0F);
    const Batch half(0.5F);
    const auto is_negative = x < Batch(0.0F);
    const Batch e = exp_(-xsimd::abs(x));
    const Batch square = e * e;
    const Batch n = fma(two, e, xsimd::select(is_negative, square, one));
    const Batch m = fma(square, xsimd::select(is_negative, half, one), e);
    const Batch c = xsimd::select(is_negative, one, half);
    const Batch share = n / (two * (c + m));
    const Batch power = xsimd::select(is_negative, e, square);
    const Batch slope = fma(power, e, power) / fma(c, c, fma(m, m, two * c * m));
    return {x * share, fma(x, slope, share)};
  }

 private:
  Exp exp_;
};

// Beyond PyTorch's threshold of 20 the logarithm is below half a unit in the last place of x.
class Softplus {
 public:
  Point operator()(Batch x) const {
    const Batch zero(0.0F);
    const Batch one(1.0F);
    const Batch e = exp_(-xsimd::abs(x));
    return {xsimd::select(x > zero, x, zero) + log1p_(e),
            xsimd::select(x < zero, e, one) / (one + e)};
  }

 private:
  Exp exp_;
  Log1p log1p_;
};

inline constexpr volatile float tanh_constants[] = {
    0.625F,  // below: the polynomial
    // (tanh(x) / x − 1) / x² in x², relative error 2e-8. Highest power first.
    -0.00609671418F,
    0.0209971797F,
    -0.0538509078F,
    0.133327693F,
    -0.333333284F,
};

// With e = exp(−2|x|): (1 − e) / (1 + e), and near 0, where 1 − e cancels, a polynomial.
class Tanh {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch size = xsimd::abs(x);
    const Batch e = exp_(Batch(-2.0F) * size);
    const Batch sum = one + e;
    const Batch far = (one - e) / sum;
    const Batch far_signed = xsimd::select(x < Batch(0.0F), -far, far);
    return {xsimd::select(size < near_, near(x), far_signed),
            Batch(4.0F) * e / square_of_one_and(e)};
  }

 private:
  Batch near(Batch x) const {
    const Batch square = x * x;
    Batch polynomial = fma(c4_, square, c3_);
    polynomial = fma(polynomial, square, c2_);
    polynomial = fma(polynomial, square, c1_);
    polynomial = fma(polynomial, square, c0_);
    return fma(x * square, polynomial, x);
  }

  Exp exp_;
  Batch near_ = constant(tanh_constants[0]);
  Batch c4_ = constant(tanh_constants[1]);
  Batch c3_ = constant(tanh_constants[2]);
  Batch c2_ = constant(tanh_constants[3]);
  Batch c1_ = constant(tanh_constants[4]);
  Batch c0_ = constant(tanh_constants[5]);
};

}  // namespace normlab::kernels
