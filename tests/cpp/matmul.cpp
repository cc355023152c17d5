#include "kernels/matmul.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "error_table.hpp"
#include "support.hpp"

#include "reference/matmul.hpp"

namespace normlab::test {
namespace {

Tensor<float> product(const Input& a, const Input& b) {
  MatmulResult<float> result;
  const Status status = kernels::matmul(a.in_float(), b.in_float(), Fields::all(), result);
  CHECK(status.message() == "");
  return std::move(result.output);
}

Tensor<double> product_truth(const Input& a, const Input& b) {
  MatmulResult<double> result;
  const Status status = reference::matmul(a.in_double(), b.in_double(), Fields::all(), result);
  CHECK(status.message() == "");
  return std::move(result.output);
}

Tensor<float> layer(const Input& x, const Input& weight, const Input& bias = {}) {
  LinearResult<float> result;
  const Status status =
      kernels::linear(x.in_float(), weight.in_float(), bias.in_float(), Fields::all(), result);
  CHECK(status.message() == "");
  return std::move(result.output);
}

Tensor<double> layer_truth(const Input& x, const Input& weight, const Input& bias = {}) {
  LinearResult<double> result;
  const Status status =
      reference::linear(x.in_double(), weight.in_double(), bias.in_double(), Fields::all(), result);
  CHECK(status.message() == "");
  return std::move(result.output);
}

Input counted(const Shape& shape) {
  Values cells;
  for (std::int64_t i = 1; i <= shape.numel(); ++i) cells.push_back(static_cast<float>(i));
  return Input(shape, cells);
}

}  // namespace

TEST_SUITE("matmul") {
  TEST_CASE("multiplies rows by columns") {
    const Input a({2, 3}, {1, 2, 3, 4, 5, 6});
    const Input b({3, 2}, {7, 8, 9, 10, 11, 12});
    check_cells(product(a, b), {58, 64, 139, 154}, 0);
    check_cells(product_truth(a, b), {58, 64, 139, 154}, 0);
  }

  TEST_CASE("takes one axis as a row on the left and as a column on the right") {
    const Input v({2}, {1, 10});
    const Input m({2, 2}, {1, 2, 3, 4});
    CHECK(product(v, v).shape() == Shape{});
    check_cells(product(v, v), {101}, 0);
    CHECK(product(v, m).shape() == Shape{2});
    check_cells(product(v, m), {31, 42}, 0);
    check_cells(product(m, v), {21, 43}, 0);
    CHECK(product(counted({3, 2, 2}), v).shape() == Shape{3, 2});
    check_cells(product(counted({3, 2, 2}), v), {21, 43, 65, 87, 109, 131}, 0);
    CHECK(product(v, counted({3, 2, 2})).shape() == Shape{3, 2});
    check_cells(product(v, counted({3, 2, 2})), {31, 42, 75, 86, 119, 130}, 0);
  }

  TEST_CASE("broadcasts the leading axes of both sides") {
    const Input a = counted({2, 1, 1, 2});
    const Input b = counted({3, 2, 1});
    CHECK(product(a, b).shape() == Shape{2, 3, 1, 1});
    check_cells(product(a, b), {5, 11, 17, 11, 25, 39}, 0);
    check_cells(product_truth(a, b), {5, 11, 17, 11, 25, 39}, 0);
    check_cells(product(counted({1, 2}), counted({2, 2, 1})), {5, 11}, 0);
    check_cells(product(counted({2, 1, 2}), counted({2, 1})), {5, 11}, 0);
  }

  TEST_CASE("stays within its error budget around every tile") {
    WorstError output("matmul, against the sum of sizes", 8);
    for (std::int64_t rows = 1; rows <= 13; ++rows) {
      for (const std::int64_t columns : lengths()) {
        for (const std::int64_t inner : {std::int64_t{1}, std::int64_t{3}, std::int64_t{101}}) {
          for (const std::int64_t offset : {0, 1, 2, 3}) {
            const Input a({rows, inner}, spread_values(rows * inner, 0.2, 1, 2), offset);
            const Input b({inner, columns}, spread_values(inner * columns, 0, 1, 3), offset);
            const auto actual = product(a, b);
            const auto expected = product_truth(a, b);
            for (std::int64_t cell = 0; cell < expected.numel(); ++cell) {
              double size = 0;
              for (std::int64_t k = 0; k < inner; ++k) {
                size += std::fabs(a.in_double()[cell / columns * inner + k] *
                                  b.in_double()[k * columns + cell % columns]);
              }
              output.cell(actual[cell], expected[cell], size);
            }
          }
        }
      }
    }
  }

  TEST_CASE("gives a cell the same bits whatever stands in the other rows and columns") {
    const Values row = spread_values(50, 0, 1, 4);
    const Values column = spread_values(50, 0, 1, 5);
    const auto alone = product(Input({1, 50}, row), Input({50, 1}, column));
    for (const std::int64_t size : lengths()) {
      Values a = spread_values(size * 50, 0, 1e5);
      Values b = spread_values(size * 50, 0, 1e5);
      std::copy(row.begin(), row.end(), a.end() - 50);
      for (std::int64_t k = 0; k < 50; ++k) {
        b[static_cast<std::size_t>((k + 1) * size - 1)] = column[static_cast<std::size_t>(k)];
      }
      const auto among = product(Input({size, 50}, a), Input({50, size}, b));
      CHECK(same_bits(&among[size * size - 1], &alone[0], 1));
    }
  }

  TEST_CASE("gives zeros for an empty sum and nothing for an empty batch") {
    check_cells(product(Input({2, 0}, {}), Input({0, 2}, {})), {0, 0, 0, 0}, 0);
    CHECK(product(Input({0, 2, 3}, {}), Input({3, 2}, Values(6))).shape() == Shape{0, 2, 2});
    CHECK(product(Input({2, 3}, Values(6)), Input({3, 0}, {})).shape() == Shape{2, 0});
  }

  TEST_CASE("lets NaN and infinity through by IEEE rules") {
    const auto result = product(Input({2, 2}, {0, 1, 1, 1}), Input({2, 2}, {INFINITY, 1, 1, NAN}));
    CHECK(std::isnan(result[0]));
    CHECK(result[2] == INFINITY);
    CHECK(std::isnan(result[3]));
  }

  TEST_CASE("refuses what does not fit, in one sentence") {
    MatmulResult<float> result;
    const auto refuse = [&](const Shape& a, const Shape& b, std::string_view sentence) {
      const Input left(a, Values(static_cast<std::size_t>(a.numel())));
      const Input right(b, Values(static_cast<std::size_t>(b.numel())));
      check_refused(kernels::matmul(left.in_float(), right.in_float(), Fields::all(), result),
                    "shape-mismatch", sentence);
    };
    refuse({2, 3}, {2, 3},
           "matmul: a has shape (2, 3) and b has shape (2, 3), but the last axis of a must be as "
           "long as the last but one of b.");
    refuse({3}, {2},
           "matmul: a has shape (3) and b has shape (2), but the last axis of a must be as long as "
           "b.");
    refuse({}, {2}, "matmul: a has shape () and b has shape (2), but both need one axis or more.");
    refuse({2, 1, 1}, {3, 1, 1},
           "matmul: a has shape (2, 1, 1) and b has shape (3, 1, 1), but their leading axes must "
           "be equal or 1.");
  }

  TEST_CASE("refuses a result that no address space of 4 GiB holds") {
    MatmulResult<float> result;
    const Input a({1, 70000}, Values(70000));
    const View<const float> column(a.in_float().data(), Shape{70000, 1});
    check_refused(kernels::matmul(column, a.in_float(), Fields::all(), result), "too-large",
                  "matmul: output would have shape (70000, 70000), more than the engine's address "
                  "space of 4 GiB, 2 in variant js, holds.");
  }
}

TEST_SUITE("linear") {
  TEST_CASE("multiplies by the transposed weight and adds the bias") {
    const Input x({5, 2}, {2, 3, 1, 1, 5, 4, 6, 2, 7, 1});
    const Input weight({3, 2}, {2, 1, 1, 1, 2, 0});
    const std::vector<double> hidden{7, 5, 4, 3, 2, 2, 14, 9, 10, 14, 8, 12, 15, 8, 14};
    check_cells(layer(x, weight), hidden, 0);
    check_cells(layer_truth(x, weight), hidden, 0);
    const Input bias({3}, {10, 20, 30});
    check_cells(layer(Input({2}, {2, 3}), weight, bias), {17, 25, 34}, 0);
    check_cells(layer_truth(Input({2}, {2, 3}), weight, bias), {17, 25, 34}, 0);
    CHECK(layer(Input({2, 0, 2}, {}), weight).shape() == Shape{2, 0, 3});
  }

  TEST_CASE("stays within its error budget around every tile") {
    WorstError output("linear, against the sum of sizes", 8);
    for (const std::int64_t rows : {1, 4, 7}) {
      for (const std::int64_t outputs : lengths()) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          const Input x({rows, 30}, spread_values(rows * 30, 0.2, 1, 2), offset);
          const Input weight({outputs, 30}, spread_values(outputs * 30, 0, 1, 3), offset);
          const Input bias({outputs}, spread_values(outputs, 0, 1, 4), offset);
          const auto actual = layer(x, weight, bias);
          const auto expected = layer_truth(x, weight, bias);
          for (std::int64_t cell = 0; cell < expected.numel(); ++cell) {
            double size = std::fabs(bias.in_double()[cell % outputs]);
            for (std::int64_t i = 0; i < 30; ++i) {
              size += std::fabs(x.in_double()[cell / outputs * 30 + i] *
                                weight.in_double()[cell % outputs * 30 + i]);
            }
            output.cell(actual[cell], expected[cell], size);
          }
        }
      }
    }
  }

  TEST_CASE("refuses what does not fit, in one sentence") {
    LinearResult<float> result;
    const auto refuse = [&](const Shape& x, const Shape& weight, const Shape& bias,
                            std::string_view sentence) {
      const Input cells(x, Values(static_cast<std::size_t>(x.numel())));
      const Input matrix(weight, Values(static_cast<std::size_t>(weight.numel())));
      const Input shift(bias, Values(static_cast<std::size_t>(bias.numel())));
      check_refused(kernels::linear(cells.in_float(), matrix.in_float(), shift.in_float(),
                                    Fields::all(), result),
                    "shape-mismatch", sentence);
    };
    refuse({2, 3}, {4}, {4}, "linear: weight has shape (4), but must be (d_out, d_in).");
    refuse({2, 3}, {4, 2}, {4},
           "linear: x has shape (2, 3), but its last axis must be 2, as weight has shape (4, 2).");
    refuse({2, 3}, {4, 3}, {3},
           "linear: bias has shape (3), but the outputs of weight have shape (4).");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    const auto mine = product(Input({5, 33}, spread_values(165, 0, 1)),
                              Input({33, 11}, spread_values(363, 0, 1, 2)));
    const auto dense = layer(Input({5, 33}, spread_values(165, 0, 1)),
                             Input({11, 33}, spread_values(363, 0, 1, 2)));
    CHECK(fingerprint({&mine, &dense}) == 3608537453520826178U);
  }
}

}  // namespace normlab::test
