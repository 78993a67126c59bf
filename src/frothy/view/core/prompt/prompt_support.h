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
inline constexpr std::array<OptionKind, 6> card_order = {
    OptionKind::whip,          OptionKind::reins,         OptionKind::dual_as_whip,
    OptionKind::dual_as_reins, OptionKind::reins_as_whip, OptionKind::whip_as_reins};

// Cards by the way they are played: plain ones in card_order, then special ones by place.
struct CardPlays {
    std::array<int, card_order.size()> plain{};
    std::vector<Option> special;

    bool empty() const;
    // Nothing but Reins, and cards played as such.
    bool are_reins() const;
};
// How many dice they add: traits of limited use are no cards (FR-VEH-19).
int dice_of(const Decision& decision, const CardPlays& plays);
// Control #: dice rolled and discarded beyond one for the card (FR-SPC-11).
int extra_control_dice(const Decision& decision, const CardPlays& plays);
const SpecialCard* special_at(const Decision& decision, std::uint8_t place);
// Whether a special card can be played this way in the commitment under way, now or after others.
bool may_play(const Decision& decision, Option special);

bool is_card(OptionKind kind);
bool offers(const Decision& decision, Option option);
bool offers(const Decision& decision, OptionKind kind);
VehicleId subject_of(const Decision& decision);

// A die that lies on the table, with a key of its own.
PromptDie die_of(const Decision& decision, std::size_t place);
// All dice on the table that show this icon: "2 Slides".
std::string dice_text(const Decision& decision, std::uint8_t icon);
// What it means where values count, or its icon.
void explain_die(PromptDie& die, bool reads_values);

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

// What a Speed Check will ask for if these cards are committed, found by running the rules.
struct SpeedAhead {
    bool may_accelerate = true;
    bool may_decelerate = true;
    Rule forbids;     // the one direction that is refused
    Rule keep_limit;  // of the dice, in the direction asked about; none without a limit
    bool rolls = true;
    bool keeps_one = false;  // FR-ALT-01
};
SpeedAhead speed_ahead(const Decision& decision, const CardPlays& plays, OptionKind direction);

// ---- Words ------------------------------------------------------------------------------------

// "2 Whips, 1 Reins and Kamikaze 2"
std::string cards_text(const Decision& decision, const CardPlays& plays);
// The same where there is little room: "2 Whips", "Kamikaze 2", "3 cards".
std::string short_cards_text(const Decision& decision, const CardPlays& plays);
std::string icons_text(const std::vector<std::uint8_t>& icons);  // "a Slow and 2 Slides"
std::vector<OutcomeLine> outlook_lines(const Race& race, VehicleId v, const ControlOutlook& outlook,
                                       int planned_turn);
// Which dice of a Speed Check are kept in either direction; without a limit by the rule `any_two`.
std::vector<OutcomeLine> limit_lines(const SpeedAhead& up, const SpeedAhead& down, int dice,
                                     Rule any_two);
// What it means to go at this Speed: spaces, and whether turns are safe.
std::string speed_sentence(const Race& race, VehicleId v, int speed);
// What keeping these two dice comes to.
std::vector<OutcomeLine> keep_lines(const Decision& decision, Option pair);

}  // namespace frothy::prompting
