#pragma once

#include <cstdint>

namespace normlab::reference {

/// Softmax of n cells that stand `step` apart; `output` likewise.
void softmax_row(const double* x, std::int64_t n, std::int64_t step, double& row_max,
                 double& exp_sum, double* output);

}  // namespace normlab::reference
