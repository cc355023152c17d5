#include "tensor/tensor.hpp"

namespace normlab {

Status too_large(const char* op, const char* field, const Shape& shape) {
  return {Code::too_large,
          Sentence() << op << ": " << field << " would have shape " << shape
                     << ", more than the engine's address space of 4 GiB, 2 in variant js, holds."};
}

Status no_memory_for(const char* op, const char* field, const Shape& shape,
                     std::int64_t cell_bytes) {
  return {Code::out_of_memory, Sentence() << op << ": there is no memory left for " << field
                                          << " of shape " << shape << ", "
                                          << shape.numel() * cell_bytes << " bytes."};
}

}  // namespace normlab
