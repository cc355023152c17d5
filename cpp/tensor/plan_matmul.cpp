#include "tensor/plan_matmul.hpp"

#include <algorithm>

namespace normlab {

Status plan_matmul(const Shape& a, const Shape& b, MatmulPlan& plan) {
  constexpr const char* op = "matmul";
  const auto mismatch = [&](const char* reason) {
    return Status(Code::shape_mismatch, Sentence()
                                            << op << ": a has shape " << a << " and b has shape "
                                            << b << ", but " << reason << ".");
  };
  if (a.rank() == 0 || b.rank() == 0) return mismatch("both need one axis or more");
  const int a_leading = std::max(a.rank() - 2, 0);
  const int b_leading = std::max(b.rank() - 2, 0);
  plan.rows = a.rank() == 1 ? 1 : a[a_leading];
  plan.inner = a[a.rank() - 1];
  plan.columns = b.rank() == 1 ? 1 : b[b.rank() - 1];
  if (b[b_leading] != plan.inner) {
    return mismatch(b.rank() == 1 ? "the last axis of a must be as long as b"
                                  : "the last axis of a must be as long as the last but one of b");
  }

  const Shape a_batch = a.slice(0, a_leading);
  const Shape b_batch = b.slice(0, b_leading);
  const int rank = std::max(a_leading, b_leading);
  plan.batch = {};
  for (int axis = 0; axis < rank; ++axis) {
    const int a_axis = axis - rank + a_leading;
    const int b_axis = axis - rank + b_leading;
    const std::int64_t a_length = a_axis < 0 ? 1 : a_batch[a_axis];
    const std::int64_t b_length = b_axis < 0 ? 1 : b_batch[b_axis];
    plan.batch.append(a_length == 1 ? b_length : a_length);
  }
  if (!broadcasts_to(a_batch, plan.batch) || !broadcasts_to(b_batch, plan.batch)) {
    return mismatch("their leading axes must be equal or 1");
  }
  plan.a_strides = broadcast_strides(a_batch, plan.batch, a.numel(a_leading, a.rank()));
  plan.b_strides = broadcast_strides(b_batch, plan.batch, b.numel(b_leading, b.rank()));

  plan.output = plan.batch;
  if (a.rank() > 1) plan.output.append(plan.rows);
  if (b.rank() > 1) plan.output.append(plan.columns);
  return {};
}

Status plan_linear(const Shape& x, const Shape& weight, const Shape* bias, MatmulPlan& plan) {
  constexpr const char* op = "linear";
  if (weight.rank() != 2) {
    return {Code::shape_mismatch,
            Sentence() << op << ": weight has shape " << weight << ", but must be (d_out, d_in)."};
  }
  if (x.rank() == 0 || x[x.rank() - 1] != weight[1]) {
    return {Code::shape_mismatch, Sentence() << op << ": x has shape " << x
                                             << ", but its last axis must be " << weight[1]
                                             << ", as weight has shape " << weight << "."};
  }
  const Shape outputs = weight.slice(0, 1);
  if (Status status = check_shape(op, "bias", bias, outputs, "the outputs of weight have");
      !status.ok()) {
    return status;
  }
  plan.output = x;
  plan.output[x.rank() - 1] = weight[0];
  plan.rows = x.numel(0, x.rank() - 1);
  plan.inner = weight[1];
  plan.columns = weight[0];
  return {};
}

}  // namespace normlab
