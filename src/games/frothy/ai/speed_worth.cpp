#include "games/frothy/ai/speed_worth.h"

#include <algorithm>
#include <cstdlib>

#include "games/frothy/ai/goal.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int momentum = 26;         // of a rating more at the end of the round
constexpr int standing_still = 300;  // a round lost
constexpr int still_again = 2500;    // and whoever stands already gets nowhere by waiting

// What it costs to be far from the prey when the round is over, if both go on like this.
int out_of_reach(const Outlook& outlook, int rating) {
    const VehicleId prey = outlook.prey();
    if (prey == no_vehicle) return 0;
    const Race& race = outlook.race();
    const auto in_round = [&](VehicleId v, int at) {
        int spaces = 0;
        for (const std::uint8_t due : race.licence(v).speeds[static_cast<std::size_t>(at)].move)
            spaces += due;
        return spaces;
    };
    const int gap = spaces_to(race, outlook.me(), prey) +
                    in_round(prey, frothy::rating(race, prey)) - in_round(outlook.me(), rating);
    const int cost_of_a_space = outlook.hunts_the_last() ? 90 : 30;
    constexpr int cost_of_a_round_less = 50;
    constexpr int rounds_that_press = 5;
    const int pressing = std::max(rounds_that_press - rounds_to_stall(race), 0);
    constexpr int farthest = 40;
    return std::min(std::abs(gap), farthest) * (cost_of_a_space + pressing * cost_of_a_round_less);
}

// How much risks weigh. Whoever is beaten if nothing more happens takes them the sooner the less
// time there is.
constexpr int usual_caution = 6;
int caution_of(const Race& race, VehicleId me) {
    if (!is_fought_out(race)) return usual_caution;
    if (!is_hunting(race, me)) return 3 * usual_caution;
    constexpr int most_when_hunting = 8;
    return std::clamp(rounds_to_stall(race) - 2, 0, most_when_hunting);
}

// Whether a rating has no space in its Move row, as 0 has none as a rule.
bool stands_at(const Licence& licence, int rating) {
    return std::ranges::all_of(licence.speeds[static_cast<std::size_t>(rating)].move,
                               [](int spaces) { return spaces == 0; });
}
bool stands_at(const Outlook& outlook, int rating) {
    return stands_at(outlook.race().licence(outlook.me()), rating);
}

// The race when its own move comes at this rating: whoever moves before it is no longer where it
// stood (FR-INIT-02 to 04).
Race when_it_moves(const Outlook& outlook, int rating) {
    Race race = outlook.race();
    const BoxRows& rows = race.licence(outlook.me()).rows;
    race[outlook.me()].accel_box = rows.first_accel[static_cast<std::size_t>(rating)];
    for (const VehicleId v : order_of_movement(race)) {
        if (v == outlook.me()) break;
        if (!stands_at(race.licence(v), frothy::rating(race, v))) race[v].cell = no_cell;
    }
    return race;
}

// Whether Reins in hand, which would have to be played (FR-MOV-13), keep a vehicle before a wall
// where it is for the whole round.
bool may_stay_by_reins(const Outlook& outlook, int rating) {
    const auto& column =
        outlook.race().licence(outlook.me()).speeds[static_cast<std::size_t>(rating)];
    if (!is_walled_in(outlook)) return false;
    int moves = 0;
    for (const std::uint8_t spaces : column.move) {
        if (spaces > 1) return false;
        moves += spaces;
    }
    return moves <= playable(outlook.race(), outlook.me(), CardType::reins);
}

// What the road book says of a rating, with what it does not know: the Control Loss points there
// are, and wrecks.
int worth_by_the_book(const Outlook& outlook, int rating) {
    const Race& race = outlook.race();
    const Vehicle& vehicle = outlook.vehicle();
    const Pose here{vehicle.cell, vehicle.facing, false};
    const Pace pace = outlook.next_pace(rating, 0);
    constexpr int cost_of_a_turn_with_one_more = 40;
    const int loose = is_safe(race, outlook.me(), rating) ? 0 : vehicle.control_loss;
    PhaseStart start;
    start.spot = here;
    start.steps = pace.spaces;  // of the first phase in which it moves, whichever that is
    start.rating = rating;
    start.next_pace = pace;
    const auto collides_in = [&](const Outlook& sight, Traffic traffic) {
        start.traffic = traffic;
        if (rating == 0 || !may_strike(sight, start)) return false;
        PhaseStart straight = start;  // costs less to weigh, and what strikes nothing settles it
        straight.may_turn = false;
        return best_way(sight, straight).collided && best_way(sight, start).collided;
    };
    const auto collides = [&](Traffic traffic) {
        if (!collides_in(outlook, traffic)) return false;
        if (traffic == Traffic::wrecks_only) return true;
        const Race later = when_it_moves(outlook, rating);
        return collides_in(outlook.in(later), traffic);
    };
    const int worth = -outlook.cost_at_rest(here, pace) - loose * cost_of_a_turn_with_one_more;
    if (!stands_at(outlook, outlook.rating())) {
        return collides(Traffic::everybody) ? worth - outlook.price_of_crash(rating) : worth;
    }
    // At a stand nothing is gained by waiting but that others clear the way: a wall stays.
    if (stands_at(outlook, rating)) return worth - still_again;
    if (collides(Traffic::wrecks_only)) {
        return may_stay_by_reins(outlook, rating) ? worth - still_again : worth;
    }
    const bool others_block = collides(Traffic::everybody);
    return others_block ? worth - still_again - outlook.price_of_crash(rating) : worth;
}

}  // namespace

