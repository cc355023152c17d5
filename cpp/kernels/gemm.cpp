#include "kernels/gemm.hpp"

#include <algorithm>
#include <utility>

#include "kernels/fma.hpp"

namespace normlab::kernels {
namespace {

// The rows of the largest tile whose accumulators V8 keeps in registers: a product that is not
// fused with its sum takes registers too.
constexpr std::int64_t tallest = is_fused ? 6 : 4;

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

// One tile of output, from `row` on. Called by address, so that nothing inlines it, and with its
// rows stored in order: V8 up to 12 (Node 20 and 22) unrolls a loop that stands in others, and
// then, or where the stores stand otherwise, reads all cells of a round before it adds the first
// product. It has no registers for that, and takes twice as long.
template <std::size_t rows>
void multiply_rows(const float* a, std::int64_t a_stride, std::int64_t row, std::int64_t inner,
                   const float* panel, const Finish& finish, float* output,
                   std::int64_t output_stride) {
  const Tile<rows> tile = multiply_tile<rows>(a + row * a_stride, a_stride, inner, panel);
  const Batch scale(finish.scale);
  std::array<Batch, panel_batches> shift;
  for (std::size_t j = 0; j < shift.size(); ++j) {
    shift[j] = Batch::load_unaligned(finish.shift.data() + static_cast<std::int64_t>(j) * lanes);
  }
  for (const auto& sums : tile) {
    for (std::size_t j = 0; j < sums.size(); ++j) {
      fma(sums[j], scale, shift[j]).store_unaligned(output + static_cast<std::int64_t>(j) * lanes);
    }
    output += output_stride;
  }
}

template <std::size_t... heights>
constexpr auto tiles_up_to(std::index_sequence<heights...>) {
  return std::array{multiply_rows<heights + 1>...};
}
constexpr auto tiles = tiles_up_to(std::make_index_sequence<tallest>());

// The rows of the next tile. The last two are nearly alike, rather than a tall one and what it
// leaves: in a low tile each sum waits for the one before.
std::int64_t next_height(std::int64_t left) {
  if (left >= 2 * tallest) return tallest;
  return left > tallest ? (left + 1) / 2 : left;
}

using Square = std::array<Batch, Batch::size>;

// As many rows as lanes of b, of which one stride is 1.
Square load_square(const Matrix& b, const float* from) {
  const bool is_transposed = b.column_stride != 1;
  const std::int64_t stride = is_transposed ? b.column_stride : b.row_stride;
  Square square;
  for (Batch& row : square) {
    row = Batch::load_unaligned(from);
    from += stride;
  }
  if (is_transposed) xsimd::transpose(square.data(), square.data() + square.size());
  return square;
}

void store_square(const Square& square, float* to) {
  for (const Batch& row : square) {
    row.store_unaligned(to);
    to += panel_width;
  }
}

}  // namespace

void pack_panel(const Matrix& b, std::int64_t inner, std::int64_t columns, std::int64_t first,
                float* panel) {
  const std::int64_t count = std::min(panel_width, columns - first);
  const float* from = b.data + first * b.column_stride;
  const std::int64_t squares = count == panel_width ? inner / lanes : 0;
  std::int64_t k = 0;
  for (; k < squares * lanes; k += lanes) {
    for (std::int64_t p = 0; p < panel_width; p += lanes) {
      store_square(load_square(b, from + k * b.row_stride + p * b.column_stride),
                   panel + k * panel_width + p);
    }
  }
  for (; k < inner; ++k) {
    for (std::int64_t p = 0; p < panel_width; ++p) {
      panel[k * panel_width + p] = p < count ? from[k * b.row_stride + p * b.column_stride] : 0.0F;
    }
  }
}

void multiply_panel(const float* a, std::int64_t a_stride, std::int64_t rows, std::int64_t inner,
                    const float* panel, std::int64_t count, float* output,
                    std::int64_t output_stride, const Finish& finish) {
  std::int64_t height = 0;
  for (std::int64_t row = 0; row < rows; row += height) {
    height = next_height(rows - row);
    const auto multiply_rows = tiles[static_cast<std::size_t>(height - 1)];
    float* to = output + row * output_stride;
    if (count == panel_width) {
      multiply_rows(a, a_stride, row, inner, panel, finish, to, output_stride);
      continue;
    }
    std::array<float, tallest * panel_width> cells;
    multiply_rows(a, a_stride, row, inner, panel, finish, cells.data(), panel_width);
    for (std::int64_t i = 0; i < height; ++i) {
      for_each_batch(count, [&](auto part) {
        part.store(to + i * output_stride, part.load(cells.data() + i * panel_width));
      });
    }
  }
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
