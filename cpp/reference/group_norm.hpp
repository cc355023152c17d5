#pragma once

#include <cstdint>

#include "tensor/fields.hpp"
#include "tensor/results.hpp"
#include "tensor/status.hpp"
#include "tensor/view.hpp"

namespace normlab::reference {

/// As kernels/group_norm.hpp, in double precision, every field computed whatever is wanted.
Status group_norm(View<const double> x, std::int64_t num_groups, View<const double> gamma,
                  View<const double> beta, double eps, Fields wanted,
                  GroupNormResult<double>& result);

Status instance_norm(View<const double> x, View<const double> gamma, View<const double> beta,
                     double eps, Fields wanted, InstanceNormResult<double>& result);

}  // namespace normlab::reference