bool is_walled_in(const Outlook& outlook) {
    const Vehicle& vehicle = outlook.vehicle();
    const auto steps = outlook.steps_at(vehicle.facing, Side::none, DriftsLeft::one);
    return std::ranges::all_of(steps, [&](const LegalStep& step) {
        const Course& course = outlook.race().course();
        return outlook.blocked(course.neighbour(vehicle.cell, step.direction),
                               Traffic::wrecks_only);
    });
}

int worth_of(const Outlook& outlook, int rating) {
    if (outlook.book() != nullptr) return worth_by_the_book(outlook, rating);
    const Race& race = outlook.race();
    const VehicleId me = outlook.me();
    const Vehicle& vehicle = outlook.vehicle();
    const auto& column = race.licence(me).speeds[static_cast<std::size_t>(rating)];
    const bool safe_rating = is_safe(race, me, rating);
    int dice = safe_rating ? 0
                           : std::max<int>(column.control, 1) + vehicle.control_loss +
                                 vehicle.affects.control_dice;
    Pose spot{vehicle.cell, vehicle.facing, false};
    const Pace pace = outlook.next_pace(std::max(rating, 1), 0);
    int least_here = 1 << 29;
    for (int f = 0; f < hexgrid::facing_count; ++f) {
        least_here =
            std::min(least_here, outlook.cost_ahead({spot.cell, hexgrid::Facing(f), false}, pace));
    }
    int risks = 0;
    bool stands = true;
    for (int phase = 1; phase <= phase_count; ++phase) {
        const int spaces = column.move[static_cast<std::size_t>(phase - 1)];
        if (spaces == 0) continue;
        PhaseStart start;
        start.spot = spot;
        start.drifts = DriftsLeft::one;
        start.steps = spaces;
        start.rating = rating;
        start.control_dice = dice;
        start.next_pace = outlook.next_pace(rating, phase);
        start.traffic = Traffic::wrecks_only;
        const Way way = best_way(outlook, start);
        // A Reins would have to be played to stay where it is (FR-MOV-13).
        const bool stays = outlook.is_careful() ? spaces == 1 && has_reins(race, me)
                                                : may_stay_by_reins(outlook, rating);
        if (way.collided && stays) continue;
        stands = false;
        if (way.home) return 60 * points_per_hex - phase * points_per_hex;
        if (way.collided) {
            risks += outlook.crash_cost(rating);
            spot = way.end;
            break;
        }
        if (way.turned && !safe_rating) {
            risks += outlook.turn_risk(dice);
            ++dice;  // a roll leaves a Control Loss point as a rule
        }
        spot = way.end;
    }
    const int hurt = vehicle.damage * 100 / std::max<int>(1, race.licence(me).damage_max);
    const int worry = safe_rating ? 0 : hurt * rating / 8;
    // Whoever makes more of a crash must not stand before a wall for ever.
    const bool in_vain = stands_at(outlook, outlook.rating()) || is_walled_in(outlook);
    const int waiting = outlook.as_weighed(in_vain ? still_again : standing_still);
    const int still = stands ? waiting : 0;
    risks = risks * caution_of(race, me) / usual_caution;
    // Where the last one left wins, getting on is not the point.
    const bool fights_on = is_hunting(race, me) && !outlook.hunts_the_last();
    const int share = is_fought_out(race) && !fights_on ? 4 : 1;
    const int gained = (least_here - outlook.cost_at_rest(spot, pace) + rating * momentum) / share;
    const int calmed = safe_rating ? vehicle.control_loss * point_cost : 0;  // FR-CLP-06
    return gained - out_of_reach(outlook, rating) + calmed - risks - worry - still;
}

}  // namespace frothy
