// What the prompt wants weighed, and what it makes of forecasts.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <span>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "view_core/prompt_support.h"

namespace frothy::prompt_odds_test {
namespace {

const Names names = {{"Red", "Black", "White", "Blue", "", ""}};

// The cards for a Control roll, before any is played.
bool asks_for_control_cards(const Decision& decision) {
    return decision.ask == Ask::control_cards && decision.about.so_far == 0;
}

bool offers_turn(const Decision& decision) {
    return decision.ask == Ask::drive && !is_safe(decision.now, decision.player) &&
           std::ranges::any_of(decision.options, [](const Option& option) {
               return option.kind == OptionKind::turn_left;
           });
}

// The first such question to a driver with at least two Reins.
Decision decision_where(const Setting& setting, bool (*is_sought)(const Decision&)) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        testing::RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        do {
            const auto* pending = session.pending();
            if (pending == nullptr || !is_sought(*pending)) continue;
            const Cards& cards = pending->now[pending->player].cards;
            if (cards.count(Pile::hand, CardType::reins) >= 2) return *pending;
        } while (testing::answer_by_chance(session, driver));
    }
    FAIL("no such question came up");
    return {};
}

// One with a turn that takes a Control roll.
Decision turn_decision(const Setting& setting) { return decision_where(setting, offers_turn); }

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

TEST_CASE("What the way to a turn spends is not weighed for its roll",
          "[prompt][odds][FR-CTRL-06]") {
    const Setting setting = testing::oval_setting(2);
    Decision decision = turn_decision(setting);
    Cards& cards = decision.now[decision.player].cards;
    cards.count(Pile::hand, CardType::whip) = cards.count(Pile::hand, CardType::dual) = 0;
    cards.count(Pile::hand, CardType::reins) = 2;
    const auto ways = plans_to_weigh(decision, {{OptionKind::reins}, {OptionKind::turn_left}});
    REQUIRE(ways.size() == 2);
    CHECK(ways[1].title == "1 card");
    CHECK(std::ranges::count(ways[1].plan, OptionKind::reins, &Option::kind) == 2);
    cards.count(Pile::hand, CardType::reins) = 1;
    const auto spent = plans_to_weigh(decision, {{OptionKind::reins}, {OptionKind::turn_left}});
    REQUIRE(spent.size() == 1);
    CHECK(spent[0].title.empty());
}

TEST_CASE("A turn is weighed with the cards that are advised for its roll",
          "[prompt][odds][FR-CTRL-06]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = turn_decision(setting);
    const Option turn{OptionKind::turn_left};
    const auto weighed = [&](const AnswerPlan& advice) {
        return plans_to_weigh(decision, {turn}, advice);
    };
    const auto with_one = weighed({turn, {OptionKind::reins}, {OptionKind::done}});
    REQUIRE(with_one.size() == 2);
    CHECK(with_one[0].title == "No card");
    CHECK_FALSE(with_one[0].is_advised);
    CHECK(with_one[1].title == "1 card");
    CHECK(with_one[1].is_advised);
    CHECK(with_one[1].plan == AnswerPlan{turn, {OptionKind::reins}, {OptionKind::done}});
    const auto with_none = weighed({turn, {OptionKind::done}});
    REQUIRE(with_none.size() == 2);
    CHECK(with_none[0].is_advised);
    CHECK(with_none[1].title == "2 cards");
    CHECK_FALSE(with_none[1].is_advised);
    for (const TitledPlan& other :
         weighed({{OptionKind::turn_right}, {OptionKind::reins}, {OptionKind::done}}))
        CHECK_FALSE(other.is_advised);
}

