# What `npm run bench` times beside the engine; no part of it.
if(EMSCRIPTEN)
  # What the machine can do at best: a bare WebAssembly module.
  add_executable(normlab_limits EXCLUDE_FROM_ALL cpp/bench/limits.cpp)
  target_include_directories(normlab_limits PRIVATE cpp)
  target_link_libraries(normlab_limits PRIVATE normlab_xsimd)
  target_link_options(normlab_limits PRIVATE --no-entry -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH)
  set_target_properties(normlab_limits PROPERTIES
    OUTPUT_NAME limits
    SUFFIX .wasm
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
else()
  # The kernels as a program that is told what to time.
  add_executable(normlab_native_bench EXCLUDE_FROM_ALL cpp/bench/native.cpp)
  target_link_libraries(normlab_native_bench PRIVATE normlab)
endif()
