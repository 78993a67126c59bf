#include "games/frothy/view/core/prompt/prospects.h"

#include <algorithm>
#include <cmath>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"

namespace frothy {

using hexgrid::Facing;

namespace {

bool finds_no_way(const Race& race, VehicleId v) { return !has_way_next(race, v, race[v].facing); }

// Spaces straight ahead with nothing solid in the way; no more than can be taken in at a glance.
double open_ahead(const Race& race, Cell from, Facing facing) {
    constexpr int most = 12;
    return static_cast<double>(steps_ahead(race.course(), from, facing, most).size());
}

// In Toughest nobody has anywhere to get to.
bool is_run_along_course(const Race& race) { return race.terms().type != RaceType::toughest; }

int turn_of(Option option) {
    return option.kind == OptionKind::turn_left    ? -1
           : option.kind == OptionKind::turn_right ? 1
                                                   : 0;
}

}  // namespace

void look_ahead(const Decision& decision, Option last, Prospects& prospects) {
    const VehicleId v = decision.player;
    const Facing facing = decision.now[v].facing.turned(turn_of(last));
    prospects.clear = room_next(decision.now, v, facing);
    if (is_run_along_course(decision.now))
        prospects.along = places_ahead(decision.now, decision.now[v].cell, facing);
    prospects.open = open_ahead(decision.now, decision.now[v].cell, facing);
}

void look_along(const Decision& decision, const AnswerPlan& steps, int spaces,
                Prospects& prospects) {
    const WholeWay way = whole_way(decision, steps);
    const bool is_known = way.is_whole();
    if (spaces == 0 || static_cast<int>(way.cells.size()) != spaces) return;
    const VehicleId v = decision.player;
    Race there = decision.now;
    there[v].cell = way.cells.back();
    const Course& course = there.course();
    // Which way round a circuit is told by the shorter one.
    int gained = course.place(there[v].cell) - course.place(decision.now[v].cell);
    if (2 * gained < -course.length()) gained += course.length();
    if (2 * gained > course.length()) gained -= course.length();
    if (is_run_along_course(decision.now)) {
        prospects.along = gained;
        prospects.lane = lane_of(course, there[v].cell);
    }
    // With the turn at its end, or the one that suits best.
    double clear = 0;
    double open = 0;
    for (int turn = -1; turn <= 1; ++turn) {
        if (is_known && turn != turn_of(way.end())) continue;
        const Facing facing = there[v].facing.turned(turn);
        clear = std::max<double>(clear, room_next(there, v, facing));
        open = std::max(open, open_ahead(there, there[v].cell, facing));
    }
    prospects.clear = clear;
    prospects.open = open;
}

void look_at_speeds(const Decision& decision, const Forecast& forecast, Prospects& prospects) {
    const VehicleId v = subject_of(decision);
    double all = 0;
    double speed = 0;
    double dice = 0;
    double no_way = 0;
    for (const ForecastLine& line : forecast.lines) {
        if (line.outcome != Prospect::speed || line.who != v) continue;
        const double part = share_of(line);
        const Race then = at_speed(decision.now, v, line.amount);
        all += part;
        speed += part * line.amount;
        dice += part * basic_control_dice(then, v);
        no_way += finds_no_way(then, v) ? part : 0.0;
    }
    if (std::abs(all - 1.0) > 1e-6) return;
    if (is_run_along_course(decision.now)) prospects.speed = speed;
    prospects.dice = dice;
    prospects.no_way = no_way;
}

void look_at_pair(const Decision& decision, Option pair, Prospects& prospects) {
    const VehicleId v = subject_of(decision);
    const KeepAhead ahead = keep_ahead(decision, pair);
    if (ahead.is_open) return;
    const Race& after = ahead.after;
    prospects.is_settled = true;
    if (is_run_along_course(decision.now)) prospects.speed = rating(after, v);
    prospects.dice = basic_control_dice(after, v);
    prospects.no_way = finds_no_way(after, v) ? 1.0 : 0.0;
}

void look_at_odds(const Forecast& forecast, Prospects& prospects) {
    double crash = 0;
    double unharmed = forecast.fates.empty() ? 1 : 0;
    double won = 0;  // FR-ATK-13: a tie harms both
    double damage = 0;
    bool is_fight = false;
    for (const ForecastFate& fate : forecast.fates) {
        crash += fate.fate >= Fate::crashes ? share_of(fate) : 0.0;
        unharmed += fate.fate == Fate::unharmed ? share_of(fate) : 0.0;
    }
    for (const ForecastLine& line : forecast.lines) {
        const bool is_me = line.who == forecast.decides;
        if (line.outcome == Prospect::speed) return;  // of which the Speed itself is told
        is_fight = is_fight || line.outcome == Prospect::attack_won;
        if (line.outcome == Prospect::attack_won && is_me) won += share_of(line);
        if (line.outcome == Prospect::damaged && is_me) damage += share_of(line);
    }
    prospects.crash = crash;
    prospects.well = is_fight ? won : unharmed;
    prospects.damage = damage;
}

}  // namespace frothy
