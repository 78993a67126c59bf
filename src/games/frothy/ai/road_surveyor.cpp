#include "games/frothy/ai/road_surveyor.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>

#include "games/frothy/ai/goal.h"
#include "games/frothy/ai/outlook.h"
#include "games/frothy/ai/speed_trial.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

constexpr int phase_cost = RoadBook::round_cost / phase_count;
constexpr int most_price_sweeps = 3;
constexpr int settled = 16;            // points that a sweep may still change anywhere
constexpr int check_card_price = 30;   // of the first card of a Speed Check, and more for each more
constexpr int compulsory_price = 350;  // of a Reins that spares a crash (FR-MOV-13)
constexpr int drift_price = 3;
constexpr int stamina_price = 15;

std::uint16_t capped(int cost) {
    return static_cast<std::uint16_t>(std::clamp(cost, 0, RoadBook::unreachable));
}

}  // namespace

RoadSurveyor::RoadSurveyor(RoadBook& book, const Race& race, VehicleId v, const DrivingMap& map,
                           Style style)
    : book_(book),
      course_(race.course()),
      speeds_(race.licence(v).speeds),
      corner_drift_(race.rules().alt_corner_drift),
      map_(map),
      style_(style) {
    know_the_vehicle(race, v);
    plan_checks(race, v, map.check_odds());
}

void RoadSurveyor::survey() {
    lay_out();
    look_onwards();
    find_all_ways();
    begin_with(map_, Lap::last);
    settle(Lap::last);
    if (!course_.is_circuit()) return;
    book_.lap_cost_ = least_at(0, Lap::last);
    begin_with(map_, Lap::earlier);
    settle(Lap::earlier);
    const int edge = std::max(course_.length() - RoadBook::spaces_of_the_stretch, 0);
    book_.lap_cost_ = least_at(edge, Lap::earlier) - least_at(edge, Lap::last);
}

// Which layers there are, and who lies where in them.
void RoadSurveyor::lay_out() {
    for (Cell cell = 0; cell < cells(); ++cell) {
        if (!course_.is_solid(cell)) order_.push_back(cell);
    }
    // Nearest to the line first: what lies before it then builds on it in the same sweep.
    std::ranges::stable_sort(order_, std::greater{},
                             [this](Cell cell) { return course_.place(cell); });
    auto places = static_cast<std::size_t>(cells());
    book_.in_stretch_.assign(places, RoadBook::not_in_stretch);
    const int edge = course_.length() - RoadBook::spaces_of_the_stretch;
    for (const Cell cell : order_) {
        if (!course_.is_circuit() || course_.place(cell) < edge) continue;
        stretch_.push_back(cell);
        book_.in_stretch_[cell] = static_cast<std::uint16_t>(places++);
    }
    states_ = places * hexgrid::facing_count;
    std::size_t size = 0;
    const auto add_layer = [&](int phase, int rating) {
        layer(phase, rating) = {static_cast<std::uint32_t>(size), 0};
        size += states_;
    };
    for (int rating = 0; rating <= book_.top_; ++rating) {
        for (int phase = 1; phase <= phase_count; ++phase) {
            if (spaces_of(rating, phase) > 0) add_layer(phase, rating);
        }
    }
    rest_costs_.resize(size);
    for (int rating = 0; rating <= book_.top_; ++rating) {
        add_layer(RoadBook::round_over, rating);
        for (int phase = phase_count; phase >= 1; --phase) {
            if (spaces_of(rating, phase) > 0) continue;
            layer(phase, rating) = layer(phase + 1, rating);
            layer(phase, rating).more += phase_cost;
        }
    }
    for (int rating = book_.top_ + 1; rating < rating_count; ++rating) {
        for (int phase = 1; phase <= RoadBook::round_over; ++phase)
            layer(phase, rating) = layer(phase, book_.top_);
    }
    book_.costs_.resize(size);
}

