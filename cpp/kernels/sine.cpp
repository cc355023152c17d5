#include "kernels/sine.hpp"

#include <array>
#include <cmath>
#include <cstdint>

namespace normlab::kernels {
namespace {

// π / 2 in parts: of all but the last, 22 bits each, so that their products with a number of
// quarter turns below 2^31 are exact.
constexpr std::array quarter_turn = {0x1.921fbp+0, 0x1.5110bp-22, 0x1.1846980000000p-44,
                                     0x1.3198a2e037073p-69};

// 1 − x / (a · b) · (1 − x / (c · d) · …): the series of sine and cosine, x being the square.
double series(double square, int last) {
  double sum = 1;
  for (int k = last; k > 1; k -= 2) sum = 1 - square / (k * (k - 1)) * sum;
  return sum;
}

}  // namespace

SineCosine sine_cosine(double angle) {
  const double turns = std::nearbyint(angle / quarter_turn[0]);
  double rest = angle;
  for (const double part : quarter_turn) rest -= turns * part;
  const double square = rest * rest;
  const double sine = rest * series(square, 17);
  const double cosine = series(square, 18);
  switch (static_cast<std::int64_t>(turns) % 4) {
    case 0:
      return {sine, cosine};
    case 1:
      return {cosine, -sine};
    case 2:
      return {-sine, -cosine};
    default:
      return {-cosine, sine};
  }
}

}  // namespace normlab::kernels
