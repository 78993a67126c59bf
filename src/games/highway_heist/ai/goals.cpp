#include "games/highway_heist/ai/goals.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/highway_heist/ai/semi_goal.h"

namespace highway_heist {

namespace {

Space at_of(const Heist& heist, MemberId member) { return heist.vehicles[heist[member].pv].at; }

// --- Tank Assault --------------------------------------------------------------------------------

constexpr double per_strength = 1.6;  // actions, of the Tank
constexpr double per_hit = 2;         // HH-O-62

// Where its northern lane is after so many Enemy Dice: each moves it in two of six cases.
using Lanes = std::array<double, lanes>;
Lanes lanes_of_tank(const Heist& heist, int dice) {
    Lanes now{};
    now[static_cast<std::size_t>(heist.main.y - 1)] = 1;
    for (int die = 0; die < dice; ++die) {
        Lanes next{};
        for (std::size_t lane = 0; lane + 1 < lanes; ++lane) {
            next[lane] += now[lane] * 4 / 6;
            next[lane == 0 ? 0 : lane - 1] += now[lane] / 6;
            next[lane + 2 == lanes ? lane : lane + 1] += now[lane] / 6;
        }
        now = next;
    }
    return now;
}
double chance_of_lane(const Lanes& of_tank, int y) {
    const auto lane = static_cast<std::size_t>(y - 1);
    return (lane + 1 < lanes ? of_tank[lane] : 0) + (lane > 0 ? of_tank[lane - 1] : 0);
}

// How good the way is from there into the Tank, driven by Road Maintenance: 0 to 1.
double chance_to_hit(const Heist& heist, Space from) {
    const int gap = from.x - (heist.main.x + 1);
    if (gap <= 0) return 0;
    const int rounds = (gap + 3) / 4;
    const int dice = dice_to_come(heist) + (rounds - 1) * heist.terms.members;
    return chance_of_lane(lanes_of_tank(heist, std::min(dice, 12)), from.y) *
           std::pow(0.85, rounds - 1);
}

double short_of_tank(const Heist& heist) {
    double hits = 0;
    double targets = 0;
    for (Perch perch = 0; perch < vehicle_count; ++perch) {
        if (!heist.vehicles[perch].is_on_board) continue;
        const double chance = chance_to_hit(heist, heist.vehicles[perch].at);
        if (is_wreck(heist, perch)) hits += chance;
        if (is_suv(heist, perch)) targets = std::max(targets, chance);
    }
    const double left = std::max(0.0, heist.strength - per_hit * 0.9 * hits);
    double short_of = per_strength * left - 0.8 * targets;
    // In front of it, where what comes ahead of them lies in its way; who is still to have a turn
    // drives there without help.
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        const bool is_to_come = !heist[member].is_exhausted && heist.active != member;
        if (!heist[member].has_pv() || is_to_come) continue;
        const Space at = at_of(heist, member);
        const int off = std::max({0, heist.main.y - at.y, at.y - heist.main.y - 1});
        short_of += 0.12 * std::max(0, heist.main.x + 2 - at.x) + 0.08 * off;
        for (const Perch suv : adjacent_suvs(heist, heist[member].pv))
            short_of -= 0.25 * chance_to_hit(heist, heist.vehicles[suv].at);
    }
    return short_of;
}

// --- Chopper Takedown ----------------------------------------------------------------------------

double short_of_chopper(const Heist& heist) {
    double short_of = 1.7 * heist.strength + 1.8 * heist.rival_strength;
    const Block chopper{heist.main};
    const Perch prey = heist.hacker == no_member ? no_perch : heist[heist.hacker].pv;
    if (has_chopper(heist) && prey != no_perch) {
        // Radar draws the MISSILE.
        const bool is_near = distance(block_of(heist, prey), chopper) <= 3;
        short_of += 0.35 * heist.radar + (is_near ? 0.3 : 0) + (heist.radar >= 3 ? 0.8 : 0);
    }
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        const Member& who = heist[member];
        const Perch place = place_of(heist, member);
        if (place == no_perch) continue;
        if (has_chopper(heist)) {
            const int gap = distance(block_of(heist, place), chopper);
            short_of += 0.15 * std::max(0, gap - 1);
            if (who.is_on_foot() && gap <= 1)
                short_of -= 0.35 * rating(heist, member, Skill::athletics);
        }
        if (!has_rival(heist)) continue;
        const int gap = distance(heist, place, rival_car);
        short_of += 0.08 * std::max(0, gap - 1);
        if (who.is_manned() && gap <= 1) short_of -= 0.3;
    }
    if (has_rival(heist)) {
        if (heist.enemy_pegs[rival_car]) short_of += 0.6;
        // Wrecks east of it in its lane are driven into it.
        for (Perch perch = 0; perch < vehicle_count; ++perch) {
            if (!is_wreck(heist, perch)) continue;
            const Space at = heist.vehicles[perch].at;
            const int gap = at.x - heist.rival.x;
            if (at.y == heist.rival.y && gap > 0 && gap <= 4) short_of -= 1;
        }
    }
    return short_of;
}

}  // namespace

int dice_to_come(const Heist& heist) {
    int dice = 0;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        if (!heist[member].is_exhausted) ++dice;
    return dice;
}

double short_of_goal(const Heist& heist) {
    switch (heist.terms.scenario) {
    case Scenario::tank_assault: return short_of_tank(heist);
    case Scenario::semi_heist: return short_of_semi(heist);
    case Scenario::chopper_takedown: return short_of_chopper(heist);
    }
    return 0;
}

}  // namespace highway_heist