// FR-COL-22: by a first step, drift included.
void RoadSurveyor::look_onwards() {
    book_.onwards_.resize(static_cast<std::size_t>(cells()));
    for (const Cell cell : order_) {
        RoadBook::Onwards& onwards = book_.onwards_[cell];
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            const auto bit = static_cast<std::uint16_t>(1U << f);
            for (const LegalStep& step :
                 steps_from(hexgrid::Facing(f), Side::none, true, corner_drift_)) {
                const Cell to = course_.neighbour(cell, step.direction);
                if (to == no_cell || course_.is_solid(to)) continue;
                onwards.open |= bit;
                const Crossing crossing = course_.crossing(cell, step.direction);
                const bool is_further = course_.place(to) > course_.place(cell);
                if (crossing == Crossing::forwards || (crossing == Crossing::none && is_further))
                    onwards.forwards |= bit;
            }
        }
    }
}

// A round of four spaces to begin with, rather too few: what has been worked out is then preferred
// to what is still a guess.
void RoadSurveyor::begin_with(const DrivingMap& map, Lap lap) {
    constexpr int pace = 2;
    constexpr int round_of_phases = 2 * DrivingMap::phase_cost;
    const int more = lap == Lap::earlier ? book_.lap_cost_ : 0;
    for (const Cell cell : cells_of(lap)) {
        const std::size_t first = book_.spot_of(cell, lap).first;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            const hexgrid::Facing facing(f);
            const int cost =
                map.to_go(pace, cell, facing) * RoadBook::round_cost / round_of_phases + more;
            const std::size_t state = first + RoadBook::number_of(facing);
            for (std::size_t at = state; at < book_.costs_.size(); at += states_)
                book_.costs_[at] = capped(cost);
            for (std::size_t at = state; at < rest_costs_.size(); at += states_)
                rest_costs_[at] = capped(cost);
        }
    }
}

void RoadSurveyor::settle(Lap lap) {
    for (int i = 0; i < most_price_sweeps; ++i) {
        changed_ = 0;
        for (const Cell cell : cells_of(lap)) {
            for (int phase = phase_count; phase >= 1; --phase)
                drive_phase(cell, phase, lap);
            end_round(cell, lap);
            rest(cell, lap);
        }
        if (changed_ <= settled) return;
    }
}

// At a place of the course at the end of a round, at the usual Speed.
int RoadSurveyor::least_at(int place, Lap lap) const {
    constexpr int usual = 3;
    int least = RoadBook::unreachable;
    for (const Cell cell : cells_of(lap)) {
        if (course_.place(cell) - place > 1 || course_.place(cell) < place) continue;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            const Rest rest{cell, hexgrid::Facing(f), usual};
            least = std::min(least, book_.cost(rest, RoadBook::round_over, lap));
        }
    }
    return least;
}

void RoadSurveyor::know_the_vehicle(const Race& race, VehicleId v) {
    const Licence& licence = race.licence(v);
    const int helping = number_of(race, v, trait::driver) + number_of(race, v, trait::handling);
    book_.free_discards_ = std::min(helping, 1);
    book_.flies_ = has_trait(race, v, trait::flyer);
    const auto at_risk = [this](int price) { return price * 100 / style_.risk; };
    book_.crash_price_ = at_risk(book_.crash_price_);
    book_.card_price_ = book_.card_price_ * style_.thrift / 100;
    const int hurting = faces_that_hurt(race, v) * at_risk(RoadBook::whole_vehicle) /
                        (std::max<int>(licence.damage_max, 1) * static_cast<int>(icon_count));
    book_.damage_die_ = hurting;
    book_.spared_dice_ = number_of(race, v, trait::bsh);
    book_.rigged_dice_ = number_of(race, v, trait::jerry_rigged);
    book_.point_ = at_risk(point_cost);
    book_.top_ = top_rating(race, v);
    for (int rating = 0; rating < rating_count; ++rating) {
        const auto index = static_cast<std::size_t>(rating);
        RoadBook::Column& column = book_.columns_[index];
        if (const int basic = basic_control_dice(race, v, rating); basic > 0)
            column.dice = basic + race[v].control_loss + race[v].affects.control_dice;
        const BoxRows& rows = licence.rows;
        const bool slows = rows.first_decel[index] == rows.last_decel[index];
        const bool hastens = rows.first_accel[index] == rows.last_accel[index];
        column.slower = slows ? std::max(rating - 1, 0) : rating;
        column.faster = hastens ? std::min(rating + 1, book_.top_) : rating;
        const bool tires = race.rules().stamina != Stamina::unused;
        stamina_[index] = tires ? stamina_price * std::max(-speeds_[index].stamina, 0) : 0;
    }
}

