#pragma once

#include <cstdint>

#include "tensor/view.hpp"

namespace normlab::reference {

/// A cell of an optional argument, or `otherwise` where it is left out.
inline double value_or(View<const double> view, std::int64_t cell, double otherwise) {
  return view.present() ? view[cell] : otherwise;
}

}  // namespace normlab::reference
