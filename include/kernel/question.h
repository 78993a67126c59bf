// What is asked of a player and what is rolled: small typed values, worded elsewhere.
#pragma once

#include <cstdint>
#include <span>

#include "kernel/player.h"

namespace kernel {

// Whether an answer stays hidden from the other players until the rules reveal it.
enum class Secrecy : std::uint8_t { open, secret };

// A standing question answers itself with its first option unless the player has spoken up.
enum class Standing : std::uint8_t { asked, standing };

// Something a person might try that the rules refuse, and the rule that refuses it.
template <class G>
struct Refusal {
    typename G::Option option;
    typename G::Rule rule;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The options are all that is legal, in canonical order, never empty. The spans live only as
// long as the call that asks; a Decision keeps copies.
template <class G>
struct Question {
    PlayerId player = nobody;
    typename G::Ask ask{};
    Secrecy secrecy = Secrecy::open;
    Standing standing = Standing::asked;
    typename G::About about{};
    std::span<const std::uint8_t> dice{};
    std::span<const typename G::Option> options{};
    std::span<const Refusal<G>> refused{};
};

// Why dice are cast, how many, and with how many sides.
template <class G>
struct Roll {
    typename G::Why why{};
    typename G::About about{};
    std::uint16_t count = 0;
    std::uint8_t sides = 6;
};

}  // namespace kernel
