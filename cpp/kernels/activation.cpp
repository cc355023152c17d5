#include "kernels/activation.hpp"

#include <cstdint>

#include "kernels/exp.hpp"
#include "kernels/fma.hpp"
#include "kernels/simd.hpp"
#include "tensor/plan_activation.hpp"

namespace normlab::kernels {
namespace {

struct Point {
  Batch output;
  Batch derivative;
};

struct Relu {
  Point operator()(Batch x) const {
    const Batch zero(0.0F);
    return {xsimd::select(x <= zero, zero, x), xsimd::select(x <= zero, zero, Batch(1.0F))};
  }
};

constexpr volatile float gelu_constants[] = {
    14.5F,        // beyond: the tail is 0
    0.39894228F,  // 1 / √(2π)
    // h(t) = φ(t) / (1 − Φ(t)) − t on 0 … 14.5 as a quotient of polynomials in t, error 7e-10 of
    // t + h(t); all coefficients are positive, so nothing cancels. Highest power first.
    0.0025000987F, 0.0298795546F, 0.166266486F, 0.503156603F, 0.797884561F,  // numerator
    0.00249985425F, 0.0298918482F, 0.170997066F, 0.566379702F, 1.08604292F,
    1.0F,  // denominator
};

// With t = |x|: the tail 1 − Φ(t) is φ(t) / (t + h(t)), small but accurate, so that x · Φ(x) is
// accurate far below 0, where 1 + erf(x / √2) has nothing left.
class Gelu {
 public:
  Point operator()(Batch x) const {
    const Batch size = xsimd::abs(x);
    const Batch t = xsimd::select(size > largest_, largest_, size);
    const Batch phi = density(t);
    const Batch tail = phi / (t + correction(t));
    const Batch Phi = xsimd::select(x < Batch(0.0F), tail, Batch(1.0F) - tail);
    return {x * Phi, fma(x, phi, Phi)};
  }

 private:
  // φ(t) = exp(−t² / 2) / √(2π). Rounding t² alone would cost up to 50 units in the last place: the
  // part that it misses, computed exactly from the two halves of t, goes along.
  Batch density(Batch t) const {
    using Bits = xsimd::batch<std::uint32_t>;
    const Batch high =
        xsimd::bitwise_cast<float>(xsimd::bitwise_cast<std::uint32_t>(t) & Bits(0xfffff000U));
    const Batch low = t - high;
    const Batch square = t * t;
    const Batch missed = (high * high - square) + Batch(2.0F) * high * low + low * low;
    const Batch minus_half(-0.5F);
    return exp_(square * minus_half, missed * minus_half) * root_;
  }

  Batch correction(Batch t) const {
    Batch numerator = fma(n4_, t, n3_);
    numerator = fma(numerator, t, n2_);
    numerator = fma(numerator, t, n1_);
    numerator = fma(numerator, t, n0_);
    Batch denominator = fma(d5_, t, d4_);
    denominator = fma(denominator, t, d3_);
    denominator = fma(denominator, t, d2_);
    denominator = fma(denominator, t, d1_);
    denominator = fma(denominator, t, d0_);
    return numerator / denominator;
  }

  Exp exp_;
  Batch largest_ = constant(gelu_constants[0]);
  Batch root_ = constant(gelu_constants[1]);
  Batch n4_ = constant(gelu_constants[2]);
  Batch n3_ = constant(gelu_constants[3]);
  Batch n2_ = constant(gelu_constants[4]);
  Batch n1_ = constant(gelu_constants[5]);
  Batch n0_ = constant(gelu_constants[6]);
  Batch d5_ = constant(gelu_constants[7]);
  Batch d4_ = constant(gelu_constants[8]);
  Batch d3_ = constant(gelu_constants[9]);
  Batch d2_ = constant(gelu_constants[10]);
  Batch d1_ = constant(gelu_constants[11]);
  Batch d0_ = constant(gelu_constants[12]);
};

// With e = exp(−|x|), which never overflows.
class Sigmoid {
 public:
  Point operator()(Batch x) const {
    const Batch one(1.0F);
    const Batch e = exp_(-xsimd::abs(x));
    const Batch sum = one + e;
    return {xsimd::select(x < Batch(0.0F), e, one) / sum, e / (sum * sum)};
  }

 private:
  Exp exp_;
};

constexpr volatile float tanh_constants[] = {
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
    return {xsimd::select(size < near_, near(x), far_signed), Batch(4.0F) * e / (sum * sum)};
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

template <class Function>
void apply(View<const float> x, ActivationResult<float>& result) {
  const Function function;
  float* output = result.output.data();
  float* derivative = result.derivative.data();
  for_each_batch(x.numel(), [&](auto cells) {
    const Point point = function(cells.load(x.data()));
    if (output != nullptr) cells.store(output, point.output);
    if (derivative != nullptr) cells.store(derivative, point.derivative);
  });
}

}  // namespace

Status activation(View<const float> x, ActivationKind kind, Fields wanted,
                  ActivationResult<float>& result) {
  if (Status status = allocate(x.shape(), wanted, result); !status.ok()) return status;
  switch (kind) {
    case ActivationKind::relu:
      apply<Relu>(x, result);
      break;
    case ActivationKind::gelu:
      apply<Gelu>(x, result);
      break;
    case ActivationKind::sigmoid:
      apply<Sigmoid>(x, result);
      break;
    case ActivationKind::tanh:
      apply<Tanh>(x, result);
      break;
  }
  return {};
}

}  // namespace normlab::kernels
