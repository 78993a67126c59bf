// How patterns become sentences.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "frothy/race.h"
#include "frothy/wording.h"

namespace frothy {

// One value for a pattern: a text or a whole number.
struct Said {
    std::string text;

    Said(std::string value) : text(std::move(value)) {}  // NOLINT: implicit on purpose
    Said(std::string_view value) : text(value) {}        // NOLINT: implicit on purpose
    Said(const char* value) : text(value) {}             // NOLINT: implicit on purpose
    Said(int value) : text(std::to_string(value)) {}     // NOLINT: implicit on purpose
};

// Fills {0}, {1} ... of a pattern.
std::string say(std::string_view pattern, std::initializer_list<Said> values);

// The pattern for this number of things: none, one, more.
std::string_view by_count(int count, std::string_view none, std::string_view one,
                          std::string_view more);
std::string_view by_count(int count, std::string_view one, std::string_view more);

// What an event or question is about, as its licence prints it with its number. The catalogue's
// name where the licence has none; never empty.
std::string trait_name_of(const Race& race, VehicleId v, Rule rule);  // trait or special card
std::string trait_name_at(const Race& race, VehicleId v, int place);  // "a trait" if there is none
std::string special_name_at(const Race& race, VehicleId v, int place);  // "a special card"

// What a trait, a special card or a lasting affect has brought about; `describe` hands it on.
std::string describe_licence_event(const Event& event, const Race& race, const Names& names);
// What happens in the other kinds of race (RACE).
std::string describe_race_kind_event(const Event& event, const Names& names);

// "a", "a and b", "a, b and c".
std::string listed(std::initializer_list<std::string> parts);
template <class Range>
std::string listed_range(const Range& parts) {
    std::string result;
    std::size_t index = 0;
    for (const std::string& part : parts) {
        if (index > 0) result += index + 1 == parts.size() ? " and " : ", ";
        result += part;
        ++index;
    }
    return result;
}

}  // namespace frothy
