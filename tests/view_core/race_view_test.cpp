// What is drawn of a race in motion, without anything to draw on.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "hexgrid/pixel_layout.h"
#include "stage/core/timeline.h"
#include "view_core/view_support.h"

namespace race_view_test {

using namespace frothy;
using namespace frothy::testing;

namespace {

void check_equals_state(const RaceView& view, const Race& race) {
    REQUIRE(view.idle());
    REQUIRE(view.race() == race);
    for (VehicleId v = 0; v < race.vehicle_count; ++v) {
        const ShownVehicle& shown = view.vehicles()[v];
        REQUIRE(shown == vehicle_at_rest(race, v));
        if (race[v].cell == no_cell) {
            REQUIRE(shown.opacity == 0.0F);
        } else {
            const auto centre = hexgrid::centre_of(race.course().hex(race[v].cell));
            REQUIRE(shown.at.x == Approx(centre.x).margin(1e-4));
            REQUIRE(shown.at.y == Approx(centre.y).margin(1e-4));
        }
    }
    REQUIRE(view.markers() == markers_at_rest(race));
}

// What the latest happening left is what the drawn model shows without the last correction.
void check_shows(const Race& seen, const Race& race) {
    for (VehicleId v = 0; v < race.vehicle_count; ++v)
        REQUIRE(vehicle_at_rest(seen, v) == vehicle_at_rest(race, v));
    REQUIRE(markers_at_rest(seen) == markers_at_rest(race));
}

}  // namespace

TEST_CASE("at rest the drawn race is the state, over whole random races") {
    const Setting setting = oval_setting(4);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceView view(session.boundaries().front().state);
        for (int answers = 0; answers < 1500; ++answers) {
            const auto happenings = session.take_happenings();
            view.play(happenings, session.journal(), session.now());
            if (!happenings.empty()) check_shows(happenings.back().state, session.now());
            switch (answers % 3) {
            case 0:
                while (!view.idle())
                    view.advance(0.05F);
                break;
            case 1: view.skip(); break;
            default:
                view.advance(0.03F);
                view.advance(1000.0F);
                break;
            }
            check_equals_state(view, session.now());
            if (!answer_by_chance(session, driver)) break;
        }
    }
}

TEST_CASE("an undo is shown at once") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 7), 7);
    RandomDriver driver(7);
    RaceView view(session.now());
    for (int i = 0; i < 60 && answer_by_chance(session, driver); ++i) {
    }
    view.play(session.take_happenings(), session.journal(), session.now());
    view.advance(0.1F);
    session.undo_to(10);
    view.play(session.take_happenings(), session.journal(), session.now());
    check_equals_state(view, session.now());
    CHECK(view.effects().empty());
    CHECK(view.dice() == nullptr);
}

TEST_CASE("with instant speed everything ends in the next advance") {
    const Setting setting = oval_setting(3);
    RaceSession session(race_on(setting, 3), 3);
    RandomDriver driver(3);
    RaceView view(session.now());
    view.set_speed(stage::Timeline::instant);
    for (int i = 0; i < 100 && answer_by_chance(session, driver); ++i) {
        view.play(session.take_happenings(), session.journal(), session.now());
        CHECK_FALSE(view.advance(0.016F));
        check_equals_state(view, session.now());
    }
}

TEST_CASE("a step glides from hex to hex") {
    const Setting setting = oval_setting(1);
    Race race = race_on(setting, 1);
    RaceView view(race);
    const Cell from = race[0].cell;
    const Cell to = race.course().neighbour(from, race[0].facing.ahead());
    REQUIRE(to != no_cell);
    kernel::Happening<Frothy> happening;
    happening.event = {0, {}, Stepped{.from = from, .to = to}};
    race[0].cell = to;
    happening.state = race;
    view.play(std::span(&happening, 1), {}, race);
    const float start = view.vehicles()[0].at.x;
    CHECK(view.advance(0.08F));
    const float halfway = view.vehicles()[0].at.x;
    CHECK(halfway > start + 0.4F);
    CHECK(halfway < start + 1.4F);
    view.advance(0.4F);
    check_equals_state(view, race);
}

TEST_CASE("dice name their owner and lie there after their tumble") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 5), 5);
    RandomDriver driver(5);
    RaceView view(session.now());
    bool met = false;
    for (int i = 0; i < 40 && !met && answer_by_chance(session, driver); ++i) {
        view.play(session.take_happenings(), session.journal(), session.now());
        view.advance(0.01F);
        if (view.dice() != nullptr) {
            met = true;
            CHECK(view.dice()->vehicle < 2);
            CHECK_FALSE(view.dice()->faces.empty());
            CHECK(view.dice()->tumble < 1.0F);
            view.advance(60.0F);
            CHECK(view.dice()->tumble == 1.0F);
        }
    }
    CHECK(met);
}

TEST_CASE("dice of a Speed Check know the direction they were thrown in", "[FR-SPD-03]") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 5), 5);
    RandomDriver driver(5);
    RaceView view(session.now());
    std::array<SpeedDirection, 2> declared{};
    std::array<int, 2> seen{};  // by direction
    for (int i = 0; i < 400 && answer_by_chance(session, driver); ++i) {
        const auto happenings = session.take_happenings();
        view.play(happenings, session.journal(), session.now());
        view.skip();
        for (const Happening& one : happenings) {
            if (one.kind != kernel::HappeningKind::event) continue;
            if (const auto* chosen = one.event.get_if<DirectionDeclared>())
                declared.at(one.event.who) = chosen->direction;
        }
        if (view.dice() == nullptr || view.dice()->why != Why::speed_check) continue;
        CHECK(view.dice()->direction == declared.at(view.dice()->vehicle));
        ++seen.at(view.dice()->direction == SpeedDirection::accelerate ? 0 : 1);
    }
    CHECK(seen[0] > 0);
    CHECK(seen[1] > 0);
}

