#pragma once

#include <cstdint>

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

inline constexpr volatile float exp_constants[] = {
    -104.0F,          // below: 0
    89.5F,            // above: infinity
    1.44269502F,      // 1 / ln 2
    12582912.0F,      // 1.5 · 2^23: adding it rounds to an integer
    -0.693145752F,    // −ln 2, its first 15 bits
    -1.42860677e-6F,  // and the rest
    0.00138144626F,   // (e^r − 1 − r) / r², minimax on |r| ≤ ln 2 / 2, relative error 3e-9
    0.00836878084F,
    0.0416683927F,
    0.166665196F,
    0.49999994F,
    12582987.0F,  // 1.5 · 2^23 + 75: adds 75 to that integer
    1.0F,
};

/// e^x to about one unit in the last place, denormal results included; NaN stays NaN. Make one
/// before a loop: it holds its constants in registers.
class Exp {
 public:
  Batch operator()(Batch x) const { return (*this)(x, Batch(0.0F)); }

  /// e^x · raise for x ≤ 0 is raised(reduce_non_positive(x)). In two steps for two short loops: of
  /// short chains of operations the processor has more batches under way at once.
  static constexpr double raise = 0x1p75;

  // x = k · ln 2 + rest; the low bits of `shifted` are k + 75.
  struct Reduced {
    Batch shifted;
    Batch rest;
  };

  Reduced reduce_non_positive(Batch x) const {
    x = xsimd::max(x, lowest_);
    const Batch shifted = fma(x, log2e_, raising_rounder_);
    return {shifted, remainder(x, shifted - raising_rounder_)};
  }

  /// Nothing overflows, nor is anything denormal: 2^k is added to the bits of the exponent. That
  /// makes a number of many a NaN: look for NaN in the rests.
  Batch raised(const Reduced& x) const {
    const Batch power = fma(fma(polynomial(x.rest), x.rest, one_), x.rest, one_);
    return xsimd::bitwise_cast<float>(xsimd::bitwise_cast<std::int32_t>(power) +
                                      (xsimd::bitwise_cast<std::int32_t>(x.shifted) << 23));
  }

  /// e^(x + missed): `missed` is the small part of the exponent that a float x could not hold.
  Batch operator()(Batch x, Batch missed) const {
    x = xsimd::select(x < lowest_, lowest_, x);
    x = xsimd::select(x > highest_, highest_, x);
    const Parts parts = split(x, missed);
    // 2^k in two halves, so that results below 2^-126 come out denormal and not 0.
    const Bits half = parts.k >> 1;
    return (one_ + parts.rest) * power_of_two(half) * power_of_two(parts.k - half);
  }

  /// e^x − 1 for x ≤ 0, without cancellation near 0.
  Batch minus_one(Batch x) const {
    const Batch lowest(-30.0F);  // below: −1
    const Parts parts = split(xsimd::select(x < lowest, lowest, x), Batch(0.0F));
    const Batch power = power_of_two(parts.k);
    return fma(power, parts.rest, power - one_);
  }

 private:
  using Bits = xsimd::batch<std::int32_t>;

  // e^x = 2^k · (1 + rest)
  struct Parts {
    Bits k;
    Batch rest;
  };

  Parts split(Batch x, Batch missed) const {
    const Batch shifted = fma(x, log2e_, rounder_);
    const Bits integer =
        xsimd::bitwise_cast<std::int32_t>(shifted) - xsimd::bitwise_cast<std::int32_t>(rounder_);
    return {integer, rest_of(remainder(x, shifted - rounder_) + missed)};
  }

  // x − k · ln 2
  Batch remainder(Batch x, Batch k) const {
    return fma(k, minus_ln2_low_, fma(k, minus_ln2_high_, x));
  }

  // (e^r − 1 − r) / r² for |r| ≤ ln 2 / 2
  Batch polynomial(Batch r) const {
    return fma(fma(fma(fma(c6_, r, c5_), r, c4_), r, c3_), r, c2_);
  }

  // e^r − 1 for |r| ≤ ln 2 / 2
  Batch rest_of(Batch r) const { return fma(polynomial(r), r * r, r); }

  static Batch power_of_two(Bits exponent) {
    return xsimd::bitwise_cast<float>((exponent + Bits(127)) << 23);
  }

  Batch lowest_ = constant(exp_constants[0]);
  Batch highest_ = constant(exp_constants[1]);
  Batch log2e_ = constant(exp_constants[2]);
  Batch rounder_ = constant(exp_constants[3]);
  Batch minus_ln2_high_ = constant(exp_constants[4]);
  Batch minus_ln2_low_ = constant(exp_constants[5]);
  Batch c6_ = constant(exp_constants[6]);
  Batch c5_ = constant(exp_constants[7]);
  Batch c4_ = constant(exp_constants[8]);
  Batch c3_ = constant(exp_constants[9]);
  Batch c2_ = constant(exp_constants[10]);
  Batch raising_rounder_ = constant(exp_constants[11]);
  Batch one_ = constant(exp_constants[12]);
};

}  // namespace normlab::kernels
