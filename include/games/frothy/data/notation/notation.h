// The words by which files name asks, options, rolls and events: one spelling for records, scenario
// files and tests. English, lower case, stable; what players read is made in
// wording/wording.h.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/rules/house_rules.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/vocabulary.h"

namespace frothy {

// The words of an enumeration, in the order of its values: the enumerators' own spelling with
// spaces for underscores ("speed cards", "left spin", "rear end").
std::span<const std::string_view> names_of(Ask);
std::span<const std::string_view> names_of(OptionKind);  // text_of has them and their numbers
std::span<const std::string_view> names_of(Why);
std::span<const std::string_view> names_of(Icon);
std::span<const std::string_view> names_of(CardType);
std::span<const std::string_view> names_of(Pile);
std::span<const std::string_view> names_of(ControlCause);
std::span<const std::string_view> names_of(CollisionKind);
std::span<const std::string_view> names_of(Moment);
std::span<const std::string_view> names_of(VehicleStatus);
std::span<const std::string_view> names_of(StaminaEffectKind);
std::span<const std::string_view> names_of(CardChoice);
std::span<const std::string_view> names_of(CardFace);
std::span<const std::string_view> names_of(IconShift);
std::span<const std::string_view> names_of(Side);
std::span<const std::string_view> names_of(EndReason);
std::span<const std::string_view> names_of(RaceType);
std::span<const std::string_view> names_of(CatchKind);
std::span<const std::string_view> names_of(ScoreFor);
// E SE SW W NW NE.
std::span<const std::string_view> names_of(hexgrid::Direction);

template <class E>
concept Named = requires(E value) {
    names_of(value);
};

// The word of a value; empty for none of the enumeration.
template <Named E>
std::string_view name_of(E value) {
    const auto names = names_of(value);
    const auto index = static_cast<std::size_t>(value);
    return index < names.size() ? names[index] : std::string_view();
}

// The value a word names, if it names one.
template <Named E>
std::optional<E> value_named(std::string_view name) {
    const auto names = names_of(E{});
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<E>(found - names.begin());
}

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
