# One suite, run natively and, as WebAssembly, by Node.
file(GLOB tests CONFIGURE_DEPENDS tests/cpp/*.cpp)
if(NOT tests)
  return()
endif()

add_executable(normlab_tests ${tests})
target_include_directories(normlab_tests PRIVATE tests/cpp)
target_link_libraries(normlab_tests PRIVATE normlab_reference normlab_doctest)
target_compile_definitions(normlab_tests PRIVATE
  DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS
  DOCTEST_CONFIG_NO_POSIX_SIGNALS)

if(EMSCRIPTEN)
  set_target_properties(normlab_tests PROPERTIES SUFFIX .cjs)
  target_link_options(normlab_tests PRIVATE
    -sENVIRONMENT=node
    -sEXIT_RUNTIME
    -sSUPPORT_LONGJMP=0
    -sALLOW_MEMORY_GROWTH
    -sSTACK_SIZE=1MB)
endif()

add_test(NAME normlab_tests COMMAND normlab_tests)
