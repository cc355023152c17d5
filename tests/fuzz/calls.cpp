// Long on purpose: one function for each entry point, alike on sight, so that a missing one shows.

#include "calls.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "memory.hpp"
#include "outcome.hpp"

#include "kernels/activation.hpp"
#include "kernels/attention.hpp"
#include "kernels/batch_norm.hpp"
#include "kernels/generator.hpp"
#include "kernels/group_norm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/log_softmax.hpp"
#include "kernels/matmul.hpp"
#include "kernels/multi_head_attention.hpp"
#include "kernels/positional_encoding.hpp"
#include "kernels/rms_norm.hpp"
#include "kernels/scale.hpp"
#include "kernels/softmax.hpp"
#include "kernels/weight_standardize.hpp"
#include "reference/activation.hpp"
#include "reference/attention.hpp"
#include "reference/batch_norm.hpp"
#include "reference/generator.hpp"
#include "reference/group_norm.hpp"
#include "reference/layer_norm.hpp"
#include "reference/log_softmax.hpp"
#include "reference/matmul.hpp"
#include "reference/multi_head_attention.hpp"
#include "reference/positional_encoding.hpp"
#include "reference/rms_norm.hpp"
#include "reference/scale.hpp"
#include "reference/softmax.hpp"
#include "reference/weight_standardize.hpp"

namespace normlab::fuzz {
namespace {

/// Runs the kernel, in memory that may fail, and then the reference. Returns whether both gave
/// results, which are then to be compared field by field.
template <class Kernel, class Reference>
bool both(Arguments& arguments, Outcome& outcome, Kernel kernel, Reference reference) {
  Choices& choices = arguments.choices();
  const int failing = choices.one_in(24) ? static_cast<int>(choices.below(9)) : -1;
  Status given;
  {
    const ShortMemory memory(failing);
    given = kernel();
  }
  if (!outcome.judge(given, ShortMemory::has_failed()) || arguments.is_vast()) return false;
  const ShortMemory memory(-1);
  return outcome.compare(given, reference());
}

/// How closely numbers must agree while nothing is larger than `most`; not at all otherwise.
double within(double tolerance, const Arguments& arguments, double most) {
  return arguments.largest() <= most && !arguments.is_undecided() ? tolerance : 0;
}

/// As `within`, where scores go through an exponential: small factors keep their errors small, and
/// an infinite value times a weight that a float holds as 0 is NaN, and infinite in double.
double within_attention(double tolerance, const Arguments& arguments) {
  return arguments.has_infinity() ? 0 : within(tolerance, arguments, 5);
}

constexpr double loose = 1e-4;
constexpr double tame = 2e4;

void standardize(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const std::int64_t ddof = arguments.count() - 1;
  const Fields wanted = arguments.fields();
  StandardizeResult<float> given;
  StandardizeResult<double> expected;
  Outcome outcome("standardize", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::standardize(x.in_float(), axis, ddof, wanted, given); },
          [&] { return reference::standardize(x.in_double(), axis, ddof, wanted, expected); })) {
    return;
  }
  outcome.field(given.mean, expected.mean);
  outcome.field(given.std, expected.std);
  outcome.field(given.output, expected.output);
}

void min_max_scale(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const double min = arguments.number(0);
  const double max = arguments.number(1);
  const Fields wanted = arguments.fields();
  MinMaxScaleResult<float> given;
  MinMaxScaleResult<double> expected;
  Outcome outcome("minMaxScale", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::min_max_scale(x.in_float(), axis, min, max, wanted, given); },
          [&] {
            return reference::min_max_scale(x.in_double(), axis, min, max, wanted, expected);
          })) {
    return;
  }
  outcome.field(given.min, expected.min);
  outcome.field(given.max, expected.max);
  outcome.field(given.output, expected.output);
}

void matmul(Arguments& arguments) {
  const Shape a_shape = arguments.shape();
  Shape b_shape = a_shape;
  if (const int rank = a_shape.rank(); rank > 1) {
    std::swap(b_shape[rank - 1], b_shape[rank - 2]);
    if (arguments.choices().one_in(2)) {
      b_shape[rank - 1] = arguments.choices().below(12);
    }
    if (rank > 2 && arguments.choices().one_in(2)) b_shape[0] = 1;
    if (arguments.choices().one_in(4)) b_shape = b_shape.slice(1, rank);
  }
  const Operand a = arguments.tensor(a_shape);
  const Operand b = arguments.tensor(arguments.about(b_shape));
  const Fields wanted = arguments.fields();
  MatmulResult<float> given;
  MatmulResult<double> expected;
  const double product = std::max(1.0, arguments.largest() * arguments.largest());
  Outcome outcome("matmul", wanted, within(loose * product, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::matmul(a.in_float(), b.in_float(), wanted, given); },
          [&] { return reference::matmul(a.in_double(), b.in_double(), wanted, expected); })) {
    return;
  }
  outcome.field(given.output, expected.output);
}