TEST_CASE("with reduced movement dice lie where they belong at once") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 5), 5);
    RandomDriver driver(5);
    RaceView view(session.now());
    view.set_movement(ui::Movement::reduced);
    bool met = false;
    for (int i = 0; i < 40 && !met && answer_by_chance(session, driver); ++i) {
        view.play(session.take_happenings(), session.journal(), session.now());
        view.advance(0.01F);
        if (view.dice() == nullptr) continue;
        met = true;
        CHECK(view.dice()->tumble == 1.0F);
    }
    CHECK(met);
}

TEST_CASE("dice lie on the table until whoever threw them moves on") {
    const Setting setting = oval_setting(2);
    RaceSession session(race_on(setting, 5), 5);
    RandomDriver driver(5);
    RaceView view(session.now());
    int steps_seen = 0;
    int lay_through = 0;
    for (int i = 0; i < 400 && answer_by_chance(session, driver); ++i) {
        const bool lay = view.dice() != nullptr;
        const auto happenings = session.take_happenings();
        view.play(happenings, session.journal(), session.now());
        view.skip();
        if (happenings.empty()) continue;
        const Happening& last = happenings.back();
        const bool is_step = last.kind == kernel::HappeningKind::event && last.event.is<Stepped>();
        if (is_step) {
            ++steps_seen;
            CHECK(view.dice() == nullptr);
        }
        if (lay && view.dice() != nullptr) ++lay_through;
    }
    CHECK(steps_seen > 0);
    CHECK(lay_through > 0);
}

TEST_CASE("Log and licence know of a roll when its dice have been seen") {
    const Setting setting = oval_setting(3);
    int rolls = 0;
    int damages = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log;
        log.rebuild(session);
        session.take_happenings();
        RaceView view(session.now());
        for (int i = 0; i < 150 && answer_by_chance(session, driver); ++i) {
            const Race before = view.race();
            const auto happenings = session.take_happenings();
            view.play(happenings, session.journal(), session.now());
            log.add(happenings, session);
            const auto ends_unseen = [&] { return log.happenings() - view.unseen(); };
            const auto cast =
                std::ranges::find(happenings, kernel::HappeningKind::cast, &Happening::kind);
            if (cast != happenings.end() && !view.idle()) {
                // Until the first dice lie still nothing that came of them is known.
                const auto damaged = std::ranges::find_if(happenings, [](const Happening& one) {
                    return one.kind == kernel::HappeningKind::event && one.event.is<Damaged>();
                });
                while (!view.idle() && (view.dice() == nullptr || view.dice()->tumble < 0.9F)) {
                    if (view.dice() != nullptr && view.dice()->tumble > 0.0F) break;
                    view.advance(0.02F);
                }
                if (view.dice() != nullptr && view.dice()->tumble < 0.9F && damaged > cast &&
                    damaged != happenings.end()) {
                    const VehicleId v = damaged->event.who;
                    CHECK(view.unseen() > 0);
                    CHECK(log.lines().back().happenings > ends_unseen());
                    const bool is_first = std::ranges::none_of(
                        happenings.begin(), damaged, [&](const Happening& one) {
                            return one.kind == kernel::HappeningKind::event &&
                                   one.event.is<Damaged>() && one.event.who == v;
                        });
                    if (is_first) CHECK(view.shown_race()[v].damage == before[v].damage);
                    ++damages;
                }
                ++rolls;
            }
            view.skip();
            CHECK(view.unseen() == 0);
            CHECK(view.shown_race() == view.race());
        }
    }
    CHECK(rolls > 20);
    CHECK(damages > 3);
}

TEST_CASE("a wreck is shown a second time where replays are wanted, and nothing is told again") {
    const Setting setting = oval_setting(2);
    Race race = race_on(setting, 3);
    const Race start = race;
    const auto happenings = as_told(
        {{kernel::HappeningKind::event, {0, Rule::none(), Damaged{2, 9}}, 0, {}, kernel::everybody},
         {kernel::HappeningKind::event, {0, Rule::none(), WipedOut{3}}, 0, {}, kernel::everybody}},
        race);
    const auto seconds_of = [&](bool are_wanted, ui::Movement movement) {
        RaceView view(start);
        view.set_replays(are_wanted);
        view.set_movement(movement);
        view.play(happenings, RaceJournal(), race);
        float seconds = 0.0F;
        bool has_replayed = false;
        while (!view.idle() && seconds < 60.0F) {
            view.advance(0.02F);
            seconds += 0.02F;
            has_replayed = has_replayed || view.is_replaying();
            if (view.is_replaying()) CHECK(view.unseen() == 0);
        }
        CHECK(has_replayed == (are_wanted && movement == ui::Movement::full));
        CHECK_FALSE(view.is_replaying());
        check_equals_state(view, race);
        CHECK(view.take_news().size() == 1);
        const auto cues = view.take_cues();
        CHECK(std::ranges::count(cues, "wreck", &ui::SoundCue::sound) == 1);
        return seconds;
    };
    const float usual = seconds_of(false, ui::Movement::full);
    CHECK(seconds_of(true, ui::Movement::full) > usual + 1.0F);
    CHECK(seconds_of(true, ui::Movement::reduced) == Approx(usual).margin(0.1));

    RaceView skipped(start);
    skipped.set_replays(true);
    skipped.play(happenings, RaceJournal(), race);
    skipped.skip();
    CHECK_FALSE(skipped.is_replaying());
    check_equals_state(skipped, race);
}

}  // namespace race_view_test
