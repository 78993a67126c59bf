// The words by which files name asks, options, rolls and events: one spelling for records, scenario
// files and tests. English, lower case, stable; what players read is made in
// wording/wording.h.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/vocabulary.h"

namespace frothy {

// Names of enumerators: the enumerator's own spelling with spaces for underscores
// ("speed cards", "left spin", "rear end"). Parsers return nullopt for other text.
std::string_view name_of(Ask ask);
std::string_view name_of(Why why);
std::string_view name_of(Icon icon);
std::string_view name_of(CardType type);
std::string_view name_of(Pile pile);
std::string_view name_of(ControlCause cause);
std::string_view name_of(CollisionKind kind);
std::string_view name_of(Moment moment);
std::string_view name_of(VehicleStatus status);
std::string_view name_of(StaminaEffectKind kind);
std::string_view name_of(EndReason reason);
std::optional<Ask> ask_named(std::string_view text);
std::optional<Why> why_named(std::string_view text);
std::optional<Icon> icon_named(std::string_view text);
std::optional<CardType> card_type_named(std::string_view text);
std::optional<Pile> pile_named(std::string_view text);

// Directions: E SE SW W NW NE.
std::string_view name_of(RaceType type);
std::string_view name_of(CatchKind kind);
std::string_view name_of(ScoreFor what);
std::string_view name_of(hexgrid::Direction direction);
std::optional<RaceType> race_type_named(std::string_view text);
std::optional<hexgrid::Direction> direction_named(std::string_view text);

// Options, with vehicles by the names given (or by number where there is no name):
//   done · whip · reins · dual as whip · dual as reins · special 0 · special 0 plain ·
//   accelerate · decelerate · keep 0 3 · discard slide · step E · drift NE · turn left ·
//   turn right · end move · attack personal black · attack vehicle black · slide left ·
//   slide right · stay · face 4 · lose whip from hand · lose special 0 from spent · race on ·
//   retire · remove point · keep point · special 0 as other · reins as whip · whip as reins ·
//   amount 2 · reroll 3 · reroll 3 of theirs · reroll slide · use · decline · add 2 · take 2 ·
//   swap whip for reins from spent · take whip from recovery · take special 0 from recovery ·
//   name black · keep 2
std::string text_of(Option option, std::span<const std::string> vehicles);
std::optional<Option> option_named(std::string_view text, std::span<const std::string> vehicles);

// The register of options: every key of the ledger with its value.
struct HouseRuleKey {
    std::string_view key;                      // "dice.faces"
    std::string_view rule;                     // "FR-DICE-01"
    std::span<const std::string_view> values;  // default first; empty for a number
    int (*get)(const HouseRules&);             // index into values, or the number
    void (*set)(HouseRules&, int);
    int least = 0;  // of a number
    int most = 0;
};
std::span<const HouseRuleKey> house_rule_keys();

}  // namespace frothy