void linear(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const int rank = x.shape().rank();
  const std::int64_t d_in = rank > 0 ? x.shape()[rank - 1] : 1;
  const std::int64_t d_out = arguments.choices().below(12);
  const Operand weight = arguments.tensor(arguments.about({d_out, d_in}));
  const Operand bias = arguments.optional_tensor({d_out});
  const Fields wanted = arguments.fields();
  LinearResult<float> given;
  LinearResult<double> expected;
  const double product = std::max(1.0, arguments.largest() * arguments.largest());
  Outcome outcome("linear", wanted, within(loose * product, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::linear(x.in_float(), weight.in_float(), bias.in_float(), wanted, given);
          },
          [&] {
            return reference::linear(x.in_double(), weight.in_double(), bias.in_double(), wanted,
                                     expected);
          })) {
    return;
  }
  outcome.field(given.output, expected.output);
}

/// The fields that every normalization by mean and variance begins with.
template <class Given, class Expected>
void moments_fields(Outcome& outcome, const Given& given, const Expected& expected) {
  outcome.field(given.mean, expected.mean);
  outcome.field(given.var, expected.var);
  outcome.field(given.rstd, expected.rstd, {.others_follow = false});
  outcome.field(given.normalized, expected.normalized);
  outcome.field(given.output, expected.output, {.terms = &expected.normalized});
}

/// The axes from `axis` on: the shape of gamma and beta.
Shape rows_of(const Shape& x, std::int64_t axis) {
  const std::int64_t counted = axis < 0 ? axis + x.rank() : axis;
  return counted >= 0 && counted < x.rank() ? x.slice(static_cast<int>(counted), x.rank())
                                            : Shape();
}

void layer_norm(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const Operand gamma = arguments.optional_tensor(rows_of(x.shape(), axis));
  const Operand beta = arguments.optional_tensor(rows_of(x.shape(), axis));
  const double eps = arguments.eps();
  const Fields wanted = arguments.fields();
  LayerNormResult<float> given;
  LayerNormResult<double> expected;
  Outcome outcome("layerNorm", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::layer_norm(x.in_float(), axis, gamma.in_float(), beta.in_float(), eps,
                                       wanted, given);
          },
          [&] {
            return reference::layer_norm(x.in_double(), axis, gamma.in_double(), beta.in_double(),
                                         eps, wanted, expected);
          })) {
    return;
  }
  moments_fields(outcome, given, expected);
}

void rms_norm(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const Operand gamma = arguments.optional_tensor(rows_of(x.shape(), axis));
  const double eps = arguments.eps();
  const Fields wanted = arguments.fields();
  RmsNormResult<float> given;
  RmsNormResult<double> expected;
  Outcome outcome("rmsNorm", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::rms_norm(x.in_float(), axis, gamma.in_float(), eps, wanted, given);
          },
          [&] {
            return reference::rms_norm(x.in_double(), axis, gamma.in_double(), eps, wanted,
                                       expected);
          })) {
    return;
  }
  outcome.field(given.rms, expected.rms);
  outcome.field(given.normalized, expected.normalized);
  outcome.field(given.output, expected.output);
}

/// The length of axis 1: the shape of what there is per channel.
Shape channels_of(const Shape& x) { return x.rank() > 1 ? Shape{x[1]} : Shape{1}; }

