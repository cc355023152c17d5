#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"

namespace normlab::kernels {

/// The sines and cosines that tell a model where in a sentence a token stands.
///
///   output  (length, d_model)   output[pos, 2i]     = sin(pos / 10000^(2i / d_model))
///                               output[pos, 2i + 1] = cos(pos / 10000^(2i / d_model))
///
/// `length` and `d_model` 0 or more; an odd d_model ends in a sine. Angles are computed and brought
/// back to one turn in double: positions in the millions are as accurate as the first. A row
/// depends on its position alone, bit for bit.
///
/// Errors: bad_argument (length, d_model < 0), too_large, out_of_memory.
///
/// Source: Vaswani et al. 2017, arXiv 1706.03762, section 3.5.
Status positional_encoding(std::int64_t length, std::int64_t d_model, Fields wanted,
                           PositionalEncodingResult<float>& result);

}  // namespace normlab::kernels
