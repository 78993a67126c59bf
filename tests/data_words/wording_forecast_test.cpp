#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "games/frothy/data/wording/wording_forecast.h"
#include "race_fixture.h"

using namespace frothy;
using data_words::names;

namespace {

ForecastLine line(Prospect outcome, VehicleId who, std::uint64_t ways, std::uint64_t of) {
    ForecastLine result;
    result.outcome = outcome;
    result.who = who;
    result.rule = "FR-CTRL-11";
    result.is_exact = true;
    result.ways = ways;
    result.of = of;
    return result;
}

ForecastLine sampled(Prospect outcome, VehicleId who, std::uint64_t ways, std::uint64_t of) {
    ForecastLine result = line(outcome, who, ways, of);
    result.is_exact = false;
    return result;
}

Forecast forecast_of(std::vector<ForecastLine> lines) {
    Forecast forecast;
    forecast.decides = 0;
    forecast.lines = std::move(lines);
    forecast.courses = 4000;
    return forecast;
}

}  // namespace

TEST_CASE("Shares are whole per cents, exact or with what they may be off", "[wording][odds]") {
    CHECK(share_text(line(Prospect::slides, 0, 1, 6)) == "17 %");
    CHECK(share_text(line(Prospect::slides, 0, 1, 2)) == "50 %");
    CHECK(share_text(line(Prospect::slides, 0, 1, 216)) == "< 1 %");
    CHECK(share_text(line(Prospect::slides, 0, 215, 216)) == "> 99 %");
    CHECK(share_text(line(Prospect::slides, 0, 216, 216)) == "100 %");
    // 1.96 times the root of a quarter of 4000, in per cent: 1.5.
    CHECK(share_text(sampled(Prospect::slides, 0, 2000, 4000)) == "50 ±2 %");
    CHECK(share_text(sampled(Prospect::slides, 0, 400, 4000)) == "10 ±1 %");
    CHECK(share_text(sampled(Prospect::slides, 0, 3, 4000)) == "< 1 %");
    CHECK(share_text(sampled(Prospect::slides, 0, 4000, 4000)) == "> 99 %");
}

namespace {

ForecastFate fate(Fate what, std::uint64_t ways, std::uint64_t of) {
    ForecastFate result;
    result.fate = what;
    result.rule = "FR-CTRL-11";
    result.is_exact = true;
    result.ways = ways;
    result.of = of;
    return result;
}

ForecastFate crash(CollisionKind into, int speed, std::uint64_t ways, std::uint64_t of) {
    ForecastFate result = fate(Fate::crashes, ways, of);
    result.amount = static_cast<std::int16_t>(into);
    result.speed = static_cast<std::uint8_t>(speed);
    return result;
}

// Of the player's own Control roll.
Forecast roll_with(std::vector<ForecastFate> fates) {
    Forecast forecast = forecast_of({line(Prospect::control_lost, 0, 1, 2)});
    forecast.fates = std::move(fates);
    return forecast;
}

int sum_of_percents(const std::vector<play::OddsWord>& words) {
    int sum = 0;
    for (const play::OddsWord& word : words) {
        if (word.of != play::OddsShade::none) sum += std::stoi(word.share);
    }
    return sum;
}

}  // namespace

TEST_CASE("A Control roll is told by parts from the best to the worst, which is named so",
          "[wording][odds]") {
    ForecastFate slid = crash(CollisionKind::edge, 4, 2, 100);
    slid.by = CrashBy::sliding;
    const Forecast forecast =
        roll_with({fate(Fate::unharmed, 41, 100), fate(Fate::slides, 26, 100),
                   fate(Fate::spins, 20, 100), fate(Fate::damaged, 11, 100), slid});
    const auto words = forecast_words(forecast, names);
    CHECK(odds_sentence(words) == "41 % clean, 26 % you slide, 20 % you spin, 11 % you take "
                                  "damage, 2 % worst: you slide into "
                                  "the wall at Speed 4");
    CHECK(sum_of_percents(words) == 100);
    CHECK(words.back().is_worst);
    CHECK(words.back().of == play::OddsShade::grave);
    CHECK(words[0].detail.starts_with("Exact: 41 of 100."));
    CHECK(forecast_mark(forecast, names).share == "41 %");
    CHECK(forecast_mark(forecast, names).text == "clean");
    CHECK(forecast_exactness(forecast) == "exact");
}

