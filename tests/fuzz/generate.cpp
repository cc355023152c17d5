#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

/// A main for where libFuzzer is missing: feeds the entry the same bytes at every run, a number of
/// execution deciding all of them.
///
///   normlab_fuzz [count = 100000] [first = 0]

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);

/// A failure found by a sanitizer ends as the harness's own do.
// NOLINTBEGIN(bugprone-reserved-identifier): the sanitizers look for these names
extern "C" const char* __asan_default_options() { return "abort_on_error=1:handle_abort=0"; }
extern "C" const char* __ubsan_default_options() { return "abort_on_error=1:print_stacktrace=1"; }
// NOLINTEND(bugprone-reserved-identifier)

namespace {

constexpr unsigned most_seconds = 20;  // for an execution: none may hang

std::uint64_t execution = 0;

void report(int signal) {
  std::fprintf(stderr, "%s in execution %llu; again: normlab_fuzz 1 %llu\n",
               signal == SIGALRM ? "It hangs" : "It fails",
               static_cast<unsigned long long>(execution),
               static_cast<unsigned long long>(execution));
  _exit(1);
}

/// Steele, Lea, Flood 2014: splitmix64.
std::uint64_t mix(std::uint64_t x) {
  x = (x ^ x >> 30U) * 0xbf58476d1ce4e5b9U;
  x = (x ^ x >> 27U) * 0x94d049bb133111ebU;
  return x ^ x >> 31U;
}

}  // namespace

int main(int count_of_words, char** words) {
  const std::uint64_t count = count_of_words > 1 ? std::strtoull(words[1], nullptr, 10) : 100000;
  const std::uint64_t first = count_of_words > 2 ? std::strtoull(words[2], nullptr, 10) : 0;
  std::signal(SIGABRT, report);
  std::signal(SIGALRM, report);
  const auto started = std::chrono::steady_clock::now();
  for (execution = first; execution - first < count; ++execution) {
    std::array<std::uint8_t, 192> bytes;
    std::uint64_t state = mix(execution + 1);
    for (std::uint8_t& byte : bytes) {
      state += 0x9e3779b97f4a7c15U;
      byte = static_cast<std::uint8_t>(mix(state) >> 56U);
    }
    if ((execution - first) % 256 == 0) alarm(most_seconds);
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - started;
  std::printf("%llu executions from %llu on in %.1f s\n", static_cast<unsigned long long>(count),
              static_cast<unsigned long long>(first), seconds.count());
  return 0;
}
