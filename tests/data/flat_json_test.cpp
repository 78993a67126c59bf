// Settings files: what was written is read again as it is.
#include <catch2/catch.hpp>
#include <string>

#include "formats/flat_json.h"

namespace formats {
namespace {

TEST_CASE("Values that are nearly numbers stand in quotes", "[data][settings]") {
    using namespace std::string_literals;
    FlatJson values;
    for (const std::string& value :
         {"12"s, "-1.5e3"s, "true"s, ""s, "null"s, "12 "s, " true"s, "12\0"s, "12\0x"s, "1\n2"s})
        values["v" + std::to_string(values.size())] = value;
    const FlatReading again = read_flat_json(write_flat_json(values));
    CHECK(again.is_whole);
    CHECK(again.values == values);
    CHECK(write_flat_json({{"size", "150"}}).find(": 150") != std::string::npos);
}

}  // namespace
}  // namespace formats
