// What the steady driver sees of the race from its seat, and what it thinks of ways to go on.
//
// Everything is weighed in points, 64 to a hex of the course; less is better in a cost.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/frothy.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

inline constexpr int points_per_hex = 64;
inline constexpr int point_cost = 20;  // of a Control Loss point

// Where a vehicle may find itself.
struct Pose {
    Cell cell = no_cell;
    hexgrid::Facing facing;
    bool crossed = false;  // the finish line, on the way there

    friend bool operator==(const Pose&, const Pose&) = default;
};

// A way along one phase, followed to its end.
struct Way {
    Pose end;
    int cost = 0;  // all told, with what lies ahead of its end
    bool turned = false;
    bool collided = false;
    bool home = false;  // across the line for the last time
};

// The Speed of a vehicle when it goes on, and the spaces of the next phase in which it moves.
struct Pace {
    int rating = 0;
    int spaces = 1;  // 1 to 6
};

enum class Traffic : std::uint8_t { everybody, wrecks_only };

class Outlook {
public:
    Outlook(const Race& race, const DrivingMap& map, VehicleId me, Manner manner = Manner::racing,
            const RoadBook* book = nullptr, SpeedMemory* memory = nullptr);

    // The same eyes on another moment of the race.
    Outlook in(const Race& race) const { return {race, map_, me_, manner_, book_}; }

    const Race& race() const { return race_; }
    const DrivingMap& map() const { return map_; }
    VehicleId me() const { return me_; }
    const Vehicle& vehicle() const { return race_[me_]; }
    int rating() const { return rating_; }
    bool is_careful() const { return manner_ == Manner::careful; }
    // Whether control is to be kept wherever it can be, for want of a book that says what a spin is
    // good for.
    bool keeps_control() const { return is_careful() && book_ == nullptr; }
    // What is known by heart of the road; null where the driver has no book, or where getting on is
    // not what the race is about.
    const RoadBook* book() const { return book_; }
    // Of the Speed Check it thought about last; null where it has none.
    SpeedMemory* memory() const { return memory_; }
    // Whoever knows the road weighs an attack by what it does to either side; others go by a rule
    // of thumb.
    bool weighs_attacks() const { return book_ != nullptr && !is_careful(); }
    int aggression() const { return book_ == nullptr ? 100 : book_->style().aggression; }
    bool are_wrecks_about() const { return wrecks_about_; }
    // Whom the vehicle hunts in Toughest; no_vehicle if nobody.
    VehicleId prey() const { return prey_; }
    // Whether the prey is the last rival there is, which is worth more trouble.
    bool hunts_the_last() const { return hunts_the_last_; }
    // The cost of ending a phase out of the prey's reach, before a turn.
    int cost_of_distance(const Pose& spot) const;
    // How the vehicle goes on at this rating after a phase.
    Pace next_pace(int rating, int phase) const;

