#pragma once

#include <cstdint>

#include "kernels/moments.hpp"

namespace normlab::kernels {

/// The last pass over one row of n cells: normalized = (x − mean) · rstd, output = normalized ·
/// gamma + beta. gamma and beta may be nullptr: 1 and 0; so may normalized and output: not wanted.
void write_row(const Moments& moments, double rstd, const float* x, std::int64_t n,
               const float* gamma, const float* beta, float* normalized, float* output);

/// The same to one result, over a run of n cells of one channel, which share gamma and beta.
void write_run(const Moments& moments, double rstd, float gamma, float beta, const float* x,
               std::int64_t n, float* to);

/// The scaling of each column, a row of numbers for each of its three.
struct ColumnScalings {
  float* center;
  float* factor;
  float* offset;
};

/// The same over rows of `width` cells that lie side by side, by column.
void write_rows(const ColumnScalings& scalings, const float* x, std::int64_t rows,
                std::int64_t width, float* to);

}  // namespace normlab::kernels
