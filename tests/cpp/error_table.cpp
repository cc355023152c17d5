#include "error_table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <utility>
#include <vector>

#include "doctest.hpp"

namespace normlab::test {
namespace {

struct Entry {
  std::string name;
  double worst;
  double budget;
  std::int64_t cells;
};

std::vector<Entry>& entries() {
  static std::vector<Entry> all;
  return all;
}

double unit_in_last_place(double scale) {
  const auto size = static_cast<float>(std::fabs(scale));
  if (!std::isfinite(size)) return std::ldexp(1.0, 104);
  return std::max(std::ldexp(1.0, std::ilogb(std::max(size, 1e-45F)) - 23), 0x1p-149);
}

}  // namespace

WorstError::WorstError(std::string name, double budget) : name_(std::move(name)), budget_(budget) {}

WorstError::~WorstError() {
  CHECK_MESSAGE(worst_ <= budget_, name_);
  CHECK_MESSAGE(cells_ > 0, name_);
  entries().push_back({name_, worst_, budget_, cells_});
}

void WorstError::cell(float actual, double expected, double scale) {
  ++cells_;
  const auto rounded = static_cast<float>(expected);
  if (!std::isfinite(actual) || !std::isfinite(rounded)) {
    const bool same = actual == rounded || (std::isnan(actual) && std::isnan(rounded));
    if (!same) worst_ = std::numeric_limits<double>::infinity();
    return;
  }
  const double error = std::fabs(static_cast<double>(actual) - expected);
  worst_ = std::max(worst_, error / unit_in_last_place(scale));
}

void WorstError::row(const float* actual, const double* expected, std::int64_t n,
                     std::int64_t step) {
  double scale = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    if (std::isfinite(expected[i * step])) scale = std::max(scale, std::fabs(expected[i * step]));
  }
  for (std::int64_t i = 0; i < n; ++i) cell(actual[i * step], expected[i * step], scale);
}

void WorstError::rows(const Tensor<float>& actual, const Tensor<double>& expected,
                      std::int64_t width) {
  REQUIRE(actual.shape() == expected.shape());
  for (std::int64_t first = 0; first < expected.numel(); first += width) {
    row(actual.data() + first, expected.data() + first, width);
  }
}

void print_error_table() {
  std::printf("\n%-46s %10s %8s %10s\n", "worst error, units in the last place", "worst", "budget",
              "cells");
  for (const Entry& entry : entries()) {
    std::printf("%-46s %10.3f %8.1f %10lld\n", entry.name.c_str(), entry.worst, entry.budget,
                static_cast<long long>(entry.cells));
  }
}

}  // namespace normlab::test
