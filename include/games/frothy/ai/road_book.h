// What it costs a vehicle to get home from everywhere, before every phase and at every Speed, with
// Speed Checks and Control rolls weighed over their dice: what a driver who knows the course by
// heart goes by. Derived once for a vehicle of a setting.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/style.h"
#include "games/frothy/ai/turn_odds.h"
#include "games/frothy/rules/race.h"

namespace frothy {

class RoadBook {
public:
    // Where a vehicle of the setting may come to a rest.
    struct Rest {
        Cell cell = no_cell;
        hexgrid::Facing facing;
        int rating = 0;
    };
    enum class Lap : std::uint8_t { last, earlier };
    // Before a phase 1 to 4, or when the fourth is over.
    static constexpr int round_over = 5;
    // What lies ahead of a phase that ends, and who goes there: points of a damage die, beyond what
    // it would cost the vehicle unhurt.
    struct Road {
        int next_phase = 1;
        Lap lap = Lap::last;
        int more_by_die = 0;
    };

    // What there is to say of a turn by -1, and of one by 1.
    struct Turns {
        int left = 0;
        int right = 0;

        int by(int turn) const { return turn < 0 ? left : right; }
    };

    static constexpr int round_cost = 384;  // of a round, in points of 64 to a hex
    static constexpr int unreachable = 0xFFFF;

    // For an unhurt vehicle of the race, alone on the course. The race's setting must outlive the
    // book; the map is one of it.
    RoadBook(const Race& race, VehicleId v, const DrivingMap& map, Style style = {});

    // Points to get home, or where this is not the last lap to do so one lap later; unreachable at
    // most.
    int cost(const Rest& rest, int phase, Lap lap) const {
        const Layer& layer = layer_of(phase, rest.rating);
        const Spot spot = spot_of(rest.cell, lap);
        const int known = costs_[layer.first + spot.first + number_of(rest.facing)];
        return std::min(known + layer.more + spot.more, unreachable);
    }
    // The same for whoever is about to turn at the end of its way, in the mean of what a
    // Control roll of so many dice does to it; with a card for one of them where that pays.
    Turns costs_of_turns(const Rest& rest, int dice, const Road& road) const;
    Style style() const { return style_; }
    // Points for once more round a circuit.
    int lap_cost() const { return lap_cost_; }
    // Points to get home from before something solid that was run into, at the rating held since;
    // with the turn that leads past it (FR-COL-22).
    int cost_held_up(const Rest& rest, int next_phase, Lap lap) const;
    // Points of running into something that takes so many damage dice, apart from the time lost;
    // each of them costs so many points more than it would unhurt (FR-EDGE-06).
    int price_of_crash(int dice, int more_by_die) const {
        const int cast = dice > spared_dice_ ? dice - spared_dice_ + rigged_dice_ : 0;
        return crash_price_ + cast * (damage_die_ + more_by_die);
    }
    // Points beyond those of an unhurt vehicle that a damage die costs with this much Damage to
    // spare, of which so many faces get through.
    static int more_by_die(int faces, int to_spare, int damage_max);

private:
    friend class RoadSurveyor;

    // The costs before a phase at a rating: where it does not move they are those before the next
    // phase, and the time of a phase more.
    struct Layer {
        std::uint32_t first = 0;
        std::uint16_t more = 0;
    };
    // Within a layer all facings in a cell: first those of the last lap, then those of an earlier
    // one, which differ by more than the cost of a lap only in the stretch before the line.
    struct Spot {
        std::size_t first = 0;
        int more = 0;
    };
    static constexpr int spaces_of_the_stretch = 24;
    static constexpr std::uint16_t not_in_stretch = 0xFFFF;

    const Layer& layer_of(int phase, int rating) const {
        return layers_[static_cast<std::size_t>(phase - 1)][static_cast<std::size_t>(rating)];
    }
    Spot spot_of(Cell cell, Lap lap) const {
        if (lap == Lap::last) return {std::size_t{cell} * hexgrid::facing_count, 0};
        const std::uint16_t place = in_stretch_[cell];
        if (place != not_in_stretch) return {std::size_t{place} * hexgrid::facing_count, 0};
        return {std::size_t{cell} * hexgrid::facing_count, lap_cost_};
    }
    static std::size_t number_of(hexgrid::Facing facing) {
        return static_cast<std::size_t>(facing.number());
    }
    // The facings from which a first step leads on, one bit each, and those of them that lead
    // forwards.
    struct Onwards {
        std::uint16_t open = 0;
        std::uint16_t forwards = 0;

