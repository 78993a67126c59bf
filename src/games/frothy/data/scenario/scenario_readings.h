// What in a case may mean two things: values of dice in a Control roll, which two icons share
// (FR-DICE-04) where it is read by its icons (FR-DICE-03), and lines for what is not asked.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/data/scenario/scenario_json.h"

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

// A Control roll for a turn at a Safe rating, which FR-CTRL-03 does not ask for.
enum class UnaskedRolls { left_out, made };

// How a script is read where it may mean two things. A question with one option is not asked, so a
// line that fits it may as well be for a later one that is.
struct Reading {
    enum class Forced { all, none, all_but_one } forced = Forced::all;
    std::size_t but = 0;  // of those that fit, in their order
    UnaskedRolls unasked_rolls = UnaskedRolls::left_out;

    bool uses(std::size_t fitting) const {
        return forced == Forced::all || (forced == Forced::all_but_one && fitting != but);
    }
};

// Other ways to read a script that has failed: lines that fit a question with one option are for
// later ones, all or but one of them; a Control roll that no rule asks for is made all the same.
std::vector<Reading> other_readings(const Json& document, std::size_t fitting_forced);

}  // namespace frothy::scenario