TEST_CASE("All cards for a Control roll go by one choice, unless they lie ready",
          "[prompt][FR-CTRL-06][FR-TIP-02]") {
    const Setting setting = testing::oval_setting(2);
    const Decision decision = decision_where(setting, asks_for_control_cards);
    const AnswerPlan all = cards_to_play(decision, {}, 3);
    const auto more_of = [&](AnswerPlan advice) {
        Prompt prompt;
        prompt.set(decision, names, std::move(advice));
        const auto& choices = prompt.model().choices;
        const auto more = std::ranges::find_if(
            choices, [](const PromptChoice& choice) { return choice.has_key(stage::Key::m); });
        return more == choices.end() ? AnswerPlan{} : more->answers.as<Option>();
    };
    const AnswerPlan offered = more_of({{OptionKind::done}});
    REQUIRE(offered.size() >= all.size());
    CHECK(std::ranges::equal(all, std::span(offered).first(all.size())));
    AnswerPlan laid = all;
    laid.emplace_back(OptionKind::done);
    CHECK(more_of(laid).empty());
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
    const auto others = plans_to_weigh(decision, {{OptionKind::turn_right}});
    const auto warning_of = [&](const Forecast& bare, const Forecast& played, AnswerPlan advice,
                                const Forecast& other = {}) {
        Prompt prompt;
        prompt.set(decision, names, std::move(advice));
        ForecastBook book;
        book.revision = decision.revision;
        book.entries = {{ways[0].plan, bare}, {ways[1].plan, played}, {others[0].plan, other}};
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
    CHECK(warning_of(crash(1), crash(2), {{OptionKind::turn_left}}) == "A crash is likely.");
    CHECK(warning_of(crash(1), crash(2), {{OptionKind::turn_left}}, crash(2)) ==
          "A crash is likely.");
    CHECK(warning_of(crash(1), crash(2), {{OptionKind::turn_left}}, crash(5)) ==
          "A crash is likely; what is safer gives more away.");
    CHECK(warning_of(crash(0), crash(0), {}) == "A crash is certain.");
    CHECK(warning_of(crash(0), crash(0), {{OptionKind::turn_left}}, crash(5)) ==
          "A crash is certain; what is safer gives more away.");
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

// Of the Speeds that may come, from the slowest; others by themselves.
struct SpeedsTold {
    std::vector<const play::OddsWord*> parts;
    std::vector<play::OddsWord> others;
};

int speed_of(const play::OddsWord& word) {
    return std::stoi(word.text.substr(std::string("Speed ").size()));
}

SpeedsTold speeds_told(const ui::ChoiceOdds& odds) {
    SpeedsTold told;
    for (const play::OddsWord& word : odds.words) {
        if (word.of == play::OddsShade::graded && word.text.starts_with("Speed ")) {
            told.parts.push_back(&word);
        } else {
            told.others.push_back(word);
        }
    }
    return told;
}

// The most of the Speeds, from the slowest, that all suit; -1 where those told say it by
// themselves.
int bound_among(const SpeedsTold& told, const std::function<bool(int)>& suits) {
    int bound = -1;
    int below = 0;
    int above = 0;
    for (const play::OddsWord* word : told.parts) {
        const bool is_below = above == 0 && suits(speed_of(*word));
        if (is_below) bound = speed_of(*word);
        if (!is_below || play::is_worth_telling(*word)) ++(is_below ? below : above);
    }
    const bool is_above_told = std::ranges::any_of(told.parts, [&](const play::OddsWord* word) {
        return speed_of(*word) > bound && play::is_worth_telling(*word);
    });
    return below > 1 && is_above_told ? bound : -1;
}

TEST_CASE("Before a Speed Check the chance to be no faster than the path or safe turns allow is "
          "the sum of those Speeds",
          "[prompt][odds][FR-SPD-11]") {
    const Setting setting = testing::oval_setting(4);
    const DrivingMap map(setting);
    int with_path = 0;
    int with_safe_turns = 0;
    int untold = 0;
    const auto see = [&](const testing::RaceSession&, const Decision& decision) {
        const VehicleId v = decision.player;
        const BoxRows& rows = setting.licences[v].rows;
        const auto has_path = [&](int speed) {
            Race then = decision.now;
            const auto column = static_cast<std::size_t>(speed);
            set_marker(then, v, rows.first_accel[column], rows.first_decel[column]);
            return room_next(then, v, then[v].facing) == next_move(then, v).spaces;
        };
        const auto is_safe_at = [&](int speed) { return is_safe(decision.now, v, speed); };
        Prompt prompt;
        prompt.set(decision, testing::four_names);
        testing::weigh(prompt, decision, map);
        for (const PromptChoice& choice : prompt.model().choices) {
            for (const ui::ChoiceOdds& odds : choice.odds) {
                const SpeedsTold told = speeds_told(odds);
                if (told.parts.empty()) continue;
                const int by_path = bound_among(told, has_path);
                const int bound = by_path >= 0 ? by_path : bound_among(told, is_safe_at);
                if (bound < 0) {
                    CHECK(told.others.empty());
                    ++untold;
                    continue;
                }
                int percent = 0;
                for (const play::OddsWord* word : told.parts)
                    percent += speed_of(*word) <= bound ? word->percent : 0;
                REQUIRE(told.others.size() == 1);
                const std::string reason = by_path >= 0 ? "path clear" : "turns safe";
                CHECK(told.others.front().text ==
                      "at most Speed " + std::to_string(bound) + ": " + reason);
                CHECK(told.others.front().percent == percent);
                ++(by_path >= 0 ? with_path : with_safe_turns);
            }
        }
    };
    testing::walk(setting, Ask::speed_cards, 200, see);
    CHECK(with_path > 0);
    CHECK(with_safe_turns > 0);
    CHECK(untold > 0);
}

}  // namespace
}  // namespace frothy::prompt_odds_test
