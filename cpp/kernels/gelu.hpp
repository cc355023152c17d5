#pragma once

#include "kernels/exp.hpp"
#include "kernels/fma.hpp"
#include "kernels/point.hpp"
#include "kernels/sigmoids.hpp"
#include "kernels/simd.hpp"
#include "kernels/two_floats.hpp"

namespace normlab::kernels {

/// GELU and its approximation; see activation.hpp.

inline constexpr volatile float gelu_constants[] = {
    14.5F,           // beyond: the tail is 0
    -0.721347511F,   // −1 / (2 ln 2)
    12583114.0F,     // 1.5 · 2^23 + 127 + 75: rounds to an integer whose low bits are a float's
    1.3862915F,      // 2 ln 2, its first 15 bits
    2.85721353e-6F,  // and the rest
    // exp(−u / 2) on |u| ≤ ln 2, relative error 3e-9. Highest power first.
    2.15850978e-5F, -0.000261524401F, 0.00260427454F, -0.0208331496F, 0.124999985F, -0.5F, 1.0F,
    // The tail by exp(−t² / 2) on 0 … 14.5 as d / (√(2π) · t · d + n), polynomials in t, relative
    // error 7e-10; all coefficients are positive, so nothing cancels. Highest power first, n's last
    // is 1 and d lowered by 2^-75.
    0.00313404319F, 0.0374529622F, 0.208399296F, 0.630636811F, 3.30919908e-26F, 3.95662801e-25F,
    2.26330051e-24F, 7.49631562e-24F, 1.43739702e-23F, 1.32348898e-23F,
    9.46977386e+22F,  // 2^75 · √(2π)
    1.05599145e-23F,  // 2^-75 / √(2π)
};

// With t = |x|: the tail 1 − Φ(t) is exp(−t² / 2) times a quotient, small but accurate, so that
// x · Φ(x) is accurate far below 0, where 1 + erf(x / √2) has nothing left. The quotient need not
// wait for the exponential, and d is its numerator and most of its denominator: its errors cancel.
class Gelu {
 public:
  Point operator()(Batch x) const {
    const Batch t = xsimd::min(largest_, xsimd::abs(x));  // of NaN NaN
    const Batch d = polynomial_d(t);
    const Batch quotient = d / fma(t * raised_root_, d, polynomial_n(t));
    const Batch e = raised_exponential(t);
    const Batch tail = e * quotient;
    const Batch Phi = xsimd::select(x < Batch(0.0F), tail, one_ - tail);
    return {x * Phi, fma(x, e * lowered_root_, Phi)};
  }

 private:
  // 2^75 · exp(−t² / 2), never denormal. It is 2^k · exp(−u / 2) with u = t² + k · 2 ln 2. Rounding
  // t² would cost up to 50 units in the last place.
  Batch raised_exponential(Batch t) const {
    const SplitSquare square = split_square(t);
    const Batch shifted = fma(square.large, minus_half_log2e_, biased_rounder_);
    const Batch k = shifted - biased_rounder_;
    const Batch u = fma(k, low_, fma(k, high_, square.large)) + square.small;
    const Batch square_of_u = u * u;  // in pairs, as one step after the other would take too long
    Batch sum = fma(fma(e6_, u, e5_), square_of_u, fma(e4_, u, e3_));
    sum = fma(sum, square_of_u, fma(e2_, u, e1_));
    sum = fma(sum, u, one_);
    return sum * xsimd::bitwise_cast<float>(xsimd::bitwise_cast<std::int32_t>(shifted) << 23);
  }

  Batch polynomial_n(Batch t) const {
    Batch sum = fma(n4_, t, n3_);
    sum = fma(sum, t, n2_);
    sum = fma(sum, t, n1_);
    return fma(sum, t, one_);
  }

  Batch polynomial_d(Batch t) const {
    Batch sum = fma(d5_, t, d4_);
    sum = fma(sum, t, d3_);
    sum = fma(sum, t, d2_);
    sum = fma(sum, t, d1_);
    return fma(sum, t, d0_);
  }

  Batch largest_ = constant(gelu_constants[0]);
  Batch minus_half_log2e_ = constant(gelu_constants[1]);
  Batch biased_rounder_ = constant(gelu_constants[2]);
  Batch high_ = constant(gelu_constants[3]);
  Batch low_ = constant(gelu_constants[4]);
  Batch e6_ = constant(gelu_constants[5]);
  Batch e5_ = constant(gelu_constants[6]);
  Batch e4_ = constant(gelu_constants[7]);
  Batch e3_ = constant(gelu_constants[8]);
  Batch e2_ = constant(gelu_constants[9]);
  Batch e1_ = constant(gelu_constants[10]);
  Batch one_ = constant(gelu_constants[11]);
  Batch n4_ = constant(gelu_constants[12]);
  Batch n3_ = constant(gelu_constants[13]);
  Batch n2_ = constant(gelu_constants[14]);
  Batch n1_ = constant(gelu_constants[15]);
  Batch d5_ = constant(gelu_constants[16]);
  Batch d4_ = constant(gelu_constants[17]);
  Batch d3_ = constant(gelu_constants[18]);
  Batch d2_ = constant(gelu_constants[19]);
  Batch d1_ = constant(gelu_constants[20]);
  Batch d0_ = constant(gelu_constants[21]);
  Batch raised_root_ = constant(gelu_constants[22]);
  Batch lowered_root_ = constant(gelu_constants[23]);
};

inline constexpr volatile float gelu_tanh_constants[] = {
    12.0F,  // beyond: e is 0
    // 2 √(2/π) and 0.044715 times that, each with what its float misses
    1.5957691669464111F,
    -4.53406804e-8F,
    0.07135481387376785F,
    2.39883240e-9F,
};

// 0.5 · (1 + tanh(u)) is 1 / (1 + exp(−2u)): with e = exp(−2|u|) nothing cancels far below 0.
class GeluTanh {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch size = xsimd::abs(x);
    const Batch t = xsimd::select(size > largest_, largest_, size);
    const Batch e = exp_of_minus_2u(t);
    const Batch sum = one + e;
    const Batch slope = fma(Batch(3.0F) * cubic_, t * t, linear_);  // of 2u
    const auto is_negative = x < Batch(0.0F);
    const Batch factor = xsimd::select(is_negative, e, one);
    const Batch numerator = factor * fma(x * xsimd::select(is_negative, one, e), slope, sum);
    return {x * (factor / sum), numerator / square_of_one_and(e)};
  }

 private:
  // 2u = t · (linear + cubic · t²) reaches 87 at t = 10, where rounding it would cost 50 units in
  // the last place of e: what each step misses goes along.
  Batch exp_of_minus_2u(Batch t) const {
    const Batch square = t * t;
    const Batch bent = cubic_ * square;
    const Batch factor = linear_ + bent;
    const Batch doubled = t * factor;
    Batch missed = missed_by_product(square, t, t) * cubic_ + square * cubic_missed_;
    missed += missed_by_product(bent, cubic_, square) + linear_missed_;
    missed += missed_by_sum(factor, linear_, bent);
    missed = missed * t + missed_by_product(doubled, t, factor);
    return exp_(-doubled, -missed);
  }

  Exp exp_;
  Batch largest_ = constant(gelu_tanh_constants[0]);
  Batch linear_ = constant(gelu_tanh_constants[1]);
  Batch linear_missed_ = constant(gelu_tanh_constants[2]);
  Batch cubic_ = constant(gelu_tanh_constants[3]);
  Batch cubic_missed_ = constant(gelu_tanh_constants[4]);
};

}  // namespace normlab::kernels
