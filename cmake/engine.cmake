# The engine: the kernels behind Embind, as an ES module for browsers, workers and Node.
file(GLOB bindings CONFIGURE_DEPENDS cpp/bindings/*.cpp)
if(NOT bindings)
  return()
endif()

# Checks, marshalling, and what is no slower for it, are built small: a page has to load them.
file(GLOB checks CONFIGURE_DEPENDS cpp/tensor/*.cpp)
set_source_files_properties(
  ${checks} ${bindings}
  cpp/kernels/attention.cpp cpp/kernels/batch_norm.cpp cpp/kernels/generator.cpp
  cpp/kernels/matmul.cpp
  cpp/kernels/multi_head_attention.cpp cpp/kernels/positional_encoding.cpp cpp/kernels/scale.cpp
  cpp/kernels/sine.cpp cpp/kernels/softmax.cpp
  PROPERTIES COMPILE_OPTIONS -Os)

add_executable(normlab_engine ${bindings})
target_link_libraries(normlab_engine PRIVATE normlab)
# Embind without run-time type information.
target_compile_definitions(normlab_engine PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
target_link_options(normlab_engine PRIVATE
  # Small mathematics: the tables of pow and log alone would be a tenth of the file. The kernels are
  # compiled by now.
  -Oz
  -lembind
  --no-entry
  -sMODULARIZE
  -sEXPORT_ES6
  # Workers and Node too: web/engine hands the compiled module over, so that the script looks for no
  # files.
  -sENVIRONMENT=web
  -sDYNAMIC_EXECUTION=0
  -sFILESYSTEM=0
  -sSUPPORT_LONGJMP=0
  -sAUTO_JS_LIBRARIES=0
  -sAUTO_NATIVE_LIBRARIES=0
  -sALLOW_MEMORY_GROWTH
  # That of cpp/bindings/malloc.cpp. (Emscripten's small one promises memory that is not there.)
  -sMALLOC=none
  -sINITIAL_HEAP=1MB
  -sINCOMING_MODULE_JS_API=instantiateWasm
  -sEXPORTED_RUNTIME_METHODS=HEAPU8,HEAPU32,HEAPF32,HEAPF64,wasmTable,stackSave,stackRestore)

set(engine_folder ${PROJECT_BINARY_DIR}/engine)
set_target_properties(normlab_engine PROPERTIES
  OUTPUT_NAME normlab
  RUNTIME_OUTPUT_DIRECTORY ${engine_folder})
# What the script gives, web/engine/native.js says.
file(CONFIGURE OUTPUT ${engine_folder}/normlab.d.ts CONTENT
  "declare const createModule: (options?: object) => Promise<any>;\nexport default createModule;\n")
