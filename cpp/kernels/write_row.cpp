#include "kernels/write_row.hpp"

namespace normlab::kernels {

template <class Normalize, class Affine>
void write_row(const Normalize& shared, const float* x, std::int64_t n, const Affine& shared_affine,
               float* normalized, float* output) {
  // Of its own, which no store can change: in registers.
  const Normalize normalize = shared;
  const Affine affine = shared_affine;
  if (normalized == nullptr) {
    return for_each_batch(
        n, [&](auto cells) { cells.store(output, affine(cells, normalize(cells.load(x)))); });
  }
  for_each_batch(n, [&](auto cells) {
    const Batch value = normalize(cells.load(x));
    cells.store(normalized, value);
    if (output != nullptr) cells.store(output, affine(cells, value));
  });
}

void write_columns(const Columns& columns, const float* x, std::int64_t n, float* normalized,
                   float* output) {
  const auto [center, factor, offset, gamma, beta] = columns;
  for_each_batch(n, [=](auto cells) {
    const Normalizer normalize(cells.load(center), cells.load(factor), cells.load(offset));
    const Batch value = normalize(cells.load(x));
    if (normalized != nullptr) cells.store(normalized, value);
    if (output != nullptr) cells.store(output, fma(value, cells.load(gamma), cells.load(beta)));
  });
}

template void write_row(const Normalizer&, const float*, std::int64_t, const Affine&, float*,
                        float*);
template void write_row(const Normalizer&, const float*, std::int64_t, const ChannelAffine&, float*,
                        float*);
template void write_row(const WideNormalizer&, const float*, std::int64_t, const Affine&, float*,
                        float*);
template void write_row(const WideNormalizer&, const float*, std::int64_t, const ChannelAffine&,
                        float*, float*);
template void write_row(const Scaler&, const float*, std::int64_t, const Affine&, float*, float*);

}  // namespace normlab::kernels
