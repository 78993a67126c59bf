#include "games/frothy/ai/road_book.h"

#include <algorithm>

#include "games/frothy/ai/road_surveyor.h"

namespace frothy {

RoadBook::RoadBook(const Race& race, VehicleId v, const DrivingMap& map, Style style)
    : course_(&race.course()), style_(style) {
    RoadSurveyor(*this, race, v, map, style).survey();
}

// C-39: forwards where that leads on.
int RoadBook::cost_facing_onwards(Cell cell, int next_phase, Lap lap) const {
    const Onwards& onwards = onwards_[cell];
    const unsigned fit = onwards.forwards != 0 ? onwards.forwards : onwards.open;
    int least = unreachable;
    for (int f = 0; f < hexgrid::facing_count; ++f) {
        if (fit != 0 && ((fit >> f) & 1) == 0) continue;
        least = std::min(least, cost({cell, hexgrid::Facing(f), 0}, next_phase, lap));
    }
    return least;
}

// A turn by one where it leads on; where neither does the Speed is lost and it faces onwards.
int RoadBook::cost_held_up(const Rest& rest, int next_phase, Lap lap) const {
    constexpr int price_of_stopping = 100;
    const Onwards& onwards = onwards_[rest.cell];
    // Who is not held up may not turn.
    if (onwards.is_open(rest.facing)) return cost(rest, next_phase, lap);
    int least = unreachable;
    for (const int turn : {-1, 1}) {
        const Rest turned{rest.cell, rest.facing.turned(turn), rest.rating};
        if (onwards.is_open(turned.facing)) least = std::min(least, cost(turned, next_phase, lap));
    }
    if (least < unreachable) return least;
    return cost_facing_onwards(rest.cell, next_phase, lap) + price_of_stopping;
}

// FR-COL-16: at half the Speed.
int RoadBook::cost_of_crash(const Rest& rest, const Road& road) const {
    return cost_held_up({rest.cell, rest.facing, rest.rating / 2}, road.next_phase, road.lap) +
           price_of_crash(rest.rating, road.more_by_die);
}

// The last points are dearer than the first, also to whoever takes risks.
int RoadBook::more_by_die(int faces, int to_spare, int damage_max) {
    const int hurting = faces * last_of_vehicle / static_cast<int>(icon_count);
    return hurting / std::max(to_spare, 1) - hurting / std::max(damage_max, 1);
}

int RoadBook::cost_of_entry(Cell cell, int rating, int more_by_die) const {
    if (flies_) return 0;
    const Features& features = course_->features(cell);
    const int points = half_rounded_up(rating);
    return (features.hazard ? 40 + 25 * points : 0) +
           (features.fragile > 0 ? 20 + (damage_die_ + more_by_die) * points : 0);
}

RoadBook::Leavings RoadBook::leavings_of(const Rest& rest, int next_phase) const {
    Leavings left;
    for (int off = -most_off; off <= most_off; ++off)
        left.facings[static_cast<std::size_t>(off + most_off)] =
            static_cast<std::uint8_t>(number_of(rest.facing.turned(off)));
    for (int change = -1; change <= 1; ++change)
        left.layers[static_cast<std::size_t>(change + 1)] =
            &layer_of(next_phase, rating_after(rest.rating, change));
    return left;
}

void RoadBook::weigh_spot(Outlooks& outlooks, bool slid, const Leavings& left, Cell cell, Lap lap,
                          int times, int price) const {
    const Spot spot = spot_of(cell, lap);
    for (std::size_t change = 0; change < left.layers.size(); ++change) {
        const Layer& layer = *left.layers[change];
        const std::uint16_t* known = &costs_[layer.first + spot.first];
        const int more = layer.more + spot.more;
        int* weighed = &outlooks.costs[Outlooks::index(slid, -most_off, -1) + change];
        for (const std::uint8_t facing : left.facings) {
            *weighed += times * (price + std::min(known[facing] + more, unreachable));
            weighed += Outlooks::changes;
        }
    }
}

// FR-CTRL-14, FR-CTRL-20: a space further, and what stands there is run into. Back over the line it
// is the same way once more (FR-EDGE-25).
void RoadBook::weigh_slide(Outlooks& outlooks, const Rest& rest, const Leavings& left,
                           hexgrid::Direction way, int times, const Road& road) const {
    const Cell to = course_->neighbour(rest.cell, way);
    const Crossing crossing = course_->crossing(rest.cell, way);
    const bool crosses = crossing == Crossing::forwards;
    if (crosses && (road.lap == Lap::last || !course_->is_circuit())) return;  // home
    if (to == no_cell || course_->is_solid(to)) {
        weigh_crash(outlooks, rest, times, road);
        return;
    }
    const int entry = cost_of_entry(to, rest.rating, road.more_by_die);
    if (crossing == Crossing::backwards) {
        weigh_spot(outlooks, true, left, rest.cell, road.lap, times, price_of_going_back + entry);
    } else {
        weigh_spot(outlooks, true, left, to, crosses ? Lap::last : road.lap, times, entry);
    }
}

void RoadBook::weigh_crash(Outlooks& outlooks, const Rest& rest, int times,
                           const Road& road) const {
    for (int off = -most_off; off <= most_off; ++off) {
        for (int change = -1; change <= 1; ++change) {
            const Rest after{rest.cell, rest.facing.turned(off), rating_after(rest.rating, change)};
            outlooks.at(true, off, change) += times * cost_of_crash(after, road);
        }
    }
}

RoadBook::Outlooks RoadBook::outlooks_from(const Rest& rest, const Road& road) const {
    const Leavings left = leavings_of(rest, road.next_phase);
    Outlooks outlooks;
    weigh_spot(outlooks, false, left, rest.cell, road.lap, 2, 0);
    const hexgrid::Facing facing = rest.facing;
    if (facing.is_side()) {
        weigh_slide(outlooks, rest, left, facing.ahead(), 2, road);
    } else {  // to the side that is next, whichever that is
        weigh_slide(outlooks, rest, left, facing.front_left(), 1, road);
        weigh_slide(outlooks, rest, left, facing.front_right(), 1, road);
    }
    return outlooks;
}

int RoadBook::cost_of_harm(const TurnOdds::Entry& odds, int more_by_die) const {
    return (odds.damage_dice * (damage_die_ + more_by_die) + odds.points * point_) /
           TurnOdds::whole;
}

// The harm of dice beyond those that are worked out goes on as with the last of these.
int RoadBook::cost_after(int cast, int discards, const Outlooks& outlooks, int turn,
                         int more_by_die) const {
    const TurnOdds::Entry& odds = odds_.of(cast, discards);
    std::int32_t total = 0;
    for (const bool slid : {false, true}) {
        const std::size_t share = TurnOdds::index(slid, -1, -1);
        const std::size_t outlook = Outlooks::index(slid, turn - 1, -1);
        for (std::size_t i = 0; i < 9; ++i)
            total += odds.shares[share + i] * outlooks.costs[outlook + i];
    }
    int harm = cost_of_harm(odds, more_by_die);
    if (cast > TurnOdds::max_dice) {
        const int fewer = cost_of_harm(odds_.of(TurnOdds::max_dice - 2, discards), more_by_die);
        harm += (cast - TurnOdds::max_dice) * (harm - fewer) / 2;
    }
    return total / (2 * TurnOdds::whole) + harm;
}

int RoadBook::cost_with_dice(const Outlooks& outlooks, int turn, int dice, int more_by_die) const {
    const int cast = dice + free_discards_;
    const int bare = cost_after(cast, free_discards_, outlooks, turn, more_by_die);
    const int steered = cost_after(cast + 1, free_discards_ + 1, outlooks, turn, more_by_die);
    return std::min(bare, steered + card_price_) + cost_of_being_crooked;
}

RoadBook::Turns RoadBook::costs_of_turns(const Rest& rest, int dice, const Road& road) const {
    if (dice > 0) {
        const Outlooks outlooks = outlooks_from(rest, road);
        return {cost_with_dice(outlooks, -1, dice, road.more_by_die),
                cost_with_dice(outlooks, 1, dice, road.more_by_die)};
    }
    const auto cost_of = [&](int turn) {
        const Rest turned{rest.cell, rest.facing.turned(turn), rest.rating};
        return cost(turned, road.next_phase, road.lap) + cost_of_being_crooked;
    };
    return {cost_of(-1), cost_of(1)};
}

int RoadBook::least_of_turns(const Rest& rest, const Road& road) const {
    const int dice = columns_[static_cast<std::size_t>(rest.rating)].dice;
    const Turns turns = costs_of_turns(rest, dice, road);
    return std::min(turns.left, turns.right);
}

}  // namespace frothy