        bool is_open(hexgrid::Facing facing) const { return ((open >> facing.number()) & 1) != 0; }
    };
    // Of each rating.
    struct Column {
        int dice = 0;    // of a turn; 0 while Safe
        int slower = 0;  // a box left, and a box right
        int faster = 0;
    };

    // The costs, twice over, of all that a Control roll may leave of a turn: slid or not, so many
    // facings off, and a rating less or more.
    static constexpr int most_off = 2;
    struct Outlooks {
        static constexpr std::size_t changes = 3;
        std::array<int, 2 * 5 * changes> costs{};

        static std::size_t index(bool slid, int off, int change) {
            const int facing = (slid ? 2 * most_off + 1 : 0) + off + most_off;
            return static_cast<std::size_t>(facing) * changes +
                   static_cast<std::size_t>(change + 1);
        }
        int& at(bool slid, int off, int change) { return costs[index(slid, off, change)]; }
        int at(bool slid, int off, int change) const { return costs[index(slid, off, change)]; }
    };
    // The facings and ratings that a Control roll may leave, the first as numbers, the second as
    // what is known of them before the next phase.
    struct Leavings {
        std::array<std::uint8_t, 2 * most_off + 1> facings{};
        std::array<const Layer*, Outlooks::changes> layers{};
    };
    Leavings leavings_of(const Rest& rest, int next_phase) const;
    Outlooks outlooks_from(const Rest& rest, const Road& road) const;
    // All of them in a cell, so many times and at a price each.
    void weigh_spot(Outlooks& outlooks, bool slid, const Leavings& left, Cell cell, Lap lap,
                    int times, int price) const;
    void weigh_slide(Outlooks& outlooks, const Rest& rest, const Leavings& left,
                     hexgrid::Direction way, int times, const Road& road) const;
    void weigh_crash(Outlooks& outlooks, const Rest& rest, int times, const Road& road) const;
    int cost_of_harm(const TurnOdds::Entry& odds, int more_by_die) const;
    int cost_after(int cast, int discards, const Outlooks& outlooks, int turn,
                   int more_by_die) const;
    int cost_with_dice(const Outlooks& outlooks, int turn, int dice, int more_by_die) const;
    // The better one of the turns, with the dice of an unhurt vehicle.
    int least_of_turns(const Rest& rest, const Road& road) const;
    int cost_facing_onwards(Cell cell, int next_phase, Lap lap) const;
    int cost_of_crash(const Rest& rest, const Road& road) const;
    int cost_of_entry(Cell cell, int rating, int more_by_die) const;
    int rating_after(int rating, int change) const {
        const Column& column = columns_[static_cast<std::size_t>(rating)];
        return change < 0 ? column.slower : change > 0 ? column.faster : rating;
    }

    static constexpr int whole_vehicle = 1250;          // of all Damage a vehicle can take
    static constexpr int last_of_vehicle = 2500;        // the same by what is left of it
    static constexpr int price_of_going_back = 2 * 64;  // two hexes
    static constexpr int cost_of_being_crooked = 3;     // FR-MOV-07

    const Course* course_;
    std::array<std::array<Layer, rating_count>, round_over> layers_{};
    std::vector<std::uint16_t> in_stretch_;  // by cell: its place within a layer, in an earlier lap
    std::vector<std::uint16_t> costs_;
    std::vector<Onwards> onwards_;  // by cell
    TurnOdds odds_;
    std::array<Column, rating_count> columns_{};
    int top_ = rating_count - 1;
    int free_discards_ = 0;
    int damage_die_ = 0;
    int crash_price_ = 660;  // besides Damage and the time it takes
    int card_price_ = 40;
    int spared_dice_ = 0;  // of crashes (FR-TRT-44)
    int rigged_dice_ = 0;  // more of them (FR-TRT-47)
    int lap_cost_ = 0;
    int point_ = 0;
    bool flies_ = false;
    Style style_;
};

}  // namespace frothy
