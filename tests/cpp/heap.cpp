#include "bindings/heap.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <random>
#include <vector>

#include "support.hpp"

namespace normlab::test {
namespace {

alignas(4096) std::array<std::byte, 1 << 20> arena;
std::size_t room = 0;
std::size_t found = 0;

void* more(std::size_t bytes) {
  if (bytes > room - found) return nullptr;
  found += bytes;
  return arena.data() + (found - bytes);
}

bindings::Heap<more> empty_heap(std::size_t bytes = 4096) {
  room = bytes;
  found = 0;
  return {};
}

}  // namespace

TEST_SUITE("heap") {
  TEST_CASE("blocks lie at addresses for vectors, and keep what is written to them") {
    auto heap = empty_heap();
    struct Taken {
      unsigned char* cells;
      std::size_t bytes;
      unsigned char fill;
    };
    std::vector<Taken> all;
    std::mt19937 random(1);
    for (int turn = 0; turn < 5000; ++turn) {
      const std::size_t bytes = random() % 300;
      if (random() % 2 == 0) {
        auto* cells = static_cast<unsigned char*>(heap.take(bytes));
        if (cells == nullptr) continue;
        REQUIRE(reinterpret_cast<std::uintptr_t>(cells) % 16 == 0);
        const auto fill = static_cast<unsigned char>(turn);
        std::memset(cells, fill, bytes);
        all.push_back({cells, bytes, fill});
      } else if (!all.empty()) {
        std::swap(all[random() % all.size()], all.back());
        const auto [cells, size, fill] = all.back();
        REQUIRE(std::count(cells, cells + size, fill) == static_cast<std::ptrdiff_t>(size));
        heap.give_back(cells);
        all.pop_back();
      }
    }
    for (const Taken& taken : all) heap.give_back(taken.cells);
    CHECK(heap.take(found - 16) != nullptr);
  }

  TEST_CASE("given back in any order, neighbours are one block again") {
    std::array<int, 4> order{0, 1, 2, 3};
    do {
      auto heap = empty_heap();
      std::array<void*, 4> blocks;
      for (void*& block : blocks) block = heap.take(100);
      const std::size_t all = found;
      for (const int which : order) heap.give_back(blocks[static_cast<std::size_t>(which)]);
      CHECK(heap.take(all - 16) == blocks[0]);
      CHECK(found == all);
    } while (std::next_permutation(order.begin(), order.end()));
  }

  TEST_CASE("the first hole that is large enough is taken, and what is left of it too") {
    auto heap = empty_heap();
    void* small = heap.take(32);
    heap.take(16);
    void* large = heap.take(160);
    heap.take(16);
    heap.give_back(small);
    heap.give_back(large);
    const std::size_t before = found;
    CHECK(heap.take(64) == large);
    CHECK(heap.take(32) == small);
    CHECK(heap.take(80) == static_cast<std::byte*>(large) + 80);
    CHECK(found == before);
  }

  TEST_CASE("the last block grows where it is too small, and no other one is found") {
    auto heap = empty_heap();
    void* first = heap.take(100);
    heap.give_back(first);
    CHECK(heap.take(1000) == first);
    CHECK(found == 1024);
  }

  TEST_CASE("without room there is no block, and others are still to be had") {
    auto heap = empty_heap();
    void* first = heap.take(1000);
    for (const std::size_t bytes : {std::size_t{4000}, SIZE_MAX - 40, SIZE_MAX - 15, SIZE_MAX}) {
      CHECK(heap.take(bytes) == nullptr);
    }
    void* second = heap.take(3000);
    CHECK(second != nullptr);
    CHECK(heap.take(100) == nullptr);
    heap.give_back(nullptr);
    heap.give_back(first);
    heap.give_back(second);
    CHECK(heap.take(room - 16) == first);
  }

  TEST_CASE("large blocks of whole pages do not begin at the same place in a page") {
    auto heap = empty_heap(arena.size());
    std::array<std::byte*, 3> blocks;
    for (std::byte*& block : blocks) block = static_cast<std::byte*>(heap.take(1 << 16));
    const std::array distances{blocks[1] - blocks[0], blocks[2] - blocks[1], blocks[2] - blocks[0]};
    for (const std::ptrdiff_t distance : distances) {
      CHECK(distance % 4096 >= 1024);
      CHECK(distance % 4096 <= 3072);
      CHECK(distance % 16 == 0);
    }
    CHECK(blocks[2] - blocks[0] < 2 * ((1 << 16) + 4096 + 1024));
  }
}

}  // namespace normlab::test