namespace {

// The ratings that sums lead to, or boxes at will, one bit each.
std::uint8_t bit_of(int rating) { return static_cast<std::uint8_t>(1U << rating); }

}  // namespace

// Dice that may be rolled again are counted as dice on top.
RoadSurveyor::CheckPlan RoadSurveyor::check_plan(const Race& race, VehicleId v,
                                                 const CheckOdds& odds, int rating, int cards,
                                                 SpeedDirection direction) const {
    const bool accelerates = direction == SpeedDirection::accelerate;
    SpeedTrial trial(race, v);
    CheckPlan plan;
    for (int card = 0; card < cards; ++card)
        plan.price += check_card_price * (card + 1) * style_.thrift / 100;
    const int at_will = number_of(race, v, accelerates ? trait::tireless : trait::anchor);
    if (at_will > 0) {
        CheckChance chance{0, 1};
        for (int boxes = 0; boxes <= at_will; ++boxes)
            chance.ratings |= bit_of(trial.after_boxes(rating, direction, boxes));
        plan.weights = 1;
        plan.chances.push_back(chance);
        return plan;
    }
    const int extra = number_of(race, v, accelerates ? trait::long_legs : trait::rubber_shoes) +
                      number_of(race, v, accelerates ? trait::lash : trait::tight_leash);
    const int cast = std::min(2 + cards + extra, CheckOdds::max_cast);
    std::array<std::uint8_t, 2 * max_die_value + 1> reached{};
    for (std::size_t sum = 0; sum < reached.size(); ++sum)
        reached[sum] = bit_of(trial.after_sum(rating, direction, static_cast<int>(sum)));
    for (const CheckOdds::Chance& chance : odds.chances(cast, Keep::any_two)) {
        std::uint8_t ratings = 0;
        for (std::size_t sum = 0; sum < reached.size(); ++sum)
            if (((chance.sums >> sum) & 1) != 0) ratings |= reached[sum];
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
    using enum SpeedDirection;
    const bool champs = has_trait(race, v, trait::champing_at_the_bit);
    for (int rating = 0; rating <= book_.top_; ++rating) {
        auto& plans = checks_[static_cast<std::size_t>(rating)];
        const auto plan = [&](int cards, SpeedDirection direction) {
            plans.push_back(check_plan(race, v, odds, rating, cards, direction));
        };
        plan(0, champs ? accelerate : decelerate);
        plan(1, decelerate);
        plan(1, accelerate);
        plan(2, accelerate);
    }
}

// Of all numbers of spaces there are, and of one less, for who is held back by Reins.
void RoadSurveyor::find_all_ways() {
    std::array<bool, most_spaces + 1> wanted{};
    for (int rating = 0; rating <= book_.top_; ++rating) {
        for (int phase = 1; phase <= phase_count; ++phase) {
            const auto spaces = static_cast<std::size_t>(spaces_of(rating, phase));
            wanted[spaces] = true;
            if (spaces > 0) wanted[spaces - 1] = true;
        }
    }
    wanted[0] = false;
    constexpr std::size_t ends_each =
        6;  // hardly ever more, and room that is not used costs nothing
    const auto states = static_cast<std::size_t>(cells()) * hexgrid::facing_count + 1;
    const auto numbers = static_cast<std::size_t>(std::ranges::count(wanted, true));
    ways_.reserve(numbers * states);
    ends_.reserve(numbers * states * ends_each);
    for (int spaces = 1; spaces <= most_spaces; ++spaces) {
        if (wanted[static_cast<std::size_t>(spaces)]) find_ways(spaces);
    }
}

void RoadSurveyor::find_ways(int spaces) {
    first_ways_[static_cast<std::size_t>(spaces)] = ways_.size();
    for (Cell cell = 0; cell < cells(); ++cell) {
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            Ways& ways = ways_.emplace_back();
            ways.first = static_cast<std::uint32_t>(ends_.size());
            if (course_.is_solid(cell)) continue;
            End here;
            here.cell = cell;
            follow(ways, here, hexgrid::Facing(f), Side::none, spaces, spaces);
        }
    }
    ways_.emplace_back().first = static_cast<std::uint32_t>(ends_.size());
}

