#pragma once

#include <cstdint>

#include "tensor/arguments.hpp"
#include "tensor/results.hpp"

namespace normlab {

/// Errors: `bad_argument` where `length` or `d_model` is negative.
inline Status plan_positional_encoding(std::int64_t length, std::int64_t d_model, Shape& output) {
  output = {length, d_model};
  if (length >= 0 && d_model >= 0) return {};
  return {Code::bad_argument,
          Sentence() << "positionalEncoding: " << (length < 0 ? "length" : "d_model") << " is "
                     << (length < 0 ? length : d_model) << ", but must be 0 or more."};
}

template <class T>
Status allocate(const Shape& output, Fields wanted, PositionalEncodingResult<T>& result) {
  return FieldAllocator("positionalEncoding", wanted)
      .take(PositionalEncodingField::output, "output", output, result.output)
      .status();
}

}  // namespace normlab
