#include "kernels/gemm.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace normlab::kernels {

void multiply(const Product& product, const float* a, const Matrix& b, const float* bias,
              float* panel, float* output) {
  const auto [rows, inner, columns] = product;
  for (std::int64_t first = 0; first < columns; first += panel_width) {
    const std::int64_t count = std::min(panel_width, columns - first);
    pack_panel(b, inner, columns, first, panel);
    std::array<float, panel_width> shift{};
    if (bias != nullptr) std::copy_n(bias + first, count, shift.begin());
    const auto add_bias = [&](Batch sum, std::int64_t column) {
      return sum + Batch::load_unaligned(shift.data() + column);
    };
    multiply_panel(a, inner, rows, inner, panel, count, output + first, columns, add_bias);
  }
}

}  // namespace normlab::kernels