void RoadSurveyor::follow(Ways& ways, const End& here, hexgrid::Facing facing, Side side, int steps,
                          int spaces) {
    if (steps == 0) {
        add_end(ways, here);
        return;
    }
    for (const LegalStep& step : steps_from(facing, side, !here.drifted, corner_drift_)) {
        End next = here;
        next.cell = course_.neighbour(here.cell, step.direction);
        const Crossing crossing = course_.crossing(here.cell, step.direction);
        if (crossing == Crossing::backwards) continue;
        if (crossing == Crossing::forwards && !here.crossed) {
            const auto used = static_cast<std::uint8_t>(spaces - steps + 1);
            ways.home = ways.home == 0 ? used : std::min(ways.home, used);
            next.crossed = true;
        }
        if (next.cell == no_cell || course_.is_solid(next.cell)) {
            add_stop(ways, here.cell);
            continue;
        }
        const Features& features = course_.features(next.cell);
        next.drifted = here.drifted || step.kind == StepKind::drift;
        next.entered = static_cast<std::uint8_t>(here.entered +
                                                 (features.hazard || features.fragile > 0 ? 1 : 0));
        follow(ways, next, facing, side_of_step(facing, step.direction), steps - 1, spaces);
    }
}

// Ways that end alike count once, with as little in the way as may be.
void RoadSurveyor::add_end(Ways& ways, const End& end) {
    if (!ways.lead_on) ends_.resize(ways.first);
    ways.lead_on = true;
    for (std::size_t i = ways.first; i < ends_.size(); ++i) {
        End& known = ends_[i];
        if (known.cell != end.cell || known.crossed != end.crossed) continue;
        const auto trouble = [](const End& one) { return 2 * one.entered + (one.drifted ? 1 : 0); };
        if (trouble(end) < trouble(known)) known = end;
        return;
    }
    ends_.push_back(end);
}

void RoadSurveyor::add_stop(const Ways& ways, Cell cell) {
    if (ways.lead_on) return;
    for (std::size_t i = ways.first; i < ends_.size(); ++i) {
        if (ends_[i].cell == cell) return;
    }
    ends_.emplace_back().cell = cell;
}

// The Speed Check of the round to come, with the plan that is best on the mean of its dice.
void RoadSurveyor::end_round(Cell cell, Lap lap) {
    std::array<int, 1U << rating_count> best_of{};  // of some ratings, one bit each
    best_of[0] = RoadBook::unreachable;
    const unsigned sets = 1U << (book_.top_ + 1);
    const std::size_t first = book_.spot_of(cell, lap).first;
    for (int f = 0; f < hexgrid::facing_count; ++f) {
        const hexgrid::Facing facing(f);
        for (unsigned set = 1; set < sets; ++set) {
            const unsigned others = set & (set - 1);
            const int one = others != 0 ? best_of[set ^ others]
                                        : book_.cost({cell, facing, std::countr_zero(set)}, 1, lap);
            best_of[set] = std::min(best_of[others], one);
        }
        for (int rating = 0; rating <= book_.top_; ++rating) {
            int least = RoadBook::unreachable;
            for (const CheckPlan& plan : checks_[static_cast<std::size_t>(rating)]) {
                int total = 0;
                for (const CheckChance& chance : plan.chances)
                    total += best_of[chance.ratings] * chance.weight;
                least = std::min(least, total / plan.weights + plan.price);
            }
            book_.costs_[layer(RoadBook::round_over, rating).first + first +
                         RoadBook::number_of(facing)] =
                capped(least + stamina_[static_cast<std::size_t>(rating)]);
        }
    }
}

