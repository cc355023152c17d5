# The kernels under any arguments, natively, beside the sanitizers of the preset: by libFuzzer where
# the preset asks for it, else by a generator of its own, the same executions at every run.
option(NORMLAB_LIBFUZZER "Let libFuzzer decide the arguments; needs clang" OFF)

file(GLOB fuzz CONFIGURE_DEPENDS tests/fuzz/*.cpp)
if(NORMLAB_LIBFUZZER)
  list(FILTER fuzz EXCLUDE REGEX "/generate\\.cpp$")
endif()

add_executable(normlab_fuzz EXCLUDE_FROM_ALL ${fuzz})
target_include_directories(normlab_fuzz PRIVATE tests/fuzz)
target_link_libraries(normlab_fuzz PRIVATE normlab_reference)
target_link_options(normlab_fuzz PRIVATE -Wl,--wrap=malloc
  $<$<BOOL:${NORMLAB_LIBFUZZER}>:-fsanitize=fuzzer>)
