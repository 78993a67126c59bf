// The main function of every test program, compiled once: it takes long.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