TEST_CASE("Whoever is struck is named, and crashes that lead are known to", "[wording][odds]") {
    ForecastFate black = crash(CollisionKind::head_on, 5, 1, 2);
    black.other = 1;
    ForecastFate wreck = crash(CollisionKind::wreck, 5, 1, 10);
    wreck.other = 2;
    const Forecast forecast =
        roll_with({fate(Fate::unharmed, 3, 10), black, wreck, fate(Fate::wiped_out, 1, 10)});
    CHECK(odds_sentence(forecast_words(forecast, names)) ==
          "30 % clean, 50 % you run into Black at Speed 5, 10 % you run into White's wreck at "
          "Speed 5, 10 % worst: you are wiped out");
    CHECK(is_crash_likeliest(forecast_words(forecast, names)));
    CHECK(forecast_mark(forecast, names).text == "you run into Black at Speed 5");
    const Forecast wall = roll_with({crash(CollisionKind::edge, 4, 1, 1)});
    CHECK(odds_sentence(forecast_words(wall, names)) ==
          "0 % clean, 100 % worst: you run into the wall at Speed 4");
    CHECK(forecast_in_short(wall, names) == "run into the wall");
    const Forecast seldom = roll_with({fate(Fate::unharmed, 1, 4), fate(Fate::slides, 2, 4),
                                       crash(CollisionKind::edge, 4, 1, 4)});
    CHECK_FALSE(is_crash_likeliest(forecast_words(seldom, names)));
}

TEST_CASE("The per cents of the parts make a hundred, however they are cut", "[wording][odds]") {
    const Forecast thirds =
        roll_with({fate(Fate::unharmed, 1, 3), fate(Fate::slides, 1, 3), fate(Fate::spins, 1, 3)});
    CHECK(sum_of_percents(forecast_words(thirds, names)) == 100);
    const Forecast sevenths = roll_with({fate(Fate::unharmed, 1, 7), fate(Fate::slides, 2, 7),
                                         fate(Fate::spins, 1, 7), fate(Fate::damaged, 3, 7)});
    CHECK(sum_of_percents(forecast_words(sevenths, names)) == 100);
    // What one and the same word tells is one part.
    const Forecast both =
        roll_with({fate(Fate::unharmed, 1, 2), fate(Fate::spins, 1, 4), fate(Fate::spins, 1, 4)});
    CHECK(odds_sentence(forecast_words(both, names)) == "50 % clean, 50 % you spin");
}

TEST_CASE("What the dice do besides is no part of the bar", "[wording][odds]") {
    ForecastLine one = line(Prospect::damaged, 0, 1, 10);
    one.amount = 1;
    ForecastLine two = line(Prospect::damaged, 0, 1, 20);
    two.amount = 2;
    Forecast forecast = forecast_of(
        {line(Prospect::control_lost, 0, 1, 2), one, two, line(Prospect::wiped_out, 1, 1, 50)});
    forecast.fates = {fate(Fate::unharmed, 1, 2), fate(Fate::slides, 2, 5),
                      crash(CollisionKind::edge, 3, 1, 10)};
    const auto words = forecast_words(forecast, names);
    CHECK(odds_sentence(words) ==
          "50 % clean, 40 % you slide, 10 % worst: you run into the wall at Speed 3, 15 % you take "
          "damage, all told, 2 % Black is wiped out");
    CHECK(sum_of_percents(words) == 100);
    // A tenth of one point and a twentieth of two: 0.2 points in 0.15 of all.
    CHECK(words[3].detail == "1.3 on average when it does. Points: 1: 10 %, 2: 5 %.");
}

TEST_CASE("Damage is told once where both figures say the same", "[wording][odds]") {
    ForecastLine damaged = line(Prospect::damaged, 0, 377, 2000);
    damaged.amount = 1;
    Forecast forecast = forecast_of({line(Prospect::control_lost, 0, 1, 2), damaged});
    forecast.fates = {fate(Fate::unharmed, 1623, 2000), fate(Fate::damaged, 377, 2000)};
    CHECK(odds_sentence(forecast_words(forecast, names)) == "81 % clean, 19 % you take damage");
    // The per cents of the parts are rounded to make a hundred: 34 here, 33 alone.
    forecast.fates = {fate(Fate::damaged, 1, 3), fate(Fate::spins, 1, 3), fate(Fate::slides, 1, 3)};
    forecast.lines.back().ways = 1;
    forecast.lines.back().of = 3;
    CHECK(odds_sentence(forecast_words(forecast, names)).find("all told") == std::string::npos);
}

