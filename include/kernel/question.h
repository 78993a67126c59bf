// What is asked of a player and what is rolled: small typed values, worded elsewhere.
#pragma once

#include <cstdint>
#include <span>

#include "kernel/player.h"

namespace kernel {

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
//
// A question of a team may be answered by each of `team`; `player` is then who answers it if nobody
// else does. The journal names whoever did. The rules are told what was answered, not by whom:
// where that counts, options say it.
template <class G>
struct Question {
    PlayerId player = nobody;
    typename G::Ask ask{};
    PlayerSet seen_by = everybody;  // who sees the answer before the rules reveal it
    PlayerSet team = 0;             // who else may answer
    Standing standing = Standing::asked;
    typename G::About about{};
    std::span<const std::uint8_t> dice{};
    std::span<const typename G::Option> options{};
    std::span<const Refusal<G>> refused{};

    bool is_asked(PlayerId who) const { return who == player || (team & only(who)) != 0; }
};

// Whether an answer, given or asked for, is hidden from some.
template <class Answer>
constexpr bool is_secret(const Answer& answer) {
    return answer.seen_by != everybody;
}

// Why dice are cast, how many, and with how many sides. A draw is a roll of one die whose sides are
// kinds of cards: `weights` says how many of each are left (deck.h). It lives only as long as the
// call that rolls; without it all sides are alike.
template <class G>
struct Roll {
    typename G::Why why{};
    typename G::About about{};
    std::uint16_t count = 0;
    std::uint8_t sides = 6;
    PlayerId thrower = nobody;      // whose dice they are; a draw is nobody's throw
    PlayerSet seen_by = everybody;  // who sees the faces
    std::span<const std::uint8_t> weights{};

    // Whether a die may fall so.
    bool allows(std::uint8_t face) const {
        return face < sides && (weights.empty() || weights[face] > 0);
    }
};

}  // namespace kernel
