#pragma once

#include <cstdint>

#include "tensor/plan_axis.hpp"

namespace normlab::kernels {

/// Calls body(row, x, output) for every row along the axis of a plan, both with the row's cells
/// side by side. Rows whose cells stand apart are copied to `line`, two rows of scratch, and back.
/// `output` may be nullptr: body then gets the second line to write on.
template <class Body>
void for_each_line(const AxisPlan& plan, const float* x, float* output, float* line, Body body) {
  const std::int64_t n = plan.length;
  const std::int64_t step = plan.inner;
  for (std::int64_t row = 0; row < plan.rows(); ++row) {
    const std::int64_t first = plan.first_cell(row);
    const float* from = x + first;
    float* to = output == nullptr || step != 1 ? line + n : output + first;
    if (step != 1) {
      for (std::int64_t i = 0; i < n; ++i) line[i] = from[i * step];
      from = line;
    }
    body(row, from, to);
    if (step == 1 || output == nullptr) continue;
    for (std::int64_t i = 0; i < n; ++i) output[first + i * step] = to[i];
  }
}

}  // namespace normlab::kernels
