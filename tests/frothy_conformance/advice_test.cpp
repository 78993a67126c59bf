// Whoever does just what is advised races well and comes home: one person among three steady
// drivers, all in the same vehicle.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>

#include "frothy/ai/adviser.h"
#include "frothy/ai/steady_driver.h"
#include "frothy/standings.h"
#include "frothy_conformance/checking_table.h"
#include "frothy_conformance/shipped.h"
#include "kernel/session.h"

namespace frothy::conformance {
namespace {

using Session = kernel::Session<Frothy>;

constexpr int races_each = 40;
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
            if (event.who == 0 && event.kind == EventKind::collided) ++sums.crashes;
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
    for (std::uint64_t seed = 1; seed <= races_each; ++seed)
        race_once(setting, map, book, seed, sums);
    return sums;
}

Setting setting_of(const CoursePlan& plan, const Licence& vehicle) {
    Setting setting = basic_setting(plan, field);
    setting.licences.assign(field, vehicle);
    return setting;
}

TEST_CASE("whoever follows the advice is in the race and comes home", "[conformance][ai]") {
    for (const CoursePlan& plan : shipped_courses()) {
        if (plan.id != "training-loop" && plan.id != "circus-parvus") continue;
        for (const Licence& vehicle : shipped_licences()) {
            const Followed sums = followed(setting_of(plan, vehicle));
            INFO(plan.id << ", " << vehicle.id << ": places " << sums.places << ", home "
                         << sums.home << ", crashes " << sums.crashes << ", stood "
                         << sums.rounds_stood);
            CHECK(10 * sums.places <= 28 * races_each);  // 2.5 is the middle
            CHECK(10 * sums.crashes <= 3 * races_each);
            CHECK(10 * sums.home >= 8 * races_each);
            CHECK(sums.rounds_stood <= 2 * races_each);
        }
    }
}

}  // namespace
}  // namespace frothy::conformance
