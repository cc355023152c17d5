#include "kernels/positional_encoding.hpp"

#include <cmath>
#include <numbers>

#include "kernels/sine.hpp"
#include "tensor/plan_positional_encoding.hpp"

namespace normlab::kernels {
namespace {

// 10000^share for 0 ≤ share < 1: 2^whole · e^rest. The standard library's power of any two numbers
// is ten times as large.
double power(double share) {
  const double exponent = share * 13.287712379549449;  // log2(10000)
  const double whole = std::nearbyint(exponent);
  const double rest = (exponent - whole) * std::numbers::ln2;
  double sum = 1;
  for (int k = 15; k > 0; --k) sum = 1 + rest / k * sum;
  return std::ldexp(sum, static_cast<int>(whole));
}

}  // namespace

Status positional_encoding(std::int64_t length, std::int64_t d_model, Fields wanted,
                           PositionalEncodingResult<float>& result) {
  Shape output;
  Status status = plan_positional_encoding(length, d_model, output);
  if (status.ok()) status = allocate(output, wanted, result);
  if (!status.ok() || !result.output.present() || output.numel() == 0) return status;

  // The positions in one radian, of each pair of columns.
  const std::int64_t pairs = (d_model + 1) / 2;
  Tensor<double> wavelengths;
  status = wavelengths.allocate("positionalEncoding", "the wavelengths", {pairs});
  if (!status.ok()) return status;
  for (std::int64_t i = 0; i < pairs; ++i) {
    const double share = static_cast<double>(2 * i) / static_cast<double>(d_model);
    wavelengths[i] = power(share);
  }

  for (std::int64_t position = 0; position < length; ++position) {
    float* row = result.output.row(position, d_model);
    for (std::int64_t i = 0; i < pairs; ++i) {
      const double angle = static_cast<double>(position) / wavelengths[i];
      const auto [sine, cosine] = sine_cosine(angle);
      row[2 * i] = static_cast<float>(sine);
      if (2 * i + 1 < d_model) row[2 * i + 1] = static_cast<float>(cosine);
    }
  }
  return {};
}

}  // namespace normlab::kernels
