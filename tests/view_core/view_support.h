// Races to look at: a setting on an oval, played at random through a session.
#pragma once

#include <algorithm>
#include <vector>

#include "ai/oval.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/setting.h"
#include "kernel/session.h"

namespace frothy::testing {

using RaceSession = kernel::Session<Frothy>;

inline Race race_on(const Setting& setting, std::uint64_t seed) {
    const auto spaces = static_cast<int>(setting.course.plan().grid.size());
    return set_up_race(setting,
                       random_grid_order(seed, static_cast<int>(setting.licences.size()), spaces));
}

// Four alike with these, at Speed 4 from the start, so that Control rolls come soon.
inline Setting fast_oval_with(std::vector<SpecialCard> specials, std::vector<Trait> traits) {
    Setting setting = oval_setting(4);
    setting.rules.opt_start_rating = 4;
    for (Licence& licence : setting.licences) {
        licence.specials = specials;
        licence.traits = traits;
        prepare(licence);
    }
    return setting;
}

inline IconSet only(Icon icon) {
    IconSet icons;
    icons.add(icon);
    return icons;
}

// Does to a race what an event made by hand says of its vehicle or round.
inline void happen_to(Race& race, const Event& event) {
    if (const auto* began = event.get_if<RoundBegan>())
        race.round = static_cast<std::uint16_t>(began->round);
    if (event.who >= race.vehicle_count) return;
    Vehicle& vehicle = race[event.who];
    const BoxRows& rows = race.licence(event.who).rows;
    event.visit(
        [&](const Damaged& damage) { vehicle.damage = static_cast<std::uint8_t>(damage.total); },
        [&](const ControlGained& gained) {
            vehicle.control_loss = static_cast<std::uint16_t>(gained.total);
        },
        [&](const ControlCleared& cleared) {
            vehicle.control_loss = static_cast<std::uint16_t>(
                std::max(0, vehicle.control_loss - cleared.points.value));
        },
        [&](const SpeedChanged& speed) {
            vehicle.accel_box = rows.first_accel[static_cast<std::size_t>(speed.now)];
            vehicle.decel_box = rows.first_decel[static_cast<std::size_t>(speed.now)];
        },
        [&](const LineCrossed& line) { vehicle.laps = line.laps.value; },
        [&](WipedOut) { vehicle.status = VehicleStatus::rolling_wreck; },
        [&](Finished) {
            vehicle.status = VehicleStatus::finished;
            vehicle.cell = no_cell;
        },
        [](const auto&) {});
}

// Happenings made by hand, each with the race it leaves; `race` is left as the last one leaves it.
inline std::vector<kernel::Happening<Frothy>> as_told(
    std::vector<kernel::Happening<Frothy>> happenings, Race& race) {
    for (auto& happening : happenings) {
        happen_to(race, happening.event);
        happening.state = race;
    }
    return happenings;
}

// Answers one question by chance; false when the race is over.
inline bool answer_by_chance(RaceSession& session, RandomDriver& driver) {
    const auto* pending = session.pending();
    if (pending == nullptr) return false;
    session.submit(static_cast<std::size_t>(driver(pending->now, pending->question())));
    return true;
}

}  // namespace frothy::testing
