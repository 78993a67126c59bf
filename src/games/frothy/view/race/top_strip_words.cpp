#include "games/frothy/view/race/top_strip_words.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "words/words.h"

namespace frothy::strip {

using words::mark;
using words::say;
using words::tr;

namespace {

// "12:04 left"; once it is over, the round is the last one (FR-RACE-02).
std::string time_text(int seconds) {
    if (seconds <= 0) return tr("last round: time is up");
    const std::string digits = std::to_string(seconds % 60);
    return say("{0} left",
               {std::to_string(seconds / 60) + (digits.size() < 2 ? ":0" : ":") + digits});
}

}  // namespace

bool is_home(const Race& race, VehicleId v) { return race[v].status == VehicleStatus::finished; }

std::vector<VehicleId> movers(const Race& race) {
    std::vector<VehicleId> order;
    const bool in_phase = race.phase > 0 && race.order_count > 0;
    if (in_phase || race.moment == Moment::speed_check) {
        for (int i = 0; i < race.order_count; ++i)
            order.push_back(race.order[static_cast<std::size_t>(i)]);
    }
    if (order.empty()) {
        for (const VehicleId v : race_order(race))
            order.push_back(v);
    }
    // Who is home is not forgotten: behind those who race on, by places.
    std::vector<VehicleId> home;
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        if (is_home(race, v) && std::ranges::find(order, v) == order.end()) home.push_back(v);
    }
    const auto placed = places(race);
    std::ranges::sort(home, {}, [&](VehicleId v) { return placed[v]; });
    order.insert(order.end(), home.begin(), home.end());
    return order;
}

bool has_moved(const Race& race, VehicleId v) {
    if (!race[v].is_running()) return true;
    if (race.moment == Moment::movement) return race[v].moved_in_phase != 0;
    if (race.moment != Moment::speed_check) return false;
    for (int i = 0; i < race.next && i < race.order_count; ++i) {
        if (race.order[static_cast<std::size_t>(i)] == v) return true;
    }
    return false;
}

std::string turn_text(const Race& race, VehicleId v, const std::string& name, bool decides) {
    const bool is_done = has_moved(race, v);
    const char* turn =
        is_done ? mark("{0}, Speed {1}: has moved") : mark("{0}, Speed {1}: still to move");
    if (decides) {
        turn = mark("{0}, Speed {1}: decides now");
    } else if (race.moment == Moment::speed_check) {
        turn = !race[v].is_running() ? mark("{0}, Speed {1}: makes no Speed Check")
               : is_done             ? mark("{0}, Speed {1}: has made its Speed Check")
                                     : mark("{0}, Speed {1}: Speed Check still to make");
    }
    return say(turn, {name, rating(race, v)});
}

std::string phase_text(const Race& race) {
    switch (race.moment) {
    case Moment::line_up: return tr("Lining up");
    case Moment::start_of_round: return tr("Start of the round");
    case Moment::speed_check: return tr("Speed Check");
    case Moment::wrecks: return tr("Wrecks roll");
    case Moment::movement: return say("Phase {0}, movement", {race.phase});
    case Moment::maintenance: return tr("Maintenance");
    case Moment::over: break;
    }
    return tr("The race is over");
}

std::string round_text(const Race& race, std::optional<int> time_left) {
    const RaceTerms& terms = race.terms();
    const int all = rounds_of(terms);
    const bool is_open = terms.time_limit == TimeLimit::clock && all == max_rounds;
    std::string text =
        say(all > 0 && !is_open ? mark("Round {0} of {1}") : mark("Round {0}"), {race.round, all});
    if (terms.type != RaceType::fastest) text = race_type_name(terms.type) + ", " + text;
    if (time_left && race.moment != Moment::over) text += ", " + time_text(*time_left);
    return text;
}

MomentNote note_of(const Race& race) {
    switch (race.moment) {
    case Moment::line_up: return {tr("Before the start rivals are named."), "FR-TRT-06"};
    case Moment::speed_check:
        return {tr("Everybody plays cards and rolls dice to change Speed, once a round."),
                "FR-SPD-01"};
    case Moment::wrecks:
        return {tr("Wrecks that still roll are moved before anybody drives."), "FR-RND-02"};
    case Moment::movement:
        return {say("Phase {0} of {1}: each vehicle moves as many spaces as its licence shows for "
                    "it under its Speed.",
                    {race.phase, phase_count}),
                "FR-RND-03"};
    case Moment::maintenance:
        return {tr("Cards move on from Spent to Recovery and back to the hand."), "FR-RND-04"};
    case Moment::start_of_round:
    case Moment::over: break;
    }
    return {phase_text(race), Rule::none()};
}

}  // namespace frothy::strip
