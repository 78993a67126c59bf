// Holding part of a value against the whole of what was found.
#pragma once

#include <string>

#include "play/scenario/node.h"

namespace play::scenario {

// Objects match if every expected member does, lists if all their items do, plain values if they
// are equal. Throws the first difference as a failure; `what` names the value in words. Unknown
// members are bad content.
void expect_part(const Node& expected, const Json& actual, const std::string& what);

// The member of what was found that an expected one is about. Unknown members are bad content.
const Json& member_of(const Json& actual, const std::string& key, const Node& expected);

// What was found, in the order in which it is expected if it is the same but for that: of things
// whose order means nothing.
Json in_order_of(const Json& expected, Json found);

// Whether they match, without a word.
bool matches(const Json& expected, const Json& actual);

enum class Sequence { part, whole };

// Each expected item must match one of the actual ones, in the same order.
void expect_sequence(const Node& expected, const Json& actual, Sequence sequence,
                     const std::string& what);
// None of the patterns may match any of the actual ones.
void expect_none(const Node& patterns, const Json& actual, const std::string& what);

}  // namespace play::scenario
