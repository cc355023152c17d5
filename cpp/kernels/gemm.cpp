#include "kernels/gemm.hpp"

#include <algorithm>
#include <type_traits>

#include "kernels/fma.hpp"

namespace normlab::kernels {
namespace {

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

template <std::size_t rows>
void multiply_rows(const float* a, std::int64_t a_stride, std::int64_t inner, const float* panel,
                   std::int64_t count, float* output, std::int64_t output_stride,
                   const Finish& finish) {
  const Tile<rows> tile = multiply_tile<rows>(a, a_stride, inner, panel);
  const Batch scale(finish.scale);
  for (std::size_t i = 0; i < rows; ++i) {
    float* to = output + static_cast<std::int64_t>(i) * output_stride;
    for (std::size_t j = 0; j < panel_batches; ++j) {
      const std::int64_t first = static_cast<std::int64_t>(j) * lanes;
      if (first >= count) break;
      const Batch shift = Batch::load_unaligned(finish.shift.data() + first);
      const Batch batch = fma(tile[i][j], scale, shift);
      if (first + lanes <= count) {
        WholeBatch<>{first}.store(to, batch);
      } else {
        PartBatch{first, count - first}.store(to, batch);
      }
    }
  }
}

}  // namespace

void pack_panel(const Matrix& b, std::int64_t inner, std::int64_t columns, std::int64_t first,
                float* panel) {
  const std::int64_t count = std::min(panel_width, columns - first);
  const float* from = b.data + first * b.column_stride;
  if (count < panel_width) std::fill_n(panel, inner * panel_width, 0.0F);
  for (std::int64_t k = 0; k < inner; ++k) {
    float* row = panel + k * panel_width;
    if (b.column_stride == 1 && count == panel_width) {
      std::copy_n(from + k * b.row_stride, panel_width, row);
      continue;
    }
    for (std::int64_t p = 0; p < count; ++p) {
      row[p] = from[k * b.row_stride + p * b.column_stride];
    }
  }
}

// The rows of the largest tile whose accumulators browsers keep in registers: a product that is not
// fused with its sum takes registers too. (Node 20, which fuses only behind a flag, spills six rows
// and takes twice as long as for four.) What is left over goes by two and one.
void multiply_panel(const float* a, std::int64_t a_stride, std::int64_t rows, std::int64_t inner,
                    const float* panel, std::int64_t count, float* output,
                    std::int64_t output_stride, const Finish& finish) {
  std::int64_t row = 0;
  const auto advance = [&]<std::size_t height>(std::integral_constant<std::size_t, height>) {
    constexpr auto step = static_cast<std::int64_t>(height);
    for (; row + step <= rows; row += step) {
      multiply_rows<height>(a + row * a_stride, a_stride, inner, panel, count,
                            output + row * output_stride, output_stride, finish);
    }
  };
  advance(std::integral_constant < std::size_t, is_fused ? 6 : 4 > ());
  advance(std::integral_constant<std::size_t, 2>());
  advance(std::integral_constant<std::size_t, 1>());
}

void multiply(const Product& product, const float* a, const Matrix& b, const float* bias,
              float* panel, float* output) {
  const auto [rows, inner, columns] = product;
  for (std::int64_t first = 0; first < columns; first += panel_width) {
    const std::int64_t count = std::min(panel_width, columns - first);
    pack_panel(b, inner, columns, first, panel);
    Finish finish{1, {}};
    if (bias != nullptr) std::copy_n(bias + first, count, finish.shift.begin());
    multiply_panel(a, inner, rows, inner, panel, count, output + first, columns, finish);
  }
}

}  // namespace normlab::kernels
