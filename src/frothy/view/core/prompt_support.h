// Small helps of the prompt: dice and cards in the order of the rules, words, rules run in silence.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "frothy/view/prompt.h"

namespace frothy::prompting {

// Runs rules on a copy of a race without a listener. Every question gets its first option.
class SilentTable : public Table {
protected:
    int answer(const Question&) override { return 0; }
    void cast(const Roll& roll, kernel::Faces& faces) override {
        faces.resize(roll.count);
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = 0;
    }
    void announce(const Event&) override {}
};

// The canonical order in which cards are committed.
inline constexpr std::array<OptionKind, 4> card_order = {
    OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip, OptionKind::dual_as_reins};

// Cards by the way they are played, in card_order.
using CardPlays = std::array<int, 4>;

bool is_card(OptionKind kind);
bool offers(const Decision& decision, Option option);
bool offers(const Decision& decision, OptionKind kind);
const Refusal* find_refusal(const Decision& decision, OptionKind kind);
VehicleId subject_of(const Decision& decision);

// How many cards this player has committed to the question so far. (About::extra of a Control
// roll's first question is the planned turn, so the entries are counted.)
int committed_so_far(const Decision& decision);
// Cards this player has committed in secret to the question so far.
CardPlays committed_in_secret(const Decision& decision);
// The answers the rules will ask for when these cards are played now: questions with a single
// option are passed over, as the rules pass over them.
std::vector<Option> answers_for_cards(const Decision& decision, const CardPlays& plays);
// The same for discarding these dice, as icons in rising order.
std::vector<Option> answers_for_discards(const Decision& decision,
                                         const std::vector<std::uint8_t>& icons);

// The rule that will limit which dice may be kept if these cards are committed to a Speed Check;
// none() without a limit. Found by running the rules.
Rule keep_limit_ahead(const Decision& decision, const CardPlays& plays, OptionKind direction);
// Whether the open Speed Check accelerates.
bool is_accelerating(const Decision& decision);

// ---- Words ------------------------------------------------------------------------------------

std::string cards_text(const CardPlays& plays);                  // "2 Whips and 1 Reins"
std::string icons_text(const std::vector<std::uint8_t>& icons);  // "a Slow and 2 Slides"
std::vector<OutcomeLine> outlook_lines(const Race& race, VehicleId v, const ControlOutlook& outlook,
                                       int planned_turn);
std::vector<OutcomeLine> keep_lines(const Decision& decision, int sum);

}  // namespace frothy::prompting
