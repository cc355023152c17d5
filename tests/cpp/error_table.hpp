#pragma once

#include <cstdint>
#include <string>

#include "tensor/tensor.hpp"

namespace normlab::test {

/// The worst error of one field over every case of its test, in units in the last place of a
/// float of the size of `scale`. Asserted against its budget when it goes out of scope, and listed
/// by `print_error_table`.
class WorstError {
 public:
  WorstError(std::string name, double budget);
  ~WorstError();
  WorstError(const WorstError&) = delete;
  WorstError& operator=(const WorstError&) = delete;

  /// `scale` is the size that the error is measured against.
  void cell(float actual, double expected, double scale);

  /// A row of n cells `step` apart, measured against its largest finite expected cell.
  void row(const float* actual, const double* expected, std::int64_t n, std::int64_t step = 1);

  /// All cells of a tensor as rows of `width`.
  void rows(const Tensor<float>& actual, const Tensor<double>& expected, std::int64_t width);

 private:
  std::string name_;
  double budget_;
  double worst_ = 0;
  std::int64_t cells_ = 0;
};

void print_error_table();

}  // namespace normlab::test
