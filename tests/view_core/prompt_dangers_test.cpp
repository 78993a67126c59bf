// Nobody runs into anything unawares: words, ranks and marks of a crash that is certain.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/rules/ahead.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/board/board_layout_choices.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/telling/coach.h"
#include "view_core/view_support.h"

namespace frothy::prompt_dangers_test {
namespace {

using testing::RaceSession;

const Names names = {{"Red", "Black", "White", "Blue", "", ""}};

// Every drive question of some races at random, and what came of the answer.
template <class Look>
void drive_by(const Setting& setting, std::uint64_t races, Look look) {
    for (std::uint64_t seed = 1; seed <= races; ++seed) {
        RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            const auto answer = static_cast<std::size_t>(driver(decision.now, decision.question()));
            session.take_happenings();
            session.submit(answer);
            if (decision.ask != Ask::drive) continue;
            look(decision, decision.options[answer], session.take_happenings());
        }
    }
}

// Whether the vehicle's own step came to a collision or over an edge before it came anywhere.
bool has_crashed(const std::vector<kernel::Happening<Frothy>>& happenings, VehicleId v) {
    for (const auto& one : happenings) {
        if (one.kind != kernel::HappeningKind::event || one.event.who != v) continue;
        if (one.event.is<Collided, RanOff>()) {
            return true;
        }
        if (one.event.is<Stepped>()) return false;
    }
    return false;
}

}  // namespace

TEST_CASE("Where more drifts are agreed on, the next move has more room",
          "[prompt][FR-ALT-07][FR-ALT-08]") {
    const Setting once = testing::oval_setting(4);
    Setting freely = once;
    freely.rules.alt_drifts = Drifts::free;
    int more = 0;
    drive_by(once, 6, [&](const Decision& decision, Option, const auto&) {
        const VehicleId v = decision.player;
        Race agreed = decision.now;
        agreed.setting = &freely;
        const int room = room_next(decision.now, v, decision.now[v].facing);
        const int room_agreed = room_next(agreed, v, decision.now[v].facing);
        CHECK(room_agreed >= room);
        more += room_agreed > room ? 1 : 0;
    });
    CHECK(more > 0);
}

TEST_CASE("A step is said to crash just where it does",
          "[prompt][FR-MOV-14][FR-COL-15][FR-COL-17][FR-COL-18]") {
    int crashes = 0;
    int free = 0;
    drive_by(testing::oval_setting(4), 20,
             [&](const Decision& decision, Option taken, const auto& happenings) {
                 if (taken.kind != OptionKind::step) return;
                 const auto crash = crash_of_step(decision.now, decision.player, taken);
                 CHECK(crash.has_value() == has_crashed(happenings, decision.player));
                 ++(crash ? crashes : free);
             });
    CHECK(crashes > 20);
    CHECK(free > 200);
}

TEST_CASE("A crash names what is hit, with its rule, and is proposed where nothing else is left",
          "[prompt][FR-MOV-14]") {
    int walls = 0;
    int vehicles = 0;
    drive_by(testing::oval_setting(4), 20, [&](const Decision& decision, Option, const auto&) {
        Prompt prompt;
        prompt.set(decision, names);
        const PromptModel& model = prompt.model();
        bool has_free_step = false;
        bool has_crash = false;
        for (const PromptChoice& choice : model.choices) {
            const auto crash = crash_of_step(decision.now, decision.player, option_of(choice));
            CHECK(choice.is_harmful == crash.has_value());
            if (option_of(choice).kind == OptionKind::step && !crash) has_free_step = true;
            if (!crash) continue;
            has_crash = true;
            CHECK(choice.rule == crash->rule);
            if (crash->into == Blocker::wall) {
                ++walls;
                CHECK(choice.label.ends_with(", into the wall"));
                const bool stands = rating(decision.now, decision.player) == 0;  // FR-COL-25
                CHECK(choice.explanation.find(stands ? "no damage dice" : "halved") !=
                      std::string::npos);
            }
            if (crash->into == Blocker::vehicle) {
                ++vehicles;
                CHECK(choice.label.ends_with(", into " + names.of(crash->other)));
            }
        }
        if (model.main >= 0 && has_free_step) {
            CHECK_FALSE(model.choices[static_cast<std::size_t>(model.main)].is_harmful);
        }
        const BoardChoices lit = choices_of(decision);
        CHECK((!has_crash || !lit.crashes.empty()));
        for (const LitCell& cell : lit.lit) {
            if (cell.is_crash) CHECK(has_crash);
        }
        if (is_bound_to_crash(decision.now) && decision.options.front().kind == OptionKind::step) {
            CHECK(model.rule == Rule("FR-MOV-14"));
        }
    });
    CHECK(walls > 5);
    CHECK(vehicles > 5);
}

