#include "tensor/status.hpp"

#include <algorithm>
#include <charconv>
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

Sentence& Sentence::operator<<(std::string_view text) {
  const std::size_t room = text_.size() - length_;
  const std::size_t count = std::min(room, text.size());
  std::copy_n(text.begin(), count, text_.begin() + static_cast<std::ptrdiff_t>(length_));
  length_ += count;
  return *this;
}

Sentence& Sentence::operator<<(std::int64_t number) {
  std::array<char, 24> digits;
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  (void)error;  // 24 characters hold every 64-bit number
  return *this << std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data()));
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
  auto digits = static_cast<std::int64_t>(std::lround(size * 1e5));
  if (digits == 1000000) {
    digits = 100000;
    ++exponent;
  }
  int places = 5;  // digits · 10^(exponent − places)
  for (; digits % 10 == 0; digits /= 10) --places;

  const bool plain = exponent >= -4 && exponent <= 15;
  if (plain) places -= exponent;
  std::int64_t unit = 1;
  for (int place = 0; place < places; ++place) unit *= 10;
  for (; places < 0; ++places) digits *= 10;
  *this << digits / unit;
  if (unit > 1) {
    *this << ".";
    std::int64_t rest = digits % unit;
    for (unit /= 10; unit > 0; unit /= 10) {
      *this << rest / unit;
      rest %= unit;
    }
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
