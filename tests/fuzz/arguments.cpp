#include "arguments.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace normlab::fuzz {
namespace {

constexpr std::int64_t most_cells = 384;
constexpr float infinity = std::numeric_limits<float>::infinity();

/// A stream of 32-bit words for the cells of one operand.
class Words {
 public:
  explicit Words(std::uint32_t seed) : state_(seed * 2654435761U + 12345U) {}
  std::uint32_t next() {
    state_ = state_ * 1664525U + 1013904223U;
    return state_ ^ state_ >> 15U;
  }
  /// −1 … 1
  float share() { return static_cast<float>(next() >> 8U) / 0x1p23F - 1; }

 private:
  std::uint32_t state_;
};

// What the cells of one operand have in common.
enum class Family { whole, around_0, large_mean, denormal, any_bits, equal, positive, wide };

float cell(Family family, Words& words) {
  switch (family) {
    case Family::whole:
      return static_cast<float>(static_cast<int>(words.next() % 9U) - 4);
    case Family::around_0:
      return 3 * words.share();
    case Family::large_mean:
      return 1e4F + 1e-2F * words.share();
    case Family::denormal:
      return 1e-40F * words.share();
    case Family::any_bits:
      return std::bit_cast<float>(words.next());
    case Family::equal:
      return 0.1F;
    case Family::positive:
      return 1 + words.share();
    case Family::wide:
      return 100 * words.share();
  }
  return 0;
}

float special(Words& words) {
  constexpr std::array all{std::numeric_limits<float>::quiet_NaN(), infinity, -infinity, -0.0F,
                           -infinity};
  return all[words.next() % all.size()];
}

}  // namespace

Operand::Operand(const Shape& shape, std::int64_t offset)
    : shape_(shape),
      offset_(offset),
      floats_(new float[static_cast<std::size_t>(offset + shape.numel())]),
      doubles_(new double[static_cast<std::size_t>(shape.numel())]) {}

View<const float> Operand::in_float() const {
  return floats_ ? View<const float>(floats_.get() + offset_, shape_) : View<const float>();
}

View<const double> Operand::in_double() const {
  return doubles_ ? View<const double>(doubles_.get(), shape_) : View<const double>();
}

void Operand::set(std::int64_t cell, float value) {
  floats_.get()[offset_ + cell] = value;
  doubles_.get()[cell] = static_cast<double>(value);
}

Mask MaskOperand::mask() const {
  if (is_float_) return floats_.in_float();
  if (bools_) return bools();
  return {};
}

View<const std::uint8_t> MaskOperand::bools() const {
  return bools_ ? View<const std::uint8_t>(bools_.get(), shape_) : View<const std::uint8_t>();
}

std::int64_t Arguments::length(std::int64_t most) {
  constexpr std::array<std::int64_t, 16> lengths{2, 3, 1, 4, 5, 2, 3, 0, 6, 7, 8, 9, 12, 17, 34, 1};
  return std::min(choices_.pick(lengths), most);
}

Shape Arguments::shape() {
  constexpr std::array<int, 16> ranks{2, 3, 1, 4, 2, 3, 2, 3, 4, 0, 1, 5, 6, 7, 8, 3};
  return shape_of_rank(choices_.pick(ranks));
}

Shape Arguments::shape_of_rank(int rank) {
  if (choices_.one_in(64)) rank = static_cast<int>(choices_.below(Shape::max_rank + 1));
  Shape shape;
  for (int axis = 0; axis < rank; ++axis) {
    const std::int64_t room = most_cells / std::max<std::int64_t>(1, shape.numel());
    shape.append(length(rank > 4 ? std::min<std::int64_t>(room, 3) : room));
  }
  if (rank > 1 && choices_.one_in(32)) {
    constexpr std::array<std::int64_t, 5> vast{1000, 65536, std::int64_t{1} << 31,
                                               (std::int64_t{1} << 32) - 1, 1 << 20};
    for (int axis = 0; axis < rank; ++axis) {
      if (choices_.one_in(2)) shape[axis] = choices_.pick(vast);
    }
    shape[static_cast<int>(choices_.below(rank))] = 0;
    is_vast_ = true;
  }
  return shape;
}

Shape Arguments::about(Shape fitting) {
  if (!choices_.one_in(24)) return fitting;
  const std::int64_t how = choices_.below(4);
  if (how == 0) return shape();
  if (how == 1 && fitting.numel() <= most_cells) fitting.append(1);
  if (how == 2 && fitting.rank() > 0) return fitting.slice(1, fitting.rank());
  if (how == 3 && fitting.rank() > 0) {
    fitting[static_cast<int>(choices_.below(fitting.rank()))] = length(9);
  }
  return fitting.numel() <= 4 * most_cells ? fitting : Shape{};
}

