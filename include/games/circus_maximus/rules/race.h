// A race as a plain value.
#pragma once

#include <array>
#include <cstdint>

#include "games/circus_maximus/rules/charts.h"
#include "games/circus_maximus/rules/terms.h"
#include "games/circus_maximus/rules/track.h"

namespace circus_maximus {

using ChariotId = std::uint8_t;  // 0 red, 1 white, 2 green ... (CM-X27)
inline constexpr ChariotId no_chariot = 0xFF;

using ChariotSet = std::uint8_t;  // a bit each
constexpr ChariotSet only(ChariotId id) { return static_cast<ChariotSet>(1U << id); }

enum class Standing : std::uint8_t { racing, finished, runaway, out };
enum class Driver : std::uint8_t { aboard, dragged, on_foot, safe, dead };
enum class Weight : std::uint8_t { light, medium, heavy };  // CM-R06

inline constexpr int wheel_boxes = 10;  // the tenth destroys it (CM-X21)
inline constexpr int last_turn = 40;    // CM-X31
// One of each chariot; a rule case may begin with some that are nobody's.
inline constexpr int most_wrecks = 16;

// Four points among these, at most two each (CM-R03).
struct Preparation {
    std::uint8_t driver = 0;
    std::uint8_t chariot = 0;
    std::uint8_t speed = 0;
    std::uint8_t endurance = 0;

    friend bool operator==(const Preparation&, const Preparation&) = default;
};

struct Chariot {
    Preparation points;
    Standing standing = Standing::racing;
    Driver driver = Driver::aboard;
    Square car;  // the team is one square ahead (CM-X03); of a runaway, the square behind the team
    Square on_foot;  // where the driver walks
    std::uint8_t crossings = 0;

    Team team{};
    bool is_held = false;  // by a dead horse, until it is cut free (CM-L28)
    std::uint8_t dead_horses = 0;
    std::int16_t endurance = 0;
    std::uint8_t exhaustion = 0;  // lost of the team's speed at 0 endurance (CM-R31)
    std::uint8_t hits = 0;
    std::uint8_t full_hits = 0;
    std::int8_t jostle = 0;  // 0 to -3 (CM-X12)
    bool has_whip = true;
    std::array<std::uint8_t, 2> wheels{};  // boxes of damage; by Side

    std::uint8_t written = 0;
    std::uint8_t start_die = 0;        // off the first turn's speed (CM-X29)
    bool has_moved = false;            // drawn this turn (CM-X30)
    std::uint8_t turn_speed = 0;       // of its move this turn (CM-X06)
    std::uint8_t reduction = 0;        // of the maximum of its next move (CM-X30)
    std::uint8_t later_reduction = 0;  // of the next turn's
    std::uint8_t lash_due = 0;         // MF it must add to its next move (CM-L21)
    std::uint8_t lash_offered = 0;     // and may (CM-L22)
    std::uint8_t strain_paid = 0;      // endurance, this turn, in the corner `strained_in`
    Section strained_in = Section::home;

    bool has_flipped = false;  // in the campaign its car is to be replaced (CM-X26)

    // Of a runaway.
    bool is_upright = false;    // its car stands behind the team (CM-X40)
    std::int8_t distance = -1;  // its last one; -1 before the first (CM-X23)

    Weight weight() const { return static_cast<Weight>(points.chariot); }
    Square team_square() const { return ahead(car); }
    bool is_racing() const { return standing == Standing::racing; }
    bool is_on_track() const { return is_racing() || standing == Standing::runaway; }
    bool has_car() const { return is_racing() || is_upright; }

    friend bool operator==(const Chariot&, const Chariot&) = default;
};

// The move under way.
struct Move {
    std::uint8_t left = 0;      // MF
    std::uint8_t speed = 0;     // the turn speed (CM-X06)
    bool has_attacked = false;  // from this square (CM-L18)
    std::uint8_t checked = 0;   // for which corners, a bit each Section (CM-X09)
    ChariotSet trampled = 0;    // whose drivers

    friend bool operator==(const Move&, const Move&) = default;
};

// A player's, in a campaign (CM-X26).
struct Bet {
    ChariotId on = no_chariot;
    std::uint8_t hundreds = 0;  // of sesterces

    friend bool operator==(const Bet&, const Bet&) = default;
};

enum class Stage : std::uint8_t { preparation, betting, upkeep, notation, draw, over };

struct Race {
    Terms terms;
    Stage stage = Stage::preparation;
    std::uint8_t turn = 0;
    ChariotSet cup = 0;  // who has not been drawn yet (CM-R15)
    ChariotId acting = no_chariot;
    Move move;
    std::array<Chariot, chariots> all{};
    std::array<ChariotId, chariots> home{};  // in the order in which they crossed
    std::uint8_t homes = 0;
    std::uint8_t won_on = 0;  // turn
    std::array<Square, most_wrecks> wrecks{};
    std::uint8_t wreck_count = 0;
    std::array<Bet, most_players> bets{};  // by player

    Chariot& operator[](ChariotId id) { return all[id]; }
    const Chariot& operator[](ChariotId id) const { return all[id]; }

    friend bool operator==(const Race&, const Race&) = default;
};

Race race_of(const Terms& terms);

}  // namespace circus_maximus
