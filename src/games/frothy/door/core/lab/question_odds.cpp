#include "games/frothy/door/core/lab/question_odds.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>

#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/data/scenario/scenario.h"
#include "kernel/view.h"
#include "play/commands/command_words.h"

namespace frothy {

namespace lab = play::lab;

namespace {

constexpr std::array<std::string_view, 9> fate_keys = {"unharmed", "shaken",       "changes pace",
                                                       "slides",   "spins",        "damaged",
                                                       "crashes",  "leaves track", "wiped out"};
constexpr std::array<std::string_view, prospect_count> prospect_keys = {
    "speed",          "attack won", "attack tied",  "control kept", "control lost", "slides",
    "spins",          "hastens",    "slows",        "icon damage",  "collides",     "loses control",
    "control points", "damaged",    "leaves track", "wiped out"};

std::string with_amount(std::string_view key, int amount) {
    return std::string(key) + (amount == 0 ? "" : " " + std::to_string(amount));
}

std::string about(const Names& names, VehicleId who, VehicleId other) {
    std::string text = who == no_vehicle ? "" : names.of(who);
    if (other != no_vehicle) text += (text.empty() ? "" : ", ") + names.of(other);
    return text;
}

lab::AnswerOdds figures_of(const Forecast& forecast, const Names& names) {
    lab::AnswerOdds odds;
    odds.courses = forecast.courses;
    for (const ForecastFate& fate : forecast.fates) {
        std::string key = with_amount(fate_keys[static_cast<std::size_t>(fate.fate)],
                                      fate.fate == Fate::crashes ? 0 : fate.amount);
        const std::string other = about(names, no_vehicle, fate.other);
        odds.fates.push_back({key,
                              other.empty() ? "" : key + ": " + other,
                              fate.rule.text(),
                              {fate.ways, fate.of},
                              fate.is_exact});
    }
    for (const ForecastLine& line : forecast.lines) {
        const std::string key =
            with_amount(prospect_keys[static_cast<std::size_t>(line.outcome)], line.amount);
        odds.outcomes.push_back({key,
                                 key + ": " + about(names, line.who, line.other),
                                 line.rule.text(),
                                 {line.ways, line.of},
                                 line.is_exact});
    }
    return odds;
}

}  // namespace

lab::QuestionOdds odds_of(const kernel::Decision<Frothy>& asked, const Names& names,
                          const kernel::OddsLimits& limits) {
    const auto decision = kernel::view_of<Frothy>(asked, asked.player);
    const DrivingMap map(*decision.now.setting);
    std::optional<RoadBook> book;
    if (needs_road_book(decision.now.terms())) book.emplace(decision.now, decision.player, map);
    lab::QuestionOdds odds;
    odds.question = Codec::name_of(decision.ask);
    odds.player = names.of(decision.player);
    const std::atomic<bool> is_unwanted = false;
    for (const Option& option : decision.options) {
        const Forecast forecast = make_forecast(decision, std::span(&option, 1), map,
                                                book ? &*book : nullptr, limits, is_unwanted);
        odds.answers.push_back(figures_of(forecast, names));
        odds.answers.back().answer = Codec::text_of(option);
    }
    return odds;
}

// What follows is asked of the rules from the place of rest before the question.
lab::QuestionOdds odds_of_scenario(const std::string& file,
                                   const std::vector<std::filesystem::path>& dirs,
                                   const kernel::OddsLimits& limits) {
    using play::ContentError;
    using play::ScenarioStatus;
    std::optional<ScenarioStop> stop;
    play::ScenarioRunner runner({scenario_game_with(stop)}, dirs);
    const std::vector<play::ScenarioResult> results = runner.run_file(file);
    if (results.size() != 1) throw ContentError(file + ": found several cases, expected one");
    const ScenarioStatus status = results.front().status;
    if (status == ScenarioStatus::bad_content || status == ScenarioStatus::failed)
        throw ContentError(results.front().complaint());
    if (!stop) throw ContentError(file + ": no question is open at its end");
    try {
        const Session session(stop->before, 0, stop->journal);
        const auto* asked = session.pending();
        const bool is_there = asked != nullptr && stop->ask == asked->ask &&
                              stop->of == asked->player &&
                              session.journal().size() == stop->journal.size();
        if (is_there) {
            Names names;
            std::ranges::copy(stop->names, names.vehicles.begin());
            auto odds = odds_of(*asked, names, limits);
            odds.entries = stop->journal.size();
            return odds;
        }
    } catch (const kernel::JournalMismatch&) {
        // It does not begin at a place of rest.
    }
    throw ContentError(file + ": does not stop at a question within \"do\": \"step\"");
}

}  // namespace frothy
