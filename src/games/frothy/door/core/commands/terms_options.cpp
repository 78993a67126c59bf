#include "games/frothy/door/core/commands/terms_options.h"

#include <algorithm>
#include <array>

#include "games/frothy/data/notation/notation.h"

namespace frothy {

using namespace play;

namespace {

RaceType type_named(const std::string& text) {
    std::string words = text;
    std::ranges::replace(words, '-', ' ');
    if (const auto type = value_named<RaceType>(words)) return *type;
    throw UsageError("--race: found " + text +
                     ", expected fastest, furthest, toughest, pursuit or fox-and-hounds");
}

std::vector<std::uint8_t> numbers_named(const std::string& option, const std::string& text,
                                        std::size_t count, std::uint64_t least,
                                        std::uint64_t most) {
    std::vector<std::uint8_t> numbers;
    for (const std::string& part : comma_list(option, text)) {
        const auto number = whole_number(part);
        if (!number || *number < least || *number > most || numbers.size() == count) {
            throw UsageError(option + ": found " + text + ", expected at most " +
                             std::to_string(count) + " numbers from " + std::to_string(least) +
                             " to " + std::to_string(most));
        }
        numbers.push_back(static_cast<std::uint8_t>(*number));
    }
    return numbers;
}

void read_points(const std::string& text, ScoringTerms& scoring) {
    const std::array<std::uint8_t*, 6> parts = {&scoring.obstacle,  &scoring.runner,
                                                &scoring.damage,    &scoring.places[0],
                                                &scoring.places[1], &scoring.places[2]};
    const auto numbers =
        numbers_named("--points", text, parts.size(), 0, static_cast<std::uint64_t>(most_points));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        *parts[i] = numbers[i];
    scoring.scoring = Scoring::used;
}

void declare_scoring(CommandOptions& options, ScoringTerms& scoring) {
    options.flag(
        "--scoring", [&scoring] { scoring.scoring = Scoring::used; },
        "obstacles, damage and places score points");
    options.value(
        "--points", "O,R,D,1,2,3",
        [&scoring](const std::string& text) { read_points(text, scoring); },
        "points for an obstacle, a runner, a point of Damage and the first three places, as many "
        "as wanted (default 2,3,2,5,3,1)");
    options.value(
        "--runners", "N",
        [&scoring](const std::string& text) {
            scoring.runners =
                static_cast<std::uint8_t>(number_within("--runners", text, 0, max_runners));
            scoring.scoring = Scoring::used;
        },
        "runners on the track at a time, 0 to 6 (default 0)");
}

}  // namespace

void declare_terms(CommandOptions& options, RaceTerms& terms) {
    options.value(
        "--race", "TYPE", [&terms](const std::string& text) { terms.type = type_named(text); },
        "fastest, furthest, toughest, pursuit or fox-and-hounds (default fastest)");
    options.number("--rounds", "N", terms.rounds, 1, max_rounds,
                   "agreed rounds of furthest (20), pursuit (30), fox-and-hounds (20)");
    options.flag(
        "--by-clock", [&terms] { terms.time_limit = TimeLimit::clock; },
        "furthest also ends when time is called");
    options.value(
        "--fox", "N",
        [&terms](const std::string& text) {
            terms.fox = static_cast<VehicleId>(number_within("--fox", text, 1, max_vehicles) - 1);
        },
        "the vehicle that is the Fox, from 1 (default 1)");
    options.number("--head-start", "N", terms.head_start, 1, 255,
                   "spaces the Fox starts ahead (default 6)");
    declare_scoring(options, terms.scoring);
    options.value(
        "--teams", "T,T,...",
        [&terms](const std::string& text) {
            const auto teams = numbers_named("--teams", text, max_vehicles, 1, max_vehicles);
            std::ranges::copy(teams, terms.teams.begin());
        },
        "the team of each vehicle, 1 to 6");
}

}  // namespace frothy
