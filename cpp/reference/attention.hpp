#pragma once

#include "tensor/fields.hpp"
#include "tensor/options.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/attention.hpp, in double precision, every field computed whatever is wanted.
Status attention(View<const double> query, View<const double> key, View<const double> value,
                 const AttentionOptions& options, Fields wanted, AttentionResult<double>& result);

}  // namespace normlab::reference
