#pragma once

#include <cstdint>

namespace normlab::kernels {

/// The last pass over one row of n cells: normalized = normalize(x), output = normalized · gamma +
/// beta. gamma and beta may be nullptr: 1 and 0; so may normalized and output: not wanted. Made in
/// write_row.cpp for the normalizers that there are.
template <class Normalize>
void write_row(Normalize normalize, const float* x, std::int64_t n, const float* gamma,
               const float* beta, float* normalized, float* output);

/// The same over a run of n cells of one channel, which share gamma and beta.
template <class Normalize>
void write_run(Normalize normalize, const float* x, std::int64_t n, float gamma, float beta,
               float* normalized, float* output);

}  // namespace normlab::kernels
