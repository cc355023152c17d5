# header_library(<name> <version> <url> <sha256> <include>)
#
# Makes the target normlab_<name>. Its headers come, in this order, from what set-up has put into
# .toolchain/include, from a package on this machine that is new enough, or from a release archive
# that is pinned by its hash (<include> is the folder of the headers in it).
include(FetchContent)

function(header_library name version url sha256 include)
  set(target normlab_${name})
  add_library(${target} INTERFACE)

  set(unpacked ${PROJECT_SOURCE_DIR}/.toolchain/include)
  if(EXISTS ${unpacked}/${name})
    target_include_directories(${target} SYSTEM INTERFACE ${unpacked})
    return()
  endif()

  find_package(${name} ${version} QUIET)
  foreach(package ${name}::${name} ${name})
    if(TARGET ${package})
      target_link_libraries(${target} INTERFACE ${package})
      return()
    endif()
  endforeach()

  FetchContent_Declare(${name} URL ${url} URL_HASH SHA256=${sha256} SOURCE_SUBDIR none
                       DOWNLOAD_EXTRACT_TIMESTAMP TRUE)
  FetchContent_MakeAvailable(${name})
  target_include_directories(${target} SYSTEM INTERFACE ${${name}_SOURCE_DIR}/${include})
endfunction()

header_library(xsimd 14.0
  https://github.com/xtensor-stack/xsimd/archive/refs/tags/14.2.0.tar.gz
  21e841ab684b05331e81e7f782431753a029ef7b7d9d6d3ddab837e7782a40ee
  include)

header_library(doctest 2.4.9
  https://github.com/doctest/doctest/archive/refs/tags/v2.4.12.tar.gz
  73381c7aa4dee704bd935609668cf41880ea7f19fa0504a200e13b74999c2d70
  .)
