#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "choices.hpp"

#include "tensor/fields.hpp"
#include "tensor/mask.hpp"
#include "tensor/shape.hpp"
#include "tensor/view.hpp"

namespace normlab::fuzz {

/// One tensor for both sides. Its cells are an allocation of their own and end where it ends, so
/// that the sanitizer sees a read beyond them.
class Operand {
 public:
  Operand() = default;
  Operand(const Shape& shape, std::int64_t offset);

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] View<const float> in_float() const;
  [[nodiscard]] View<const double> in_double() const;
  void set(std::int64_t cell, float value);

 private:
  Shape shape_;
  std::int64_t offset_ = 0;  // floats in front of the first cell: vectors that are not aligned
  std::unique_ptr<float[]> floats_;
  std::unique_ptr<double[]> doubles_;
};

/// A mask of any of the three forms.
class MaskOperand {
 public:
  MaskOperand() = default;
  explicit MaskOperand(Operand floats) : floats_(std::move(floats)), is_float_(true) {}
  MaskOperand(const Shape& shape, std::unique_ptr<std::uint8_t[]> bools)
      : shape_(shape), bools_(std::move(bools)) {}

  [[nodiscard]] Mask mask() const;
  [[nodiscard]] View<const std::uint8_t> bools() const;

 private:
  Shape shape_;
  std::unique_ptr<std::uint8_t[]> bools_;
  Operand floats_;
  bool is_float_ = false;
};

/// Decides the arguments of one call: fitting ones as a rule, others now and then.
class Arguments {
 public:
  explicit Arguments(Choices choices) : choices_(choices) {}

  Choices& choices() { return choices_; }

  /// Rank 0 to 8, lengths around the lanes, zeros; vast ones where another length is 0.
  Shape shape();
  /// Of that rank, unless it is not to fit.
  Shape shape_of_rank(int rank);
  /// `fitting` as a rule, else with one length changed, one axis more or less.
  Shape about(Shape fitting);

  Operand tensor(const Shape& shape);
  /// Left out every other time.
  Operand optional_tensor(const Shape& fitting);
  MaskOperand optional_bools(const Shape& fitting);
  MaskOperand optional_mask(const Shape& fitting);

  std::int64_t axis(int rank);
  /// A whole number, as a rule a small one, else anything.
  std::int64_t count();
  /// A number, as a rule a tame one, else anything.
  double number(double usual);
  std::optional<double> optional_number(double usual);
  double eps();
  Fields fields();

  /// The size of the largest finite cell and number so far: how wild the call is.
  [[nodiscard]] double largest() const { return largest_; }
  /// Whether a length or number is so large that the reference could take for ever.
  [[nodiscard]] bool is_vast() const { return is_vast_; }
  /// Whether a tensor holds an infinity, masks apart.
  [[nodiscard]] bool has_infinity() const { return has_infinity_; }
  /// Whether an infinity may meet what a float holds as 0 and a double does not: NaN or infinity?
  [[nodiscard]] bool is_undecided() const { return has_infinity_ && has_tiny_; }

 private:
  std::int64_t length(std::int64_t most);
  void fill(Operand& operand);
  void note(double value);

  Choices choices_;
  double largest_ = 0;
  bool has_infinity_ = false;
  bool has_tiny_ = false;
  bool is_vast_ = false;
};

}  // namespace normlab::fuzz
