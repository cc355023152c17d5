#include <chrono>
#include <cstdint>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

#include "kernels/activation.hpp"
#include "kernels/attention.hpp"
#include "kernels/batch_norm.hpp"
#include "kernels/group_norm.hpp"
#include "kernels/layer_norm.hpp"
#include "kernels/matmul.hpp"
#include "kernels/multi_head_attention.hpp"
#include "kernels/softmax.hpp"

/// The kernels natively, for the bench to time beside PyTorch's. Reads one command a line and
/// answers each in one line; tensors come and go as files of float32.
///
///   prepare CALL NUMBER RESULT COUNT (FILE RANK LENGTH…)…   runs once and writes the result
///   time RUNS                                               milliseconds
///
/// NUMBER is num_groups or num_heads; tensors stand in the order of tools/bench/works.js.

namespace {

using namespace normlab;

struct Input {
  std::vector<float> cells;
  Shape shape;
  operator View<const float>() const { return {cells.data(), shape}; }
};

std::vector<Input> inputs;
Tensor<float> output;
std::function<Status()> work;

constexpr double eps = 1e-5;

Input read_input(std::istream& in) {
  std::string file;
  int rank = 0;
  Input input;
  in >> file >> rank;
  for (int axis = 0; axis < rank; ++axis) {
    std::int64_t length = 0;
    in >> length;
    input.shape.append(length);
  }
  input.cells.resize(static_cast<std::size_t>(input.shape.numel()));
  std::ifstream(file, std::ios::binary)
      .read(reinterpret_cast<char*>(input.cells.data()),
            static_cast<std::streamsize>(input.cells.size() * sizeof(float)));
  return input;
}

template <class Field>
Fields only(Field field) {
  return Fields(1U << static_cast<std::uint32_t>(field));
}

/// Runs a call, and keeps the field that was asked for in place of the last one.
template <class Result>
Status keep(const Status& status, Result& result, Tensor<float> Result::*field) {
  output = std::move(result.*field);
  return status;
}

std::function<Status()> work_of(const std::string& call, std::int64_t number) {
  const std::vector<Input>& in = inputs;
  if (call == "layerNorm")
    return [&] {
      LayerNormResult<float> result;
      const Status status =
          kernels::layer_norm(in[0], -1, in[1], in[2], eps, only(LayerNormField::output), result);
      return keep(status, result, &LayerNormResult<float>::output);
    };
  if (call == "batchNorm")
    return [&] {
      BatchNormResult<float> result;
      const Status status = kernels::batch_norm(in[0], {.gamma = in[1], .beta = in[2]},
                                                only(BatchNormField::output), result);
      return keep(status, result, &BatchNormResult<float>::output);
    };
  if (call == "groupNorm")
    return [&, number] {
      GroupNormResult<float> result;
      const Status status = kernels::group_norm(in[0], number, in[1], in[2], eps,
                                                only(GroupNormField::output), result);
      return keep(status, result, &GroupNormResult<float>::output);
    };
  if (call == "softmax")
    return [&] {
      SoftmaxResult<float> result;
      const Status status = kernels::softmax(in[0], -1, only(SoftmaxField::output), result);
      return keep(status, result, &SoftmaxResult<float>::output);
    };
  if (call == "activation")
    return [&] {
      ActivationResult<float> result;
      const Status status = kernels::activation(in[0], ActivationKind::gelu, {},
                                                only(ActivationField::output), result);
      return keep(status, result, &ActivationResult<float>::output);
    };
  if (call == "matmul")
    return [&] {
      MatmulResult<float> result;
      const Status status = kernels::matmul(in[0], in[1], only(MatmulField::output), result);
      return keep(status, result, &MatmulResult<float>::output);
    };
  if (call == "attention")
    return [&] {
      AttentionResult<float> result;
      const Status status =
          kernels::attention(in[0], in[1], in[2], {}, only(AttentionField::context), result);
      return keep(status, result, &AttentionResult<float>::context);
    };
  if (call == "multiHeadAttention")
    return [&, number] {
      MultiHeadAttentionResult<float> result;
      const MultiHeadAttentionOptions<float> options{.num_heads = number,
                                                     .w_q = in[3],
                                                     .w_k = in[4],
                                                     .w_v = in[5],
                                                     .w_o = in[6],
                                                     .b_q = in[7],
                                                     .b_k = in[8],
                                                     .b_v = in[9],
                                                     .b_o = in[10]};
      const Status status = kernels::multi_head_attention(
          in[0], in[1], in[2], options, only(MultiHeadAttentionField::output), result);
      return keep(status, result, &MultiHeadAttentionResult<float>::output);
    };
  return {};
}

std::string prepare() {
  std::string call;
  std::string result;
  std::int64_t number = 0;
  int count = 0;
  std::cin >> call >> number >> result >> count;
  inputs.clear();
  for (int i = 0; i < count; ++i) inputs.push_back(read_input(std::cin));
  work = work_of(call, number);
  if (!work) return "no such call";
  if (const Status status = work(); !status.ok()) return std::string(status.message());
  std::ofstream(result, std::ios::binary)
      .write(reinterpret_cast<const char*>(output.data()),
             static_cast<std::streamsize>(output.numel()) * std::streamsize{sizeof(float)});
  return "ok";
}

double time(std::int64_t runs) {
  const auto start = std::chrono::steady_clock::now();
  for (std::int64_t run = 0; run < runs; ++run) (void)work();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

}  // namespace

int main() {
  for (std::string command; std::cin >> command;) {
    if (command == "prepare") {
      std::cout << prepare() << std::endl;
    } else {
      std::int64_t runs = 0;
      std::cin >> runs;
      std::cout << time(runs) << std::endl;
    }
  }
}
