// Answers, dice and events of a case in the words of the scenario format.
#pragma once

#include "games/frothy/data/scenario/scenario_setting.h"

namespace frothy::scenario {

// How a case's report spells things: its vehicles and its course.
struct Spelling {
    const VehicleNames& names;
    const Course& course;
};

Json hex_json(Cell cell, const Course& course);
// {"event": "control gained", "of": "red", "points": 1, "total": 3, "rule": "FR-CLP-01"}
Json event_json(const Event& event, const Spelling& spelling);
std::vector<play::scenario::EventWords> event_words();

Json options_json(std::span<const Option> options, const VehicleNames& names);
Json refusals_json(std::span<const Refusal> refused, const VehicleNames& names);
Json about_json(const About& about, const Spelling& spelling);

Option read_option(const Node& node, const VehicleNames& names);
Rule rule_of(const Node& node);
// An icon by its name, or by a value of the dice: the first of those that have it.
Icon read_icon(const Node& die, DiceFaces dice);
std::vector<std::uint8_t> read_dice(const Node& list, DiceFaces dice);

}  // namespace frothy::scenario
