#include "tensor/status.hpp"

#include <cmath>

namespace normlab {

std::string_view code_name(Code code) {
  switch (code) {
    case Code::ok:
      return "ok";
    case Code::shape_mismatch:
      return "shape-mismatch";
    case Code::bad_axis:
      return "bad-axis";
    case Code::bad_argument:
      return "bad-argument";
    case Code::one_value_per_channel:
      return "one-value-per-channel";
    case Code::groups_do_not_divide:
      return "groups-do-not-divide";
    case Code::too_large:
      return "too-large";
    case Code::out_of_memory:
      return "out-of-memory";
  }
  return "unknown";
}

Sentence& Sentence::operator<<(const char* text) {
  for (; *text != '\0' && length_ < text_.size(); ++text) text_[length_++] = *text;
  return *this;
}

Sentence& Sentence::operator<<(std::int64_t number) {
  if (number < 0) *this << "-";
  std::array<char, 21> digits{};  // the largest number's, and an end
  char* first = &digits.back();
  auto rest = static_cast<std::uint64_t>(number);
  if (number < 0) rest = 0 - rest;
  do {
    *--first = static_cast<char>('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  return *this << first;
}

// Six significant digits: enough to recognize an argument. The standard library's own printing of
// doubles would add tens of kilobytes of tables to the engine.
Sentence& Sentence::operator<<(double number) {
  if (std::isnan(number)) return *this << "NaN";
  if (std::signbit(number)) *this << "-";
  double size = std::fabs(number);
  if (std::isinf(size)) return *this << "Infinity";
  if (size == 0) return *this << "0";

  int exponent = 0;
  for (; size >= 10; size /= 10) ++exponent;
  for (; size < 1; size *= 10) --exponent;
  auto digits = static_cast<std::int64_t>(std::nearbyint(size * 1e5));
  int last = exponent - 5;  // the place of the last digit
  for (; digits % 10 == 0; digits /= 10) ++last;
  if (digits == 1) exponent = last;  // 9.999996 is 10

  const bool plain = exponent >= -4 && exponent <= 15;
  if (!plain) last -= exponent;
  std::int64_t unit = 1;
  for (; last < 0; ++last) unit *= 10;
  for (; last > 0; --last) digits *= 10;
  *this << digits / unit;
  if (unit > 1) *this << ".";
  while (unit > 1) {
    digits %= unit;
    unit /= 10;
    *this << digits / unit;
  }
  if (!plain) *this << "e" << exponent;
  return *this;
}

Sentence& Sentence::operator<<(const Shape& shape) {
  *this << "(";
  for (int axis = 0; axis < shape.rank(); ++axis) {
    if (axis > 0) *this << ", ";
    *this << shape[axis];
  }
  return *this << ")";
}

}  // namespace normlab
