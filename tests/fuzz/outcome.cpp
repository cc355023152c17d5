#include "outcome.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace normlab::fuzz {
namespace {

constexpr double most = 1e37;  // beyond it float's range may end, or may not

// The size of the largest cell, at least 1; those beyond float's range left aside.
double largest_of(const Tensor<double>& cells) {
  double largest = 1;
  for (std::int64_t i = 0; i < cells.numel(); ++i) {
    if (std::fabs(cells[i]) < most) largest = std::max(largest, std::fabs(cells[i]));
  }
  return largest;
}

}  // namespace

void fail(std::string_view op, std::string_view what, std::string_view detail) {
  std::fprintf(stderr, "%.*s: %.*s %.*s\n", static_cast<int>(op.size()), op.data(),
               static_cast<int>(what.size()), what.data(), static_cast<int>(detail.size()),
               detail.data());
  std::abort();
}

bool Outcome::judge(const Status& kernel, bool memory_failed) {
  if (kernel.ok()) {
    if (memory_failed) fail(op_, "an allocation failed, and the kernel says nothing.");
    return true;
  }
  const std::string_view sentence = kernel.message();
  if (!sentence.starts_with(op_) || !sentence.ends_with('.')) {
    fail(op_, "this is no sentence about the call:", sentence);
  }
  if (kernel.code() == Code::out_of_memory && !memory_failed) {
    fail(op_, "memory was there:", sentence);
  }
  return kernel.code() != Code::out_of_memory && kernel.code() != Code::too_large;
}

bool Outcome::compare(const Status& kernel, const Status& reference) const {
  // The reference's cells are twice as large, and so it may find too large what a kernel takes.
  if (reference.code() == Code::too_large || reference.code() == Code::out_of_memory) return false;
  if (kernel.code() != reference.code()) {
    fail(op_,
         "the reference takes another view:", kernel.ok() ? reference.message() : kernel.message());
  }
  if (kernel.message() != reference.message()) {
    fail(op_, "the reference has another sentence:", reference.message());
  }
  return kernel.ok();
}

void Outcome::field(const Tensor<float>& actual, const Tensor<double>& expected,
                    const FieldNotes& notes) {
  const bool is_wanted = wanted_.has(next_++);
  if (actual.present() != is_wanted) fail(op_, "a field is there unasked, or is missing.");
  if (is_wanted) {
    check_shape(actual.shape(), expected.shape());
    const double scale = std::max(largest_of(expected), notes.terms ? largest_of(*notes.terms) : 1);
    if (tolerance_ > 0) check_cells(actual, expected, scale);
  }
  for (std::int64_t i = 0; notes.others_follow && i < expected.numel(); ++i) {
    if (std::isfinite(expected[i]) && std::fabs(expected[i]) >= most) tolerance_ = 0;
  }
}

void Outcome::check_shape(const Shape& actual, const Shape& expected) const {
  if (actual == expected) return;
  Sentence sentence;
  sentence << "field " << (next_ - 1) << " has shape " << actual << ", not " << expected << ".";
  fail(op_, sentence.text());
}

void Outcome::check_cells(const Tensor<float>& actual, const Tensor<double>& expected,
                          double scale) const {
  for (std::int64_t i = 0; i < expected.numel(); ++i) {
    const auto given = static_cast<double>(actual[i]);
    const double wanted = expected[i];
    bool agrees = std::isnan(given) == std::isnan(wanted);
    if (std::fabs(wanted) >= most) {
      agrees = std::fabs(given) >= most / 10 && std::signbit(given) == std::signbit(wanted);
    } else if (!std::isnan(wanted)) {
      agrees = std::fabs(given - wanted) <= tolerance_ * scale;
    }
    if (agrees) continue;
    Sentence sentence;
    sentence << "field " << (next_ - 1) << " of shape " << expected.shape() << " has " << given
             << " in cell " << i << ", the reference " << wanted << ".";
    fail(op_, sentence.text());
  }
}

}  // namespace normlab::fuzz