    // The cost of what is left of the course from a spot, at a pace.
    int cost_ahead(const Pose& spot, Pace pace) const;
    // Of a place to stop a phase in: with the wrecks that then stand in the way, and where one is
    // careful with those who may still be there.
    int cost_at_rest(const Pose& spot, Pace pace, Traffic traffic = Traffic::wrecks_only) const;
    // The same with a turn still to make, for which so many dice are rolled.
    RoadBook::Turns costs_of_turning(const Pose& spot, int dice, Pace pace, Traffic traffic) const;
    int cost_of_a_lap_lost() const;
    // The cost of changing direction with this many Control dice.
    int turn_risk(int dice) const;
    // What one more point of Damage costs: the more, the fewer are left.
    int damage_cost() const { return damage_cost_; }
    // So many damage dice, with what traits do to them (FR-TRT-44, 45, 47), from the Control Loss
    // points they bring down to what gets through.
    int damage_dice_cost(int dice, Rule spared_by) const;
    // The cost of running into something at a rating.
    int crash_cost(int rating) const;
    // The same by the book.
    int price_of_crash(int rating) const { return book_->price_of_crash(rating, more_by_die_); }
    // A cost that is set against that of a crash.
    int as_weighed(int cost) const;
    // The cost of running into what stands that way, with what lies ahead from where that stops it,
    // less what it is worth. Without a book whatever is struck counts like a wall.
    int cost_of_striking(const Pose& spot, hexgrid::Direction way, int rating, Pace next) const;
    // The cost of entering a hex for what lies in it, less what it scores.
    int entry_cost(Cell cell, int rating) const;
    // What one more card out of a hand of this size is worth.
    int card_price(int in_hand) const;
    // The cards that are not to be spent in the middle of a round (FR-TIP-03): whoever champs at
    // the bit needs one to brake in every Speed Check.
    int cards_held_back() const;
    // By whatever faces; not what is no card at all (FR-VEH-19).
    int cards_in_hand() const;
    bool blocked(Cell cell, Traffic traffic) const;
    // The steps that may be made from a spot, and the drifts left after one of them.
    std::span<const LegalStep> steps_at(hexgrid::Facing facing, Side side, DriftsLeft drifts) const;
    static DriftsLeft drifts_after(DriftsLeft drifts, StepKind kind);

private:
    // The lap as the book has it, and points for those it leaves out.
    struct LapAhead {
        RoadBook::Lap lap = RoadBook::Lap::last;
        int more = 0;
    };
    LapAhead lap_at(const Pose& spot) const;
    bool goes_on_in_round(int rating) const;
    int cost_in_the_way(const Pose& spot, Pace pace, Traffic traffic) const;
    // The damage dice of running into what stands there, and the rating left.
    struct Blow {
        int dice = 0;
        int rating = 0;
    };
    Blow blow_of(Cell into, hexgrid::Direction way, int rating) const;
    bool leads_on(const Pose& spot, Side side, DriftsLeft drifts, int steps, Traffic traffic) const;

    static std::uint64_t bit_of(Cell cell) { return std::uint64_t{1} << (cell & 63U); }

    const Race& race_;
    const DrivingMap& map_;
    VehicleId me_;
    Manner manner_;
    const RoadBook* book_;
    SpeedMemory* memory_;
    int rating_;
    std::uint64_t occupied_ = 0;  // cells with a vehicle, by their last six bits
    bool is_lasting_ = false;     // in Toughest, where getting on is not the point
    VehicleId prey_ = no_vehicle;
    bool hunts_the_last_ = false;
    int sixths_hurt_ = 0;  // faces of a damage die that get through
    int damage_cost_ = 0;
    int rigged_ = 0;       // damage dice on top
    int more_by_die_ = 0;  // see RoadBook
    int cost_of_a_sixth_ = 0;
    bool wrecks_about_ = false;
};

// What a phase starts from.
struct PhaseStart {
    Pose spot;
    Side last_side = Side::none;
    DriftsLeft drifts = DriftsLeft::one;  // those without a Control roll
    bool may_turn = true;                 // at the end of the way
    int steps = 0;
    int rating = 0;
    int control_dice = 0;  // of a turn; 0 while Safe
    Pace next_pace;
    Traffic traffic = Traffic::everybody;
};

// What it costs to end a phase in one place or another, worked out once for each: ways that take
// the same steps in another order end alike. All starts that share one go on at the same pace, may
// turn alike, with as many dice, and meet the same traffic.
class Endings {
public:
    struct Ending {
        Pose spot;
        int straight = 0;
        RoadBook::Turns turns;  // where one may turn
    };
    // Good until the next call.
    const Ending& at(const Outlook& outlook, const PhaseStart& start, const Pose& spot);

private:
    static constexpr std::size_t room = 12;  // beyond that the last one gives way

    std::array<Ending, room> known_;
    std::size_t count_ = 0;
};

// The best way on. With no step to make, the best facing on the spot.
Way best_way(const Outlook& outlook, const PhaseStart& start, Endings& endings);
Way best_way(const Outlook& outlook, const PhaseStart& start);
// Whether any of the ways on strikes something, be it the best or not: known at less cost.
bool may_strike(const Outlook& outlook, const PhaseStart& start);

}  // namespace frothy
