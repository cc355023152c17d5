#pragma once

#include <cstddef>

namespace normlab::fuzz {

/// While one of these lives, memory is short: an allocation fails when it asks for more than 64
/// KiB, and so does the one numbered `failing` (from 0; -1 = none). Linked with --wrap=malloc.
class ShortMemory {
 public:
  explicit ShortMemory(int failing);
  ~ShortMemory();
  ShortMemory(const ShortMemory&) = delete;
  ShortMemory& operator=(const ShortMemory&) = delete;

  /// Whether an allocation has failed.
  [[nodiscard]] static bool has_failed();
};

}  // namespace normlab::fuzz
