// The state of a race: a plain value, copied by assignment. No strings, no log, no dice.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/frothy/rules/ids.h"
#include "games/frothy/rules/setting.h"
#include "hexgrid/facing.h"

namespace frothy {

enum class VehicleStatus : std::uint8_t {
    running,
    rolling_wreck,  // wiped out, still moving (FR-WIPE-02)
    resting_wreck,  // a solid obstacle (FR-WIPE-06)
    finished,       // across the line, off the track (FR-EDGE-26)
    gone,           // retired, out over an open edge, or a wreck taken off the track
};

// FR-LIC-08.
enum class Pile : std::uint8_t { hand, spent, recovery };
// FR-GEN-06: cards and tokens are the same thing. FR-CARD-01, FR-CARD-02: a dual card is played
// with either face up.
enum class CardType : std::uint8_t { whip, reins, dual };

inline constexpr int pile_count = 3;
inline constexpr int card_type_count = 3;

// Plain cards by pile, and special cards as bits by their place on the licence.
struct Cards {
    std::array<std::uint16_t, pile_count> special{};
    std::array<std::array<std::uint8_t, card_type_count>, pile_count> plain{};
    std::uint8_t filler = 0;  // no padding: states are compared and hashed as bytes

    std::uint8_t& count(Pile pile, CardType type) {
        return plain[static_cast<std::size_t>(pile)][static_cast<std::size_t>(type)];
    }
    std::uint8_t count(Pile pile, CardType type) const {
        return plain[static_cast<std::size_t>(pile)][static_cast<std::size_t>(type)];
    }

    friend bool operator==(const Cards&, const Cards&) = default;
};

enum class IconShift : std::uint8_t { none, haste, slow };  // FR-PDE-13, FR-PDE-14

// The permanent damage affects in force (PDE).
struct AffectsInForce {
    std::int8_t control_dice = 0;        // FR-PDE-17
    std::int8_t accel_modifier = 0;      // FR-PDE-11
    std::int8_t decel_modifier = 0;      // FR-PDE-12
    std::int8_t resilience_loss = 0;     // FR-PDE-02
    std::uint8_t safe_loss = 0;          // FR-PDE-10: ratings no longer Safe, from the top
    std::uint8_t top_rating = 6;         // FR-PDE-08
    std::uint8_t max_accel = 0xFF;       // FR-PDE-06
    std::uint8_t max_decel = 0xFF;       // FR-PDE-07
    std::uint8_t control_per_round = 0;  // FR-PDE-01
    std::uint8_t damage_per_round = 0;   // FR-PDE-04
    std::uint8_t lost_traits = 0;        // FR-PDE-05: bits by place on the licence
    IconShift icons = IconShift::none;
    // Of the affects whose # is rolled each round (FR-DICE-06): how many of them.
    std::uint8_t rolled_control_per_round = 0;
    std::uint8_t rolled_damage_per_round = 0;
    // FR-PDE-09: the line drawn for each of the first affects of the licence, counted from 1.
    std::array<std::uint8_t, 8> drawn{};

    friend bool operator==(const AffectsInForce&, const AffectsInForce&) = default;
};

// The side of its last step, for the alternation of a corner-facing vehicle (FR-MOV-06).
enum class Side : std::uint8_t { none, left, right };

inline constexpr std::uint8_t no_direction = 0xFF;
inline constexpr std::uint8_t no_facing = 0xFF;

struct Vehicle {
    Cell cell = no_cell;  // no_cell once off the track
    std::uint16_t control_loss = 0;
    std::int16_t laps = 0;  // crossings forwards less crossings backwards (FR-EDGE-25)
    std::uint16_t out_event =
        0;  // number of the event in which it fell out: ties share (FR-EDGE-20)
    std::int16_t start_progress = 0;  // race progress at the start (FR-RACE-04)
    std::uint16_t points = 0;         // scored so far (FR-RACE-07 to 09)
    std::int32_t best_progress = 0;   // best race progress so far (FR-EDGE-30)
    std::int32_t out_progress = 0;    // race progress when it finished or fell out
    hexgrid::Facing facing;
    VehicleStatus status = VehicleStatus::running;
    std::uint8_t accel_box = 0;
    std::uint8_t decel_box = 0;
    std::uint8_t damage = 0;
    std::int8_t stamina = 0;
    std::uint8_t virtual_reins = 0;  // for the next Speed Check (FR-STA-06)
    std::uint8_t out_order = 0;      // 1 for the first to finish or fall out; 0 while running
    // This phase
    std::uint8_t spaces_moved = 0;          // own steps
    std::uint8_t last_step = no_direction;  // direction of the latest own step
    Side last_side = Side::none;            // alternation on the present heading
    std::uint8_t not_straight = 0;          // drifted, slid, jumped or turned
    std::uint8_t involved = 0;              // in an attack or collision (FR-MOV-07)
    std::uint8_t moved_in_phase = 0;        // its own move of this phase is over
    // While a turn's Control roll and what it causes are resolved: the heading before the turn
    // (FR-WIPE-03). A wreck's heading afterwards.
    std::uint8_t heading_before_turn = no_facing;
    std::uint8_t rest_order = 0;  // of resting wrecks: 1 for the first to come to rest
    AffectsInForce affects;
    Cards cards;
    std::uint8_t drifted_last = 0;        // its latest own step was a drift (slide.after_drift)
    std::uint8_t affects_applied = 0;     // of the licence's affects, in order (FR-EDGE-42)
    std::uint8_t wrecked_this_round = 0;  // rolls from the next round on (FR-EDGE-19)
    Side side_before_turn = Side::none;   // alternation on the heading before the turn
    VehicleId rival = no_vehicle;         // named before the race (FR-TRT-06)
    std::uint8_t rival_ahead = 0;         // at the start of this round (FR-TRT-06)

