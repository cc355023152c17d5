#include "reference/positional_encoding.hpp"

#include <cmath>

#include "tensor/plan_positional_encoding.hpp"

namespace normlab::reference {
namespace {

// begin: positional_encoding
void positional_encoding_row(std::int64_t position, std::int64_t d_model, double* output) {
  for (std::int64_t i = 0; i < d_model; ++i) {
    const auto even = static_cast<double>(i - i % 2);  // a sine and a cosine share one angle
    const double angle =
        static_cast<double>(position) / std::pow(10000.0, even / static_cast<double>(d_model));
    output[i] = i % 2 == 0 ? std::sin(angle) : std::cos(angle);
  }
}
// end: positional_encoding

}  // namespace

Status positional_encoding(std::int64_t length, std::int64_t d_model, Fields,
                           PositionalEncodingResult<double>& result) {
  Shape output;
  Status status = plan_positional_encoding(length, d_model, output);
  if (status.ok()) status = allocate(output, Fields::all(), result);
  if (!status.ok()) return status;
  for (std::int64_t position = 0; position < length; ++position) {
    positional_encoding_row(position, d_model, result.output.data() + position * d_model);
  }
  return {};
}

}  // namespace normlab::reference
