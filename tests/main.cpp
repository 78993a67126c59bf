// The main function of every test program, compiled once: it takes half a minute under sanitizers.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
