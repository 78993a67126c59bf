#include "play/scenario/match.h"

#include <algorithm>

namespace play::scenario {
namespace {

std::string shown(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// What an item is: its event, question or roll.
Json kind_of(const Json& item) {
    if (!item.is_object()) return nullptr;
    for (const char* key : {"event", "ask", "roll"}) {
        const auto found = item.find(key);
        if (found != item.end()) return *found;
    }
    return nullptr;
}

// The items from one on, those of the wanted kind if there are any, at most a few, for messages.
std::string some_of(const Json& items, std::size_t first, const Json& wanted) {
    constexpr std::size_t most = 6;
    std::vector<std::size_t> shown_items;
    for (std::size_t i = first; i < items.size(); ++i)
        if (!wanted.is_null() && kind_of(items[i]) == wanted) shown_items.push_back(i);
    if (shown_items.empty()) {
        for (std::size_t i = first; i < items.size(); ++i)
            shown_items.push_back(i);
    }
    std::string text;
    for (std::size_t i = 0; i < shown_items.size() && i < most; ++i)
        text += "\n    " + shown(items[shown_items[i]]);
    if (shown_items.size() > most) {
        text += "\n    and " + std::to_string(shown_items.size() - most) + " more";
    }
    return text.empty() ? " nothing" : text;
}

bool is_among(const Json& wanted, const Json& items) {
    return std::any_of(items.begin(), items.end(),
                       [&](const Json& item) { return matches(wanted, item); });
}

// As in a script: exactly these offers, in any order, and these refusals among others.
bool matches_options(const std::string& key, const Json& expected, const Json& actual) {
    const bool whole = key == "refuses" || expected.size() == actual.size();
    return whole && std::all_of(expected.begin(), expected.end(),
                                [&](const Json& option) { return is_among(option, actual); });
}

bool is_options(const std::string& key, const Json& expected, const Json& actual) {
    return (key == "offers" || key == "refuses") && expected.is_array() && actual.is_array();
}

bool matches_member(const std::string& key, const Json& expected, const Json& actual) {
    return is_options(key, expected, actual) ? matches_options(key, expected, actual)
                                             : matches(expected, actual);
}

}  // namespace

const Json& member_of(const Json& actual, const std::string& key, const Node& expected) {
    const auto found = actual.find(key);
    if (found == actual.end()) {
        std::vector<std::string> keys;
        for (const auto& member : actual.items())
            keys.push_back(member.key());
        expected.complain("unknown key \"" + key + "\"" + did_you_mean(key, keys) +
                          "; known: " + listed(keys));
    }
    return *found;
}

void expect_part(const Node& expected, const Json& actual, const std::string& what) {
    if (!expected.is_object() || !actual.is_object()) {
        if (!matches(expected.json(), actual)) {
            fail(expected.place(),
                 what + " is " + shown(actual) + ", expected " + shown(expected.json()));
        }
        return;
    }
    for (const auto& [key, value] : expected.members()) {
        const Json& found = member_of(actual, key, value);
        if (is_options(key, value.json(), found) && matches_options(key, value.json(), found)) {
            continue;
        }
        expect_part(value, found, what + ", " + key);
    }
}

bool matches(const Json& expected, const Json& actual) {
    if (expected.is_array() && actual.is_array()) {
        return std::equal(expected.begin(), expected.end(), actual.begin(), actual.end(), matches);
    }
    if (!expected.is_object() || !actual.is_object()) return expected == actual;
    for (const auto& member : expected.items()) {
        const auto found = actual.find(member.key());
        if (found == actual.end() || !matches_member(member.key(), member.value(), *found)) {
            return false;
        }
    }
    return true;
}

void expect_sequence(const Node& expected, const Json& actual, Sequence sequence,
                     const std::string& what) {
    std::size_t at = 0;
    for (const Node& item : expected.items("a list of " + what + "s")) {
        const std::size_t first = at;
        while (at < actual.size() && !matches(item.json(), actual[at])) {
            if (sequence == Sequence::whole) break;
            ++at;
        }
        if (at == actual.size() ||
            (sequence == Sequence::whole && !matches(item.json(), actual[at]))) {
            fail(item.place(), "no " + what + " " + shown(item.json()) +
                                   (first == 0 ? " at all" : " after those before it") + "; found" +
                                   some_of(actual, first, kind_of(item.json())));
        }
        ++at;
    }
    if (sequence == Sequence::whole && at < actual.size()) {
        fail(expected.place(), "more " + what + "s than expected:" + some_of(actual, at, nullptr));
    }
}

Json in_order_of(const Json& expected, Json found) {
    if (!expected.is_array() || !found.is_array()) return found;
    Json one = expected;
    Json other = found;
    std::ranges::sort(one.get_ref<Json::array_t&>());
    std::ranges::sort(other.get_ref<Json::array_t&>());
    return one == other ? expected : found;
}

void expect_none(const Node& patterns, const Json& actual, const std::string& what) {
    for (const Node& pattern : patterns.items("a list of " + what + "s that must not happen")) {
        for (const Json& item : actual) {
            // What had but one answer was not put to anybody.
            if (item.value("forced", false) && !pattern.has("forced")) continue;
            if (matches(pattern.json(), item)) {
                fail(pattern.place(),
                     "found the " + what + " " + shown(item) + ", which must not happen");
            }
        }
    }
}

}  // namespace play::scenario
