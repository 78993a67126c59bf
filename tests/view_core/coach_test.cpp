// The coach in races played by chance: what is met is taught, in its place and once.
#include "games/frothy/view/core/telling/coach.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <string>

#include "games/frothy/ai/steady_driver.h"
#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "view_core/view_support.h"

namespace coach_test {

using namespace frothy;
using frothy::testing::answer_by_chance;
using frothy::testing::oval_setting;
using frothy::testing::race_on;
using frothy::testing::RaceSession;

namespace {

Lesson lesson_of(const LessonNote& note) { return static_cast<Lesson>(note.lesson); }

// Shows every decision of some races to `look`: the first of drivers who get home, the others by
// chance.
void drive_by(int races, const auto& look) {
    const Setting setting = oval_setting(4);
    const DrivingMap map(setting);
    const SteadyDriver steady(map);
    for (int race = 0; race < races; ++race) {
        const auto seed = static_cast<std::uint64_t>(race + 1);
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const Decision& decision = *session.pending();
            look(decision);
            if (race == 0) {
                session.submit(static_cast<std::size_t>(steady(decision.now, decision.question())));
            } else {
                answer_by_chance(session, driver);
            }
        }
    }
}

}  // namespace

TEST_CASE("the coach teaches each lesson once, one a question but for welcome, fights and odds") {
    Coach coach;
    std::map<Lesson, int> times;
    drive_by(12, [&](const Decision& decision) {
        int here = 0;
        while (const auto note = coach.due(decision)) {
            REQUIRE_FALSE(note->title.empty());
            REQUIRE(note->text.ends_with('.'));
            ++times[lesson_of(*note)];
            const bool may_follow =
                lesson_of(*note) == Lesson::attack || lesson_of(*note) == Lesson::odds;
            if (lesson_of(*note) != Lesson::welcome && !may_follow) ++here;
            coach.taught(note->lesson, decision);
        }
        REQUIRE(here <= 1);
    });
    for (const auto& [lesson, count] : times) {
        INFO(static_cast<int>(lesson));
        CHECK(count == 1);
    }
    CHECK(times.size() == lesson_count);
    CHECK(coach.is_done());
}

TEST_CASE("the coach begins with a welcome and the Speed Check") {
    Coach coach;
    bool is_first = true;
    drive_by(1, [&](const Decision& decision) {
        if (!is_first) return;
        is_first = false;
        REQUIRE(decision.ask == Ask::speed_cards);
        const auto welcome = coach.due(decision);
        REQUIRE(welcome);
        CHECK(lesson_of(*welcome) == Lesson::welcome);
        coach.taught(welcome->lesson, decision);
        const auto check = coach.due(decision);
        REQUIRE(check);
        CHECK(lesson_of(*check) == Lesson::speed_cards);
        CHECK(check->rule == Rule("FR-SPD-02"));
    });
}

TEST_CASE("the welcome says what this kind of race is about") {
    Setting setting = oval_setting(3);
    setting.terms.type = RaceType::toughest;
    const RaceSession session(race_on(setting, 1), 1);
    const auto note = Coach().due(*session.pending());
    REQUIRE(note);
    CHECK(lesson_of(*note) == Lesson::welcome);
    CHECK(note->rule == Rule("FR-RACE-03"));
    CHECK(note->text.starts_with(race_type_aim(RaceType::toughest)));
}

TEST_CASE("the coach speaks of what is on the table") {
    Coach coach;
    drive_by(6, [&](const Decision& decision) {
        const auto note = coach.due(decision);
        if (!note) return;
        const auto& own = decision.now[decision.player];
        if (lesson_of(*note) == Lesson::damage) {
            CHECK(own.damage > 0);
        }
        if (lesson_of(*note) == Lesson::control_loss) {
            CHECK(own.control_loss > 0);
        }
        if (lesson_of(*note) == Lesson::attack_cards) {
            CHECK(kernel::is_secret(decision));
        }
        coach.taught(note->lesson, decision);
    });
}

TEST_CASE("the coach teaches what has happened at the next question, and points at it") {
    Coach coach;
    coach.resume(
        "welcome driving crash wall-ahead attack forced control-cards discards attack-cards");
    int wrecks = 0;
    int lines = 0;
    drive_by(12, [&](const Decision& decision) {
        const auto note = coach.due(decision);
        const Race& race = decision.now;
        if (!note) return;
        if (note->place == LessonPlace::board) {
            INFO(note->title);
            CHECK(note->target);
        }
        if (lesson_of(*note) == Lesson::wreck) {
            ++wrecks;
            const VehicleId there = vehicle_at(race, note->target->as<Cell>());
            REQUIRE(there != no_vehicle);
            CHECK(race[there].is_wreck());
        }
        if (lesson_of(*note) == Lesson::finish) {
            ++lines;
            CHECK(race.course().touches_line(note->target->as<Cell>()));
            CHECK(race.setting->is_home(race[decision.player].laps + 1));
        }
        CHECK((note->place == LessonPlace::sheet) == !note->parts.empty());
        if (lesson_of(*note) == Lesson::corner) CHECK(race[decision.player].facing.is_corner());
        coach.taught(note->lesson, decision);
    });
    CHECK(wrecks == 1);
    CHECK(lines == 1);
}

TEST_CASE("a fight on offer is explained before anything else can be chosen", "[FR-ATK-05]") {
    Coach coach;
    bool met = false;
    drive_by(2, [&](const Decision& decision) {
        const bool offers = std::ranges::any_of(decision.options, [](const Option& option) {
            return option.kind == OptionKind::attack_personal ||
                   option.kind == OptionKind::attack_vehicle;
        });
        bool explained = met;
        while (const auto note = coach.due(decision)) {
            explained = explained || lesson_of(*note) == Lesson::attack;
            coach.taught(note->lesson, decision);
        }
        if (offers) {
            CHECK(explained);
            met = true;
        }
    });
    CHECK(met);
}

TEST_CASE("the figures of the board are explained where they stand", "[coach][odds]") {
    int met = 0;
    int without = 0;
    drive_by(8, [&](const Decision& decision) {
        const auto rolls_for = [&](auto... kinds) {
            return decision.ask == Ask::drive && !is_safe(decision.now, decision.player) &&
                   std::ranges::any_of(decision.options, [&](const Option& option) {
                       return ((option.kind == kinds) || ...);
                   });
        };
        const bool turns = rolls_for(OptionKind::turn_left, OptionKind::turn_right);
        // Spaces come first: no arrow stands on the board yet.
        const bool moves = !turns && rolls_for(OptionKind::step);
        Coach coach;
        bool told = false;
        while (const auto note = coach.due(decision)) {
            if (lesson_of(*note) == Lesson::odds) {
                told = true;
                CHECK(note->text.find("28 % clean") != std::string::npos);
                CHECK(note->text.find("No harm") != std::string::npos);
            }
            coach.taught(note->lesson, decision);
        }
        CHECK(told == turns);
        without += moves ? 1 : 0;
        met += told ? 1 : 0;
    });
    CHECK(met > 0);
    CHECK(without > 0);
}

TEST_CASE("the coach takes up where it stopped") {
    Coach coach;
    coach.resume("welcome nonsense  speed-cards ");
    // What it does not know is of another game, and kept for that.
    CHECK(coach.progress() == "nonsense welcome speed-cards");
    drive_by(2, [&](const Decision& decision) {
        if (const auto note = coach.due(decision)) coach.taught(note->lesson, decision);
    });
    Coach again;
    again.resume(coach.progress());
    CHECK(again.progress() == coach.progress());
    again.resume("");
    CHECK(again.progress().empty());
}

}  // namespace coach_test
