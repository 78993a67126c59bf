#include "games/frothy/view/core/replay/replay_marks.h"

#include <algorithm>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/standings.h"
#include "words/ordinal.h"
#include "words/words.h"

namespace frothy {

namespace {

std::optional<MarkKind> kind_of(const Event& event) {
    using Kind = std::optional<MarkKind>;
    return event.visit(
        // Backwards, or over the line for the first time, is no lap.
        [](const LineCrossed& line) { return line.is_lap() ? Kind(MarkKind::lap) : std::nullopt; },
        [](Finished) { return Kind(MarkKind::finish); },
        [](WipedOut) { return Kind(MarkKind::wreck); },
        [](const RanOff& off) { return Kind(off.is_out ? MarkKind::out : MarkKind::collision); },
        [](Retired) { return Kind(MarkKind::out); },
        [](const OneOf<AttackWon, AttackTied> auto&) { return Kind(MarkKind::attack); },
        [](Collided) { return Kind(MarkKind::collision); },
        [](ControlLost) { return Kind(MarkKind::control); },
        [](Caught) { return Kind(MarkKind::caught); },
        [](RaceEnded) { return Kind(MarkKind::end); }, [](const auto&) { return Kind(); });
}

// Where the last one rolling wins, nobody is ahead of anybody.
bool is_run_for_places(const Race& race) { return race.terms().type != RaceType::toughest; }

// What comes after it is no part of an attack or a collision before.
bool ends_blow(const Event& event) {
    return event.is<RoundBegan, PhaseBegan, Stepped, Jumped, SpeedChecked, WreckRolled, Finished>();
}

bool is_home(const Race& race, VehicleId v) { return race[v].status == VehicleStatus::finished; }

// Neither is out.
bool are_in_it(const Race& race, VehicleId a, VehicleId b) {
    return (race[a].is_running() || is_home(race, a)) && (race[b].is_running() || is_home(race, b));
}

// Level is not ahead: what decides the order of movement between level vehicles is no overtaking.
// Who is home is ahead of all who are not, and of those who came home later.
bool is_past(const Race& race, VehicleId a, VehicleId b) {
    if (is_home(race, a) && is_home(race, b)) {
        const auto order = race_places(race);
        return order[a] < order[b];
    }
    if (is_home(race, a) || is_home(race, b)) return is_home(race, a);
    return progress(race, a) > progress(race, b);
}

// 1 for whom nobody is ahead of.
int place_of(const Race& race, VehicleId v) {
    int place = 1;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (other != v && are_in_it(race, v, other) && is_past(race, other, v)) ++place;
    }
    return place;
}

// Whom nobody is ahead of, but somebody is level with.
bool shares_lead(const Race& race, VehicleId v) {
    if (place_of(race, v) != 1) return false;
    for (VehicleId other = 0; other < race.vehicle_count; ++other) {
        if (other != v && are_in_it(race, v, other) && place_of(race, other) == 1) return true;
    }
    return false;
}

VehicleId sole_leader(const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        if (leads(race, v)) return shares_lead(race, v) ? no_vehicle : v;
    return no_vehicle;
}

}  // namespace

bool leads(const Race& race, VehicleId v) {
    const bool is_in_it = race[v].is_running() || is_home(race, v);
    return is_in_it && is_run_for_places(race) && place_of(race, v) == 1;
}

MarkFinder::MarkFinder(const Race& start, const Names& names)
    : names_(names), seen_(start), leader_(sole_leader(start)), round_(start.round) {
    keep_order(start);
}

void MarkFinder::keep_order(const Race& race) {
    for (VehicleId a = 0; a < race.vehicle_count; ++a) {
        for (VehicleId b = 0; b < race.vehicle_count; ++b) {
            if (is_past(race, a, b)) was_behind_[a][b] = 0;
            if (is_past(race, b, a)) was_behind_[a][b] = 1;
        }
    }
}

void MarkFinder::visit(std::size_t stop, const Race& race, const std::vector<Happening>& since) {
    for (const Happening& happening : since) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        if (const auto* began = happening.event.get_if<RoundBegan>()) {
            // What the last step of the round has changed is of that round.
            compare(stop, happening.state);
            seen_ = happening.state;
            judge_round();
            round_ = began->round;
        }
        take_event(stop, race, happening.event);
    }
    compare(stop, race);
    seen_ = race;
}

