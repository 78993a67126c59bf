#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/ai/driver_kind.h"
#include "games/frothy/data/documents.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/race_start.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

void add_errors(std::vector<std::string>& faults, const std::vector<Fault>& found,
                const std::string& whose) {
    for (const Fault& fault : found) {
        if (fault.severity != Severity::error) continue;
        // Several players may drive the same vehicle.
        std::string text = say("{0}: {1}", {whose, text_of(fault)});
        if (std::ranges::find(faults, text) == faults.end()) faults.push_back(std::move(text));
    }
}

void add_seat_faults(std::vector<std::string>& faults, const RaceSetup& setup) {
    std::array<bool, ui::liveries.size()> taken{};
    for (const Seat& seat : setup.seats) {
        if (seat.name.empty()) faults.emplace_back(tr("A player has no name."));
        if (seat.name.size() > play::longest_seat_name) {
            faults.push_back(say("The name {0} is longer than 40 bytes.", {seat.name}));
        }
        if (seat.livery >= taken.size()) {
            faults.push_back(say("{0} has a colour that does not exist.", {seat.name}));
        } else if (std::exchange(taken[seat.livery], true)) {
            faults.push_back(
                say("Two players have the colour {0}.", {name_of(ui::liveries[seat.livery])}));
        }
        if (!is_human(seat) && !driver_named(seat.driver)) {
            faults.push_back(
                say("{0} has a driver that does not exist: {1}.", {seat.name, seat.driver}));
        }
    }
}

void add_terms_faults(std::vector<std::string>& faults, const RaceSetup& setup) {
    add_errors(faults, find_race_faults(*setting_of(setup)), tr("The race"));
}

}  // namespace

std::vector<std::string> find_faults(const RaceSetup& setup) {
    std::vector<std::string> faults;
    const auto players = static_cast<int>(setup.seats.size());
    if (setup.seats.empty() || setup.seats.size() > max_vehicles) {
        faults.push_back(say("A race has 1 to 6 players, not {0} (FR-GEN-01).", {players}));
    }
    if (setup.licences.size() != setup.seats.size()) {
        faults.emplace_back(tr("Every player needs one vehicle."));
    }
    if (setup.laps < 1 || setup.laps > max_laps) {
        faults.push_back(say("A race has 1 to 99 laps, not {0}.", {setup.laps}));
    }
    const bool has_clock = setup.terms.time_limit == TimeLimit::clock;
    if (setup.time.minutes > play::most_minutes) {
        faults.push_back(say("A race by the clock takes 1 to 600 minutes, not {0} (FR-RACE-02).",
                             {setup.time.minutes}));
    } else if (setup.time.minutes > 0 && !has_clock) {
        faults.emplace_back(
            tr("Minutes are agreed for a race that is not by the clock (FR-RACE-02)."));
    }
    if (setup.match && setup.terms.type != RaceType::fox_and_hounds) {
        faults.emplace_back(tr("Only Fox and Hounds is raced in turns (FR-RACE-06)."));
    }
    add_seat_faults(faults, setup);
    add_errors(faults, find_faults(setup.course, Strictness::race_course), setup.course.name);
    for (const Licence& licence : setup.licences) {
        add_errors(faults, find_faults(licence), licence.name);
    }
    if (faults.empty()) add_terms_faults(faults, setup);
    return faults;
}

}  // namespace frothy
