#include <catch2/catch.hpp>
#include <string>

#include "frothy/wording_forecast.h"

using namespace frothy;

namespace {

const Names names = {{"Red", "Black", "White", "", "", ""}};

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

TEST_CASE("A Control roll is told from its result to its harm", "[wording][odds]") {
    ForecastLine wall = line(Prospect::collides, 0, 1, 10);
    wall.amount = static_cast<std::int16_t>(CollisionKind::edge);
    ForecastLine one = line(Prospect::damaged, 0, 1, 10);
    one.amount = 1;
    ForecastLine two = line(Prospect::damaged, 0, 1, 20);
    two.amount = 2;
    ForecastLine left = line(Prospect::spins, 0, 1, 4);
    left.amount = -1;
    const Forecast forecast = forecast_of(
        {line(Prospect::control_kept, 0, 41, 100), line(Prospect::control_lost, 0, 59, 100),
         line(Prospect::slides, 0, 22, 100), left, wall, line(Prospect::loses_control, 1, 1, 10),
         one, two, line(Prospect::wiped_out, 0, 1, 1000), line(Prospect::wiped_out, 1, 1, 50)});
    CHECK(odds_sentence(forecast_words(forecast, names)) ==
          "41 % clean, 22 % slides, 25 % spins left, 10 % runs into the wall, 15 % takes damage, "
          "< 1 % wiped out, 10 % Black loses control, 2 % Black is wiped out");
    CHECK(forecast_mark(forecast, names).share == "41 %");
    CHECK(forecast_mark(forecast, names).text == "clean");
    const auto words = forecast_words(forecast, names);
    CHECK(words[0].detail == "Exact: 41 of 100.");
    // A tenth of one point and a twentieth of two: 0.2 points in 0.15 of all.
    CHECK(words[4].detail == "1.3 on average when it does. Points: 1: 10 %, 2: 5 %.");
}

TEST_CASE("A Control roll that no dice can keep says so", "[wording][odds]") {
    const Forecast forecast =
        forecast_of({line(Prospect::control_lost, 0, 6, 6), line(Prospect::slows, 0, 1, 6)});
    CHECK(odds_sentence(forecast_words(forecast, names)) == "0 % clean, 17 % slows down");
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
          "50 % won, 30 % Black wins, 20 % tied, 20 ±1 % loses control, 40 ±2 % Black loses "
          "control");
    CHECK(forecast_mark(forecast, names).text == "won");
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