void batch_norm(Arguments& arguments) {
  Choices& choices = arguments.choices();
  const Operand x =
      arguments.tensor(arguments.shape_of_rank(2 + static_cast<int>(choices.below(3))));
  const Shape channels = channels_of(x.shape());
  Shape positions = x.shape().rank() > 0 ? Shape{x.shape()[0]} : Shape{};
  for (int axis = 2; axis < x.shape().rank(); ++axis) positions.append(x.shape()[axis]);
  const Operand gamma = arguments.optional_tensor(channels);
  const Operand beta = arguments.optional_tensor(channels);
  const Operand running_mean = arguments.optional_tensor(channels);
  const Operand running_var = arguments.optional_tensor(channels);
  const MaskOperand valid_mask = arguments.optional_bools(positions);
  const double eps = arguments.eps();
  const bool training = !choices.one_in(3);
  const double momentum = arguments.number(0.1);
  const auto options = [&]<class T>(View<const T> (Operand::*view)() const) {
    return BatchNormOptions<T>{.gamma = (gamma.*view)(),
                               .beta = (beta.*view)(),
                               .eps = eps,
                               .training = training,
                               .momentum = momentum,
                               .running_mean = (running_mean.*view)(),
                               .running_var = (running_var.*view)(),
                               .valid_mask = valid_mask.bools()};
  };
  const Fields wanted = arguments.fields();
  BatchNormResult<float> given;
  BatchNormResult<double> expected;
  Outcome outcome("batchNorm", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::batch_norm(x.in_float(), options(&Operand::in_float), wanted, given);
          },
          [&] {
            return reference::batch_norm(x.in_double(), options(&Operand::in_double), wanted,
                                         expected);
          })) {
    return;
  }
  moments_fields(outcome, given, expected);
  outcome.field(given.running_mean, expected.running_mean);
  outcome.field(given.running_var, expected.running_var);
}

void instance_norm(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const Operand gamma = arguments.optional_tensor(channels_of(x.shape()));
  const Operand beta = arguments.optional_tensor(channels_of(x.shape()));
  const double eps = arguments.eps();
  const Fields wanted = arguments.fields();
  InstanceNormResult<float> given;
  InstanceNormResult<double> expected;
  Outcome outcome("instanceNorm", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::instance_norm(x.in_float(), gamma.in_float(), beta.in_float(), eps,
                                          wanted, given);
          },
          [&] {
            return reference::instance_norm(x.in_double(), gamma.in_double(), beta.in_double(), eps,
                                            wanted, expected);
          })) {
    return;
  }
  moments_fields(outcome, given, expected);
}

void group_norm(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t num_groups = arguments.count();
  const Operand gamma = arguments.optional_tensor(channels_of(x.shape()));
  const Operand beta = arguments.optional_tensor(channels_of(x.shape()));
  const double eps = arguments.eps();
  const Fields wanted = arguments.fields();
  GroupNormResult<float> given;
  GroupNormResult<double> expected;
  Outcome outcome("groupNorm", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::group_norm(x.in_float(), num_groups, gamma.in_float(), beta.in_float(),
                                       eps, wanted, given);
          },
          [&] {
            return reference::group_norm(x.in_double(), num_groups, gamma.in_double(),
                                         beta.in_double(), eps, wanted, expected);
          })) {
    return;
  }
  moments_fields(outcome, given, expected);
}

void weight_standardize(Arguments& arguments) {
  const Operand weight = arguments.tensor(arguments.shape());
  const double eps = arguments.eps();
  const Fields wanted = arguments.fields();
  WeightStandardizeResult<float> given;
  WeightStandardizeResult<double> expected;
  Outcome outcome("weightStandardize", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::weight_standardize(weight.in_float(), eps, wanted, given); },
          [&] {
            return reference::weight_standardize(weight.in_double(), eps, wanted, expected);
          })) {
    return;
  }
  outcome.field(given.mean, expected.mean);
  outcome.field(given.var, expected.var);
  outcome.field(given.output, expected.output);
}

void softmax(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const Fields wanted = arguments.fields();
  SoftmaxResult<float> given;
  SoftmaxResult<double> expected;
  Outcome outcome("softmax", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome, [&] { return kernels::softmax(x.in_float(), axis, wanted, given); },
          [&] { return reference::softmax(x.in_double(), axis, wanted, expected); })) {
    return;
  }
  outcome.field(given.row_max, expected.row_max);
  outcome.field(given.exp_sum, expected.exp_sum);
  outcome.field(given.output, expected.output);
}

void log_softmax(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const std::int64_t axis = arguments.axis(x.shape().rank());
  const Fields wanted = arguments.fields();
  LogSoftmaxResult<float> given;
  LogSoftmaxResult<double> expected;
  Outcome outcome("logSoftmax", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::log_softmax(x.in_float(), axis, wanted, given); },
          [&] { return reference::log_softmax(x.in_double(), axis, wanted, expected); })) {
    return;
  }
  outcome.field(given.row_max, expected.row_max);
  outcome.field(given.exp_sum, expected.exp_sum);
  outcome.field(given.output, expected.output);
}

