#include <cstdint>
#include <cstdlib>
#include <emscripten/heap.h>

#include "bindings/heap.hpp"

/// The engine's `malloc` and `free`, in place of a C library's: that one is made for many small
/// blocks, and a page would have to load 2 KB of it.

extern "C" std::byte __heap_base;  // the linker's name for where memory is free

namespace normlab::bindings {
namespace {

std::byte* end = &__heap_base;

void* more(std::size_t bytes) {
  const auto first = reinterpret_cast<std::uintptr_t>(end);
  if (bytes > SIZE_MAX - first) return nullptr;
  const bool is_there = first + bytes <= emscripten_get_heap_size();
  if (!is_there && !emscripten_resize_heap(first + bytes)) return nullptr;
  end += bytes;
  return end - bytes;
}

Heap<more> heap;

}  // namespace
}  // namespace normlab::bindings

extern "C" void* malloc(std::size_t bytes) { return normlab::bindings::heap.take(bytes); }
extern "C" void free(void* cells) { normlab::bindings::heap.give_back(cells); }
