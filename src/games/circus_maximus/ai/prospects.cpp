#include "games/circus_maximus/ai/prospects.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/circus_maximus/rules/ratings.h"

namespace circus_maximus {

namespace {

constexpr double lost = 60;         // turns, for who is out of the race
constexpr double usual_whip = 3.5;  // MF a turn
// Of how far two chariots may yet drift apart, for each root of a turn still to go.
constexpr double spread = 0.4;
constexpr double kept_endurance = 4;  // is never planned with

// What it can do each turn, as long as its endurance lasts.
struct Means {
    double on_straight = 0;
    double in_corner = 0;
};

Means means_of(const Chariot& chariot, double left) {
    const double most = std::max(1, team_speed(chariot) + driver_modifier(chariot));
    const double spare = std::max(0.0, chariot.endurance - kept_endurance);
    const double half_laps = std::max(1.0, 2 * left / lap_squares(chariot.car.lane));
    const double boldness = std::max(0, 2 + driver_modifier(chariot));
    const double over = std::min(boldness, spare / half_laps / 2);
    const double turns = std::max(1.0, left / most);
    const double whip =
        may_use_whip(chariot) ? std::min(usual_whip, (spare - over * half_laps) / turns) : 0;
    return {most + std::max(0.0, whip), safe_speed(chariot.car.lane) + over};
}

// Turn by turn, alone on the track: from lip to lip, and through the corners no faster than it can
// bear.
double turns_alone(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    double left = squares_left(race, id);
    const Means means = means_of(chariot, left);
    const double through = std::min(means.on_straight, means.in_corner);
    const double half_lap = straight + corner_squares(chariot.car.lane);
    double at = std::fmod(chariot.car.at, half_lap);
    double turns = 0;
    while (left > 0) {
        const double to_lip = straight - 1 - at;
        const bool stops_at_lip = to_lip >= through;
        const double run = stops_at_lip ? std::min(means.on_straight, to_lip) : through;
        turns += std::min(1.0, left / run);
        left -= run;
        at = std::fmod(at + run, half_lap);
    }
    return turns;
}

// The same without counting lips and turns, which others on the track upset: each lane is as good
// as any other.
double turns_at_even_pace(const Race& race, ChariotId id) {
    constexpr double mean_lap = 98;
    constexpr double through_corners = 0.8;  // of the pace on the straight
    const Means means = means_of(race[id], squares_left(race, id));
    return laps_left(race, id) * mean_lap / (through_corners * means.on_straight);
}

// The chance that two dice show less than the damage of a wheel.
double chance_to_flip(int damage) {
    double ways = 0;
    for (int sum = 2; sum < damage; ++sum)
        ways += 6 - std::abs(7 - sum);
    return ways / 36;
}

}  // namespace

int squares_left(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    if (chariot.standing == Standing::finished) return 0;
    const int lap = lap_squares(chariot.car.lane);
    const bool is_before_line = chariot.car.at < start_area;
    const int to_line = start_area - chariot.car.at + (is_before_line ? 0 : lap);
    return to_line + (race.terms.laps - chariot.crossings) * lap;
}

double laps_left(const Race& race, ChariotId id) {
    return static_cast<double>(squares_left(race, id)) / lap_squares(race[id].car.lane);
}

double turns_left(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    if (chariot.standing == Standing::finished) return 0;
    if (!chariot.is_racing()) return lost;
    const double alone = (turns_alone(race, id) + turns_at_even_pace(race, id)) / 2;
    double turns = alone;
    const double pace = std::max(6, team_speed(chariot));
    if (chariot.is_held) turns += 1 + 3 * (horses - chariot.dead_horses) / pace;
    if (chariot.endurance == 0) turns += alone * alone / (2 * pace) + 0.5;
    turns += (chariot.lash_offered + chariot.lash_due) / -pace;
    turns += (chariot.reduction + chariot.later_reduction) / pace;
    turns -= 1.5 * chariot.jostle / pace;
    for (const int damage : chariot.wheels)
        turns += std::min(alone / 2, 1.0) * 12 * chance_to_flip(damage) + 0.02 * damage;
    return turns + 0.2 * (chariot.full_hits - chariot.hits) / std::max<int>(1, chariot.hits);
}

double chance_to_flip(const Chariot& chariot) {
    return 1 - (1 - chance_to_flip(chariot.wheels[0])) * (1 - chance_to_flip(chariot.wheels[1]));
}

double chance_to_win(const Race& race, kernel::PlayerId player) {
    if (race.homes > 0) return owner_of(race.terms, race.home[0]) == player ? 1 : 0;
    std::array<double, chariots> left{};
    for (ChariotId id = 0; id < chariots; ++id)
        left[id] = turns_left(race, id);
    const double least = *std::ranges::min_element(left);
    const double scale = spread * std::sqrt(least + 1);
    double own = 0;
    double all = 0;
    for (ChariotId id = 0; id < chariots; ++id) {
        const double part = std::exp((least - left[id]) / scale);
        all += part;
        if (owner_of(race.terms, id) == player) own += part;
    }
    return own / all;
}

}  // namespace circus_maximus
