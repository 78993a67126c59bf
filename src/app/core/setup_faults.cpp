#include <algorithm>

#include "app/core/game.h"
#include "frothy/ai/driver_kind.h"
#include "frothy/course_check.h"
#include "frothy/documents.h"
#include "frothy/licence_legality.h"
#include "frothy/race_start.h"

namespace app {
namespace {

constexpr std::size_t longest_name = 40;

void add_errors(std::vector<std::string>& faults, const std::vector<frothy::Fault>& found,
                const std::string& whose) {
    for (const frothy::Fault& fault : found) {
        if (fault.severity != frothy::Severity::error) continue;
        // Several players may drive the same vehicle.
        std::string text = whose + ": " + frothy::text_of(fault);
        if (std::ranges::find(faults, text) == faults.end()) faults.push_back(std::move(text));
    }
}

void add_seat_faults(std::vector<std::string>& faults, const RaceSetup& setup) {
    std::array<bool, frothy::liveries.size()> taken{};
    for (const Seat& seat : setup.seats) {
        if (seat.name.empty()) faults.emplace_back("A player has no name.");
        if (seat.name.size() > longest_name) {
            faults.push_back("The name " + seat.name + " is longer than 40 bytes.");
        }
        if (seat.livery >= taken.size()) {
            faults.push_back(seat.name + " has a colour that does not exist.");
        } else if (std::exchange(taken[seat.livery], true)) {
            faults.push_back("Two players have the colour " +
                             std::string(frothy::liveries[seat.livery].name) + ".");
        }
        if (!is_human(seat) && !frothy::driver_named(seat.driver)) {
            faults.push_back(seat.name + " has a driver that does not exist: " + seat.driver + ".");
        }
    }
}

// The Fox has a space of its own, and Toughest and Pursuit spread over the circuit.
bool needs_grid(frothy::RaceType type) {
    return type == frothy::RaceType::fastest || type == frothy::RaceType::furthest;
}

void add_terms_faults(std::vector<std::string>& faults, const RaceSetup& setup) {
    if (setup.terms == frothy::RaceTerms()) return;
    frothy::Setting setting;
    setting.course = frothy::Course(setup.course);
    setting.licences = setup.licences;
    setting.terms = setup.terms;
    add_errors(faults, frothy::find_race_faults(setting), "The race");
}

}  // namespace

std::vector<std::string> find_faults(const RaceSetup& setup) {
    std::vector<std::string> faults;
    if (setup.seats.empty() || setup.seats.size() > frothy::max_vehicles) {
        faults.push_back("A race has 1 to 6 players, not " + std::to_string(setup.seats.size()) +
                         " (FR-GEN-01).");
    }
    if (setup.licences.size() != setup.seats.size()) {
        faults.emplace_back("Every player needs one vehicle.");
    }
    if (setup.laps < 1 || setup.laps > frothy::max_laps) {
        faults.push_back("A race has 1 to 99 laps, not " + std::to_string(setup.laps) + ".");
    }
    if (needs_grid(setup.terms.type) && setup.course.grid.size() < setup.seats.size()) {
        faults.push_back("The starting grid of " + setup.course.name + " has " +
                         std::to_string(setup.course.grid.size()) + " spaces for " +
                         std::to_string(setup.seats.size()) + " players (FR-SETUP-06).");
    }
    const bool has_clock = setup.terms.time_limit == frothy::TimeLimit::clock;
    if (setup.minutes < 0 || setup.minutes > frothy::most_minutes) {
        faults.push_back("A race by the clock takes 1 to 600 minutes, not " +
                         std::to_string(setup.minutes) + " (FR-RACE-02).");
    } else if (setup.minutes > 0 && !has_clock) {
        faults.emplace_back("Minutes are agreed for a race that is not by the clock (FR-RACE-02).");
    }
    if (setup.match && setup.terms.type != frothy::RaceType::fox_and_hounds) {
        faults.emplace_back("Only Fox and Hounds is raced in turns (FR-RACE-06).");
    }
    add_seat_faults(faults, setup);
    add_errors(faults, frothy::find_faults(setup.course, frothy::Strictness::race_course),
               setup.course.name);
    for (const frothy::Licence& licence : setup.licences) {
        add_errors(faults, frothy::find_faults(licence), licence.name);
    }
    if (faults.empty()) add_terms_faults(faults, setup);
    return faults;
}

}  // namespace app
