// What a way of driving on takes out of the hand before anything else is asked.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/view/core/prompt/prompt.h"

namespace frothy {

// Ways to pay with one card: an attack takes at least one (FR-ATK-06), a jump exactly one
// (FR-JUMP-02). With a single way nobody asks for it.
struct CardPrice {
    std::vector<Option> ways;

    bool is_free() const { return ways.empty(); }
};
// Found by running the rules. `answers` are those to a question of driving, one after the other.
CardPrice price_of(const Decision& decision, const std::vector<Option>& answers);

// The card that an option plays, of the hand of whoever decides.
ChoiceCard card_of(const Decision& decision, Option option);
std::vector<ChoiceCard> cards_of(const Decision& decision, const CardPrice& price);
// Which card it is, or that it may be chosen; empty where it costs none.
std::string price_sentence(const Decision& decision, const CardPrice& price);

}  // namespace frothy
