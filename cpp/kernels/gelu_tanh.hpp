#pragma once

#include "kernels/exp.hpp"
#include "kernels/fma.hpp"
#include "kernels/point.hpp"
#include "kernels/sigmoids.hpp"
#include "kernels/simd.hpp"
#include "kernels/two_floats.hpp"

namespace normlab::kernels {

/// GELU's approximation; see activation.hpp.

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
