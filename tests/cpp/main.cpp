#define DOCTEST_CONFIG_IMPLEMENT
#include "doctest.hpp"
#include "error_table.hpp"

int main(int argument_count, char** arguments) {
  doctest::Context context;
  context.setOption("no-colors", true);
  context.applyCommandLine(argument_count, arguments);
  const int failed = context.run();
  if (!context.shouldExit()) normlab::test::print_error_table();
  return failed;
}
