// Who throws Cargo to whom, and when all are home: a plan for the whole team, where time is counted
// in actions since the round began.
#include "games/highway_heist/ai/semi_goal.h"

#include <algorithm>
#include <array>
#include <limits>

#include "games/highway_heist/rules/roll_odds.h"

namespace highway_heist {

namespace {

// Rolls of Athletics until one succeeds, with a Boost now and then and with friends who Assist
// where there is no other way.
class Tries {
public:
    Tries() = default;
    Tries(const Heist& heist, MemberId member) {
        const About about{"HH-SKL-03", member, no_perch, Skill::athletics};
        const int dice = std::max(1, rating(heist, member, Skill::athletics));
        plain_ = odds_of_roll(heist, about, dice, false);
        boosted_ = odds_of_roll(heist, about, dice, true);
    }
    double until(int need) const {
        constexpr double boosts = 0.3;
        constexpr double least = 0.1;
        const double chance =
            (1 - boosts) * plain_.at_least(need) + boosts * boosted_.at_least(need);
        return 1 / std::max(least, chance / plain_.of);
    }

private:
    RollOdds plain_;
    RollOdds boosted_;
};

double drives(int gap, int range) {
    return gap <= 0 ? 0 : std::max(0.7 + 0.02 * gap, 0.3 + static_cast<double>(gap) / range);
}
// Further than one Leap only by what happens to be on the way.
double leaps(int gap, int leap) {
    return gap <= 0 ? 0 : 1 + 0.05 * gap + 0.6 * std::max(0, gap - leap);
}

// What one member has before it, in actions.
struct Way {
    Tries tries;
    double starts = 0;       // at what time it can act
    double car = 0;          // until it has a PV
    double board = 0;        // to the rear of the Semi
    double board_later = 0;  // the same, once it has caught its Cargo
    double wheel = 0;        // from the rear to its wheel
    double down = 0;         // from where it is to its wheel
    double ready = 0;        // to where it can catch Cargo
    double home = 0;         // to the furthest east row
    double home_later = 0;   // the same, once it has caught its Cargo
    double a_throw = 0;
    bool needs_cargo = false;

    double caught() const { return down + ready; }
    double back() const { return std::max(car, wheel); }
};

class Ways {
public:
    explicit Ways(const Heist& heist) : heist_(heist) {
        for (MemberId member = 0; member < heist.terms.members; ++member)
            list_[member] = of(member);
    }
    const Way& operator[](MemberId member) const { return list_[member]; }
    std::uint8_t members() const { return heist_.terms.members; }
    // Until it is open, where it is not.
    double door(MemberId opener) const {
        return heist_.door == Door::closed ? list_[opener].tries.until(1) : 0;
    }

private:
    double starts(MemberId member) const {
        if (heist_[member].is_exhausted) return 2;
        const bool is_in_turn = heist_.active == member && heist_.stage != Stage::next_player;
        return is_in_turn ? 2 - heist_.actions_left : 0;
    }
    // An SUV is to be reached and Hijacked, and lasts less long than a car.
    double until_car(MemberId member, const Tries& tries, int leap) const {
        const double hijack = tries.until(2) + 1;
        const Perch place = place_of(heist_, member);
        if (place == no_perch) return hijack + 2;
        if (is_suv(heist_, place)) return hijack;
        int nearest = road_length;
        for (const Perch suv : all_suvs(heist_))
            nearest = std::min(nearest, distance(heist_, place, suv));
        return hijack + 1 + 0.3 * std::max(0, nearest - leap);
    }
    // After so many rounds without a driver (HH-EOR-05).
    int gap_to_rear(Space car, int rounds) const {
        car.x = static_cast<std::int8_t>(car.x - rounds);
        return distance(Block{car}, block_of(heist_, semi_rear));
    }
    Way of(MemberId member) const {
        const Member& who = heist_[member];
        const int leap = std::max(1, rating(heist_, member, Skill::athletics));
        const int more = has_car(heist_, member, Car::racer) ? 2 : 0;
        const int range = std::max(2, rating(heist_, member, Skill::speed) + more);
        const int reach = throw_reach(heist_.terms.difficulty, heist_.terms.members);
        const Perch place = place_of(heist_, member);
        Way way;
        way.tries = Tries(heist_, member);
        way.needs_cargo = who.cargo < 2;
        way.starts = starts(member);
        way.a_throw = way.tries.until(throw_need(heist_.terms.difficulty));
        way.wheel = 1.1;
        if (who.is_on_foot()) {
            const bool is_there = who.peg == semi_rear;
            way.board = is_there ? 0 : leaps(distance(heist_, place, semi_rear), leap);
        } else {
            way.board = 2;
        }
        if (!who.has_pv()) {
            way.car = until_car(member, way.tries, leap);
            way.ready = way.car + 0.6;
            way.home = way.home_later = drives(road_length - heist_.main.x - 1, range);
            return way;
        }
        const Space at = heist_.vehicles[who.pv].at;
        const int gap = gap_to_rear(at, 0);
        double shake = 0;
        if (heist_.enemy_pegs[who.pv]) shake = has_car(heist_, member, Car::drifter) ? 1.2 : 1.7;
        way.ready = drives(gap - reach, range) + shake;
        way.home = drives(road_length - at.x, range) + shake;
        way.home_later = drives(road_length - std::min<int>(at.x, heist_.main.x + reach), range);
        way.board_later = 1 + 0.5 * std::max(0, std::min(gap, reach) - leap);
        if (who.is_manned()) {
            way.board = 1 + 0.02 * gap + drives(gap - leap, range);
            return way;
        }
        way.wheel = leaps(gap_to_rear(at, 1), leap);
        way.down = place == no_perch   ? 2
                   : who.peg == who.pv ? 0.9
                                       : leaps(distance(heist_, place, who.pv), leap);
        return way;
    }

