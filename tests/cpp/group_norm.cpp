#include "kernels/group_norm.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "error_table.hpp"
#include "support.hpp"

#include "kernels/layer_norm.hpp"
#include "reference/group_norm.hpp"

namespace normlab::test {
namespace {

// One call of groupNorm, or of instanceNorm where num_groups is 0.
struct Call {
  Input x;
  std::int64_t num_groups = 0;
  Input gamma, beta;
  double eps = 1e-5;
  Fields wanted;

  [[nodiscard]] Status run(GroupNormResult<float>& result) const {
    if (num_groups == 0) {
      return kernels::instance_norm(x.in_float(), gamma.in_float(), beta.in_float(), eps, wanted,
                                    result);
    }
    return kernels::group_norm(x.in_float(), num_groups, gamma.in_float(), beta.in_float(), eps,
                               wanted, result);
  }

  [[nodiscard]] GroupNormResult<float> result() const {
    GroupNormResult<float> result;
    CHECK(run(result).message() == "");
    return result;
  }

  [[nodiscard]] GroupNormResult<double> truth() const {
    GroupNormResult<double> result;
    const Status status =
        num_groups == 0 ? reference::instance_norm(x.in_double(), gamma.in_double(),
                                                   beta.in_double(), eps, Fields::all(), result)
                        : reference::group_norm(x.in_double(), num_groups, gamma.in_double(),
                                                beta.in_double(), eps, Fields::all(), result);
    CHECK(status.message() == "");
    return result;
  }
};

Call groups_of(Input x, std::int64_t num_groups) {
  Call call;
  call.x = std::move(x);
  call.num_groups = num_groups;
  return call;
}

Call instances_of(Input x) { return groups_of(std::move(x), 0); }

constexpr double third = 1.2247448713915890;   // 1 / √(2/3): of three numbers one apart
constexpr double fourth = 1.3416407864998738;  // 1.5 / √1.25: of four numbers one apart

}  // namespace

TEST_SUITE("group_norm") {
  TEST_CASE("gives each group its own statistics, and each channel its gamma and beta") {
    Call call = groups_of(Input({1, 4, 2}, {1, 2, 3, 4, 0, 0, 2, 2}), 2);
    call.gamma = Input({4}, {1, 2, 3, -1});
    call.beta = Input({4}, {0, 10, 0.5F, 0});
    call.eps = 0;
    const auto result = call.result();
    CHECK(result.mean.shape() == Shape{1, 2});
    check_cells(result.mean, {2.5, 1});
    check_cells(result.var, {1.25, 1});
    check_cells(result.rstd, {1 / std::sqrt(1.25), 1});
    const double inner = fourth / 3;
    check_cells(result.normalized, {-fourth, -inner, inner, fourth, -1, -1, 1, 1});
    const std::vector<double> output{-fourth, -inner, 10 + 2 * inner, 10 + 2 * fourth, -2.5, -2.5,
                                     -1,      -1};
    check_cells(result.output, output);
    check_cells(call.truth().output, output, 1e-12);
  }

  TEST_CASE("puts eps inside the root") {
    Call call = groups_of(Input({1, 2}, {1, 3}), 1);
    call.eps = 3;
    check_cells(call.result().rstd, {0.5});
    check_cells(call.result().output, {-0.5, 0.5});
    check_cells(call.truth().output, {-0.5, 0.5}, 1e-12);
  }

  TEST_CASE("normalizes each channel of each picture by itself as instanceNorm") {
    Call call = instances_of(Input({2, 2, 3}, {1, 2, 3, 10, 20, 30, 5, 6, 7, 3, 2, 1}));
    call.gamma = Input({2}, {2, 1});
    call.beta = Input({2}, {0, 1});
    call.eps = 0;
    const auto result = call.result();
    CHECK(result.mean.shape() == Shape{2, 2});
    check_cells(result.mean, {2, 20, 6, 2});
    check_cells(result.var, {2.0 / 3, 200.0 / 3, 2.0 / 3, 2.0 / 3});
    const std::vector<double> output{-2 * third, 0, 2 * third, 1 - third, 1, 1 + third,
                                     -2 * third, 0, 2 * third, 1 + third, 1, 1 - third};
    check_cells(result.output, output);
    check_cells(call.truth().output, output, 1e-12);
  }

  TEST_CASE("is layerNorm over (C, H, W) with one group, bit for bit") {
    for (const std::int64_t width : lengths()) {
      const Input x({3, 4, width, 3}, spread_values(36 * width, 5, 3), 1);
      const auto grouped = groups_of(x, 1).result();
      LayerNormResult<float> layered;
      CHECK(kernels::layer_norm(x.in_float(), 1, {}, {}, 1e-5, Fields::all(), layered).ok());
      CHECK(same_bits(grouped.mean.data(), layered.mean.data(), 3));
      CHECK(same_bits(grouped.var.data(), layered.var.data(), 3));
      CHECK(same_bits(grouped.rstd.data(), layered.rstd.data(), 3));
      CHECK(same_bits(grouped.normalized, layered.normalized));
      CHECK(same_bits(grouped.output, layered.output));
    }
  }

  TEST_CASE("is instanceNorm with a group a channel, bit for bit") {
    for (const std::int64_t length : lengths()) {
      Call call = groups_of(Input({2, 6, length, 2}, spread_values(24 * length, 5, 3), 1), 6);
      call.gamma = Input({6}, spread_values(6, 1, 1, 2));
      call.beta = Input({6}, spread_values(6, 0, 1, 3));
      const auto grouped = call.result();
      call.num_groups = 0;
      const auto instances = call.result();
      CHECK(same_bits(grouped.mean, instances.mean));
      CHECK(same_bits(grouped.var, instances.var));
      CHECK(same_bits(grouped.rstd, instances.rstd));
      CHECK(same_bits(grouped.output, instances.output));
    }
  }

  TEST_CASE("stays within its error budget for every family, shape and misalignment") {
    WorstError mean("group_norm, instance_norm mean", 4);
    WorstError var("group_norm, instance_norm var", 4);
    WorstError rstd("group_norm, instance_norm rstd", 4);
    WorstError normalized("group_norm, instance_norm normalized", 4);
    WorstError output("group_norm, instance_norm output", 4);
    struct Case {
      Shape shape;
      std::int64_t num_groups;
    };
    std::vector<Case> cases{{{2, 4, 30, 30}, 2}, {{2, 3, 2, 2, 2}, 3}, {{3, 64}, 4}};
    for (const std::int64_t length : lengths()) {
      cases.insert(cases.end(),
                   {{{2, 6, length}, 3}, {{2, 2 * length}, 1}, {{2, 2, length, 2}, 0}});
    }
    for (const Family& family : families()) {
      for (const auto& [shape, num_groups] : cases) {
        for (const std::int64_t offset : {0, 1, 2, 3}) {
          CAPTURE(family.name);
          const std::int64_t channels = shape[1];
          Call call = groups_of(
              Input(shape, spread_values(shape.numel(), family.center, family.spread), offset),
              num_groups);
          call.gamma = Input({channels}, spread_values(channels, 1, 0.5, 2), offset);
          call.beta = Input({channels}, spread_values(channels, 0, 0.5, 3), offset);
          const auto actual = call.result();
          const auto expected = call.truth();
          const std::int64_t width = shape.numel() / actual.mean.numel();
          mean.rows(actual.mean, expected.mean, 1);
          var.rows(actual.var, expected.var, 1);
          rstd.rows(actual.rstd, expected.rstd, 1);
          normalized.rows(actual.normalized, expected.normalized, width);
          output.rows(actual.output, expected.output, width);
        }
      }
    }
  }

  TEST_CASE("gives beta for a group of equal values, with var and normalized exactly 0") {
    Call call = groups_of(Input({1, 4, 3}, Values(12, 0.1F)), 2);
    call.beta = Input({4}, {0.3F, -1, 2, 0});
    const auto result = call.result();
    check_cells(result.mean, {0.1, 0.1});
    for (std::int64_t group = 0; group < 2; ++group) CHECK(result.var[group] == 0);
    for (std::int64_t i = 0; i < 12; ++i) {
      CHECK(result.normalized[i] == 0);
      CHECK(result.output[i] == call.beta.in_float()[i / 3]);
    }
  }

  TEST_CASE("gives a group the same bits whatever the other groups and pictures hold") {
    for (const std::int64_t length : lengths()) {
      const Values group = spread_values(2 * length, 3, 2, 9);
      const auto alone = groups_of(Input({1, 2, length}, group), 1);
      if (length == 1) continue;
      for (const std::int64_t place : {0, 1, 5}) {
        Values pictures = spread_values(12 * length, 1e6, 1e5);
        std::copy(group.begin(), group.end(), pictures.begin() + place * 2 * length);
        const auto among = groups_of(Input({2, 6, length}, pictures, 1), 3).result();
        CHECK(same_bits(&among.rstd[place], &alone.result().rstd[0], 1));
        CHECK(same_bits(among.output.data() + place * 2 * length, alone.result().output.data(),
                        2 * length));
      }
    }
  }

  TEST_CASE("keeps a NaN and an infinity in their own group") {
    const auto result =
        groups_of(Input({1, 6, 2}, {NAN, 1, 2, 3, 1, 1, 3, 3, 1, INFINITY, 2, 3}), 3).result();
    check_cells(result.mean, {NAN, 2, INFINITY});
    CHECK(std::isnan(result.output[3]));
    CHECK(result.output[4] == doctest::Approx(-1).epsilon(1e-4));
    CHECK(std::isnan(result.output[11]));
  }

  TEST_CASE("gives empty results for an empty batch, and for no channels of instanceNorm") {
    const auto empty = groups_of(Input({0, 4, 3}, {}), 2).result();
    CHECK(empty.mean.shape() == Shape{0, 2});
    CHECK(empty.output.shape() == Shape{0, 4, 3});
    CHECK(instances_of(Input({0, 4, 3}, {})).result().rstd.shape() == Shape{0, 4});
    CHECK(instances_of(Input({2, 0, 1}, {})).result().rstd.shape() == Shape{2, 0});
    const Shape vast{0, 1LL << 40, 1LL << 40};
    CHECK(groups_of(Input(vast, {}), 1 << 20).result().output.shape() == vast);
    CHECK(instances_of(Input(vast, {})).result().output.shape() == vast);
  }

  TEST_CASE("computes the wanted fields alone, with the same bits") {
    Call call = groups_of(Input({2, 4, 3}, spread_values(24, 1, 2)), 2);
    const auto all = call.result();
    call.wanted = Fields(1U << 4U);
    const auto only_output = call.result();
    CHECK(!only_output.mean.present());
    CHECK(!only_output.normalized.present());
    CHECK(same_bits(only_output.output, all.output));
    call.wanted = Fields(1U << 2U);
    CHECK(same_bits(call.result().rstd, all.rstd));
    CHECK(!call.result().output.present());
  }

  TEST_CASE("wants two values for a statistic") {
    GroupNormResult<float> result;
    const auto refuse = [&](const Call& call, std::string_view sentence) {
      check_refused(call.run(result), "one-value-per-channel", sentence);
    };
    refuse(instances_of(Input({2, 3}, Values(6))),
           "instanceNorm: x has shape (2, 3) with 1 value per channel, but a statistic wants 2 or "
           "more.");
    refuse(instances_of(Input({2, 3, 0}, {})),
           "instanceNorm: x has shape (2, 3, 0) with 0 values per channel, but a statistic wants 2 "
           "or more.");
    refuse(groups_of(Input({2, 3, 1}, Values(6)), 3),
           "groupNorm: x has shape (2, 3, 1) with 1 value per group, but a statistic wants 2 or "
           "more.");
    CHECK(groups_of(Input({1, 2}, {1, 2}), 1).result().output.present());
  }

  TEST_CASE("refuses what it cannot do, in one sentence") {
    GroupNormResult<float> result;
    const Input x({2, 4, 3}, Values(24));
    const auto refuse = [&](const Call& call, std::string_view code, std::string_view sentence) {
      check_refused(call.run(result), code, sentence);
    };
    refuse(groups_of(Input({4}, Values(4)), 2), "shape-mismatch",
           "groupNorm: x has shape (4), but must be (N, C, …).");
    refuse(instances_of(Input({}, {1})), "shape-mismatch",
           "instanceNorm: x has shape (), but must be (N, C, …).");
    refuse(groups_of(x, -2), "bad-argument", "groupNorm: num_groups is -2, but must be 1 or more.");
    check_refused(kernels::group_norm(x.in_float(), 0, {}, {}, 1e-5, Fields::all(), result),
                  "bad-argument", "groupNorm: num_groups is 0, but must be 1 or more.");
    refuse(groups_of(x, 3), "groups-do-not-divide",
           "groupNorm: num_groups is 3, but x has shape (2, 4, 3), whose 4 channels it does not "
           "divide.");
    Call call = groups_of(x, 2);
    call.gamma = Input({2}, Values(2));
    refuse(call, "shape-mismatch",
           "groupNorm: gamma has shape (2), but the channels of x have shape (4).");
    call.num_groups = 0;
    refuse(call, "shape-mismatch",
           "instanceNorm: gamma has shape (2), but the channels of x have shape (4).");
    call.gamma = {};
    call.beta = Input({1, 4}, Values(4));
    refuse(call, "shape-mismatch",
           "instanceNorm: beta has shape (1, 4), but the channels of x have shape (4).");
    call.beta = {};
    call.eps = -1;
    refuse(call, "bad-argument",
           "instanceNorm: eps is -1, but must be a finite number, 0 or more.");
    const View<const float> vast(x.in_float().data(), {1 << 16, 4, 1 << 16});
    check_refused(
        kernels::group_norm(vast, 2, {}, {}, 1e-5, Fields::all(), result), "too-large",
        "groupNorm: normalized would have shape (65536, 4, 65536), more than the engine's "
        "address space of 4 GiB, 2 in variant js, holds.");
  }

  TEST_CASE("gives the same bits in every build that does not fuse") {
    if (!fingerprints_hold()) return;
    Call call = groups_of(Input({3, 6, 11}, spread_values(198, 5, 3)), 2);
    call.gamma = Input({6}, spread_values(6, 1, 0.5, 2));
    const auto grouped = call.result();
    call.num_groups = 0;
    const auto instances = call.result();
    CHECK(fingerprint({&grouped.var, &grouped.rstd, &grouped.output, &instances.rstd,
                       &instances.output}) == 16260873506978021548U);
  }
}

}  // namespace normlab::test
