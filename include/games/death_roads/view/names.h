// Cards, cars and what they do in the reader's language.
#pragma once

#include <cstdint>
#include <string>

#include "games/death_roads/rules/death_roads.h"
#include "ui/core/cards.h"
#include "ui/core/seating.h"

namespace death_roads {

std::string name_of(const ui::Seating& seating, PlayerId id);
std::string card_name(Card card);
// Of a weapon what tells its two cards apart.
std::string short_name(Card card);
std::string name_of(Status status);
// What such a token does to its car, and the rule that says so.
std::string about_status(Status status);
const char* rule_of(Status status);
std::string name_of_vehicle(std::uint8_t vehicle);
std::string name_of_driver(std::uint8_t driver);
std::string name_of_action(std::uint8_t driver);  // its own Driver Action
std::string name_of_skill(std::uint8_t driver);
std::string about_skill(std::uint8_t driver);
std::string bio_of_driver(std::uint8_t driver);
std::string name_of_pair(std::uint8_t pair);  // counted from F1 on
std::string name_of_skid(std::uint8_t card);
std::string name_of_event(std::uint8_t event);
std::string about_event(std::uint8_t event);
std::string name_of_stretch(std::uint8_t stretch);
std::string about_stretch(std::uint8_t stretch);

// For what it is good, and with what: a sentence or two (fits.cpp).
std::string fit_of_vehicle(std::uint8_t vehicle);
std::string fit_of_driver(std::uint8_t driver);
std::string fit_of_pair(std::uint8_t pair);

// "↑2, ↔1, Bash ↑1": what a row of a card does.
std::string effects_of(const Effects& effects);
// What a card costs and does in this Gear; of a weapon also whom it reaches.
std::string about_card(Card card, int gear);
// As it is held.
ui::CardFace card_face(Card card);
// The physical lane as it is called: "lane 2", "the left dirt".
std::string name_of_lane(const Race& race, int lane);
std::string place_of(const Race& race, Space space);

}  // namespace death_roads
