#include "frothy/ai/road_surveyor.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "frothy/ai/goal.h"
#include "frothy/traits.h"

namespace frothy {

namespace {

constexpr int phase_cost = RoadBook::round_cost / phase_count;
constexpr int most_sweeps = 5;
constexpr int settled = 16;            // points that a sweep may still change anywhere
constexpr int check_card_price = 30;   // of the first card of a Speed Check, and more for each more
constexpr int compulsory_price = 350;  // of a Reins that spares a crash (FR-MOV-13)
constexpr int drift_price = 3;
constexpr int whole_vehicle = 4500;  // of all Damage a vehicle can take
constexpr int point_price = 60;
constexpr int crash_price = 1200;  // besides Damage and the time it takes
constexpr int stamina_price = 15;

std::uint16_t capped(int cost) {
    return static_cast<std::uint16_t>(std::clamp(cost, 0, RoadBook::unreachable));
}

}  // namespace

RoadSurveyor::RoadSurveyor(RoadBook& book, const Race& race, VehicleId v, const DrivingMap& map)
    : book_(book),
      course_(race.course()),
      speeds_(race.licence(v).speeds),
      corner_drift_(race.rules().alt_corner_drift),
      map_(map) {
    know_the_vehicle(race, v);
    plan_checks(race, v, map.check_odds());
}

void RoadSurveyor::survey() {
    for (const SpeedColumn& column : speeds_) {
        for (const int spaces : column.move) {
            if (spaces == 0) continue;
            find_ways(std::min(spaces, most_spaces));
            if (spaces > 1) find_ways(std::min(spaces, most_spaces) - 1);
        }
    }
    begin_with(map_);
    for (const Lap lap : {Lap::last, Lap::earlier}) {
        for (int i = 0; i < most_sweeps; ++i) {
            changed_ = 0;
            sweep(lap);
            if (changed_ <= settled) break;
        }
    }
    book_.lap_cost_ = least_past_the_line(Lap::earlier) - least_past_the_line(Lap::last);
}

// Right behind the line at the end of a round, at the usual Speed.
int RoadSurveyor::least_past_the_line(Lap lap) const {
    constexpr int usual = 3;
    const std::size_t layer = book_.layer(lap, RoadBook::round_over, std::min(usual, book_.top_));
    int least = RoadBook::unreachable;
    for (Cell cell = 0; cell < cells(); ++cell) {
        if (course_.is_solid(cell) || course_.place(cell) != 0) continue;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            least =
                std::min<int>(least, book_.costs_[layer + book_.state(cell, hexgrid::Facing(f))]);
        }
    }
    return least;
}

void RoadSurveyor::know_the_vehicle(const Race& race, VehicleId v) {
    const Licence& licence = race.licence(v);
    const int helping = number_of(race, v, trait::driver) + number_of(race, v, trait::handling);
    book_.free_discards_ = std::min(helping, 1);
    book_.flies_ = has_trait(race, v, trait::flyer);
    const int hurting = faces_that_hurt(race, v) * whole_vehicle /
                        (std::max<int>(licence.damage_max, 1) * static_cast<int>(icon_count));
    book_.damage_die_ = hurting;
    book_.point_ = point_price;
    book_.top_ = top_rating(race, v);
    for (int rating = 0; rating < rating_count; ++rating) {
        const auto index = static_cast<std::size_t>(rating);
        RoadBook::Column& column = book_.columns_[index];
        if (!is_safe(race, v, rating)) {
            column.dice = std::max<int>(speeds_[index].control, 1) + race[v].control_loss +
                          race[v].affects.control_dice;
        }
        const int dice = std::max(rating - number_of(race, v, trait::bsh), 0);
        column.crash = crash_price + dice * hurting;
        const BoxRows& rows = licence.rows;
        const bool slows = rows.first_decel[index] == rows.last_decel[index];
        const bool hastens = rows.first_accel[index] == rows.last_accel[index];
        column.slower = slows ? std::max(rating - 1, 0) : rating;
        column.faster = hastens ? std::min(rating + 1, book_.top_) : rating;
        const bool tires = race.rules().stamina != Stamina::unused;
        stamina_[index] = tires ? stamina_price * std::max(-speeds_[index].stamina, 0) : 0;
    }
}