    const Heist& heist_;
    std::array<Way, most_members> list_;
};

struct Plan {
    double time = 0;  // when all are home
    double work = 0;

    double worth() const { return 2 * time + 1.5 * work; }
    void is_home(double at, double actions) {
        time = std::max(time, at);
        work += actions;
    }
};

// Two who throw: to each other where they need it, and to all others; or the first alone.
Plan plan_of(const Ways& ways, MemberId first, MemberId second) {
    const bool has_second = second != no_member;
    const Way& one = ways[first];
    const Way two = has_second ? ways[second] : Way{};
    Plan plan;
    int catchers = 0;
    double all_ready = 0;
    for (MemberId member = 0; member < ways.members(); ++member) {
        const Way& its = ways[member];
        if (member == first || member == second || !its.needs_cargo) continue;
        ++catchers;
        all_ready = std::max(all_ready, its.starts + its.caught());
    }
    const double open = one.starts + one.board + ways.door(first);
    plan.work += one.board + ways.door(first);
    double first_free = open;
    double second_free = 0;
    int of_second = 0;
    if (has_second) {
        double boards = two.starts + two.board;
        plan.work += two.needs_cargo ? two.caught() + one.a_throw + 1 + two.board_later : two.board;
        if (two.needs_cargo) {
            first_free = std::max(open, two.starts + two.caught()) + one.a_throw;
            boards = first_free + two.board_later;
        }
        second_free = std::max(boards, open);
        of_second = two.needs_cargo ? catchers / 3 : catchers / 2;
    }
    const int of_first = catchers - of_second;
    plan.work += of_first * one.a_throw + of_second * two.a_throw;
    if (of_first > 0)
        first_free = std::max(first_free + of_first * one.a_throw, all_ready + one.a_throw);
    if (of_second > 0) second_free = std::max(second_free, all_ready) + of_second * two.a_throw;
    const double last_throw = std::max(first_free, second_free);
    double at_wheel_again = first_free + one.back();
    if (has_second) {
        if (one.needs_cargo) {
            at_wheel_again = second_free = std::max(at_wheel_again, second_free) + two.a_throw;
            plan.work += two.a_throw;
        }
        plan.is_home(second_free + two.back() + two.home_later, two.back() + two.home_later);
    }
    plan.is_home(at_wheel_again + one.home_later, one.back() + one.home_later);
    for (MemberId member = 0; member < ways.members(); ++member) {
        if (member == first || member == second) continue;
        const Way& its = ways[member];
        const double actions =
            its.needs_cargo ? its.caught() + its.home_later : its.down + its.home;
        const double wait = its.needs_cargo ? last_throw + its.home_later : 0;
        plan.is_home(std::max(wait, its.starts + actions), actions);
    }
    return plan;
}

Plan best_plan(const Ways& ways) {
    Plan best{std::numeric_limits<double>::max(), 0};
    const auto take = [&](const Plan& plan) {
        if (plan.worth() < best.worth()) best = plan;
    };
    for (MemberId first = 0; first < ways.members(); ++first) {
        if (!ways[first].needs_cargo) take(plan_of(ways, first, no_member));
        for (MemberId second = 0; second < ways.members(); ++second)
            if (second != first) take(plan_of(ways, first, second));
    }
    return best;
}

}  // namespace

double short_of_semi(const Heist& heist) {
    const Ways ways(heist);
    Plan plan;
    bool is_all_loaded = true;
    for (MemberId member = 0; member < ways.members(); ++member) {
        const Way& its = ways[member];
        if (its.needs_cargo) is_all_loaded = false;
        plan.is_home(its.starts + its.down + its.home, its.down + its.home);
    }
    if (!is_all_loaded) plan = best_plan(ways);
    const int rounds_left = last_round(heist.terms.difficulty) - heist.round + 1;
    return plan.worth() + std::max(0.0, plan.time + 3 - 2 * rounds_left);
}

}  // namespace highway_heist