TEST_CASE("A Control roll that no dice can keep says so", "[wording][odds]") {
    const Forecast forecast = roll_with({fate(Fate::changes_pace, 1, 6), fate(Fate::slides, 5, 6)});
    CHECK(odds_sentence(forecast_words(forecast, names)) ==
          "0 % clean, 17 % you speed up, 83 % you slide");
    CHECK(forecast_mark(forecast, names).share == "0 %");
}

TEST_CASE("What a clean roll still costs stands beside it", "[wording][odds][FR-CLP-03]") {
    const Forecast forecast = roll_with(
        {fate(Fate::unharmed, 1, 4), fate(Fate::changes_pace, 1, 4), fate(Fate::slides, 1, 2)});
    for (const play::OddsWord& word : forecast_words(forecast, names)) {
        const bool tells = word.detail.find("Control Loss point") != std::string::npos;
        CHECK(tells == (word.of == play::OddsShade::good));
    }
}

TEST_CASE("Slowing down and speeding up are parts of their own", "[wording][odds]") {
    ForecastFate slower = fate(Fate::changes_pace, 1, 4);
    slower.amount = -1;
    ForecastFate faster = fate(Fate::changes_pace, 1, 4);
    faster.amount = 1;
    const auto words = forecast_words(
        roll_with({fate(Fate::unharmed, 1, 4), fate(Fate::shaken, 1, 4), faster, slower}), names);
    REQUIRE(words.size() == 4);
    CHECK(words[1].of == play::OddsShade::light);
    CHECK(words[2].of == play::OddsShade::less);
    CHECK(words[3].of == play::OddsShade::more);
}

TEST_CASE("An attack is told by who wins it and what it does to both", "[wording][odds]") {
    ForecastLine won = line(Prospect::attack_won, 0, 1, 2);
    won.other = 1;
    ForecastLine lost = line(Prospect::attack_won, 1, 3, 10);
    lost.other = 0;
    ForecastLine tied = line(Prospect::attack_tied, 0, 1, 5);
    const Forecast forecast =
        forecast_of({won, lost, tied, sampled(Prospect::control_lost, 0, 800, 4000),
                     sampled(Prospect::control_lost, 1, 1600, 4000)});
    CHECK(odds_sentence(forecast_words(forecast, names)) ==
          "50 % you win, 20 % tie: both lose, 30 % Black wins, 20 % you lose control, 40 % Black "
          "loses "
          "control");
    CHECK(forecast_exactness(forecast) == "estimated, ±2 %");
    // Of what was always or never so among all those simulated nothing is said to be off.
    CHECK(forecast_exactness(forecast_of({won, sampled(Prospect::control_lost, 0, 0, 4000)}))
              .empty());
    CHECK(forecast_mark(forecast, names).text == "you win");
    CHECK(forecast_method(forecast).find("±") != std::string::npos);
}

TEST_CASE("A Speed Check is told by its ratings; nothing in doubt is nothing said",
          "[wording][odds]") {
    ForecastLine three = line(Prospect::speed, 0, 1, 4);
    three.amount = 3;
    ForecastLine four = line(Prospect::speed, 0, 3, 4);
    four.amount = 4;
    CHECK(odds_sentence(forecast_words(forecast_of({three, four}), names)) ==
          "25 % Speed 3, 75 % Speed 4");
    CHECK(forecast_words(forecast_of({}), names).empty());
    CHECK(forecast_mark(forecast_of({}), names).share.empty());
}

TEST_CASE("What is certain is 100 %, also in short and where it has several names",
          "[wording][odds]") {
    Forecast forecast = forecast_of({line(Prospect::control_lost, 0, 3, 3)});
    ForecastFate black = fate(Fate::crashes, 1, 3);
    black.other = 1;
    ForecastFate wall = fate(Fate::crashes, 2, 3);
    wall.amount = static_cast<std::int16_t>(CollisionKind::edge);
    forecast.fates = {black, wall};
    const auto brief = forecast_in_brief(forecast_words(forecast, names));
    const auto crash = std::ranges::find(brief, play::OddsShade::grave, &play::OddsWord::of);
    REQUIRE(crash != brief.end());
    CHECK(crash->text == "crash");
    CHECK(crash->share == "100 %");
    // What was tried out alone is never quite certain.
    forecast.fates.front().is_exact = false;
    const auto tried = forecast_in_brief(forecast_words(forecast, names));
    CHECK(std::ranges::find(tried, play::OddsShade::grave, &play::OddsWord::of)->share == "> 99 %");
}
