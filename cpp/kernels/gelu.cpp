#include "kernels/gelu.hpp"

#include <algorithm>
#include <array>

#include "kernels/fma.hpp"
#include "kernels/polynomial.hpp"
#include "kernels/simd.hpp"
#include "kernels/two_floats.hpp"

namespace normlab::kernels {
namespace {

// With t = |x|, x · Φ(x) is max(x, 0) − t · (1 − Φ(t)), accurate far below 0, where 1 + erf(x / √2)
// has nothing left. The tail 1 − Φ(t) is exp(−t² / 2) · P / (√(2π) · t · P + N), P and N
// polynomials in t, within 2e-8: all coefficients are positive, so that nothing cancels but, where
// t is large, P's errors. The exponential is 2^k · exp(−u / 2) with u = t² + k · 2 ln 2. It and the
// denominator are raised by 2^75, so that nothing before the quotient is denormal.
constexpr volatile float constants[] = {
    14.5F,            // beyond: the tail is 0
    -0.721347511F,    // −1 / (2 ln 2)
    12582912.0F,      // 1.5 · 2^23: adding it rounds to an integer, in the low bits
    1.3862915F,       // 2 ln 2, its first 15 bits
    2.85721353e-6F,   // and the rest
    9.4697946e+22F,   // √(2π), or a little more, raised by 2^75
    1.05599145e-23F,  // 1 / √(2π), lowered by 2^-75
};
constexpr volatile float p_coefficients[] = {0.00903967489F, 0.0846504346F, 0.366823643F,
                                             0.847806871F, 0.92420578F};
constexpr volatile float n_coefficients[] = {8.53119551e+20F, 8.08175288e+21F, 3.22552309e+22F,
                                             6.98310144e+22F};
// exp(−u / 2) on |u| ≤ ln 2, relative error 3e-9, raised by 2^75.
constexpr volatile float e_coefficients[] = {8.15461938e+17F,  -9.88011253e+18F, 9.83867106e+19F,
                                             -7.87054137e+20F, 4.72236592e+21F,  -1.88894659e+22F,
                                             3.77789319e+22F};

// What is known of a batch of cells.
struct Step {
  Lanes t;
  Lanes u;
  Lanes k;            // as rounding leaves it
  Lanes e;            // exp(−t² / 2), raised
  Lanes p;            // P
  Lanes product;      // t · P
  Lanes denominator;  // √(2π) · t · P + N, raised
};

Batch load(const Lanes& cells) { return Batch::load_unaligned(cells.data()); }
void store(Lanes& cells, Batch batch) { batch.store_unaligned(cells.data()); }

// Several short loops over a block of steps: one with a long chain of operations would leave the
// processor no room to begin the next step, and have more constants than there are registers.
constexpr std::int64_t block = 32;
using Steps = std::array<Step, block>;

void reduce(const float* x, std::int64_t count, Step* step) {
  const Batch largest = constant(constants[0]);
  const Batch minus_half_log2e = constant(constants[1]);
  const Batch rounder = constant(constants[2]);
  const Batch high = constant(constants[3]);
  const Batch low = constant(constants[4]);
  for (std::int64_t i = 0; i < count; ++i, x += lanes, ++step) {
    const Batch t = xsimd::min(largest, xsimd::abs(Batch::load_unaligned(x)));  // of NaN NaN
    // Rounding t² would cost up to 50 units in the last place.
    const SplitSquare square = split_square(t);
    const Batch shifted = fma(square.large, minus_half_log2e, rounder);
    const Batch k = shifted - rounder;
    store(step->t, t);
    store(step->u, fma(k, high, square.large) + fma(k, low, square.small));
    store(step->k, shifted);
  }
}

void exponentiate(std::int64_t count, Step* step) {
  const Polynomial raised_exponential(e_coefficients);
  for (std::int64_t i = 0; i < count; ++i, ++step) {
    // 2^k times, by adding k to the exponent.
    const auto k = xsimd::bitwise_cast<std::int32_t>(load(step->k)) << 23;
    const auto bits = xsimd::bitwise_cast<std::int32_t>(raised_exponential(load(step->u)));
    store(step->e, xsimd::bitwise_cast<float>(bits + k));
  }
}

void approximate(std::int64_t count, Step* step) {
  const Batch raised_root = constant(constants[5]);
  const Polynomial polynomial_p(p_coefficients);
  const Polynomial polynomial_n(n_coefficients);
  for (std::int64_t i = 0; i < count; ++i, ++step) {
    const Batch t = load(step->t);
    const Batch p = polynomial_p(t);
    const Batch product = t * p;
    store(step->p, p);
    store(step->product, product);
    store(step->denominator, fma(raised_root, product, polynomial_n(t)));
  }
}

// x · Φ(x)
void write_output(const float* x, std::int64_t count, const Step* step, float* output) {
  const Batch zero(0.0F);
  for (std::int64_t i = 0; i < count; ++i, x += lanes, output += lanes, ++step) {
    const Batch cells = Batch::load_unaligned(x);
    const Batch positive = cells - xsimd::min(cells, zero);  // of −∞ NaN, as in PyTorch
    const Batch below = load(step->e) * load(step->product) / load(step->denominator);
    (positive - below).store_unaligned(output);
  }
}

// Φ(x) + x · φ(x)
void write_derivative(const float* x, std::int64_t count, const Step* step, float* derivative) {
  const Batch zero(0.0F);
  const Batch one(1.0F);
  const Batch lowered_root = constant(constants[6]);
  for (std::int64_t i = 0; i < count; ++i, x += lanes, derivative += lanes, ++step) {
    const Batch cells = Batch::load_unaligned(x);
    const Batch e = load(step->e);
    const Batch tail = e * load(step->p) / load(step->denominator);
    const Batch Phi = xsimd::select(cells < zero, tail, one - tail);
    fma(cells, e * lowered_root, Phi).store_unaligned(derivative);
  }
}

}  // namespace

void gelu(const float* x, std::int64_t batches, float* output, float* derivative) {
  Steps steps;
  while (batches > 0) {
    const std::int64_t count = std::min(batches, block);
    reduce(x, count, steps.data());
    exponentiate(count, steps.data());
    approximate(count, steps.data());
    write_output(x, count, steps.data(), output);
    if (derivative != nullptr) {
      write_derivative(x, count, steps.data(), derivative);
      derivative += count * lanes;
    }
    batches -= count;
    x += count * lanes;
    output += count * lanes;
  }
}

}  // namespace normlab::kernels
