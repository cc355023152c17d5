#pragma once

#include <array>
#include <cstdint>

#include "kernels/simd.hpp"

/// The matrix product that matmul, linear, attention and multiHeadAttention share.
///
///   a       (M, K)   rows `a_stride` apart, cells side by side
///   b       (K, P)   as it is or transposed: it is copied into panels first
///   panel   (K, W)   W = panel_width columns of b side by side, zeros beyond P
///   output  (M, P)   rows `output_stride` apart, cells side by side
///
/// Every cell is summed over k in order, wherever it stands in its tile: it depends on its row of a
/// and its column of b alone, and zeros at the end of k change no bit.

namespace normlab::kernels {

inline constexpr std::int64_t panel_batches = 2;
inline constexpr std::int64_t panel_width = panel_batches * lanes;

/// b as the caller has it: cell (k, p) stands at data + k · row_stride + p · column_stride, and one
/// of the strides is 1.
struct Matrix {
  const float* data;
  std::int64_t row_stride;
  std::int64_t column_stride;
};

/// Copies the columns of b from `first` on, at most panel_width of them.
void pack_panel(const Matrix& b, std::int64_t inner, std::int64_t columns, std::int64_t first,
                float* panel);

/// What is made of each sum: sum · scale + shift, shift being a number a column of the panel.
struct Finish {
  float scale;
  std::array<float, panel_width> shift;

  /// To be added without changing anything, the sign of a zero neither.
  static Finish scaled(float scale) {
    Finish finish{scale, {}};
    finish.shift.fill(-0.0F);
    return finish;
  }
};

/// All rows of a times one panel, of which `count` columns are written.
void multiply_panel(const float* a, std::int64_t a_stride, std::int64_t rows, std::int64_t inner,
                    const float* panel, std::int64_t count, float* output,
                    std::int64_t output_stride, const Finish& finish);

/// The lengths M, K and P of one product.
struct Product {
  std::int64_t rows;
  std::int64_t inner;
  std::int64_t columns;
};

/// output = a · b + bias, panel by panel: all of it side by side. bias (P) may be nullptr; `panel`
/// is scratch for one.
void multiply(const Product& product, const float* a, const Matrix& b, const float* bias,
              float* panel, float* output);

}  // namespace normlab::kernels
