// Whoever does just what is advised races well and comes home: one person among three steady
// drivers, all in the same vehicle.
#include <algorithm>
#include <array>
#include <atomic>
#include <catch2/catch.hpp>

#include "frothy_conformance/checking_table.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/standings.h"
#include "kernel/session.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

using Session = kernel::Session<Frothy>;

constexpr int races_advised = 40;
constexpr int field = 4;

// Sums over races of whoever follows the advice.
struct Followed {
    int places = 0;
    int home = 0;
    int crashes = 0;
    int rounds_stood = 0;
};

void follow(Session& session, const AnswerPlan& plan) {
    const kernel::PlayerId player = session.pending()->player;
    for (const Option& answer : plan) {
        const auto* decision = session.pending();
        if (decision == nullptr || decision->player != player) return;
        const auto found = std::ranges::find(decision->options, answer);
        REQUIRE(found != decision->options.end());
        session.submit(static_cast<std::size_t>(found - decision->options.begin()));
    }
}

void race_once(const Setting& setting, const DrivingMap& map, const RoadBook& book,
               std::uint64_t seed, Followed& sums) {
    Session session(set_up_race(setting, random_grid_order(seed, field, field)), seed);
    const SteadyDriver others(map);
    int round_seen = 0;
    while (const auto* decision = session.pending()) {
        if (decision->player == 0) {
            const AnswerPlan plan = advice_for(*decision, map, &book);
            REQUIRE_FALSE(plan.empty());
            follow(session, plan);
        } else {
            session.submit(static_cast<std::size_t>(others(decision->now, decision->question())));
        }
        for (const auto& happening : session.take_happenings()) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            const Event& event = happening.event;
            if (event.who == 0 && event.is<Collided>()) ++sums.crashes;
        }
        const Race& now = session.now();
        if (now.phase != phase_count || now.round == round_seen || !now[0].is_running()) continue;
        round_seen = now.round;
        if (rating(now, 0) == 0) ++sums.rounds_stood;
    }
    const Race& end = session.now();
    sums.places += places(end)[0];
    if (end[0].status == VehicleStatus::finished) ++sums.home;
}

Followed followed(const Setting& setting) {
    const DrivingMap map(setting);
    std::array<std::uint8_t, max_vehicles> grid = {0, 1, 2, 3, 4, 5};
    const RoadBook book(set_up_race(setting, grid), 0, map);
    Followed sums;
    for (std::uint64_t seed = 1; seed <= races_advised; ++seed)
        race_once(setting, map, book, seed, sums);
    return sums;
}

Setting setting_of(const CoursePlan& plan, const Licence& vehicle) {
    Setting setting = basic_setting(plan, field);
    setting.licences.assign(field, vehicle);
    return setting;
}

TEST_CASE("whoever follows the advice is in the race and comes home", "[conformance][ai][long]") {
    for (const CoursePlan& plan : kept_courses()) {
        if (plan.id != "training-loop" && plan.id != "circus-parvus") continue;
        for (const Licence& vehicle : kept_licences()) {
            const Followed sums = followed(setting_of(plan, vehicle));
            INFO(plan.id << ", " << vehicle.id << ": places " << sums.places << ", home "
                         << sums.home << ", crashes " << sums.crashes << ", stood "
                         << sums.rounds_stood);
            CHECK(10 * sums.places <= 28 * races_advised);  // 2.5 is the middle
            CHECK(10 * sums.crashes <= 3 * races_advised);
            CHECK(10 * sums.home >= 8 * races_advised);
            CHECK(sums.rounds_stood <= 2 * races_advised);
        }
    }
}

double share_won(const Forecast& forecast) {
    double won = 0;
    for (const ForecastLine& line : forecast.lines) {
        if (line.outcome != Prospect::attack_won || line.who != 0) continue;
        won += static_cast<double>(line.ways) / static_cast<double>(line.of);
    }
    return won;
}

// Before it is begun, and when cards lie ready for it: the target has then chosen its own.
TEST_CASE("an attack is told with the cards that are proposed for it",
          "[conformance][ai][FR-ATK-06]") {
    const Setting setting =
        setting_of(*std::ranges::find(kept_courses(), "circus-parvus", &CoursePlan::id),
                   *std::ranges::find(kept_licences(), "second-best-rug", &Licence::id));
    const DrivingMap map(setting);
    const RoadBook book(set_up_race(setting, {0, 1, 2, 3}), 0, map);
    const SteadyDriver others(map);
    const std::atomic<bool> is_unwanted = false;
    constexpr kernel::OddsLimits limits{.courses = 20'000, .samples = 2'000, .seed = 1};
    const auto odds_of = [&](const kernel::Decision<Frothy>& decision, const AnswerPlan& plan) {
        return share_won(make_forecast(decision, plan, map, &book, limits, is_unwanted));
    };
    int attacks = 0;
    int winnable = 0;
    int of_several = 0;
    for (std::uint64_t seed = 1; seed <= 6 && attacks < 40; ++seed) {
        Session session(set_up_race(setting, random_grid_order(seed, field, field)), seed);
        while (const auto* decision = session.pending()) {
            if (decision->player != 0) {
                session.submit(
                    static_cast<std::size_t>(others(decision->now, decision->question())));
                continue;
            }
            for (std::size_t i = 0; i < decision->options.size() && attacks < 40; ++i) {
                const OptionKind kind = decision->options[i].kind;
                if (kind != OptionKind::attack_personal && kind != OptionKind::attack_vehicle)
                    continue;
                Session fight = session;
                fight.submit(i);
                while (fight.pending() != nullptr && fight.pending()->player != 0) {
                    fight.submit(static_cast<std::size_t>(
                        others(fight.pending()->now, fight.pending()->question())));
                }
                if (fight.pending() == nullptr || fight.pending()->ask != Ask::attack_cards)
                    continue;
                ++attacks;
                const AnswerPlan cards = advice_for(*fight.pending(), map, &book);
                of_several += cards.size() >= 2 ? 1 : 0;
                const double now = odds_of(*fight.pending(), cards);
                winnable += now > 0 ? 1 : 0;
                CHECK(odds_of(*decision, {decision->options[i]}) == Approx(now).margin(0.05));
                // Whoever confirms what lies there plays these cards and no others.
                AnswerPlan confirmed = cards;
                if (confirmed.back().kind != OptionKind::done)
                    confirmed.push_back({OptionKind::done});
                CHECK(odds_of(*fight.pending(), confirmed) == Approx(now).margin(0.05));
            }
            follow(session, advice_for(*session.pending(), map, &book));
        }
    }
    CHECK(attacks > 10);
    CHECK(winnable > 10);
    CHECK(of_several > 0);
}

}  // namespace
}  // namespace frothy::conformance