void Arguments::note(double value) {
  const double size = std::fabs(value);
  if (std::isinf(size)) has_infinity_ = true;
  if (size > 0 && size < 1e-30) has_tiny_ = true;
  if (std::isfinite(size)) largest_ = std::max(largest_, size);
}

void Arguments::fill(Operand& operand) {
  constexpr std::array families{Family::around_0, Family::whole,    Family::around_0,
                                Family::positive, Family::whole,    Family::large_mean,
                                Family::denormal, Family::any_bits, Family::equal,
                                Family::wide,     Family::around_0, Family::whole};
  const Family family = choices_.pick(families);
  const bool has_specials = choices_.one_in(12);
  Words words(choices_.bits<std::uint16_t>());
  for (std::int64_t i = 0; i < operand.shape().numel(); ++i) {
    const bool is_special = has_specials && words.next() % 4U == 0;
    const float value = is_special ? special(words) : cell(family, words);
    note(static_cast<double>(value));
    operand.set(i, value);
  }
}

Operand Arguments::tensor(const Shape& shape) {
  Operand operand(shape.numel() <= 16 * most_cells ? shape : Shape{}, choices_.below(4));
  fill(operand);
  return operand;
}

Operand Arguments::optional_tensor(const Shape& fitting) {
  return choices_.one_in(2) ? tensor(about(fitting)) : Operand();
}

MaskOperand Arguments::optional_bools(const Shape& fitting) {
  if (!choices_.one_in(2)) return {};
  Shape shape = about(fitting);
  if (shape.numel() > 16 * most_cells) shape = {};
  const auto cells = static_cast<std::size_t>(shape.numel());
  auto bools = std::make_unique<std::uint8_t[]>(std::max<std::size_t>(1, cells));
  Words words(choices_.bits<std::uint16_t>());
  const std::uint32_t zeros_in_8 = static_cast<std::uint32_t>(choices_.below(9));
  for (std::int64_t i = 0; i < shape.numel(); ++i) {
    bools.get()[i] = words.next() % 8U < zeros_in_8 ? 0 : static_cast<std::uint8_t>(i % 255 + 1);
  }
  return {shape, std::move(bools)};
}

MaskOperand Arguments::optional_mask(const Shape& fitting) {
  if (!choices_.one_in(3)) return optional_bools(fitting);
  const bool had_infinity = has_infinity_;
  MaskOperand mask(tensor(about(fitting)));
  has_infinity_ = had_infinity;  // what it adds meets no factor
  return mask;
}

std::int64_t Arguments::axis(int rank) {
  if (choices_.one_in(24)) return count();
  return choices_.below(std::max(1, 2 * rank)) - rank;
}

std::int64_t Arguments::count() {
  constexpr std::array<std::int64_t, 12> rare{-1,
                                              0,
                                              -2,
                                              1 << 20,
                                              std::int64_t{1} << 31,
                                              std::int64_t{1} << 53,
                                              -(std::int64_t{1} << 53),
                                              65536,
                                              100,
                                              1000,
                                              15,
                                              (std::int64_t{1} << 32) + 1};
  const std::int64_t count = choices_.one_in(12) ? choices_.pick(rare) : 1 + choices_.below(6);
  if (count > 1000) is_vast_ = true;
  return count;
}

double Arguments::number(double usual) {
  constexpr std::array<double, 6> tame{0, 1, -1, 0.5, 3, 0.1};
  double value = usual;
  if (choices_.one_in(4)) value = choices_.pick(tame);
  if (choices_.one_in(24)) value = choices_.bits<double>();
  note(value);
  return value;
}

std::optional<double> Arguments::optional_number(double usual) {
  return choices_.one_in(3) ? std::optional(number(usual)) : std::nullopt;
}

double Arguments::eps() {
  constexpr std::array<double, 8> all{1e-5, 0, 1e-5, 1, 1e-12, 1e-3, 1e-40, 1e300};
  const double eps = choices_.one_in(32) ? choices_.bits<double>() : choices_.pick(all);
  if (!(eps < 1e30)) has_tiny_ = true;
  return eps;
}

Fields Arguments::fields() { return choices_.one_in(2) ? Fields(choices_.byte()) : Fields::all(); }

}  // namespace normlab::fuzz
