#pragma once

// The library is built without exceptions, and so are its tests; every assertion stays usable.
#ifndef DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS
#define DOCTEST_CONFIG_NO_EXCEPTIONS_BUT_WITH_ALL_ASSERTS
#endif

#include <doctest/doctest.h>
