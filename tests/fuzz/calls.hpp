#pragma once

#include "arguments.hpp"

namespace normlab::fuzz {

/// One call of one kernel, all decided by the arguments; fails unless it gives what the reference
/// gives, or refuses as the reference does.
void call(Arguments& arguments);

}  // namespace normlab::fuzz
