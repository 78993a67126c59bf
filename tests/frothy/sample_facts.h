// Facts of every kind, for what must hold of all of them.
#pragma once

#include <type_traits>
#include <utility>
#include <vector>

#include "games/frothy/rules/event.h"

namespace frothy::testing {

// Becomes whatever a member of a fact is.
struct Sample {
    int value = 1;

    template <class Member>
    constexpr operator Member() const {
        if constexpr (std::is_enum_v<Member> || std::is_arithmetic_v<Member>) {
            return static_cast<Member>(value);
        } else if constexpr (std::is_same_v<Member, IconSet>) {
            return {static_cast<std::uint8_t>(value)};
        } else {
            return Member(value);
        }
    }
};

// With these values for its first members.
template <class Fact>
Fact sample_of(Sample a, Sample b, Sample c) {
    if constexpr (requires { Fact{a, b, c, a, b}; })
        return {a, b, c, {}, {}};
    else if constexpr (requires { Fact{a, b, c, a}; })
        return {a, b, c, {}};
    else if constexpr (requires { Fact{a, b, c}; })
        return {a, b, c};
    else if constexpr (requires { Fact{a, b}; })
        return {a, b};
    else if constexpr (requires { Fact{a}; })
        return {a};
    else
        return {};
}

// One of each kind.
inline std::vector<Event::Fact> sample_facts(int a, int b, int c) {
    return [&]<std::size_t... kinds>(std::index_sequence<kinds...>) {
        return std::vector<Event::Fact>{
            sample_of<std::variant_alternative_t<kinds, Event::Fact>>({a}, {b}, {c})...};
    }
    (std::make_index_sequence<std::variant_size_v<Event::Fact>>());
}

}  // namespace frothy::testing
