#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"

namespace normlab::reference {

/// As kernels/positional_encoding.hpp, in double precision, every field computed whatever is
/// wanted.
Status positional_encoding(std::int64_t length, std::int64_t d_model, Fields wanted,
                           PositionalEncodingResult<double>& result);

}  // namespace normlab::reference