RoadSurveyor::CheckPlan RoadSurveyor::check_plan(const Race& race, VehicleId v,
                                                 const CheckOdds& odds, int rating, int cards,
                                                 bool accelerates) const {
    const BoxRows& rows = race.licence(v).rows;
    const auto top = static_cast<std::size_t>(book_.top_);
    const int end = rows.last_accel[top];
    const int accel = rows.first_accel[static_cast<std::size_t>(rating)];
    const int decel = rows.decel_of_accel[static_cast<std::size_t>(accel)];
    const int more =
        accelerates ? number_of(race, v, trait::hyperactive) - number_of(race, v, trait::cautious)
                    : number_of(race, v, trait::lazy) - number_of(race, v, trait::reckless);
    const int extra = number_of(race, v, accelerates ? trait::long_legs : trait::rubber_shoes);
    CheckPlan plan;
    for (int card = 0; card < cards; ++card)
        plan.price += check_card_price * (card + 1);
    const int cast = std::min(2 + cards + extra, CheckOdds::max_cast);
    for (const CheckOdds::Chance& chance : odds.chances(cast, CheckLimit::free)) {
        std::uint8_t ratings = 0;
        for (int sum = 0; sum <= 2 * max_die_value; ++sum) {
            if (((chance.sums >> sum) & 1) == 0) continue;
            const int boxes = std::max(sum + more, 0);
            const int reached =
                accelerates
                    ? rows.accel_rating[static_cast<std::size_t>(std::min(accel + boxes, end))]
                    : rows.decel_rating[static_cast<std::size_t>(std::max(decel - boxes, 0))];
            ratings |= static_cast<std::uint8_t>(1U << reached);
        }
        plan.weights += chance.weight;
        const auto same = std::ranges::find(plan.chances, ratings, &CheckChance::ratings);
        if (same != plan.chances.end()) {
            same->weight += chance.weight;
        } else {
            plan.chances.push_back({ratings, chance.weight});
        }
    }
    return plan;
}

void RoadSurveyor::plan_checks(const Race& race, VehicleId v, const CheckOdds& odds) {
    const bool champs = has_trait(race, v, trait::champing_at_the_bit);
    for (int rating = 0; rating <= book_.top_; ++rating) {
        auto& plans = checks_[static_cast<std::size_t>(rating)];
        plans.push_back(check_plan(race, v, odds, rating, 0, champs));
        plans.push_back(check_plan(race, v, odds, rating, 1, false));
        plans.push_back(check_plan(race, v, odds, rating, 1, true));
        plans.push_back(check_plan(race, v, odds, rating, 2, true));
    }
}

void RoadSurveyor::find_ways(int spaces) {
    Ways& ways = ways_[static_cast<std::size_t>(spaces)];
    if (!ways.first_end.empty()) return;
    ways.home.assign(book_.states_, 0);
    for (Cell cell = 0; cell < cells(); ++cell) {
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            ways.first_end.push_back(static_cast<std::uint32_t>(ways.ends.size()));
            ways.first_stop.push_back(static_cast<std::uint32_t>(ways.stops.size()));
            if (course_.is_solid(cell)) continue;
            End here;
            here.cell = cell;
            follow(ways, here, hexgrid::Facing(f), Side::none, spaces, spaces);
        }
    }
    ways.first_end.push_back(static_cast<std::uint32_t>(ways.ends.size()));
    ways.first_stop.push_back(static_cast<std::uint32_t>(ways.stops.size()));
}

void RoadSurveyor::follow(Ways& ways, const End& here, hexgrid::Facing facing, Side side, int steps,
                          int spaces) {
    if (steps == 0) {
        ways.ends.push_back(here);
        return;
    }
    for (const LegalStep& step : steps_from(facing, side, !here.drifted, corner_drift_)) {
        End next = here;
        next.cell = course_.neighbour(here.cell, step.direction);
        const Crossing crossing = course_.crossing(here.cell, step.direction);
        if (crossing == Crossing::backwards) continue;
        if (crossing == Crossing::forwards && !here.crossed) {
            std::uint8_t& home = ways.home[ways.first_end.size() - 1];
            const auto used = static_cast<std::uint8_t>(spaces - steps + 1);
            home = home == 0 ? used : std::min(home, used);
            next.crossed = true;
        }
        if (next.cell == no_cell || course_.is_solid(next.cell)) {
            ways.stops.push_back(here);
            continue;
        }
        const Features& features = course_.features(next.cell);
        next.drifted = here.drifted || step.kind == StepKind::drift;
        next.entered = static_cast<std::uint8_t>(here.entered +
                                                 (features.hazard || features.fragile > 0 ? 1 : 0));
        follow(ways, next, facing, side_of_step(facing, step.direction), steps - 1, spaces);
    }
}

// A round of six spaces to begin with.
void RoadSurveyor::begin_with(const DrivingMap& map) {
    constexpr int pace = 2;
    constexpr int round_of_phases = 3 * DrivingMap::phase_cost;
    book_.costs_.assign(
        book_.layer(Lap::earlier, RoadBook::round_over, 0) + rating_count * book_.states_, 0);
    rest_costs_.assign(2 * phase_count * rating_count * book_.states_, 0);
    for (const Lap lap : {Lap::last, Lap::earlier}) {
        const int more = lap == Lap::earlier ? map.lap(pace) : 0;
        for (int phase = 1; phase <= RoadBook::round_over; ++phase) {
            for (int rating = 0; rating < rating_count; ++rating) {
                const std::size_t layer = book_.layer(lap, phase, rating);
                for (Cell cell = 0; cell < cells(); ++cell) {
                    for (int f = 0; f < hexgrid::facing_count; ++f) {
                        const hexgrid::Facing facing(f);
                        const int phases = map.to_go(pace, cell, facing) + more;
                        book_.costs_[layer + book_.state(cell, facing)] =
                            capped(phases * RoadBook::round_cost / round_of_phases);
                    }
                }
            }
        }
    }
}

