// FR-OPT-05 to 07: rolling starts.
#include "games/frothy/rules/rolling_start.h"

#include <algorithm>
#include <numeric>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"

namespace frothy {

namespace {

int spaces_in_round(const Licence& licence, int rating) {
    const auto& move = licence.speeds[static_cast<std::size_t>(rating)].move;
    return std::accumulate(move.begin(), move.end(), 0);
}

}  // namespace

// FR-OPT-06: the rating that moves that far in a round, or the next lower one.
int agreed_starting_rating(const Race& race, VehicleId v) {
    const HouseRules& rules = race.rules();
    int agreed = rules.opt_start_rating;
    if (agreed == 0 && rules.opt_start_spaces > 0) {
        for (int rating = 0; rating < rating_count; ++rating) {
            if (spaces_in_round(race.licence(v), rating) <= rules.opt_start_spaces) agreed = rating;
        }
    }
    return std::min(agreed, top_rating(race, v));
}

bool has_rolling_start(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (agreed_starting_rating(race, v) > 0) return true;
    }
    return false;
}

// FR-OPT-07: slower, if one likes; in the left-most boxes of the rating.
void choose_starting_speed(Race& race, Table& table, VehicleId v) {
    const int most = agreed_starting_rating(race, v);
    if (most == 0 || !race[v].is_running()) return;
    Offer offer;
    for (int speed = most; speed >= 0; --speed)
        offer.add({OptionKind::amount, speed});
    About about;
    about.vehicle = v;
    about.rule = "FR-OPT-07";
    about.number = most;
    const std::size_t speed = offer.ask(table, v, Ask::starting_speed, about).a;
    const BoxRows& rows = race.licence(v).rows;
    set_marker(race, v, rows.first_accel[speed], rows.first_decel[speed]);
    tell(table, v, race.rules().opt_start_rating > 0 ? Rule("FR-OPT-05") : Rule("FR-OPT-06"),
         StartedRolling{speed});
}

}  // namespace frothy