void RoadSurveyor::drive_phase(Cell cell, int phase, Lap lap) {
    const std::size_t first = book_.spot_of(cell, lap).first;
    for (int rating = 0; rating <= book_.top_; ++rating) {
        const int spaces = spaces_of(rating, phase);
        if (spaces == 0) continue;
        const std::size_t from = layer(phase, rating).first + first;
        for (int f = 0; f < hexgrid::facing_count; ++f) {
            const hexgrid::Facing facing(f);
            std::uint16_t& known = book_.costs_[from + RoadBook::number_of(facing)];
            const auto cost = capped(cost_of_phase({cell, facing, rating}, spaces, phase, lap));
            changed_ = std::max(changed_, std::abs(known - cost));
            known = cost;
        }
    }
}

// With the better one of the turns, where one is better than none.
void RoadSurveyor::rest(Cell cell, Lap lap) {
    const std::size_t first = book_.spot_of(cell, lap).first;
    for (int rating = 0; rating <= book_.top_; ++rating) {
        for (int phase = 1; phase <= phase_count; ++phase) {
            if (spaces_of(rating, phase) == 0) continue;
            const std::size_t at = layer(phase, rating).first + first;
            for (int f = 0; f < hexgrid::facing_count; ++f) {
                const Rest rest{cell, hexgrid::Facing(f), rating};
                const int straight = book_.cost(rest, phase + 1, lap);
                const int turned = book_.least_of_turns(rest, {phase + 1, lap});
                rest_costs_[at + RoadBook::number_of(rest.facing)] =
                    capped(std::min(straight, turned));
            }
        }
    }
}

// Of the ways that lead on, if any do.
int RoadSurveyor::least_of(const Ways* ways, const Rest& from, int phase, Lap lap) const {
    if (!ways->lead_on) return RoadBook::unreachable;
    const std::size_t rests = layer(phase, from.rating).first + RoadBook::number_of(from.facing);
    const int price_of_entry = 40 + book_.damage_die_ * half_rounded_up(from.rating);
    int least = RoadBook::unreachable;
    for (std::uint32_t i = ways[0].first; i < ways[1].first; ++i) {
        const End& end = ends_[i];
        const RoadBook::Spot spot = book_.spot_of(end.cell, end.crossed ? Lap::last : lap);
        const int cost = rest_costs_[rests + spot.first] + spot.more +
                         (book_.flies_ ? 0 : end.entered * price_of_entry) +
                         (end.drifted ? drift_price : 0);
        least = std::min(least, cost);
    }
    return least;
}

int RoadSurveyor::cost_of_phase(const Rest& from, int spaces, int phase, Lap lap) const {
    const Ways* ways = ways_from(from, spaces);
    if (lap == Lap::last && ways->home > 0) return phase_cost * ways->home / spaces;
    int least = least_of(ways, from, phase, lap);
    if (least < RoadBook::unreachable) return phase_cost + least;
    least = spaces == 1 ? book_.cost(from, phase + 1, lap)
                        : least_of(ways_from(from, spaces - 1), from, phase, lap);
    least += compulsory_price;
    if (ways->lead_on) return phase_cost + least;
    for (std::uint32_t i = ways[0].first; i < ways[1].first; ++i) {
        const Rest stop{ends_[i].cell, from.facing, from.rating};
        least = std::min(least, book_.cost_of_crash(stop, {phase + 1, lap}));
    }
    return phase_cost + least;
}

}  // namespace frothy
