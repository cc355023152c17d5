#include "tensor/tensor.hpp"

#include <cstdlib>
#include <limits>
#include <string>

#include "support.hpp"

#include "tensor/broadcast.hpp"
#include "tensor/fields.hpp"

namespace normlab::test {
namespace {

template <class T>
std::string written(T value) {
  Sentence sentence;
  sentence << value;
  return std::string(sentence.text());
}

}  // namespace

TEST_SUITE("tensor") {
  TEST_CASE("a shape counts its cells, and stops at the largest number instead of wrapping") {
    CHECK(Shape{}.numel() == 1);
    CHECK(Shape{2, 3, 4}.numel() == 24);
    CHECK(Shape{2, 3, 4}.numel(1, 2) == 3);
    const std::int64_t huge = std::int64_t{1} << 40U;
    CHECK(Shape{huge, huge, huge}.numel() == std::numeric_limits<std::int64_t>::max());
    CHECK(Shape{huge, huge, 0}.numel() == 0);
  }

  TEST_CASE("shapes are equal when their ranks and all lengths are") {
    CHECK(Shape{2, 3} == Shape{2, 3});
    CHECK(!(Shape{2, 3} == Shape{3, 2}));
    CHECK(!(Shape{2} == Shape{2, 1}));
    CHECK(Shape{2, 3, 4}.slice(1, 3) == Shape{3, 4});
  }

  TEST_CASE("a sentence writes numbers and shapes as a reader knows them") {
    CHECK(written(std::int64_t{-12}) == "-12");
    CHECK(written(Shape{2, 3}) == "(2, 3)");
    CHECK(written(Shape{}) == "()");
    CHECK(written(0.0) == "0");
    CHECK(written(1.0) == "1");
    CHECK(written(-0.5) == "-0.5");
    CHECK(written(1e-5) == "1e-5");
    CHECK(written(0.000123456789) == "0.000123457");
    CHECK(written(123456789.0) == "123457000");
    CHECK(written(0.9999999) == "1");
    CHECK(written(1e300) == "1e300");
    CHECK(written(-2.5e-300) == "-2.5e-300");
    CHECK(written(std::numeric_limits<double>::quiet_NaN()) == "NaN");
    CHECK(written(-std::numeric_limits<double>::infinity()) == "-Infinity");
  }

  TEST_CASE("a sentence that grows too long is cut off, not written past its end") {
    Sentence sentence;
    for (int i = 0; i < 100; ++i) sentence << "twelve bytes";
    CHECK(sentence.text().size() == 600);
  }

  TEST_CASE("every code has the engine's name") {
    CHECK(code_name(Code::ok) == "ok");
    CHECK(code_name(Code::shape_mismatch) == "shape-mismatch");
    CHECK(code_name(Code::bad_axis) == "bad-axis");
    CHECK(code_name(Code::bad_argument) == "bad-argument");
    CHECK(code_name(Code::one_value_per_channel) == "one-value-per-channel");
    CHECK(code_name(Code::groups_do_not_divide) == "groups-do-not-divide");
    CHECK(code_name(Code::too_large) == "too-large");
    CHECK(code_name(Code::out_of_memory) == "out-of-memory");
  }

  TEST_CASE("a tensor refuses more than the address space and stays as if never made") {
    Tensor<float> tensor;
    check_refused(tensor.allocate("op", "field", {1 << 20, 1 << 20}), "too-large",
                  "op: field would have shape (1048576, 1048576), more than the engine's address "
                  "space of 4 GiB, 2 in variant js, holds.");
    check_refused(tensor.allocate("op", "field", {1 << 15, 1 << 15}), "too-large",
                  "op: field would have shape (32768, 32768), more than the engine's address "
                  "space of 4 GiB, 2 in variant js, holds.");
    CHECK(!tensor.present());
    CHECK(tensor.allocate("op", "field", {0, 3}).ok());
    CHECK(tensor.present());
    CHECK(tensor.data() != nullptr);
    CHECK(tensor.row(0, 3) == tensor.data());
    CHECK(Tensor<float>().row(0, 3) == nullptr);
  }

  TEST_CASE("a tensor that lets go of its cells leaves them whole, and is as if never made") {
    Tensor<float> tensor;
    CHECK(tensor.allocate("op", "field", {2}).ok());
    tensor[1] = 3;
    float* cells = tensor.release();
    CHECK(!tensor.present());
    CHECK(tensor.allocate("op", "field", {2}).ok());
    tensor[1] = 4;
    CHECK(cells[1] == 3);
    std::free(cells);
  }

  TEST_CASE("the sentence for missing memory says how much was wanted") {
    check_refused(no_memory_for("op", "field", {2, 3}, 4), "out-of-memory",
                  "op: there is no memory left for field of shape (2, 3), 24 bytes.");
  }

  TEST_CASE("fields are read from their bits") {
    enum class Field { first, second, third };
    CHECK(Fields().has(Field::third));
    CHECK(Fields(0b101).has(Field::first));
    CHECK(!Fields(0b101).has(Field::second));
  }

  TEST_CASE("broadcasting is right-aligned and stretches lengths of 1 alone") {
    CHECK(broadcasts_to({3}, {2, 3}));
    CHECK(broadcasts_to({2, 1}, {2, 3}));
    CHECK(broadcasts_to({}, {2, 3}));
    CHECK(!broadcasts_to({2}, {2, 3}));
    CHECK(!broadcasts_to({1, 2, 3}, {2, 3}));
    const Shape to{2, 4, 3};
    const Strides strides = broadcast_strides({2, 1, 3}, to, 10);
    CHECK(broadcast_offset(to, strides, 0) == 0);
    CHECK(broadcast_offset(to, strides, 4) == 10);   // (0, 1, 1)
    CHECK(broadcast_offset(to, strides, 23) == 50);  // (1, 3, 2)
  }
}

}  // namespace normlab::test
