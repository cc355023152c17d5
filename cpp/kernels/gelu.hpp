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
    14.5F,  // beyond: the tail is 0
    // 1 / √(2π), and what its float misses
    0.398942292F, -1.13351701e-8F,
    // h(t) = φ(t) / (1 − Φ(t)) − t on 0 … 14.5 as a quotient of polynomials in t, error 7e-10 of
    // t + h(t); all coefficients are positive, so nothing cancels. Highest power first.
    0.00246103457F, 0.0294126868F, 0.163668573F, 0.49529478F, 0.785417616F,  // numerator
    0.00246079406F, 0.0294247884F, 0.16832523F, 0.557530046F, 1.06907356F,
    0.984375F,        // denominator
    5.42101086e-20F,  // 2^-64
};

// With t = |x|: the tail 1 − Φ(t) is φ(t) / (t + h(t)), small but accurate, so that x · Φ(x) is
// accurate far below 0, where 1 + erf(x / √2) has nothing left. With h = n / d one division does:
// φ · d / (t · d + n).
class Gelu {
 public:
  Point operator()(Batch x) const {
    const Batch size = xsimd::abs(x);
    const Batch t = xsimd::select(largest_ < size, largest_, size);
    const Batch raised = raised_density(t);
    const Batch d = denominator(t);
    const Batch tail = raised * d / fma(t, d, numerator(t)) * lower_;
    const Batch Phi = xsimd::select(x < Batch(0.0F), tail, Batch(1.0F) - tail);
    return {x * Phi, fma(x, raised * lower_, Phi)};
  }

 private:
  // 2^64 · φ(t), φ(t) = exp(−t² / 2) / √(2π). Rounding t² would cost up to 50 units in the last
  // place.
  Batch raised_density(Batch t) const {
    const SplitSquare square = split_square(t);
    const Batch minus_half(-0.5F);
    return exp_.raised_product(root_, root_missed_, square.large * minus_half,
                               square.small * minus_half);
  }

  Batch numerator(Batch t) const {
    Batch sum = fma(n4_, t, n3_);
    sum = fma(sum, t, n2_);
    sum = fma(sum, t, n1_);
    return fma(sum, t, n0_);
  }

  Batch denominator(Batch t) const {
    Batch sum = fma(d5_, t, d4_);
    sum = fma(sum, t, d3_);
    sum = fma(sum, t, d2_);
    sum = fma(sum, t, d1_);
    return fma(sum, t, d0_);
  }

  Exp exp_;
  Batch largest_ = constant(gelu_constants[0]);
  Batch root_ = constant(gelu_constants[1]);
  Batch root_missed_ = constant(gelu_constants[2]);
  Batch n4_ = constant(gelu_constants[3]);
  Batch n3_ = constant(gelu_constants[4]);
  Batch n2_ = constant(gelu_constants[5]);
  Batch n1_ = constant(gelu_constants[6]);
  Batch n0_ = constant(gelu_constants[7]);
  Batch d5_ = constant(gelu_constants[8]);
  Batch d4_ = constant(gelu_constants[9]);
  Batch d3_ = constant(gelu_constants[10]);
  Batch d2_ = constant(gelu_constants[11]);
  Batch d1_ = constant(gelu_constants[12]);
  Batch d0_ = constant(gelu_constants[13]);
  Batch lower_ = constant(gelu_constants[14]);
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
