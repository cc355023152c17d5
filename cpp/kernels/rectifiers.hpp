#pragma once

#include "kernels/exp.hpp"
#include "kernels/point.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {

/// The activation functions that pass positive cells through; see activation.hpp.

struct Relu {
  Point operator()(Batch x) const {
    const Batch zero(0.0F);
    return {xsimd::select(x <= zero, zero, x), xsimd::select(x <= zero, zero, Batch(1.0F))};
  }
};

class LeakyRelu {
 public:
  explicit LeakyRelu(double alpha) : alpha_(static_cast<float>(alpha)) {}

  Point operator()(Batch x) const {
    const auto is_positive = x > Batch(0.0F);
    return {xsimd::select(is_positive, x, alpha_ * x),
            xsimd::select(is_positive, Batch(1.0F), alpha_)};
  }

 private:
  Batch alpha_;
};

class Elu {
 public:
  explicit Elu(double alpha) : alpha_(static_cast<float>(alpha)) {}

  Point operator()(Batch x) const {
    const Batch zero(0.0F);
    const auto is_bent = x <= zero;
    const Batch bent = xsimd::select(is_bent, x, zero);
    return {xsimd::select(is_bent, alpha_ * exp_.minus_one(bent), x),
            xsimd::select(is_bent, alpha_ * exp_(bent), Batch(1.0F))};
  }

 private:
  Exp exp_;
  Batch alpha_;
};

}  // namespace normlab::kernels
