// What the table agrees on before the race.
#pragma once

#include <cstdint>
#include <string_view>

#include "games/grand_prix/rules/rule.h"

namespace grand_prix {

enum class Mode : std::uint8_t { normal, sprint };       // GP-L60
enum class GridBy : std::uint8_t { roll, qualifying };   // GP-L03, GP-L05
enum class Placing : std::uint8_t { at_once, race_on };  // GP-L52, GP-X71

inline constexpr int usual_laps = 8;
inline constexpr int most_laps = 30;

struct Terms {
    std::uint8_t cars = 4;
    std::uint8_t laps = usual_laps;
    Mode mode = Mode::normal;
    GridBy grid = GridBy::roll;
    Placing placing = Placing::at_once;
    bool dynamic_weather = false;  // GP-L70
    bool two_compounds = false;    // GP-O01
    bool tyre_wear = false;        // GP-O02
    bool finish_round = false;     // GP-O03
    bool dry_race = false;         // GP-O04

    friend bool operator==(const Terms&, const Terms&) = default;
};

// Whether a stop must be made at all (GP-X67).
constexpr bool needs_stop(const Terms& terms) { return terms.laps >= 3; }
// Whether a stop counts for which the lane was entered on this lap (GP-X18, GP-X67).
constexpr bool stop_counts_on(const Terms& terms, int lap) { return lap >= 2 && lap < terms.laps; }
// Whether the weather can change in the pit lane (GP-L47, GP-X25, GP-O04).
constexpr bool has_weather(const Terms& terms) {
    return terms.mode == Mode::normal && !terms.dry_race;
}

// What cannot be agreed on together, with the rule that says so; none for a table that agrees.
// In a Sprint it is always dry and tyres are its own (GP-L60); a dry race stays dry (GP-O04).
constexpr Rule contradiction_in(const Terms& terms) {
    const bool is_sprint = terms.mode == Mode::sprint;
    if (is_sprint && (terms.dynamic_weather || terms.tyre_wear || terms.dry_race)) return "GP-L60";
    if (terms.dry_race && terms.dynamic_weather) return "GP-O04";
    if (terms.finish_round && terms.placing == Placing::race_on) return "GP-X78";
    return {};
}

}  // namespace grand_prix
