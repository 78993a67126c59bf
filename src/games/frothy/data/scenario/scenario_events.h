// Events, questions and rolls of a case in the words of the scenario format.
#pragma once

#include "games/frothy/data/scenario/scenario_setting.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/setting.h"

namespace frothy::scenario {

// How a case's report spells things: its vehicles and its course.
struct Spelling {
    const VehicleNames& names;
    const Course& course;
};

Json hex_json(Cell cell, const Course& course);
// {"event": "control gained", "of": "red", "points": 1, "total": 3, "rule": "FR-CLP-01"}
Json event_json(const Event& event, const Spelling& spelling);
// The keys an event of this kind has, for messages.
std::vector<std::string> event_keys(EventKind kind);

Json options_json(std::span<const Option> options, const VehicleNames& names);
Json refusals_json(std::span<const Refusal> refused, const VehicleNames& names);
Json about_json(const About& about, const Spelling& spelling);
// {"ask": "drive", "of": "red", "offers": [...], "refuses": [...], ...}
Json question_json(const Question& question, const Spelling& spelling);
// {"roll": "control", "of": "red", "count": 5, ...}
Json roll_json(const Roll& roll, const Spelling& spelling);
// Icons or values, by what the roll reads.
Json faces_json(Why why, std::span<const std::uint8_t> faces, DiceFaces printed);

}  // namespace frothy::scenario