void RoadSurveyor::sweep(Lap lap) {
    end_rounds(lap);
    for (int phase = phase_count; phase >= 1; --phase)
        drive_phase(lap, phase);
}

// The Speed Check of the round to come, with the plan that is best on the mean of its dice.
void RoadSurveyor::end_rounds(Lap lap) {
    std::array<int, 1U << rating_count> best_of{};  // of some ratings, one bit each
    best_of[0] = RoadBook::unreachable;
    const unsigned sets = 1U << (book_.top_ + 1);
    for (std::size_t state = 0; state < book_.states_; ++state) {
        for (unsigned set = 1; set < sets; ++set) {
            const int lowest = std::countr_zero(set);
            best_of[set] = std::min<int>(best_of[set & (set - 1)],
                                         book_.costs_[book_.layer(lap, 1, lowest) + state]);
        }
        for (int rating = 0; rating <= book_.top_; ++rating) {
            int least = RoadBook::unreachable;
            for (const CheckPlan& plan : checks_[static_cast<std::size_t>(rating)]) {
                int total = 0;
                for (const CheckChance& chance : plan.chances)
                    total += best_of[chance.ratings] * chance.weight;
                least = std::min(least, total / plan.weights + plan.price);
            }
            book_.costs_[book_.layer(lap, RoadBook::round_over, rating) + state] =
                capped(least + stamina_[static_cast<std::size_t>(rating)]);
        }
    }
}

void RoadSurveyor::drive_phase(Lap lap, int phase) {
    for (int rating = 0; rating <= book_.top_; ++rating) {
        const int spaces = std::min<int>(
            speeds_[static_cast<std::size_t>(rating)].move[static_cast<std::size_t>(phase - 1)],
            most_spaces);
        const std::size_t rests_here = rests(lap, phase, rating);
        const std::size_t layer = book_.layer(lap, phase, rating);
        const auto each = [&](const auto& visit) {
            for (Cell cell = 0; cell < cells(); ++cell) {
                if (course_.is_solid(cell)) continue;
                for (int f = 0; f < hexgrid::facing_count; ++f)
                    visit(Rest{cell, hexgrid::Facing(f), rating});
            }
        };
        if (spaces > 0) {
            each([&](const Rest& rest) {
                rest_costs_[rests_here + book_.state(rest.cell, rest.facing)] =
                    capped(cost_of_rest(rest, phase, lap));
            });
        }
        each([&](const Rest& from) {
            std::uint16_t& known = book_.costs_[layer + book_.state(from.cell, from.facing)];
            const std::uint16_t cost = capped(cost_of_phase(from, spaces, phase, lap));
            changed_ = std::max(changed_, std::abs(known - cost));
            known = cost;
        });
    }
}

int RoadSurveyor::cost_of_rest(const Rest& rest, int phase, Lap lap) const {
    return std::min(book_.cost(rest, phase + 1, lap), book_.least_of_turns(rest, {phase + 1, lap}));
}

int RoadSurveyor::least_of(const Ways& ways, const Rest& from, int phase, Lap lap) const {
    const std::size_t state = book_.state(from.cell, from.facing);
    int least = RoadBook::unreachable;
    for (std::uint32_t i = ways.first_end[state]; i < ways.first_end[state + 1]; ++i) {
        const End& end = ways.ends[i];
        const Lap then = end.crossed ? Lap::last : lap;
        const int entered =
            end.entered == 0
                ? 0
                : end.entered * (40 + book_.damage_die_ * half_rounded_up(from.rating));
        const int cost =
            rest_costs_[rests(then, phase, from.rating) + book_.state(end.cell, from.facing)] +
            (book_.flies_ ? 0 : entered) + (end.drifted ? drift_price : 0);
        least = std::min(least, cost);
    }
    return least;
}

int RoadSurveyor::cost_of_phase(const Rest& from, int spaces, int phase, Lap lap) const {
    if (spaces == 0) return phase_cost + book_.cost(from, phase + 1, lap);
    const Ways& ways = ways_[static_cast<std::size_t>(spaces)];
    const std::size_t state = book_.state(from.cell, from.facing);
    const bool is_end = lap == Lap::last || !course_.is_circuit();
    int least = least_of(ways, from, phase, lap);
    if (is_end && ways.home[state] > 0) return phase_cost * ways.home[state] / spaces;
    if (least < RoadBook::unreachable) return phase_cost + least;
    least = spaces == 1 ? book_.cost(from, phase + 1, lap)
                        : least_of(ways_[static_cast<std::size_t>(spaces - 1)], from, phase, lap);
    least += compulsory_price;
    for (std::uint32_t i = ways.first_stop[state]; i < ways.first_stop[state + 1]; ++i) {
        const Rest stop{ways.stops[i].cell, from.facing, from.rating};
        const int stopped = book_.cost_facing_any_way(stop.cell, phase + 1, lap);
        least = std::min(least, book_.cost_of_crash(stop, stopped, phase + 1, lap));
    }
    return phase_cost + least;
}

}  // namespace frothy
