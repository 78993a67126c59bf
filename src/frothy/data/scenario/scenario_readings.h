// What the values of dice in a Control roll may mean: two icons share a value (FR-DICE-04), and
// such a roll is read by its icons (FR-DICE-03).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "frothy/data/scenario/scenario_json.h"

namespace frothy::scenario {

// A die written by a value that two icons share.
struct SharedValue {
    Json::json_pointer where;
    std::vector<std::string> icons;

    std::string place() const;  // as messages have it
    std::string text() const;   // "3 may be "haste" or "damage""
    int value = 0;
};

// Those of a case, in order; none of a document that is no case.
std::vector<SharedValue> find_shared_values(const Json& document);
// The case in every reading of them, each value as the first of its icons to begin with. Beyond
// most_shared of them only that first reading.
inline constexpr std::size_t most_shared = 6;
std::vector<Json> readings_of(const Json& document, const std::vector<SharedValue>& shared);

}  // namespace frothy::scenario
