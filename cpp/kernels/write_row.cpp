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
