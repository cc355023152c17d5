#include "memory.hpp"

#include <cstdlib>

namespace {

constexpr std::size_t most_bytes = 65536;
bool is_short = false;
bool has_failed_once = false;
int until_failure = -1;

}  // namespace

namespace normlab::fuzz {

ShortMemory::ShortMemory(int failing) {
  is_short = true;
  has_failed_once = false;
  until_failure = failing;
}

ShortMemory::~ShortMemory() { is_short = false; }

bool ShortMemory::has_failed() { return has_failed_once; }

}  // namespace normlab::fuzz

extern "C" {
// NOLINTBEGIN(bugprone-reserved-identifier): the linker makes these names

void* __real_malloc(std::size_t bytes);

void* __wrap_malloc(std::size_t bytes) {
  if (is_short && (bytes > most_bytes || until_failure-- == 0)) {
    has_failed_once = true;
    return nullptr;
  }
  return __real_malloc(bytes);
}
// NOLINTEND(bugprone-reserved-identifier)
}