    bool is_running() const { return status == VehicleStatus::running; }
    bool is_wreck() const {
        return status == VehicleStatus::rolling_wreck || status == VehicleStatus::resting_wreck;
    }

    friend bool operator==(const Vehicle&, const Vehicle&) = default;
};
static_assert(std::has_unique_object_representations_v<Vehicle>);

// Where a race rests between steps (FR-RND-01, FR-RND-02).
enum class Moment : std::uint8_t {
    start_of_round,
    speed_check,  // of vehicle order[next]
    wrecks,
    movement,  // of the next vehicle in `phase`; after the last one the phase ends
    maintenance,
    over,
    line_up,  // before the first round: rivals are named (FR-TRT-06)
};

// The move a vehicle is making: what is still owed and what has been used up.
struct MoveInProgress {
    VehicleId vehicle = no_vehicle;
    std::uint8_t spaces_left = 0;
    std::uint8_t whip_played = 0;
    std::uint8_t reins_played = 0;
    std::uint8_t drifted = 0;  // at least once
    std::uint8_t ended = 0;    // no step, turn or attack any more
    std::uint8_t attacks = 0;
    std::uint8_t targets = 0;  // vehicles attacked in this phase, one bit each
    std::uint8_t jumped = 0;   // once a phase (FR-JUMP-02)
    std::uint8_t ramming = 0;  // Ramming Speed was played (FR-SPC-05)

    friend bool operator==(const MoveInProgress&, const MoveInProgress&) = default;
};

// Debris left by wrecks (FR-WIPE-04): fragile-obstacle markers beyond those of the course.
struct Debris {
    Cell cell = no_cell;
    std::uint16_t markers = 0;

    friend bool operator==(const Debris&, const Debris&) = default;
};

inline constexpr int max_debris = 48;

// A moving obstacle on its way across the track (FR-RACE-08).
struct Runner {
    Cell cell = no_cell;         // no_cell: across or run over, until the next sets out
    std::uint8_t direction = 0;  // of every step
    std::uint8_t filler = 0;

    friend bool operator==(const Runner&, const Runner&) = default;
};

// Whose attack or collision is being resolved: who is blamed for Damage in the event with this
// number (FR-RACE-09, FR-EDGE-31).
struct Blame {
    std::uint16_t event = 0;
    VehicleId by = no_vehicle;
    VehicleId against = no_vehicle;

    friend bool operator==(const Blame&, const Blame&) = default;
};

enum class EndReason : std::uint8_t {
    not_over,
    all_home,
    first_home,
    nobody_running,
    last_running,
    stalled,
    rounds_over,  // the agreed number of rounds (FR-RACE-02, FR-EDGE-31)
    time_over,    // the agreed time (FR-RACE-02)
    caught,       // the quarry, or the Fox destroyed (FR-RACE-04, FR-RACE-05)
    hounds_out,   // FR-EDGE-31
};
inline constexpr int end_reason_count = 10;

struct Race {
    const Setting* setting = nullptr;
    std::array<Vehicle, max_vehicles> vehicles{};
    std::array<std::uint8_t, max_fragile_cells> fragile{};  // markers left, by fragile_index
    std::array<Debris, max_debris> debris{};
    MoveInProgress move;
    std::array<Runner, max_runners> runners{};
    Blame blame;
    std::array<VehicleId, max_vehicles> order{};  // of the Speed Check, or of movement in the phase
    std::uint16_t round = 1;
    std::uint8_t order_count = 0;
    std::uint8_t next = 0;
    Moment moment = Moment::start_of_round;
    std::uint8_t phase = 0;  // 1 to 4; 0 outside the phases
    std::uint8_t vehicle_count = 0;
    std::uint8_t debris_count = 0;
    std::uint8_t out_count = 0;  // vehicles that finished or fell out so far
    std::uint8_t finished_count = 0;
    std::uint8_t rest_count = 0;      // wrecks that came to rest so far
    std::uint8_t stalled_rounds = 0;  // FR-EDGE-30
    EndReason ended = EndReason::not_over;
    std::uint8_t progressed = 0;     // some vehicle reached a new best this round (FR-EDGE-30)
    std::uint16_t event_number = 0;  // counts moves, attacks and collisions (FR-EDGE-20)
    std::uint8_t rests_checked = 0;  // wrecks at rest for which the course is known open
    VehicleId catcher = no_vehicle;  // who caught or destroyed the quarry (FR-RACE-04 to 06)
    // Targets of attacks made in this phase in the moves of others, one bit each (FR-TRT-35).
    std::array<std::uint8_t, max_vehicles> sneak_targets{};
    VehicleId sneaker = no_vehicle;  // whose attack in the move of another is being resolved
    std::array<std::uint8_t, 3> filler{};

    const Course& course() const { return setting->course; }
    const HouseRules& rules() const { return setting->rules; }
    const RaceTerms& terms() const { return setting->terms; }
    const Licence& licence(VehicleId v) const { return setting->licences[v]; }
    Vehicle& operator[](VehicleId v) { return vehicles[v]; }
    const Vehicle& operator[](VehicleId v) const { return vehicles[v]; }

    friend bool operator==(const Race&, const Race&) = default;
};
static_assert(std::is_trivially_copyable_v<Race>);
static_assert(sizeof(Race) <= 1024);
static_assert(std::has_unique_object_representations_v<Race>);

}  // namespace frothy
