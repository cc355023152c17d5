#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "kernels/fma.hpp"
#include "kernels/simd.hpp"

/// The matrix product that matmul, linear, attention and multiHeadAttention share.
///
///   a       (M, K)   rows `a_stride` apart, cells side by side
///   b       (K, P)   any strides: it is copied into panels first
///   panel   (K, W)   W = panel_width columns of b side by side, zeros beyond P
///   output  (M, P)   rows `output_stride` apart, cells side by side
///
/// Every cell is summed over k in order, wherever it stands in its tile: it depends on its row of a
/// and its column of b alone, and zeros at the end of k change no bit.

namespace normlab::kernels {

inline constexpr std::int64_t panel_batches = 2;
inline constexpr std::int64_t panel_width = panel_batches * lanes;

/// b as the caller has it: cell (k, p) stands at data + k · row_stride + p · column_stride.
struct Matrix {
  const float* data;
  std::int64_t row_stride;
  std::int64_t column_stride;
};

/// Copies the columns of b from `first` on, at most panel_width of them.
inline void pack_panel(const Matrix& b, std::int64_t inner, std::int64_t columns,
                       std::int64_t first, float* panel) {
  const std::int64_t count = std::min(panel_width, columns - first);
  const float* from = b.data + first * b.column_stride;
  for (std::int64_t k = 0; k < inner; ++k) {
    float* row = panel + k * panel_width;
    if (b.column_stride == 1 && count == panel_width) {
      std::copy_n(from + k * b.row_stride, panel_width, row);
      continue;
    }
    for (std::int64_t p = 0; p < count; ++p) {
      row[p] = from[k * b.row_stride + p * b.column_stride];
    }
    std::fill(row + count, row + panel_width, 0.0F);
  }
}

template <std::size_t rows>
using Tile = std::array<std::array<Batch, panel_batches>, rows>;

template <std::size_t rows>
Tile<rows> multiply_tile(const float* a, std::int64_t a_stride, std::int64_t inner,
                         const float* panel) {
  Tile<rows> tile;
  for (auto& row : tile) row.fill(Batch(0.0F));
  // A pointer a row: of one pointer and a stride V8 makes each address anew. More than one k a
  // round costs it registers, and a fifth of the speed.
  std::array<const float*, rows> next;
  for (std::size_t i = 0; i < rows; ++i) next[i] = a + static_cast<std::int64_t>(i) * a_stride;
  for (const float* end = panel + inner * panel_width; panel != end; panel += panel_width) {
    std::array<Batch, panel_batches> b;
    for (std::size_t j = 0; j < b.size(); ++j) {
      b[j] = Batch::load_unaligned(panel + static_cast<std::int64_t>(j) * lanes);
    }
    for (std::size_t i = 0; i < rows; ++i) {
      const Batch cell(*next[i]++);
      for (std::size_t j = 0; j < b.size(); ++j) tile[i][j] = fma(cell, b[j], tile[i][j]);
    }
  }
  return tile;
}

/// Writes `count` columns of a product, each batch passed through `finish(batch, column)`, where
/// column counts within the panel.
template <std::size_t rows, class Finish>
void multiply_rows(const float* a, std::int64_t a_stride, std::int64_t inner, const float* panel,
                   std::int64_t count, float* output, std::int64_t output_stride, Finish finish) {
  const Tile<rows> tile = multiply_tile<rows>(a, a_stride, inner, panel);
  for (std::size_t i = 0; i < rows; ++i) {
    float* to = output + static_cast<std::int64_t>(i) * output_stride;
    for (std::size_t j = 0; j < panel_batches; ++j) {
      const std::int64_t first = static_cast<std::int64_t>(j) * lanes;
      if (first >= count) break;
      const Batch batch = finish(tile[i][j], first);
      if (first + lanes <= count) {
        WholeBatch{first}.store(to, batch);
      } else {
        PartBatch{first, count - first}.store(to, batch);
      }
    }
  }
}

/// The rows of the largest tile whose accumulators every WASM engine keeps in registers: a product
/// that is not fused with its sum takes registers too.
inline constexpr std::int64_t tile_rows = is_fused ? 6 : 4;

/// All rows of a times one panel: in the largest tiles, and what is left over by two and one.
template <class Finish>
void multiply_panel(const float* a, std::int64_t a_stride, std::int64_t rows, std::int64_t inner,
                    const float* panel, std::int64_t count, float* output,
                    std::int64_t output_stride, Finish finish) {
  std::int64_t row = 0;
  const auto advance = [&]<std::size_t height>(std::integral_constant<std::size_t, height>) {
    constexpr auto step = static_cast<std::int64_t>(height);
    for (; row + step <= rows; row += step) {
      multiply_rows<height>(a + row * a_stride, a_stride, inner, panel, count,
                            output + row * output_stride, output_stride, finish);
    }
  };
  advance(std::integral_constant<std::size_t, tile_rows>());
  advance(std::integral_constant<std::size_t, 2>());
  advance(std::integral_constant<std::size_t, 1>());
}

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
