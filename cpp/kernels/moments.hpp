#pragma once

#include <cmath>
#include <cstdint>

namespace normlab::kernels {

/// Equally long stretches of values that share one statistic: run r starts at data + r · stride.
struct Runs {
  const float* data;
  std::int64_t count;
  std::int64_t stride;
  std::int64_t length;

  [[nodiscard]] std::int64_t values() const { return count * length; }
};

/// Mean and spread of one statistic.
struct Moments {
  double mean = 0;       // to within rounding of the spread
  double squares = 0;    // Σ (x − mean)²
  bool is_wide = false;  // squares or differences leave float's range: normalize in double

  /// The mean as a float, and what that float misses: x − mean stays exact where a large mean has a
  /// small spread.
  [[nodiscard]] float center() const { return static_cast<float>(mean); }
  [[nodiscard]] double residual() const { return mean - static_cast<double>(center()); }
};

/// Whether a sum of n squares may have had squares, or be one, that a float cannot hold with all
/// its digits.
inline bool leaves_float(double squares, std::int64_t n) {
  const auto count = static_cast<double>(n);
  return !(squares >= 1e-28 * count && squares <= 1e37 * count);
}

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

/// x → (x − mean) · rstd · gamma + beta, in float: (x − center) · factor + offset.
struct Scaling {
  float center;
  float factor;
  float offset;

  Scaling(const Moments& moments, double rstd, float gamma = 1, float beta = 0)
      : center(moments.center()),
        factor(static_cast<float>(rstd * static_cast<double>(gamma))),
        offset(static_cast<float>(static_cast<double>(beta) -
                                  static_cast<double>(gamma) * rstd * moments.residual())) {}
};

/// Whether to normalize in double: where a difference leaves float's range, or a factor is no float
/// that keeps all its digits.
inline bool wants_double(const Moments& moments, double rstd, float gamma = 1) {
  const auto fits = [](double factor) { return factor >= 1e-37 && factor <= 1e37; };
  const double factor = std::fabs(rstd * static_cast<double>(gamma));
  return moments.is_wide || !fits(rstd) || (gamma != 0 && !fits(factor));
}

}  // namespace normlab::kernels
