// What the prompt wants weighed, and what it makes of forecasts.
#include <algorithm>
#include <catch2/catch.hpp>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "view_core/view_support.h"

namespace frothy::prompt_odds_test {
namespace {

const Names names = {{"Red", "Black", "White", "Blue", "", ""}};

bool offers_turn(const Decision& decision) {
    return decision.ask == Ask::drive && !is_safe(decision.now, decision.player) &&
           std::ranges::any_of(decision.options, [](const Option& option) {
               return option.kind == OptionKind::turn_left;
           });
}

// A question with a turn that takes a Control roll, by a driver with at least two Reins.
Decision turn_decision(const Setting& setting) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        testing::RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        do {
            const auto* pending = session.pending();
            if (pending == nullptr || !offers_turn(*pending)) continue;
            const Cards& cards = pending->now[pending->player].cards;
            if (cards.count(Pile::hand, CardType::reins) >= 2) return *pending;
        } while (testing::answer_by_chance(session, driver));
    }
    FAIL("no such question came up");
    return {};
}

Forecast clean(std::uint64_t ways, std::uint64_t of) {
    Forecast forecast;
    ForecastLine line;
    line.outcome = Prospect::control_kept;
    line.who = 0;
    line.rule = "FR-CTRL-11";
    line.is_exact = true;
    line.ways = ways;
    line.of = of;
    forecast.decides = 0;
    forecast.courses = 1;
    forecast.lines = {line};
    ForecastFate unharmed;
    unharmed.is_exact = true;
    unharmed.ways = ways;
    unharmed.of = of;
    ForecastFate slides = unharmed;
    slides.fate = Fate::slides;
    slides.ways = of - ways;
    forecast.fates = {unharmed, slides};
    return forecast;
}

TEST_CASE("A turn is weighed without a card and with two", "[prompt][odds]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = turn_decision(setting);
    const auto ways = plans_to_weigh(decision, {{OptionKind::turn_left}});
    REQUIRE(ways.size() == 2);
    CHECK(ways[0].title == "No card");
    CHECK(ways[0].plan == AnswerPlan{{OptionKind::turn_left}, {OptionKind::done}});
    CHECK(ways[1].title == "2 cards");
    CHECK(ways[1].plan == AnswerPlan{{OptionKind::turn_left},
                                     {OptionKind::reins},
                                     {OptionKind::reins},
                                     {OptionKind::done}});
    const auto plain = plans_to_weigh(decision, {{OptionKind::end_move}});
    REQUIRE(plain.size() == 1);
    CHECK(plain[0].plan == AnswerPlan{{OptionKind::end_move}});
}

TEST_CASE("Where a crash is likeliest in every way of a choice it says so", "[prompt][odds]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = turn_decision(setting);
    const auto ways = plans_to_weigh(decision, {{OptionKind::turn_left}});
    const auto crash = [](std::uint64_t ways_of_eight) {
        Forecast forecast = clean(ways_of_eight, 8);
        forecast.fates.back().fate = Fate::crashes;
        forecast.fates.back().amount = static_cast<std::int16_t>(CollisionKind::edge);
        return forecast;
    };
    const auto warning_of = [&](const Forecast& bare, const Forecast& played, AnswerPlan advice) {
        Prompt prompt;
        prompt.set(decision, names, std::move(advice));
        ForecastBook book;
        book.revision = decision.revision;
        book.entries = {{ways[0].plan, bare}, {ways[1].plan, played}};
        prompt.set_forecasts(book);
        const auto& choices = prompt.model().choices;
        const auto turn =
            std::ranges::find(choices, OptionKind::turn_left,
                              [](const PromptChoice& choice) { return option_of(choice).kind; });
        REQUIRE(turn != choices.end());
        return turn->warning;
    };
    CHECK(warning_of(crash(1), crash(6), {}).empty());
    CHECK(warning_of(crash(5), crash(6), {}).empty());
    CHECK(warning_of(crash(1), crash(2), {}) == "A crash is likely.");
    CHECK(warning_of(crash(1), crash(2), {{OptionKind::turn_left}}) ==
          "A crash is likely; the alternatives are worse.");
}

TEST_CASE("Forecasts count for the question they were made for", "[prompt][odds]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = turn_decision(setting);
    Prompt prompt;
    prompt.set(decision, names);
    const auto ways = plans_to_weigh(decision, {{OptionKind::turn_left}});
    const auto plans = prompt.plans();
    for (const TitledPlan& way : ways)
        CHECK(std::ranges::find(plans, way.plan) != plans.end());

    const auto odds_of_turn = [&prompt] {
        const auto& choices = prompt.model().choices;
        const auto turn = std::ranges::find_if(choices, [](const PromptChoice& choice) {
            return option_of(choice).kind == OptionKind::turn_left;
        });
        REQUIRE(turn != choices.end());
        return turn->odds;
    };
    ForecastBook book;
    book.revision = decision.revision + 1;
    book.entries = {{ways[0].plan, clean(1, 6)}, {ways[1].plan, clean(1, 2)}};
    prompt.set_forecasts(book);
    CHECK(odds_of_turn().empty());
    book.revision = decision.revision;
    prompt.set_forecasts(book);
    const auto odds = odds_of_turn();
    REQUIRE(odds.size() == 2);
    CHECK(odds[0].title == "No card");
    CHECK(odds[0].words.front().share == "17 %");  // clean: the best first
    CHECK(odds[0].words.back().share == "83 %");
    CHECK(odds[1].words.front().text == "clean");
    CHECK(odds[1].words.front().share == "50 %");
    CHECK(odds[1].exactness == "exact");
    CHECK_FALSE(odds[1].method.empty());
}

}  // namespace
}  // namespace frothy::prompt_odds_test
