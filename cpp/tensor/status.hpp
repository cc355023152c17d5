#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "tensor/shape.hpp"

namespace normlab {

/// What can go wrong in a call; `code_name` gives the engine's spelling.
enum class Code : std::uint8_t {
  ok,
  shape_mismatch,
  bad_axis,
  bad_argument,
  one_value_per_channel,
  groups_do_not_divide,
  too_large,
  out_of_memory,
};

/// 'ok', 'shape-mismatch', 'bad-axis' …
[[nodiscard]] std::string_view code_name(Code code);

/// One sentence in a buffer of its own: it can be written when no memory is left. What does not fit
/// is cut off. Names and pieces of sentences are C's strings throughout: a view of one is handed on
/// in four times as many instructions, and an eighth of the engine was that.
class Sentence {
 public:
  Sentence() {}  // "= default" would have `return {}` fill the buffer with zeros first

  Sentence& operator<<(const char* text);
  Sentence& operator<<(std::int64_t number);
  Sentence& operator<<(int number) { return *this << std::int64_t{number}; }
  Sentence& operator<<(double number);
  /// (2, 3), and (4) for one axis.
  Sentence& operator<<(const Shape& shape);

  [[nodiscard]] std::string_view text() const { return {text_.data(), length_}; }

 private:
  std::array<char, 600> text_;  // only the first length_ characters mean anything
  std::size_t length_ = 0;
};

/// The outcome of a call: a code and, unless it is ok, one full sentence that names the argument,
/// what came and what is wanted.
class [[nodiscard]] Status {
 public:
  Status() {}
  Status(Code code, const Sentence& sentence) : code_(code), sentence_(sentence) {}
  Status(const Status& other) { *this = other; }

  /// Copies the sentence if there is one: where all is well, its buffer is most of the work.
  Status& operator=(const Status& other) {
    code_ = other.code_;
    if (!ok()) sentence_ = other.sentence_;
    return *this;
  }

  [[nodiscard]] bool ok() const { return code_ == Code::ok; }
  [[nodiscard]] Code code() const { return code_; }
  [[nodiscard]] std::string_view message() const { return sentence_.text(); }

 private:
  Code code_ = Code::ok;
  Sentence sentence_;
};

}  // namespace normlab
