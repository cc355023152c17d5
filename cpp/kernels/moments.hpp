#pragma once

#include <cstdint>

#include "kernels/fma.hpp"
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
  double mean = 0;       // to within rounding of the spread
  double squares = 0;    // Σ (x − mean)²
  float center = 0;      // the mean as a float
  float residual = 0;    // mean − center
  bool is_wide = false;  // squares or differences leave float's range: normalize in double
};

/// In one pass around a value near the mean: Σ d and Σ d² of d = x − shift, in float over short
/// stretches. Where shift turns out to be further from the mean than the spread, or a sum leaves
/// float's range, in two: mean, in double; Σ (x − center)², in float, or in double where that
/// leaves float's range. Equal values have squares exactly 0; no values have mean and squares NaN.
Moments moments_of(const Runs& runs);

/// Their mean to the last digit, where it is small beside the spread too: in double, in one more
/// pass.
double mean_of(const Runs& runs);

/// For every column of a matrix whose rows lie side by side, as above; there must be a row.
void moments_of_columns(const float* x, std::int64_t rows, std::int64_t columns, Moments* moments);

/// Their means to the last digit.
void means_of_columns(const float* x, std::int64_t rows, std::int64_t columns, double* means);

/// x → (x − mean) · factor, in float: (x − center) · factor + offset.
class Normalizer {
 public:
  Normalizer(const Moments& moments, double factor)
      : Normalizer(Batch(moments.center), Batch(static_cast<float>(factor)),
                   Batch(offset(moments, factor))) {}
  Normalizer(Batch center, Batch factor, Batch offset)
      : center_(center), factor_(factor), offset_(offset) {}

  /// What center misses of the mean, in the units of the result.
  static float offset(const Moments& moments, double factor) {
    return static_cast<float>(-static_cast<double>(moments.residual) * factor);
  }

  Batch operator()(Batch x) const { return fma(x - center_, factor_, offset_); }

 private:
  Batch center_;
  Batch factor_;
  Batch offset_;
};

/// x → x · factor
class Scaler {
 public:
  explicit Scaler(double factor) : factor_(static_cast<float>(factor)) {}

  Batch operator()(Batch x) const { return x * factor_; }

 private:
  Batch factor_;
};

/// (x − mean) · factor in double, for what leaves float's range on its way.
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
