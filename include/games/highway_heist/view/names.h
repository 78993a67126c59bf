// Words that stand in many sentences.
#pragma once

#include <string>

#include "games/highway_heist/rules/highway_heist.h"
#include "ui/core/seating.h"

namespace highway_heist {

std::string name_of(Scenario scenario);
// What wins it, in a line.
std::string aim_of(Scenario scenario);
std::string name_of(Difficulty difficulty);
std::string name_of(Character character);
std::string name_of(Car car);
std::string name_of(Skill skill);
std::string name_of(Stunt stunt);
// "Captain": members are called by their characters.
std::string member_name(const Terms& terms, MemberId member);
// With whoever plays it, where there are several: "Captain (Ada)".
std::string played_name(const Heist& heist, const ui::Seating& seating, MemberId member);
// "Street Drifter", "SUV B", "the Tank", "the cab of the Semi".
std::string perch_name(const Heist& heist, Perch perch);
// The same, of a car with whose it is: "Captain's American Muscle".
std::string car_name(const Heist& heist, Perch perch);
// "row 9, lane 3": so many spaces from the west, so many lanes from the north.
std::string space_name(Space space);
// "behind the wheel of Street Drifter, 4-3".
std::string where_stands(const Heist& heist, MemberId member);
// Of a card of the scenario, from 0.
std::string card_name(Scenario scenario, std::size_t card);
std::string effect_words(Effect effect);
// All that is revealed: "Trouble ahead. The Tank fires."
std::string reveal_words(const EnemyCard& card);

// What must hold for it, what it takes, and what it gives.
std::string condition_of(Stunt stunt);
std::string reward_of(Stunt stunt);
std::string roll_of(Stunt stunt);  // "Speed 3"

std::string power_of(Character character);
std::string power_of(Car car, Scenario scenario);

// What it would do now: "SUV C slams Captain".
std::string deed_words(const Heist& heist, EnemyDeed deed);
// The same where there is little room: "SUVs slam 2 cars".
std::string brief_deed(const Heist& heist, EnemyDeed deed);
// With a capital letter: "the Rival Car slams Captain!" is one.
std::string as_sentence(std::string words);

const EnemyCard& enemy_card(const Heist& heist, std::size_t card);

}  // namespace highway_heist
