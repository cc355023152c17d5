#pragma once

#include <cstdint>

#include "kernels/simd.hpp"

namespace normlab::kernels {

/// Equally long stretches of values that share one statistic: run r starts at data + r · stride.
struct Runs {
  const float* data;
  std::int64_t count;
  std::int64_t stride;
  std::int64_t length;

  [[nodiscard]] std::int64_t values() const { return count * length; }
};

/// Mean and spread of one statistic. The mean is also kept as a float and what that float misses,
/// so that x − mean stays exact where a large mean has a small spread.
struct Moments {
  double mean = 0;
  double squares = 0;    // Σ (x − mean)²
  float center = 0;      // the mean as a float
  float residual = 0;    // mean − center
  bool is_wide = false;  // squares or differences leave float's range: normalize in double
};

/// Pass 1 mean, in double; pass 2 Σ (x − center)², in float, or in double where that leaves float's
/// range. Equal values have squares exactly 0; no values have mean and squares NaN.
Moments moments_of(const Runs& runs);

/// The same for every column of a matrix whose rows lie side by side; there must be a row.
void moments_of_columns(const float* x, std::int64_t rows, std::int64_t columns, Moments* moments);

/// x → (x − mean) · factor, in float.
class Normalizer {
 public:
  Normalizer(const Moments& moments, double factor)
      : Normalizer(Batch(moments.center), Batch(moments.residual),
                   Batch(static_cast<float>(factor))) {}
  Normalizer(Batch center, Batch residual, Batch factor)
      : center_(center), residual_(residual), factor_(factor) {}

  Batch operator()(Batch x) const { return (x - center_ - residual_) * factor_; }

 private:
  Batch center_;
  Batch residual_;
  Batch factor_;
};

/// The same in double, for what leaves float's range on its way.
class WideNormalizer {
 public:
  WideNormalizer(const Moments& moments, double factor) : mean_(moments.mean), factor_(factor) {}

  Batch operator()(Batch x) const {
    Lanes cells = to_lanes(x);
    for (float& cell : cells) {
      cell = static_cast<float>((static_cast<double>(cell) - mean_) * factor_);
    }
    return Batch::load_unaligned(cells.data());
  }

 private:
  double mean_;
  double factor_;
};

/// Whether a factor is a float that keeps all its digits: neither infinite nor denormal.
inline bool fits_float(double factor) { return factor >= 1e-37 && factor <= 1e37; }

inline bool wants_double(const Moments& moments, double factor) {
  return moments.is_wide || !fits_float(factor);
}

/// Calls `body` with the normalizer that suits the moments and the factor.
template <class Body>
void with_normalizer(const Moments& moments, double factor, Body body) {
  if (wants_double(moments, factor)) {
    body(WideNormalizer(moments, factor));
  } else {
    body(Normalizer(moments, factor));
  }
}

}  // namespace normlab::kernels
