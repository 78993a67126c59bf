// What an answer may bring, as a plain value: outcomes and how likely each of them is. Made by
// ai/forecaster.h, worded by data/wording/wording.h. Several outcomes may come true together.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "games/frothy/rules/vocabulary.h"

namespace frothy {

enum class Prospect : std::uint8_t {
    speed,           // amount = the rating that a Speed Check comes to
    attack_won,      // by who against other
    attack_tied,     // who, other
    control_kept,    // in the first Control roll of who
    control_lost,    // the same
    slides,          // icons that take effect in it (FR-CTRL-12)
    spins,           // amount = -1 left, 1 right
    hastens,         //
    slows,           //
    icon_damage,     //
    collides,        // other = a vehicle or a wreck, or nobody; amount = solid, edge or wreck of
                     // CollisionKind, head_on with any vehicle
    loses_control,   // in a later Control roll of who
    control_points,  // amount = Control Loss points gained in all
    damaged,         // amount = points sustained in all
    leaves_track,    // over an open edge
    wiped_out,       //
};
inline constexpr int prospect_count = 16;

// Exact: `ways` out of `of` ways in which the dice may fall. Otherwise `ways` of `of` samples.
struct ForecastLine {
    Prospect outcome = Prospect::control_kept;
    VehicleId who = no_vehicle;
    VehicleId other = no_vehicle;
    std::int16_t amount = 0;
    Rule rule;
    bool is_exact = false;
    std::uint64_t ways = 0;
    std::uint64_t of = 1;

    bool is_certain() const { return ways == of; }
    friend bool operator==(const ForecastLine&, const ForecastLine&) = default;
};

// The worst that befalls the player who decides, from the best to the worst.
enum class Fate : std::uint8_t {
    unharmed,      // and in control of all that was rolled for
    shaken,        // control was lost, and what followed did no harm
    changes_pace,  // amount = -1 slows down, 1 speeds up
    slides,
    spins,
    damaged,
    crashes,  // into other or amount, as of Prospect::collides
    leaves_track,
    wiped_out,
};
enum class CrashBy : std::uint8_t { running, sliding, being_struck };

// Every course of events comes to one fate and no other, so that shares add up to all there is.
struct ForecastFate {
    Fate fate = Fate::unharmed;
    CrashBy by = CrashBy::running;
    VehicleId other = no_vehicle;
    std::int16_t amount = 0;
    std::uint8_t speed = 0;  // of a crash: the own rating when it comes to it
    Rule rule;
    bool is_exact = false;
    std::uint64_t ways = 0;
    std::uint64_t of = 1;

    friend bool operator==(const ForecastFate&, const ForecastFate&) = default;
};

// Lines in the order of Prospect, those of the player who decides first. None where no die decides
// anything and nothing is run into.
struct Forecast {
    VehicleId decides = no_vehicle;
    std::vector<ForecastLine> lines;
    std::vector<ForecastFate> fates;              // the best first
    std::vector<ForecastLine> speeds_of_highest;  // by the highest dice; none if boxes count back
    std::uint32_t courses = 0;                    // counted, or sampled

    bool is_empty() const { return lines.empty(); }
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

// Answers to be given one after the other.
using AnswerPlan = std::vector<Option>;

// Forecasts of one question, by plan.
struct ForecastBook {
    std::uint64_t revision = 0;  // of the decision
    std::vector<std::pair<AnswerPlan, Forecast>> entries;

    // Null where there is none (yet).
    const Forecast* find(std::span<const Option> plan) const {
        const auto found = std::ranges::find_if(
            entries, [&](const auto& entry) { return std::ranges::equal(entry.first, plan); });
        return found == entries.end() ? nullptr : &found->second;
    }
};

}  // namespace frothy
