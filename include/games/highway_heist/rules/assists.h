// Whom an Assist asks, and what tokens bring it (HH-BST-02 to 05).
#pragma once

#include <algorithm>

#include "games/highway_heist/rules/heist.h"
#include "games/highway_heist/rules/tables.h"

namespace highway_heist {

inline constexpr int most_dice = 5;  // HH-ROLL-04, HH-CMP-09

// The helper who is asked so many questions after the roll was called for, from 1 on: all others,
// in seat order after the roller.
constexpr MemberId helper_at(const Heist& heist, MemberId roller, int step) {
    return static_cast<MemberId>((roller + step) % heist.terms.members);
}
// How many of the tokens held can still add dice to so many.
constexpr int useful_tokens(int held, int dice) {
    return std::min(held, (most_dice - dice + 1) / 2);
}
// Two for each token.
constexpr int dice_with(int dice, int tokens) { return std::min(most_dice, dice + 2 * tokens); }

// Whether it may be said before a roll that an own token is spent on it, if that is of use: there
// is one, no Gadget is asked for first (HH-O-116), and boost symbols do not count anyway
// (HH-CH-03).
bool may_promise_boost(const Heist& heist, MemberId roller, Skill skill);

}  // namespace highway_heist
