// What the parts of the prompt share: dice on the table, words.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/prompt/card_plays.h"
#include "games/frothy/view/core/prompt/commit_ahead.h"
#include "games/frothy/view/core/prompt/dice_ahead.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "stage/core/input.h"
#include "words/words.h"

namespace frothy {

using stage::Key;
using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

bool offers(const Decision& decision, Option option);
bool offers(const Decision& decision, OptionKind kind);
VehicleId subject_of(const Decision& decision);
// The same deed has the same key at every question where it can be done in one way only; unknown
// for most.
Key key_of_deed(OptionKind kind);
// The answer that does nothing more than must be.
int least_answer(const Question& question);

// All dice on the table that show this icon: "2 Slides".
std::string dice_text(const Decision& decision, std::uint8_t icon);
// What it means where values count, or its icon.
void explain_die(PromptDie& die, Icon icon, DiceRead read);

// The race as it would be at this Speed (0 to 6), as if a Speed Check had come to it.
Race at_speed(const Race& race, VehicleId v, int rating);

// ---- Words ------------------------------------------------------------------------------------

// "2 Whips, 1 Reins and Kamikaze 2"
std::string cards_text(const Decision& decision, const AnswerPlan& plays);
// The same where there is little room: "2 Whips", "Kamikaze 2", "3 cards".
std::string short_cards_text(const Decision& decision, const AnswerPlan& plays);
std::string icons_text(const std::vector<std::uint8_t>& icons);  // "a Slow and 2 Slides"
std::vector<OutcomeLine> discard_lines(const Decision& decision, const DiscardAhead& ahead);
// How many dice of a Speed Check are rolled in either direction and which of them are kept, unless
// they are two and both; without a limit by the rule `any_two`.
std::vector<OutcomeLine> limit_lines(const SpeedAhead& up, const SpeedAhead& down, Rule any_two);
// Before a Control roll with so many dice, as many cards among them: what they are for.
std::string control_explanation(const Decision& decision, DiceCount dice, int cards);
// What it means to go at this Speed: spaces, and whether turns are safe.
std::string speed_sentence(const Race& race, VehicleId v, int speed);
// What keeping these two dice comes to.
std::vector<OutcomeLine> keep_lines(const Decision& decision, Option pair);

}  // namespace frothy
