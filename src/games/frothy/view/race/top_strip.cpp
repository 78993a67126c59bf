// What the strip over the board says of a race.
#include <algorithm>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/fox.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/race/race_panels.h"
#include "ui/letters.h"
#include "words/ordinal.h"

namespace frothy {

using namespace ui;

namespace {

// "12:04 left"; once it is over, the round is the last one (FR-RACE-02).
std::string time_text(int seconds) {
    if (seconds <= 0) return tr("last round: time is up");
    const std::string digits = std::to_string(seconds % 60);
    return say("{0} left",
               {std::to_string(seconds / 60) + (digits.size() < 2 ? ":0" : ":") + digits});
}

bool is_home(const Race& race, VehicleId v) { return race[v].status == VehicleStatus::finished; }

// Those who race on in the order in which they move, then those who are home, by places.
std::vector<VehicleId> movers(const Race& race) {
    std::vector<VehicleId> order;
    if (race.phase > 0 || race.moment == Moment::speed_check)
        order.assign(race.order.begin(), race.order.begin() + race.order_count);
    if (order.empty()) {
        const auto all = race_order(race);
        order.assign(all.begin(), all.end());
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

// Whether the vehicle has had its turn in what goes on now.
bool has_moved(const Race& race, VehicleId v) {
    if (!race[v].is_running()) return true;
    if (race.moment == Moment::movement) return race[v].moved_in_phase != 0;
    const auto done = race.order.begin() + std::min(race.next, race.order_count);
    return race.moment == Moment::speed_check && std::find(race.order.begin(), done, v) != done;
}

// The same in words: "Blue, Speed 2: has moved". In a Speed Check nobody moves.
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

// What goes on now, and what it is.
void tell_moment(const Race& race, ui::StripCaption& caption) {
    const auto tell = [&caption](const std::string& phase, const std::string& note, Rule rule) {
        caption.phase = phase;
        caption.phase_note = note.empty() ? phase : note;
        caption.phase_rule = rule;
    };
    switch (race.moment) {
    case Moment::line_up:
        return tell(tr("Lining up"), tr("Before the start rivals are named."), "FR-TRT-06");
    case Moment::start_of_round: return tell(tr("Start of the round"), {}, Rule::none());
    case Moment::speed_check:
        return tell(tr("Speed Check"),
                    tr("Everybody plays cards and rolls dice to change Speed, once a round."),
                    "FR-SPD-01");
    case Moment::wrecks:
        return tell(tr("Wrecks roll"),
                    tr("Wrecks that are still rolling move before anybody drives."), "FR-RND-02");
    case Moment::movement:
        return tell(say("Phase {0}, movement", {race.phase}),
                    say("Phase {0} of {1}: each vehicle moves as many spaces as its licence shows "
                        "for it under its Speed.",
                        {race.phase, phase_count}),
                    "FR-RND-03");
    case Moment::maintenance:
        return tell(tr("Maintenance"),
                    tr("Cards move on from Spent to Recovery and back to the hand."), "FR-RND-04");
    case Moment::over: return tell(tr("The race is over"), {}, Rule::none());
    }
}

// "Furthest, Round 3 of 20, 12:04 left".
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

ui::StripChip chip_of(const Race& race, const ui::Seating& seating, VehicleId decides,
                      VehicleId v) {
    const std::string& name = seating.seat(v).name;
    ui::StripChip chip;
    chip.who = v;
    chip.is_done = has_moved(race, v);
    chip.decides = v == decides;
    if (is_home(race, v)) {
        chip.is_apart = true;
        chip.sign = "ui/mark-finish";
        chip.said = words::ordinal(places(race)[v]);
        chip.note = say("{0} is home: {1}.", {name, chip.said});
        chip.rule = Rule("FR-RACE-01");
        return chip;
    }
    chip.said = std::to_string(rating(race, v));
    chip.sign = "ui/speed";
    const bool is_moving = race.moment == Moment::movement;
    chip.note = turn_text(race, v, name, chip.decides);
    if (race.terms().type == RaceType::fox_and_hounds) {
        const bool is_fox = v == race.terms().fox;
        if (is_fox) {
            chip.sign = fox_sign;
            chip.said = say("Fox, {0}", {chip.said});
        }
        chip.note += "\n" + aims_of(race, names_of(seating))[is_fox ? 0 : 1];
    }
    if (!seating.seat(v).is_human) {
        chip.note += "\n" + std::string(tr("The computer drives here."));
    }
    chip.note +=
        "\n" + std::string(is_moving ? tr("The fastest move first; among equals, whoever is ahead.")
                                     : tr("Choose it to see the vehicle and its licence."));
    if (is_moving) chip.rule = Rule("FR-INIT-02");
    return chip;
}

}  // namespace

ui::StripCaption strip_caption_of(const Race& race, std::optional<int> time_left) {
    ui::StripCaption caption;
    caption.round = round_text(race, time_left);
    caption.round_note = tr("A round: a Speed Check, four phases of movement, then maintenance.");
    if (race.terms().type != RaceType::fastest)
        caption.round_note = race_type_aim(race.terms().type) + "\n" + caption.round_note;
    caption.round_rule = Rule("FR-RND-01");
    for (int phase = 1; phase <= phase_count; ++phase) {
        const bool is_now = race.phase == phase && race.moment == Moment::movement;
        const bool is_past = race.phase > phase || race.moment == Moment::maintenance;
        caption.pips.push_back(is_now    ? StripPip::now
                               : is_past ? StripPip::past
                                         : StripPip::to_come);
    }
    tell_moment(race, caption);
    caption.phases = {tr("Start of the round"), tr("Speed Check"),
                      say("Phase {0}, movement", {phase_count}), tr("Maintenance")};
    return caption;
}

std::vector<ui::StripChip> strip_chips_of(const Race& race, const ui::Seating& seating,
                                          VehicleId decides) {
    std::vector<ui::StripChip> chips;
    for (const VehicleId v : movers(race))
        chips.push_back(chip_of(race, seating, decides, v));
    return chips;
}

}  // namespace frothy