void activation(Arguments& arguments) {
  const Operand x = arguments.tensor(arguments.shape());
  const auto kind = static_cast<ActivationKind>(arguments.choices().below(10));
  const std::optional<double> alpha = arguments.optional_number(0.2);
  const Fields wanted = arguments.fields();
  ActivationResult<float> given;
  ActivationResult<double> expected;
  Outcome outcome("activation", wanted, within(loose, arguments, tame));
  if (!both(
          arguments, outcome,
          [&] { return kernels::activation(x.in_float(), kind, alpha, wanted, given); },
          [&] { return reference::activation(x.in_double(), kind, alpha, wanted, expected); })) {
    return;
  }
  outcome.field(given.output, expected.output);
  outcome.field(given.derivative, expected.derivative);
}

void attention(Arguments& arguments) {
  Choices& choices = arguments.choices();
  const Shape query_shape = arguments.shape_of_rank(2 + static_cast<int>(choices.below(3)));
  const int rank = query_shape.rank();
  Shape key_shape = query_shape;
  Shape value_shape = query_shape;
  if (rank > 1 && choices.one_in(2)) {
    key_shape[rank - 2] = value_shape[rank - 2] = choices.below(12);
    value_shape[rank - 1] = choices.below(7);
  }
  const Operand query = arguments.tensor(query_shape);
  const Operand key = arguments.tensor(arguments.about(key_shape));
  const Operand value = arguments.tensor(arguments.about(value_shape));
  std::optional<std::int64_t> num_heads;
  if (choices.one_in(rank == 3 ? 2 : 32)) num_heads = arguments.count();

  Shape scores = query.shape();
  if (rank > 1) scores[rank - 1] = key_shape[rank - 2];
  Shape mask_shape = scores;
  if (rank > 1 && choices.one_in(3)) {
    mask_shape[static_cast<int>(choices.below(rank))] = 1;
  } else if (rank > 1 && (num_heads || choices.one_in(2))) {
    mask_shape = scores.slice(rank - 2, rank);
  }
  const MaskOperand attn_mask = arguments.optional_mask(mask_shape);
  const Shape keys =
      rank > 1 ? Shape{query_shape[0], key_shape[rank - 2]}.slice(rank == 2 ? 1 : 0, 2) : Shape();
  const MaskOperand key_padding_mask = arguments.optional_mask(keys);
  const AttentionOptions options{.scale = arguments.optional_number(0.5),
                                 .attn_mask = attn_mask.mask(),
                                 .key_padding_mask = key_padding_mask.mask(),
                                 .is_causal = choices.one_in(3),
                                 .num_heads = num_heads};
  const Fields wanted = arguments.fields();
  AttentionResult<float> given;
  AttentionResult<double> expected;
  Outcome outcome("attention", wanted, within_attention(1e-3, arguments));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::attention(query.in_float(), key.in_float(), value.in_float(), options,
                                      wanted, given);
          },
          [&] {
            return reference::attention(query.in_double(), key.in_double(), value.in_double(),
                                        options, wanted, expected);
          })) {
    return;
  }
  outcome.field(given.scores, expected.scores);
  outcome.field(given.masked_scores, expected.masked_scores);
  outcome.field(given.attention_weights, expected.attention_weights);
  outcome.field(given.context, expected.context);
}

