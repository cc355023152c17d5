#include <cstddef>
#include <cstdint>

#include "arguments.hpp"
#include "calls.hpp"
#include "choices.hpp"

/// libFuzzer's entry: one call of one kernel, as the bytes have it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
  normlab::fuzz::Arguments arguments{normlab::fuzz::Choices({bytes, count})};
  normlab::fuzz::call(arguments);
  return 0;
}
