#pragma once

#include <cstddef>
#include <cstdint>

namespace normlab::bindings {

/// Memory that is taken and given back: a list of the free blocks in the order of their addresses,
/// of which the first that is large enough is taken, and neighbours are joined. Tensors are few and
/// most are given back together, which leaves one block. `more(bytes)` finds bytes behind all that
/// it has found before; nullptr where there are none.
template <void* (*more)(std::size_t bytes)>
class Heap {
 public:
  /// At an address for vectors; nullptr where there is no room.
  void* take(std::size_t bytes) {
    if (bytes > SIZE_MAX - 2 * page) return nullptr;
    const std::size_t wanted = size_of_block(bytes);
    Block** link = &free_;
    while (*link != nullptr && !fits(**link, wanted)) link = &(*link)->next;
    if (*link == nullptr) {
      *link = static_cast<Block*>(more(wanted));
      if (*link == nullptr) return nullptr;
      **link = {wanted, nullptr};
      end_ = (*link)->end();
    }
    Block* const block = *link;
    *link = block->next;
    if (block->bytes > wanted) {
      Block* const rest = block->at(wanted);
      *rest = {block->bytes - wanted, block->next};
      *link = rest;
      block->bytes = wanted;
    }
    return block + 1;
  }

  void give_back(void* cells) {
    if (cells == nullptr) return;
    Block* const block = static_cast<Block*>(cells) - 1;
    Block* before = nullptr;
    Block** link = &free_;
    for (; *link != nullptr && *link < block; link = &before->next) before = *link;
    block->next = *link;
    *link = block;
    block->join_next();
    if (before != nullptr) before->join_next();
  }

 private:
  // Stands before the cells of a block.
  struct alignas(16) Block {
    std::size_t bytes;  // with this
    Block* next;        // of the free ones

    Block* at(std::size_t place) {
      return reinterpret_cast<Block*>(reinterpret_cast<std::byte*>(this) + place);
    }
    Block* end() { return at(bytes); }
    void join_next() {
      if (next == nullptr || next != end()) return;
      bytes += next->bytes;
      next = next->next;
    }
  };

  static constexpr std::size_t page = 4096;

  // Behind a large block the next one begins a quarter of a page further on. Rows of whole pages
  // would else stand in line, x over its result, and a processor that compares the low bits of
  // addresses would let each load wait for the store before it: twice the time at 64×4096.
  static std::size_t size_of_block(std::size_t bytes) {
    const std::size_t size = (bytes + 2 * sizeof(Block) - 1) / sizeof(Block) * sizeof(Block);
    if (size < 16 * page) return size;
    return size + (page + page / 4 - size % page) % page;
  }

  // The last block of all grows to fit, if it can.
  bool fits(Block& block, std::size_t wanted) {
    if (block.bytes < wanted && block.end() == end_ && more(wanted - block.bytes) != nullptr) {
      block.bytes = wanted;
      end_ = block.end();
    }
    return block.bytes >= wanted;
  }

  Block* free_ = nullptr;
  Block* end_ = nullptr;  // of all that was found
};

}  // namespace normlab::bindings
