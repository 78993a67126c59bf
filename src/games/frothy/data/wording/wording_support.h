// What the wording files share.
#pragma once

#include <string>
#include <string_view>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/race.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::mark;
using words::Said;
using words::say;
using words::tr;
using words::tr_in;

// The vehicle a question is about, usually the player's own.
inline VehicleId subject(const Question& question) {
    return question.about.vehicle == no_vehicle ? question.player : question.about.vehicle;
}

// Which hand of a vehicle a step goes to.
enum class Hand : std::uint8_t { ahead, left, right };
Hand hand_of(const Race& race, VehicleId v, int direction);

// What an event or question is about, as its licence prints it with its number. The catalogue's
// name where the licence has none; never empty.
std::string trait_name_of(const Race& race, VehicleId v, Rule rule);  // trait or special card
std::string trait_name_at(const Race& race, VehicleId v, int place);  // "a trait" if there is none
std::string special_name_at(const Race& race, VehicleId v, int place);    // "a special card"
const SpecialCard* special_at(const Race& race, VehicleId v, int place);  // null if there is none

const Affect* affect_at(const Race& race, VehicleId v, int index);  // null if there is none

// A sentence for a number of things: {0} is a name, {1} the number.
template <class... Messages>
std::string counted(const std::string& name, int count, Messages... messages) {
    return say(by_count(count, messages...), {name, count});
}

// An event that is put into words.
struct EventTold {
    const Event& event;
    const Race& race;
    const Names& names;
    std::string who = names.of(event.who);
};

// What a trait, a special card or a lasting affect has brought about.
std::string worded(const TraitUsed& used, const EventTold& told);
std::string worded(const SpecialPlayed& played, const EventTold& told);
std::string worded(const Rerolled& rerolled, const EventTold& told);
std::string worded(const IconsRemoved& removed, const EventTold& told);
std::string worded(const AffectDrawn& drawn, const EventTold& told);
std::string worded(const CardsTaken& taken, const EventTold& told);
std::string worded(const TieBroken& broken, const EventTold& told);
// What happens in the other kinds of race (RACE).
std::string worded(const Caught& caught, const EventTold& told);
std::string worded(const Scored& scored, const EventTold& told);

// A name that came with a file: in the reader's language where it is one of ours.
inline std::string shown_name(const std::string& name) { return tr(name.c_str()); }

// "a Whip", "a Reins", "a dual card", as what is played or lost.
std::string a_card(CardType type);
// "from hand", "from Spent", "from Recovery".
std::string from_pile(Pile pile);

}  // namespace frothy
