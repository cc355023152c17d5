#pragma once

namespace normlab::kernels {

struct SineCosine {
  double sine;
  double cosine;
};

/// Of 0 ≤ angle < 2^31, to about a unit in the last place of a double, unless the angle is so near
/// a zero that float's last digits are the most that is left. The standard library's takes any
/// angle, by a table that is most of its size.
SineCosine sine_cosine(double angle);

}  // namespace normlab::kernels
