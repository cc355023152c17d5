#include "kernels/write_row.hpp"

#include <type_traits>

#include "kernels/fma.hpp"
#include "kernels/moments.hpp"
#include "kernels/simd.hpp"

namespace normlab::kernels {
namespace {

// How many batches to normalize at once: what is slow anyway stays short.
template <class Normalize>
constexpr int batches_at_once = std::is_same_v<Normalize, WideNormalizer> ? 1 : 4;

// to = finish(cells, normalize(x)). Everything by value: what a store might change would be read
// anew after each.
template <class Normalize, class Finish>
[[gnu::always_inline]] inline void write(Normalize normalize, const float* x, std::int64_t n,
                                         float* to, Finish finish) {
  for_each_batch<batches_at_once<Normalize>>(
      n, [=](auto cells) { cells.store(to, finish(cells, normalize(cells.load(x)))); });
}

constexpr auto as_it_is = [](auto, Batch value) { return value; };

}  // namespace

template <class Normalize>
void write_row(Normalize normalize, const float* x, std::int64_t n, const float* gamma,
               const float* beta, float* normalized, float* output) {
  if (normalized != nullptr) write(normalize, x, n, normalized, as_it_is);
  if (output == nullptr) return;
  if (gamma != nullptr && beta != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return fma(value, cells.load(gamma), cells.load(beta)); });
  } else if (gamma != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return value * cells.load(gamma); });
  } else if (beta != nullptr) {
    write(normalize, x, n, output,
          [=](auto cells, Batch value) { return value + cells.load(beta); });
  } else {
    write(normalize, x, n, output, as_it_is);
  }
}

template <class Normalize>
void write_run(Normalize normalize, const float* x, std::int64_t n, float gamma, float beta,
               float* normalized, float* output) {
  if (normalized != nullptr) write(normalize, x, n, normalized, as_it_is);
  if (output == nullptr) return;
  write(normalize, x, n, output, [factor = Batch(gamma), shift = Batch(beta)](auto, Batch value) {
    return fma(value, factor, shift);
  });
}

template void write_row(Normalizer, const float*, std::int64_t, const float*, const float*, float*,
                        float*);
template void write_row(WideNormalizer, const float*, std::int64_t, const float*, const float*,
                        float*, float*);
template void write_row(Scaler, const float*, std::int64_t, const float*, const float*, float*,
                        float*);
template void write_run(Normalizer, const float*, std::int64_t, float, float, float*, float*);
template void write_run(WideNormalizer, const float*, std::int64_t, float, float, float*, float*);

}  // namespace normlab::kernels
