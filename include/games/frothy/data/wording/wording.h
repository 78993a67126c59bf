// Every sentence a player reads about the game, in one place: log, panels, tooltips and narration
// say the same thing in the same words. No rule reads them.
//
// Each kind of sentence is one pattern with its own places for names and numbers, so that another
// language can turn the order round. Sentences are never empty and end with a full stop; titles
// and labels carry none.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/races/fox_match.h"
#include "games/frothy/rules/standings.h"
#include "kernel/decision.h"
#include "kernel/journal.h"
#include "words/listing.h"

namespace frothy {

// What each vehicle is called in sentences: its player or its livery ("Red").
struct Names {
    std::array<std::string, max_vehicles> vehicles;

    // "Red"; "Vehicle 3" for one without a name, "nobody" for no_vehicle.
    std::string of(VehicleId vehicle) const;
};

// "a", "a and b", "a, b and c".
using words::listing_of;
std::string listing_of(const Names& names, std::span<const VehicleId> vehicles);

// ---- What happened ----------------------------------------------------------------------------

// One sentence: "Red drifts left.", "Black rolls 5 damage dice: 2 get through." `race` is a state
// of the same race, best the one in which it happened (left and right are judged by it).
std::string describe(const Event& event, const Race& race, const Names& names);
// A cast with its faces as a player reads them: values, or icons in a Control roll.
// "Red rolls 3, 2, 1 and 0 for the Speed Check."
std::string describe_cast(Why why, VehicleId vehicle, std::span<const std::uint8_t> faces,
                          DiceFaces printed_on_dice, const Names& names);
// The same while the dice are still on their way: "Red rolls for the Speed Check."
std::string describe_throw(Why why, VehicleId vehicle, const Names& names);
// An answer as an entry of the history, without a full stop: "Red turns left".
std::string describe_choice(kernel::PlayerId player, Ask ask, Option option, const Race& race,
                            const Names& names);

// ---- What is asked ----------------------------------------------------------------------------

// Whose decision it is and about what: "Red, you turn left at Speed 4: control roll".
std::string ask_title(const Question& question, const Race& race, const Names& names);
// What the number of dice is made of, and what happens if nothing is done.
std::string ask_explanation(const Question& question, const Race& race, const Names& names);
// What a button says: "Play a Whip", "Turn left".
std::string option_label(Option option, const Question& question, const Race& race,
                         const Names& names);
// What the option leads to, in one or two sentences (FR-LIC-10 for cards).
std::string option_explanation(Option option, const Question& question, const Race& race,
                               const Names& names);
// Why it may not be done: "Black stands there; a clear path must be taken."
std::string refusal_reason(const Refusal& refusal, const Question& question, const Race& race,
                           const Names& names);

// The same for a pending decision.
using Decision = kernel::Decision<Frothy>;
std::string ask_title(const Decision& decision, const Names& names);
std::string ask_explanation(const Decision& decision, const Names& names);
std::string option_label(Option option, const Decision& decision, const Names& names);
std::string option_explanation(Option option, const Decision& decision, const Names& names);
std::string refusal_reason(const Refusal& refusal, const Decision& decision, const Names& names);

// ---- Small words ------------------------------------------------------------------------------

std::string icon_name(Icon icon);  // "Left Spin"
// What an icon that takes effect in a Control roll does, and its rule.
std::string icon_explanation(Icon icon);
Rule icon_rule(Icon icon);
std::string icon_count_text(Icon icon, int count);      // "3 Left Spins"
std::string card_name(CardType type);                   // "Whip", "Reins", "dual card"
std::string card_count_text(CardType type, int count);  // "2 Whips", "1 Reins", "no dual cards"
std::string pile_name(Pile pile);                       // "hand", "Spent", "Recovery"
std::string ask_name(Ask ask);  // "Speed Check cards", for headings and filters
std::string direction_word(hexgrid::Direction direction);  // "north-east"
std::string facing_word(hexgrid::Facing facing);  // "north-east" or "between east and south-east"
std::string facing_in_short(hexgrid::Facing facing);  // "north-east" or "east-south-east"
std::string status_name(VehicleStatus status);        // "racing", "rolling wreck"
std::string moment_name(const Race& race);            // "Round 3, phase 2"
std::string end_reason_text(EndReason reason);        // "Everybody is home or out."
// A damage affect as printed with its number filled in: "-1 Safe Speed".
std::string affect_text(const AffectKind& affect);
std::string trait_text(const Trait& trait);                      // "Handling 2"
std::string special_text(const SpecialCard& special);            // "Kamikaze 2"
std::string stamina_effect_text(StaminaEffectKind kind, int n);  // "lose 1 Speed"

// ---- The licence ------------------------------------------------------------------------------

// What a trait, a special card or a lasting affect does in play, in one or two sentences to its
// owner, with its number filled in.
std::string trait_explanation(const Trait& trait);
std::string special_explanation(const SpecialCard& card);
// What its special action does, said where it may be played now.
std::string special_action_text(const SpecialCard& card);
std::string affect_explanation(const AffectKind& affect);
// What each face may bring, a line each (FR-PDE-09).
std::string random_table_text(const Affect& affect);

// ---- Kinds of race ----------------------------------------------------------------------------

std::string race_type_name(RaceType type);  // "Fox and Hounds"
std::string race_type_aim(RaceType type);   // one sentence
Rule race_type_rule(RaceType type);         // where the book tells of it
// "Fox and Hounds, 20 rounds, Red is the Fox, 6 spaces ahead, in teams".
std::string terms_text(const RaceTerms& terms, const Names& names);
// What counts for a vehicle in this kind of race: "12 points", "4 spaces behind Red", "the Fox",
// "3 Damage to spare", "31 spaces gained". Empty where its place and laps say all.
std::string standing_text(const Race& race, VehicleId v, const Names& names);
// FR-RACE-02: race progress, not what was gained since a place on the grid: "1 space before the
// line".
std::string distance_text(const Race& race, VehicleId v);

// Who has won and why, in one sentence, and the rule it goes by.
struct RaceVerdict {
    std::string text;
    Rule rule;
};
// `how` is the catch that ended a chase, where it is known.
RaceVerdict verdict_of(const Race& race, std::optional<CatchKind> how, const Names& names);
// "Team 2: 1st, average place 1.5".
std::string team_text(const TeamResult& team, const RaceTerms& terms);
// "Red was taken after 5 rounds and 2 phases."
std::string fox_turn_text(const FoxTurn& turn, const Names& names);

// ---- House rules ------------------------------------------------------------------------------

// The question a key settles, as a title: "Which dice are used".
std::string house_rule_title(const HouseRuleKey& key);
// What a value means: "Printed: 0, 1, 2, 2, 3, 3". Of a number: "10 rounds".
std::string house_rule_value_text(const HouseRuleKey& key, int value);

// A point in which a table's rules differ from the book.
struct AgreedPoint {
    std::string text;   // "Jumps: Allowed."
    std::string usual;  // "In the book: Not allowed."
    Rule rule;          // none where the register names none
};
std::vector<AgreedPoint> agreed_points(const HouseRules& rules);

}  // namespace frothy