void multi_head_attention(Arguments& arguments) {
  Choices& choices = arguments.choices();
  const int rank = choices.one_in(3) ? 2 : 3;
  const std::int64_t batch = choices.below(4);
  const std::int64_t queries = choices.below(7);
  const std::int64_t keys = choices.below(7);
  const std::int64_t num_heads = arguments.count();
  const std::int64_t d_model = choices.below(4) * std::clamp<std::int64_t>(num_heads, 1, 9);
  const std::int64_t d_out = choices.below(6);
  const auto input = [&](std::int64_t length, std::int64_t d_in) {
    return arguments.tensor(arguments.about(Shape{batch, length, d_in}.slice(3 - rank, 3)));
  };
  const auto weight = [&](std::int64_t d_in, std::int64_t columns) {
    return arguments.tensor(arguments.about({d_in, columns}));
  };
  const std::array<std::int64_t, 3> d_in{choices.below(6), choices.below(6), choices.below(6)};
  const Operand query = input(queries, d_in[0]);
  const Operand key = input(keys, d_in[1]);
  const Operand value = input(keys, d_in[2]);
  const Operand w_q = weight(d_in[0], d_model);
  const Operand w_k = weight(d_in[1], d_model);
  const Operand w_v = weight(d_in[2], d_model);
  const Operand w_o = weight(d_model, d_out);
  const Operand b_q = arguments.optional_tensor({d_model});
  const Operand b_k = arguments.optional_tensor({d_model});
  const Operand b_v = arguments.optional_tensor({d_model});
  const Operand b_o = arguments.optional_tensor({d_out});
  const MaskOperand attn_mask = arguments.optional_mask({queries, keys});
  const MaskOperand key_padding_mask =
      arguments.optional_mask(Shape{batch, keys}.slice(3 - rank, 2));
  const bool is_causal = choices.one_in(3);
  const auto options = [&]<class T>(View<const T> (Operand::*view)() const) {
    return MultiHeadAttentionOptions<T>{.num_heads = num_heads,
                                        .w_q = (w_q.*view)(),
                                        .w_k = (w_k.*view)(),
                                        .w_v = (w_v.*view)(),
                                        .w_o = (w_o.*view)(),
                                        .b_q = (b_q.*view)(),
                                        .b_k = (b_k.*view)(),
                                        .b_v = (b_v.*view)(),
                                        .b_o = (b_o.*view)(),
                                        .attn_mask = attn_mask.mask(),
                                        .key_padding_mask = key_padding_mask.mask(),
                                        .is_causal = is_causal};
  };
  const Fields wanted = arguments.fields();
  MultiHeadAttentionResult<float> given;
  MultiHeadAttentionResult<double> expected;
  Outcome outcome("multiHeadAttention", wanted, within_attention(1e-2, arguments));
  if (!both(
          arguments, outcome,
          [&] {
            return kernels::multi_head_attention(query.in_float(), key.in_float(), value.in_float(),
                                                 options(&Operand::in_float), wanted, given);
          },
          [&] {
            return reference::multi_head_attention(query.in_double(), key.in_double(),
                                                   value.in_double(), options(&Operand::in_double),
                                                   wanted, expected);
          })) {
    return;
  }
  outcome.field(given.query, expected.query);
  outcome.field(given.key, expected.key);
  outcome.field(given.value, expected.value);
  outcome.field(given.scores, expected.scores);
  outcome.field(given.masked_scores, expected.masked_scores);
  outcome.field(given.attention_weights, expected.attention_weights);
  outcome.field(given.context, expected.context);
  outcome.field(given.output, expected.output);
}

void positional_encoding(Arguments& arguments) {
  const std::int64_t length = arguments.count() - 1;
  const std::int64_t d_model = arguments.count() - 1;
  const Fields wanted = arguments.fields();
  PositionalEncodingResult<float> given;
  PositionalEncodingResult<double> expected;
  Outcome outcome("positionalEncoding", wanted, loose);
  if (!both(
          arguments, outcome,
          [&] { return kernels::positional_encoding(length, d_model, wanted, given); },
          [&] { return reference::positional_encoding(length, d_model, wanted, expected); })) {
    return;
  }
  outcome.field(given.output, expected.output);
}

/// Several draws from one generator, the two kinds mixed.
void generator(Arguments& arguments) {
  Choices& choices = arguments.choices();
  GeneratorState state = seed_generator(choices.bits<std::uint64_t>());
  for (std::int64_t draw = choices.below(4); draw >= 0; --draw) {
    const bool normal = choices.one_in(2);
    const Shape shape = arguments.shape();
    Tensor<float> given;
    Tensor<double> expected;
    GeneratorState before = state;
    Outcome outcome(normal ? "randn" : "rand", Fields::all(), normal ? loose : 1e-7);
    if (both(
            arguments, outcome,
            [&] { return (normal ? kernels::randn : kernels::rand)(state, shape, given); },
            [&] {
              return (normal ? reference::randn : reference::rand)(before, shape, expected);
            })) {
      outcome.field(given, expected);
    }
    if (arguments.is_vast()) return;
    if (state.words != before.words || state.position != before.position) {
      fail(normal ? "randn" : "rand", "the state is not the reference's.");
    }
  }
}

constexpr std::array calls{standardize,
                           min_max_scale,
                           matmul,
                           linear,
                           layer_norm,
                           rms_norm,
                           batch_norm,
                           instance_norm,
                           group_norm,
                           weight_standardize,
                           softmax,
                           log_softmax,
                           activation,
                           attention,
                           attention,
                           multi_head_attention,
                           positional_encoding,
                           generator,
                           multi_head_attention};

}  // namespace

void call(Arguments& arguments) { arguments.choices().pick(calls)(arguments); }

}  // namespace normlab::fuzz