TEST_CASE("Where straight on no way will be clear a turn is proposed, and the coach says so",
          "[prompt][coach]") {
    int proposed = 0;
    drive_by(testing::oval_setting(2), 12, [&](const Decision& decision, Option, const auto&) {
        Prompt prompt;
        prompt.set(decision, names);
        const PromptModel& model = prompt.model();
        if (model.main < 0) return;
        const PromptChoice& main = model.choices[static_cast<std::size_t>(model.main)];
        const bool turns = option_of(main).kind == OptionKind::turn_left ||
                           option_of(main).kind == OptionKind::turn_right;
        const VehicleId v = decision.player;
        const auto facing = decision.now[v].facing;
        if (option_of(main).kind == OptionKind::end_move &&
            !has_way_next(decision.now, v, facing)) {
            // No turn helps, or there is none.
            for (const PromptChoice& choice : model.choices) {
                const int side = option_of(choice).kind == OptionKind::turn_left    ? -1
                                 : option_of(choice).kind == OptionKind::turn_right ? 1
                                                                                    : 0;
                if (side == 0) continue;
                CHECK(room_next(decision.now, v, facing.turned(side)) <=
                      room_next(decision.now, v, facing));
            }
        }
        if (!turns) return;
        ++proposed;
        const int side = option_of(main).kind == OptionKind::turn_left ? -1 : 1;
        CHECK_FALSE(has_way_next(decision.now, v, facing));
        CHECK(room_next(decision.now, v, facing.turned(side)) > room_next(decision.now, v, facing));
        CHECK(model.explanation.ends_with("turn now."));
        Coach coach;
        coach.resume("welcome driving crash");
        const auto note = coach.due(decision);
        REQUIRE(note);
        CHECK(note->lesson == static_cast<std::size_t>(Lesson::wall_ahead));
    });
    CHECK(proposed > 10);
}

TEST_CASE("What is advised is proposed, also where it ends before a wall or runs into something",
          "[prompt][FR-MOV-14]") {
    int before_a_wall = 0;
    int crashes = 0;
    drive_by(testing::oval_setting(4), 20, [&](const Decision& decision, Option, const auto&) {
        const VehicleId v = decision.player;
        const auto end = std::ranges::find(decision.options, OptionKind::end_move, &Option::kind);
        const auto crash = std::ranges::find_if(decision.options, [&](Option option) {
            return crash_of_step(decision.now, v, option).has_value();
        });
        const bool is_blocked = !has_way_next(decision.now, v, decision.now[v].facing);
        for (const auto advised : {end, crash}) {
            if (advised == decision.options.end() || (advised == end && !is_blocked)) continue;
            ++(advised == end ? before_a_wall : crashes);
            Prompt prompt;
            prompt.set(decision, names, {*advised});
            const PromptModel& model = prompt.model();
            REQUIRE(model.main >= 0);
            const PromptChoice& main = model.choices[static_cast<std::size_t>(model.main)];
            CHECK(main.option == *advised);
            CHECK_FALSE(main.explanation.empty());
            CHECK_FALSE(main.rule.is_none());  // it is a warning
        }
    });
    CHECK(before_a_wall > 10);
    CHECK(crashes > 10);
}

}  // namespace frothy::prompt_dangers_test
