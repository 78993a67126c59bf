#include "app/core/commands/terms_arguments.h"

#include <algorithm>

#include "frothy/notation.h"

namespace app {

using namespace frothy;

namespace {

RaceType type_named(const std::string& text) {
    std::string words = text;
    std::ranges::replace(words, '-', ' ');
    if (const auto type = race_type_named(words)) return *type;
    throw UsageError("--race: found " + text +
                     ", expected fastest, furthest, toughest, pursuit or fox-and-hounds");
}

std::vector<std::uint8_t> numbers_named(const Arguments& arguments, std::string_view option,
                                        std::size_t count, std::uint64_t least,
                                        std::uint64_t most) {
    std::vector<std::uint8_t> numbers;
    for (const std::string& part : comma_list(option, arguments.value(option, ""))) {
        const auto number = whole_number(part);
        if (!number || *number < least || *number > most || numbers.size() == count) {
            throw UsageError(std::string(option) + ": found " + arguments.value(option, "") +
                             ", expected at most " + std::to_string(count) + " numbers from " +
                             std::to_string(least) + " to " + std::to_string(most));
        }
        numbers.push_back(static_cast<std::uint8_t>(*number));
    }
    return numbers;
}

void read_points(const Arguments& arguments, ScoringTerms& scoring) {
    const std::array<std::uint8_t*, 6> parts = {&scoring.obstacle,  &scoring.runner,
                                                &scoring.damage,    &scoring.places[0],
                                                &scoring.places[1], &scoring.places[2]};
    const auto numbers = numbers_named(arguments, "--points", parts.size(), 0,
                                       static_cast<std::uint64_t>(most_points));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        *parts[i] = numbers[i];
}

}  // namespace

RaceTerms terms_named(const Arguments& arguments) {
    RaceTerms terms;
    terms.type = type_named(arguments.value("--race", "fastest"));
    if (arguments.has("--rounds")) {
        terms.rounds = static_cast<std::uint16_t>(arguments.number("--rounds", 1, 1, max_rounds));
    }
    if (arguments.has("--by-clock")) terms.time_limit = TimeLimit::clock;
    terms.fox = static_cast<VehicleId>(arguments.number("--fox", 1, 1, max_vehicles) - 1);
    terms.head_start =
        static_cast<std::uint8_t>(arguments.number("--head-start", usual_head_start, 1, 255));
    if (arguments.has("--scoring") || arguments.has("--points") || arguments.has("--runners")) {
        terms.scoring.scoring = Scoring::used;
    }
    if (arguments.has("--points")) read_points(arguments, terms.scoring);
    terms.scoring.runners =
        static_cast<std::uint8_t>(arguments.number("--runners", 0, 0, max_runners));
    if (arguments.has("--teams")) {
        const auto teams = numbers_named(arguments, "--teams", max_vehicles, 1, max_vehicles);
        std::ranges::copy(teams, terms.teams.begin());
    }
    return terms;
}

}  // namespace app
