#pragma once

#include <string_view>

#include "tensor/fields.hpp"
#include "tensor/status.hpp"
#include "tensor/tensor.hpp"

namespace normlab::fuzz {

/// Prints the sentence and ends the process as a failure that libFuzzer and the generator report.
[[noreturn]] void fail(std::string_view op, std::string_view what, std::string_view detail = {});

/// What else is to be known to compare a field.
struct FieldNotes {
  /// Whether others are made of its floats: they may be NaN where a float is infinite and a double
  /// is not, and are then not compared.
  bool others_follow = true;
  /// Cells that something was added to: where that cancels, their error stays.
  const Tensor<double>* terms = nullptr;
};

/// What a kernel and the reference gave for the same arguments, held against each other. Fails the
/// execution when one refuses what the other takes, when a sentence is none, or when a result is
/// not the reference's.
class Outcome {
 public:
  /// `tolerance` is relative to 1 or to the largest cell of a field, whichever is more; 0 = the
  /// arguments are so wild that numbers are not compared.
  Outcome(std::string_view op, Fields wanted, double tolerance)
      : op_(op), wanted_(wanted), tolerance_(tolerance) {}

  /// Checks the status of a kernel. Returns whether the reference is to be asked too: not where
  /// the kernel ran out of its memory or found a tensor too large.
  bool judge(const Status& kernel, bool memory_failed);

  /// Checks the reference's status against the kernel's. Returns whether there are results.
  bool compare(const Status& kernel, const Status& reference) const;

  /// The next field, in the order of the result's struct.
  void field(const Tensor<float>& actual, const Tensor<double>& expected,
             const FieldNotes& notes = {});

 private:
  void check_shape(const Shape& actual, const Shape& expected) const;
  void check_cells(const Tensor<float>& actual, const Tensor<double>& expected, double scale) const;

  std::string_view op_;
  Fields wanted_;
  double tolerance_;
  int next_ = 0;
};

}  // namespace normlab::fuzz
