// The same race by every way of playing it: at full speed, through a session with undo and redo,
// and from a copy made on the way.
#include <catch2/catch.hpp>

#include "frothy_conformance/checking_table.h"
#include "games/frothy/ai/batch.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

using Session = kernel::Session<Frothy>;

Race start_of(const Setting& setting, std::uint64_t seed) {
    return set_up_race(setting,
                       random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                         static_cast<int>(setting.course.plan().grid.size())));
}

Race at_full_speed(const Setting& setting, const DrivingMap& map, DriverKind kind,
                   std::uint64_t seed) {
    Race race = start_of(setting, seed);
    Drivers drivers(map, all_seats(kind), seed);
    kernel::PolicyTable<Frothy, Drivers> table(race, drivers, seed);
    while (!Frothy::is_over(race))
        Frothy::step(race, table);
    return race;
}

template <class EachQuestion>
void through_session(Session& session, Drivers& drivers, const EachQuestion& each_question) {
    while (const auto* decision = session.pending()) {
        const int choice = drivers(decision->now, decision->question());
        session.submit(static_cast<std::size_t>(choice));
        each_question();
    }
}

TEST_CASE("a session plays the race that full speed plays", "[conformance][session]") {
    for (const CoursePlan& plan : shipped_courses()) {
        const Setting setting = basic_setting(plan, 4);
        const DrivingMap map(setting);
        for (const DriverKind kind : {DriverKind::steady, DriverKind::random}) {
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                INFO(plan.id << ", " << name_of(kind) << ", seed " << seed);
                Session session(start_of(setting, seed), seed);
                Drivers drivers(map, all_seats(kind), seed);
                through_session(session, drivers, [] {});
                REQUIRE(session.now() == at_full_speed(setting, map, kind, seed));

                const Session again(start_of(setting, seed), seed, session.journal());
                REQUIRE(again.now() == session.now());
            }
        }
    }
}

TEST_CASE("so it does in races of every kind", "[conformance][session]") {
    for (int type = 0; type < race_type_count; ++type) {
        Setting setting = basic_setting(shipped_courses().front(), 2);
        setting.terms.type = static_cast<RaceType>(type);
        setting.terms.fox = 1;
        if (setting.terms.type == RaceType::furthest) {
            setting.terms.time_limit = TimeLimit::clock;
            setting.terms.scoring = {Scoring::used, 2, 4, 3, 2, {5, 3, 1}};
        }
        const DrivingMap map(setting);
        for (const DriverKind kind : {DriverKind::steady, DriverKind::random}) {
            INFO("race type " << type << ", " << name_of(kind));
            Session session(start_of(setting, 3), 3);
            Drivers drivers(map, all_seats(kind), 3);
            int answers = 0;
            through_session(session, drivers, [&] {
                if (++answers % 9 != 0 || !session.can_undo()) return;
                const Race now = session.now();
                session.undo();
                session.redo();
                REQUIRE(session.now() == now);
            });
            const Session again(start_of(setting, 3), 3, session.journal());
            REQUIRE(again.now() == session.now());
        }
    }
}

TEST_CASE("undo and redo lead back to the same question", "[conformance][session]") {
    for (const CoursePlan& plan : shipped_courses()) {
        const Setting setting = basic_setting(plan, 3);
        const DrivingMap map(setting);
        Session session(start_of(setting, 5), 5);
        Drivers drivers(map, all_seats(DriverKind::random), 5);
        int answers = 0;
        through_session(session, drivers, [&] {
            if (++answers % 7 != 0) return;
            const Race now = session.now();
            const auto journal = session.journal();
            const std::size_t options = session.is_over() ? 0 : session.pending()->options.size();
            const int depth = 1 + answers % 5;
            int undone = 0;
            while (undone < depth && session.can_undo()) {
                session.undo();
                ++undone;
            }
            for (int i = 0; i < undone; ++i)
                session.redo();
            REQUIRE(session.now() == now);
            REQUIRE(session.journal() == journal);
            REQUIRE((session.is_over() ? 0 : session.pending()->options.size()) == options);
        });
    }
}

TEST_CASE("a copy goes on like the original", "[conformance]") {
    for (const CoursePlan& plan : shipped_courses()) {
        const Setting setting = basic_setting(plan, 4);
        const DrivingMap map(setting);
        Race race = start_of(setting, 9);
        SteadyDriver driver(map);
        CheckingTable<SteadyDriver> table(race, driver, 9);
        for (int step = 0; step < 40 && !Frothy::is_over(race); ++step)
            Frothy::step(race, table);
        Race copy = race;
        REQUIRE(copy == race);
        CheckingTable<SteadyDriver> other(copy, driver, 9, table.rolls());
        while (!Frothy::is_over(copy))
            Frothy::step(copy, other);
        while (!Frothy::is_over(race))
            Frothy::step(race, table);
        CHECK(copy == race);
        CHECK(hash_of(copy) == hash_of(race));
    }
}

}  // namespace
}  // namespace frothy::conformance
