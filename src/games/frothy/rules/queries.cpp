// Pure questions about speed, place and cards.
#include "games/frothy/rules/queries.h"

#include <bit>

#include "games/frothy/rules/races/race_kinds.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

int rating(const Race& race, VehicleId v) {
    return race.licence(v).rows.accel_rating[race[v].accel_box];
}

int top_rating(const Race& race, VehicleId v) {
    return race[v].affects.top_rating < rating_count ? race[v].affects.top_rating
                                                     : rating_count - 1;
}

int highest_safe(const Licence& licence) {
    int count = 0;
    while (count < rating_count &&
           licence.speeds[static_cast<std::size_t>(count)].control == safe) {
        ++count;
    }
    return count - 1;
}

// FR-CLP-09; FR-PDE-10 takes Safe ratings away from the top.
bool is_safe(const Race& race, VehicleId v, int rating) {
    const Licence& licence = race.licence(v);
    if (licence.speeds[static_cast<std::size_t>(rating)].control != safe) return false;
    const int lost = race[v].affects.safe_loss;
    return lost == 0 || rating <= highest_safe(licence) - lost;
}

bool is_safe(const Race& race, VehicleId v) { return is_safe(race, v, rating(race, v)); }

int basic_control_dice(const Race& race, VehicleId v, int rating) {
    if (is_safe(race, v, rating)) return 0;
    const int printed = race.licence(v).speeds[static_cast<std::size_t>(rating)].control;
    return printed == safe ? 1 : printed;  // FR-PDE-10
}

int basic_control_dice(const Race& race, VehicleId v) {
    return basic_control_dice(race, v, rating(race, v));
}

// FR-CLP-10; at a Safe rating only what comes on top of the basic dice (FR-DMG-09).
int control_dice(const Race& race, VehicleId v) {
    return basic_control_dice(race, v) + race[v].control_loss + race[v].affects.control_dice;
}

int spaces_due(const Race& race, VehicleId v, int phase) {
    const auto speed = static_cast<std::size_t>(rating(race, v));
    return race.licence(v).speeds[speed].move[static_cast<std::size_t>(phase - 1)];
}

int resilience(const Race& race, VehicleId v) {
    const int value = race.licence(v).resilience - race[v].affects.resilience_loss;
    return value < 0 ? blank_resilience : value;
}

int accel_box_in_rating(const Race& race, VehicleId v) {
    const BoxRows& rows = race.licence(v).rows;
    const std::uint8_t box = race[v].accel_box;
    return box - rows.first_accel[rows.accel_rating[box]] + 1;
}

int decel_box_in_rating(const Race& race, VehicleId v) {
    const BoxRows& rows = race.licence(v).rows;
    const std::uint8_t box = race[v].decel_box;
    return box - rows.first_decel[rows.decel_rating[box]] + 1;
}

// Seats without a vehicle are in no cell, so that all of them may be looked at alike, and without a
// branch: where vehicles stand is as good as random.
VehicleId vehicle_at(const Race& race, Cell cell) {
    unsigned there = 0;
    for (VehicleId v = max_vehicles; v-- > 0;)
        there = 2 * there + (race[v].cell == cell ? 1U : 0U);
    if (there == 0 || cell == no_cell) return no_vehicle;
    return static_cast<VehicleId>(std::countr_zero(there));
}

bool is_solid(const Race& race, Cell cell) {
    if (race.course().is_solid(cell)) return true;
    const VehicleId there = vehicle_at(race, cell);
    return there != no_vehicle && race[there].is_wreck();
}

bool is_low_obstacle(const Race& race, Cell cell) {
    if (race.course().is_solid(cell)) return race.course().features(cell).jumpable;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (race[v].cell == cell && race[v].status == VehicleStatus::resting_wreck) return true;
    }
    return false;
}

int feature_rating(const Race& race, std::int8_t rating) {
    return race.rules().opt_ratings == FeatureRatings::used ? rating : 0;
}

int fragile_markers(const Race& race, Cell cell) {
    int markers = 0;
    const int index = race.course().fragile_index(cell);
    if (index >= 0) markers = race.fragile[static_cast<std::size_t>(index)];
    for (int i = 0; i < race.debris_count; ++i) {
        const Debris& debris = race.debris[static_cast<std::size_t>(i)];
        if (debris.cell == cell) markers += debris.markers;
    }
    return markers + runners_at(race, cell);
}

// FR-MOV-19: less than 60 degrees off the nose is front, more than 120 rear.
Arc arc_of(hexgrid::Facing facing, hexgrid::Direction bearing) {
    const int off = hexgrid::off_the_nose(facing, bearing);
    return off < 2 ? Arc::front : off <= 4 ? Arc::side : Arc::rear;
}

Arc collision_arc(hexgrid::Facing facing, hexgrid::Direction bearing, ArcsSixty sixty) {
    const int off = hexgrid::off_the_nose(facing, bearing);
    if (sixty == ArcsSixty::fore_aft && off == 2) return Arc::front;
    if (sixty == ArcsSixty::fore_aft && off == 4) return Arc::rear;
    return arc_of(facing, bearing);
}

std::optional<hexgrid::Direction> direction_to(const Course& course, Cell from, Cell to) {
    for (int i = 0; i < hexgrid::direction_count; ++i) {
        const hexgrid::Direction d = hexgrid::direction(i);
        if (to != no_cell && course.neighbour(from, d) == to) return d;
    }
    return std::nullopt;
}

int running_count(const Race& race) {
    int count = 0;
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        count += race[v].is_running() ? 1 : 0;
    return count;
}

namespace {

std::uint16_t specials_as(const Race& race, VehicleId v, CardType type) {
    if (type == CardType::dual ||
        race[v].cards.special[static_cast<std::size_t>(Pile::hand)] == 0) {
        return 0;
    }
    return specials_in_hand(race, v, type == CardType::whip ? CardFace::whip : CardFace::reins);
}

int plain_playable(const Race& race, VehicleId v, CardType type) {
    const Cards& cards = race[v].cards;
    const int duals = type == CardType::dual ? 0 : cards.count(Pile::hand, CardType::dual);
    return cards.count(Pile::hand, type) + duals;
}

}  // namespace

int playable(const Race& race, VehicleId v, CardType type) {
    return plain_playable(race, v, type) + std::popcount(specials_as(race, v, type));
}

bool has_playable(const Race& race, VehicleId v, CardType type) {
    return plain_playable(race, v, type) > 0 || specials_as(race, v, type) != 0;
}

bool has_reins(const Race& race, VehicleId v) { return has_playable(race, v, CardType::reins); }

VehicleId attacker_now(const Race& race) {
    return race.sneaker != no_vehicle ? race.sneaker : race.move.vehicle;
}

Rule attack_dice_trait(bool is_personal, bool starts) {
    if (is_personal) return starts ? trait::cat_o_nine : trait::shield;
    return starts ? trait::tank : trait::armoured;
}

int attack_dice_of_trait(const Race& race, VehicleId v, bool is_personal) {
    return printed_number(race, v, attack_dice_trait(is_personal, attacker_now(race) == v));
}

}  // namespace frothy