void MarkFinder::take_event(std::size_t stop, const Race& race, const Event& event) {
    follow_blow(race, event);
    const std::optional<MarkKind> kind = kind_of(event);
    if (!kind) return;
    // A vehicle that crosses the line for the last time is home: one mark says it.
    if (kind == MarkKind::finish) {
        std::erase_if(marks_, [&](const ReplayMark& mark) {
            return mark.kind == MarkKind::lap && mark.stop == stop && mark.who == event.who;
        });
    }
    std::string text = describe(event, race, names_);
    // An attack and a wreck are told with what they came of.
    const bool has_cause = kind == MarkKind::attack || kind == MarkKind::wreck;
    if (has_cause && !blow_.empty()) text = blow_ + " " + text;
    if (kind == MarkKind::attack || kind == MarkKind::collision) blow_mark_ = marks_.size();
    marks_.push_back(
        {{event.who, stop, round_, std::move(text), event.rule.text()}, *kind, 0, 0, 0});
}

void MarkFinder::follow_blow(const Race& race, const Event& event) {
    if (ends_blow(event)) {
        blow_.clear();
        blow_mark_.reset();
    }
    if (event.is<AttackDeclared, Collided>()) {
        blow_ = describe(event, race, names_);
        blow_mark_.reset();
    }
    const auto* damage = event.get_if<Damaged>();
    if (damage != nullptr && blow_mark_) marks_[*blow_mark_].damage += damage->points;
}

void MarkFinder::compare(std::size_t stop, const Race& race) {
    if (!is_run_for_places(race)) return;
    const VehicleId leader = sole_leader(race);
    if (leader != leads_now_) lead_stop_ = stop;
    leads_now_ = leader;
    for (VehicleId a = 0; a < race.vehicle_count; ++a) {
        for (VehicleId b = 0; b < race.vehicle_count; ++b) {
            if (a == b || !are_in_it(seen_, a, b) || !are_in_it(race, a, b)) continue;
            const bool is_now = is_past(race, a, b);
            if (is_now && !is_past(seen_, a, b)) came_ahead_[a][b] = stop;
            if (!is_now) came_ahead_[a][b] = 0;
        }
    }
}

// Vehicles pass and repass while the phases last; what holds at the end of the round counts.
void MarkFinder::judge_round() {
    const Race& race = seen_;
    const std::size_t first_mark = marks_.size();
    for (VehicleId a = 0; a < race.vehicle_count; ++a) {
        std::vector<std::pair<std::size_t, VehicleId>> passed;
        for (VehicleId b = 0; b < race.vehicle_count; ++b) {
            const bool counts =
                came_ahead_[a][b] > 0 && are_in_it(race, a, b) && was_behind_[a][b] != 0;
            if (counts) passed.emplace_back(came_ahead_[a][b], b);
        }
        std::ranges::sort(passed);
        // The place it has in the end was gained by the last of them.
        bool is_last = true;
        while (!passed.empty()) {
            const std::size_t stop = passed.back().first;
            std::vector<VehicleId> whom;
            while (!passed.empty() && passed.back().first == stop) {
                whom.push_back(passed.back().second);
                passed.pop_back();
            }
            std::ranges::sort(whom);
            const bool is_latest = std::exchange(is_last, false);
            // A lead is taken by whoever then has it alone.
            const bool shares = is_latest && shares_lead(race, a);
            const int place = is_latest && !shares ? place_of(race, a) : 0;
            const std::string passed_by_it = listing_of(names_, whom);
            std::string text =
                shares       ? words::say("{0} passes {1} and shares the lead.",
                                          {names_.of(a), passed_by_it})
                : place == 0 ? words::say("{0} passes {1}.", {names_.of(a), passed_by_it})
                : place == 1
                    ? words::say("{0} passes {1} and takes the lead.", {names_.of(a), passed_by_it})
                    : words::say("{0} passes {1} and is {2}.",
                                 {names_.of(a), passed_by_it, words::ordinal(place)});
            marks_.push_back({{a, stop, round_, std::move(text), {}},
                              MarkKind::overtake,
                              static_cast<int>(whom.size()),
                              place,
                              0});
        }
    }
    judge_lead(first_mark);
    keep_order(race);
    came_ahead_ = {};
}

// A lead that fell to somebody who passed nobody in this round: whoever had it is out.
void MarkFinder::judge_lead(std::size_t first_mark) {
    if (leads_now_ == no_vehicle) return;
    const VehicleId before = std::exchange(leader_, leads_now_);
    const bool is_told =
        std::any_of(marks_.begin() + static_cast<std::ptrdiff_t>(first_mark), marks_.end(),
                    [](const ReplayMark& mark) { return mark.place == 1; });
    if (before == no_vehicle || before == leader_ || is_told) return;
    std::string text = words::say("{0} takes the lead.", {names_.of(leader_)});
    marks_.push_back(
        {{leader_, lead_stop_, round_, std::move(text), {}}, MarkKind::overtake, 0, 1, 0});
}

std::vector<ReplayMark> MarkFinder::take() {
    judge_round();
    return std::exchange(marks_, {});
}

}  // namespace frothy
