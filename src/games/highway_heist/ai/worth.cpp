#include "games/highway_heist/ai/worth.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/highway_heist/ai/goals.h"

namespace highway_heist {

namespace {

// What a PV has cost by the slots it has left; none: what it is to be without.
constexpr std::array<double, 8> wear = {0, 3.2, 2.1, 1.4, 0.9, 0.5, 0.2, 0};

constexpr double next_suv = 1.5;  // actions less to the next PV on top of one

double worth_of_pv(const Heist& heist, MemberId member) {
    switch (heist.terms.scenario) {
    case Scenario::tank_assault: return 5;
    case Scenario::semi_heist: return 7 + 2.5 * heist[member].cargo;
    case Scenario::chopper_takedown: return heist.hacker == member ? 40 : 5;
    }
    return 0;
}

double cost_of_slots(const Heist& heist, MemberId member, double left) {
    const double lost = worth_of_pv(heist, member);
    if (left <= 0) return lost;
    const double scale = std::max(1.0, lost / 6);
    const auto below = static_cast<std::size_t>(std::min(left, 6.0));
    const double part = std::min(left, 7.0) - static_cast<double>(below);
    const double low = below == 0 ? lost : scale * wear[below];
    return low + part * (scale * wear[below + 1] - low);
}

// What is left of so much damage, on average, after Defense.
double after_defense(const Heist& heist, MemberId member, int damage) {
    constexpr std::array<std::array<double, 6>, 2> left = {
        {{2, 1.5, 1.0, 0.69, 0.44, 0.25}, {3, 2.5, 2.0, 1.53, 1.13, 0.8}}};
    const bool braces = has_character(heist, member, Character::enforcer);
    const int dice = std::min(5, rating(heist, member, Skill::defense) + (braces ? 1 : 0));
    return left[damage == 3 ? 1 : 0][static_cast<std::size_t>(dice)];
}

// Enemy Dice that are rolled before the member can do something about it.
double dice_before_turn(const Heist& heist, MemberId member) {
    const double others = heist.terms.members - 1;
    if (!heist[member].is_exhausted && heist.active != member)
        return 0.5 * std::max(0, dice_to_come(heist) - 1);
    const bool is_in_turn = heist.active == member && !heist[member].is_exhausted;
    return (is_in_turn ? 1 : 0) + 0.9 * others;
}

// SUVs that could slam it, those with a choice of PVs and those not quite there in part.
double attackers(const Heist& heist, MemberId member, double dice) {
    const Perch pv = heist[member].pv;
    double sum = 0;
    for (Perch suv = first_suv; suv < vehicle_count; ++suv) {
        if (!is_suv(heist, suv)) continue;
        const int gap = distance(heist, suv, pv);
        if (gap > 2) continue;
        int beside = 0;
        int near = 0;
        for (MemberId other = 0; other < heist.terms.members; ++other) {
            if (!heist[other].has_pv()) continue;
            const int its = distance(heist, suv, heist[other].pv);
            if (its <= 1) ++beside;
            if (its <= 2) ++near;
        }
        if (gap <= 1) sum += beside <= 1 || heist.active == member ? 1 : 0.6;
        if (gap == 2 && beside == 0) sum += std::min(0.5, 0.15 * dice) / near;
    }
    if (has_rival(heist) && distance(heist, rival_car, pv) <= 1) sum += 1;
    if (has_rival(heist) && heist.hacker == member && distance(heist, rival_car, pv) == 2)
        sum += 0.3;
    return sum;
}

double expected_damage(const Heist& heist, MemberId member) {
    const Perch pv = heist[member].pv;
    const double dice = dice_before_turn(heist, member);
    double damage = dice / 3 * attackers(heist, member, dice) * after_defense(heist, member, 3);
    const double two = after_defense(heist, member, 2);
    if (heist.enemy_pegs[pv]) damage += dice * 0.25 * two;
    if (is_playing(heist, Scenario::tank_assault) && heist.round > heist.quiet_until) {
        const int gap = distance(heist, pv, tank);
        if (gap == 2 || gap == 3) damage += dice * 0.3 * two;
    }
    if (has_chopper(heist) && distance(block_of(heist, pv), {heist.main}) <= 1)
        damage += dice * 0.1 * two;
    if (has_chopper(heist) && heist.hacker == member && heist.radar > 0)
        damage += 0.12 * heist.radar * dice;
    return damage;
}

// Whether it lies in the way of a Wreck in the next Road Maintenance.
bool is_in_the_way(const Heist& heist, Space at) {
    for (Perch perch = 0; perch < vehicle_count; ++perch) {
        if (!is_wreck(heist, perch)) continue;
        const Space from = heist.vehicles[perch].at;
        if (from.y == at.y && from.x > at.x && from.x - at.x <= 4) return true;
    }
    return false;
}

// HH-O-61: what Tank or Semi drive into is shoved for 2 damage, and destroyed where it cannot be.
double cost_of_being_shoved(const Heist& heist, MemberId member) {
    const Space at = heist.vehicles[heist[member].pv].at;
    const bool is_tank = is_playing(heist, Scenario::tank_assault);
    const Block main{heist.main, static_cast<std::int8_t>(is_tank ? 2 : 4),
                     static_cast<std::int8_t>(is_tank ? 2 : 1)};
    if (at.x < main.at.x || at.x >= main.at.x + main.length) return 0;
    const bool is_north = at.y < main.at.y;
    const int away = is_north ? main.at.y - at.y : at.y - (main.at.y + main.width - 1);
    if (away < 1 || away > 2) return 0;
    // So many moves that way before it can do something about it.
    const double chance = dice_before_turn(heist, member) / 6;
    const double comes = away == 1 ? std::min(0.6, chance) : 0.5 * chance * chance;
    const Space to = beyond(at, 0, is_north ? -1 : 1);
    const bool gives_way = is_on_road(to) && (away == 2 || occupant(heist, to) == no_perch);
    const double cost = gives_way ? cost_of_damage(heist, member, after_defense(heist, member, 2)) -
                                        cost_of_damage(heist, member, 0)
                                  : worth_of_pv(heist, member);
    return comes * cost;
}

// However much threatens it, a PV that is there is no worse than one that is lost, with its driver
// on the next SUV.
double at_most_lost(double danger, double lost) {
    const double most = lost - next_suv;
    const double knee = 0.5 * most;
    const double room = most - knee;
    return danger <= knee ? danger : knee + room * (1 - std::exp(-(danger - knee) / room));
}

double danger_to_pv(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    const Space at = heist.vehicles[who.pv].at;
    const bool has_gone = who.is_exhausted || (heist.active == member && heist.actions_left == 0);
    double danger = cost_of_damage(heist, member, expected_damage(heist, member));
    if (!is_playing(heist, Scenario::chopper_takedown))
        danger += cost_of_being_shoved(heist, member);
    if (heist.enemy_pegs[who.pv]) danger += is_playing(heist, Scenario::semi_heist) ? 1.6 : 0.7;
    if (!who.is_manned()) danger += at.x == 1 ? (has_gone ? 5 : 1.5) : at.x == 2 ? 0.6 : 0.2;
    if (who.peg == who.pv) danger += 0.1;  // on its own roof it is nearer to nothing
    const double lost = worth_of_pv(heist, member);
    if (is_in_the_way(heist, at)) danger += (has_gone ? 0.9 : 0.1) * lost;
    return at_most_lost(danger, lost);
}

// SUVs that Enemy cards place beside it: none ahead of the furthest row.
double room_for_suvs(const Heist& heist, MemberId member) {
    const int x = heist.vehicles[heist[member].pv].at.x;
    return x == road_length ? 0 : x == road_length - 1 ? 0.15 : 0.3;
}

// The nearer the end, the less there is to be careful for.
double care(const Heist& heist) {
    return std::min(1.0, 0.25 + 0.25 * (last_round(heist.terms.difficulty) - heist.round));
}

double without_pv(const Heist& heist, MemberId member) {
    const Member& who = heist[member];
    double cost = worth_of_pv(heist, member) - 2.5 * who.cargo;
    if (who.peg == beside_board) return cost + 1;
    int nearest = road_length;
    for (const Perch suv : all_suvs(heist))
        nearest = std::min(nearest, distance(heist, who.peg, suv));
    if (is_suv(heist, who.peg)) return cost - next_suv;
    if (nearest <= rating(heist, member, Skill::athletics)) cost -= 0.6;
    return cost + 0.05 * nearest;
}

// So many Boost tokens of one member.
double worth_of_tokens(const Heist& heist, int tokens) {
    constexpr std::array<double, 6> kept = {0, 1.0, 1.75, 2.25, 2.55, 2.75};
    const double first = heist.round >= last_round(heist.terms.difficulty) ? 0.15 : 0.6;
    return first * kept[static_cast<std::size_t>(std::clamp(tokens, 0, 5))];
}
double tokens_of(const Heist& heist) {
    double sum = 0;
    for (MemberId member = 0; member < heist.terms.members; ++member)
        sum += worth_of_tokens(heist, heist[member].boost);
    return sum + 0.4 * heist.gadgets;
}

}  // namespace

double cost_of_tokens(const Heist& heist, MemberId member, int tokens) {
    const int held = heist[member].boost;
    return worth_of_tokens(heist, held) - worth_of_tokens(heist, held - tokens);
}

double cost_of_damage(const Heist& heist, MemberId member, double damage) {
    const double left = strength_of(heist, member) - heist[member].damage;
    return cost_of_slots(heist, member, left - damage);
}

double worth(const Heist& heist, Sight sight) {
    if (heist.result == Result::won) return 1000 - heist.round;
    if (heist.result == Result::lost) return -1000;
    double sum = tokens_of(heist) - short_of_goal(heist);
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        if (!heist[member].has_pv()) {
            sum -= without_pv(heist, member);
        } else if (sight == Sight::dangers) {
            sum -= care(heist) * (danger_to_pv(heist, member) + room_for_suvs(heist, member));
        } else {
            sum -= cost_of_damage(heist, member, 0);
        }
    }
    return sum;
}

}  // namespace highway_heist
