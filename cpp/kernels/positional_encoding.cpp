#include "kernels/positional_encoding.hpp"

#include <cmath>

#include "tensor/plan_positional_encoding.hpp"

namespace normlab::kernels {

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
    wavelengths[i] = std::pow(10000.0, share);
  }

  for (std::int64_t position = 0; position < length; ++position) {
    float* row = result.output.row(position, d_model);
    for (std::int64_t i = 0; i < pairs; ++i) {
      const double angle = static_cast<double>(position) / wavelengths[i];
      row[2 * i] = static_cast<float>(std::sin(angle));
      if (2 * i + 1 < d_model) row[2 * i + 1] = static_cast<float>(std::cos(angle));
    }
  }
  return {};
}

}  // namespace normlab::kernels
