// Cards that a person is advised to play in a Control roll.
#include <catch2/catch.hpp>

#include <algorithm>
#include <atomic>

#include "ai/oval.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/rules.h"
#include "kernel/session.h"

namespace frothy {
namespace {

bool is_card(Option option) {
    return option.kind == OptionKind::whip || option.kind == OptionKind::reins ||
           option.kind == OptionKind::dual_as_whip || option.kind == OptionKind::dual_as_reins;
}

int plain_cards(const Vehicle& vehicle) {
    int count = 0;
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual})
        count += vehicle.cards.count(Pile::hand, type);
    return count;
}

double crashes(const kernel::Decision<Frothy>& decision, const AnswerPlan& plan,
               const DrivingMap& map, const RoadBook& book) {
    const std::atomic<bool> unwanted = false;
    const Forecast forecast =
        make_forecast(decision, plan, map, &book, {.courses = 2'000, .samples = 200}, unwanted);
    double crashes = 0;
    for (const ForecastFate& fate : forecast.fates)
        crashes += fate.fate >= Fate::crashes
                       ? static_cast<double>(fate.ways) / static_cast<double>(fate.of)
                       : 0.0;
    return crashes;
}

}  // namespace

TEST_CASE("the last two cards are advised where they keep a vehicle from a crash",
          "[ai][FR-CTRL-06][FR-TIP-02]") {
    const Setting setting = testing::oval_setting(3);
    const DrivingMap map(setting);
    int asked = 0;
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Race start = set_up_race(setting, {0, 1, 2});
        kernel::Session<Frothy> session(start, seed);
        const RoadBook book(start, 0, map, adviser_style);
        const SteadyDriver driver(map, Manner::racing, &book);
        while (session.pending() != nullptr) {
            const kernel::Decision<Frothy> decision = *session.pending();
            const Vehicle& vehicle = decision.now[decision.player];
            const auto card = std::ranges::find_if(decision.options, is_card);
            if (decision.ask == Ask::control_cards && decision.about.so_far == 0 &&
                card != decision.options.end() && plain_cards(vehicle) == 2) {
                const Option done = decision.options[static_cast<std::size_t>(
                    std::ranges::find(decision.options, OptionKind::done, &Option::kind) -
                    decision.options.begin())];
                const double without = crashes(decision, {done}, map, book);
                if (without > 0.25 && crashes(decision, {*card}, map, book) < without - 0.2) {
                    ++asked;
                    played += is_card(advice_for(decision, map, &book).front()) ? 1 : 0;
                }
            }
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
    INFO(played << " of " << asked);
    CHECK(asked > 5);
    CHECK(played == asked);
}

}  // namespace frothy
