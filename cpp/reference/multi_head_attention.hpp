#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/multi_head_attention.hpp, in double precision, every field computed whatever is
/// wanted.
Status multi_head_attention(View<const double> query, View<const double> key,
                            View<const double> value,
                            const MultiHeadAttentionOptions<double>& options, Fields wanted,
                            MultiHeadAttentionResult<double>& result);

}  // namespace normlab::reference
