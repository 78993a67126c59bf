// Clicks on the board: hexes to drive to, and the facing there.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/prompt/prompt_ways.h"
#include "hexgrid/pixel_layout.h"
#include "kernel/sheet.h"
#include "view/board_table.h"

using namespace frothy;
using namespace frothy::testing;

TEST_CASE("a click on a lit hex gives the whole path, refused hexes say why") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    table.play_to_a_drive(60);
    REQUIRE(table.session.pending() != nullptr);
    table.draw({0.0F, 0.0F, 1280.0F, 720.0F});
    table.board.ask(*table.session.pending());
    const auto ends = table.board.reachable();
    REQUIRE_FALSE(ends.empty());
    const BoardClick click = table.board.click(table.board.on_screen(ends.front()));
    REQUIRE_FALSE(click.answers.empty());
    CHECK(click.answers == table.board.click_space(ends.front()).answers);
    // Before what lies there it is told what a click does, with its rule.
    for (const Cell end : ends.as<Cell>()) {
        const BoardHover hover = table.board.hover_at(table.board.on_screen(end));
        INFO(hover.deed.text);
        const bool counts = hover.deed.text.find(" of ") != std::string::npos;
        CHECK((counts || hover.deed.text.find(", into ") != std::string::npos ||
               !hover.alternatives.empty()));
        CHECK_FALSE(hover.deed.rule.is_none());
    }
    // The answers are taken one after the other, as far as nothing else comes up.
    const VehicleId mover = table.session.pending()->about.vehicle;
    for (const Option& option : click.answers.as<Option>()) {
        const auto* pending = table.session.pending();
        REQUIRE(pending != nullptr);
        if (pending->ask != Ask::drive || pending->player != mover) break;
        const auto found = std::ranges::find(pending->options, option);
        REQUIRE(found != pending->options.end());
        table.session.submit(static_cast<std::size_t>(found - pending->options.begin()));
    }
    table.board.ask_nothing();
    CHECK(table.board.click(table.board.on_screen(ends.front())).is_empty());
    CHECK_FALSE(table.board.hover_at(table.board.on_screen(ends.front())).title.empty());
}

TEST_CASE("an arrow where the path ends adds the turn to the path") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    const Cell end = table.play_to_a_whole_path();
    REQUIRE(end != no_cell);
    const stage::Vec2 centre = table.board.on_screen(end);
    CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, centre));
    int arrows = 0;
    for (int degrees = 0; degrees < 360; degrees += 10) {
        const auto angle = static_cast<float>(degrees) * 3.14159265F / 180.0F;
        const float away = std::max(1.02F * table.hex_pixels() / 1.7320508F, 13.5F);
        const stage::Vec2 at = centre + stage::Vec2{std::cos(angle), std::sin(angle)} * away;
        const BoardHit hit = table.board.hit(at);
        if (!hit.arrow) continue;
        ++arrows;
        auto expected = table.board.click_space(end).answers;
        expected.emplace_back(*hit.arrow);
        CHECK(table.board.click(at).answers == expected);
    }
    CHECK(arrows >= 2);
}

TEST_CASE("a drag from the end of a path chooses the facing there, as keys do") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    const Cell end = table.play_to_a_whole_path();
    REQUIRE(end != no_cell);
    BoardView& board = table.board;
    const stage::Vec2 centre = board.on_screen(end);
    const float hex = table.hex_pixels();
    const ui::Answers path = board.click_space(end).answers;
    const auto drag_to = [&](stage::Vec2 to) {
        CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, centre));
        CHECK_FALSE(table.feed(stage::InputKind::mouse_pressed, centre));
        CHECK_FALSE(table.feed(stage::InputKind::mouse_moved, to));
        table.draw_only();
        CHECK_FALSE(table.feed(stage::InputKind::mouse_released, to));
        ui::Answers given = board.click(to).answers;
        board.advance(0.1F);
        return given;
    };
    const hexgrid::Facing facing = table.session.now()[table.session.pending()->player].facing;
    const auto towards = [&](int turn) {
        const auto angle = static_cast<float>(hexgrid::radians(facing.turned(turn)));
        return centre + stage::Vec2{std::cos(angle), std::sin(angle)} * (1.5F * hex);
    };
    const auto ending_with = [&](OptionKind kind) {
        ui::Answers answers = path;
        answers.emplace_back(Option{kind});
        return answers;
    };
    const stage::Vec2 seen_at = board.on_screen(Cell{0});
    CHECK(drag_to(towards(-1)) == ending_with(OptionKind::turn_left));
    CHECK(drag_to(towards(0)) == ending_with(OptionKind::end_move));
    CHECK(drag_to(towards(1)) == ending_with(OptionKind::turn_right));
    // Hardly moved it is a click, and backwards it means nothing; the board stays where it was.
    CHECK(drag_to(centre + stage::Vec2{0.3F * hex, 0.0F}) == path);
    CHECK(drag_to(towards(6)).empty());
    CHECK(board.on_screen(Cell{0}) == seen_at);

    // Keys go along the three, from what a click would do.
    CHECK_FALSE(board.may_turn_pointed());
    CHECK_FALSE(board.turn_pointed(1));
    board.point_at(ui::Token(end));
    CHECK(board.may_turn_pointed());
    CHECK(board.click_space(end).answers == path);
    CHECK(board.turn_pointed(1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::turn_right));
    CHECK(board.turn_pointed(-1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::end_move));
    CHECK(board.turn_pointed(-1));
    CHECK(board.turn_pointed(-1));
    CHECK(board.click_space(end).answers == ending_with(OptionKind::turn_left));
    board.point_at({});
    CHECK(board.click_space(end).answers == path);
}

TEST_CASE("a click on a hex that was not proposed turns where that is safe, and rolls for no turn",
          "[FR-CTRL-01][FR-CTRL-03]") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    BoardTable table(setting);
    BoardView& board = table.board;
    std::array<int, 2> seen{};
    for (int i = 0; i < 120; ++i) {
        table.play_to_a_drive(1);
        const auto* pending = table.session.pending();
        if (pending == nullptr) break;
        table.draw({0.0F, 0.0F, 1280.0F, 720.0F});
        board.ask(*pending);
        const auto ends = board.reachable();
        if (ends.empty()) continue;
        const Cell end = ends.back().as<Cell>();
        const auto path = board.click_space(end).answers;
        if (static_cast<int>(path.size()) != pending->about.number) continue;
        board.ask(*pending, [](const AnswerPlan& way) {
            AnswerPlan whole = way;
            whole.emplace_back(OptionKind::turn_left);
            return whole;
        });
        const AnswerPlan given = board.click_space(end).answers.as<Option>();
        const bool turns =
            std::ranges::find(given, OptionKind::turn_left, &Option::kind) != given.end();
        const bool safe = is_safe(pending->now, pending->player);
        CHECK((safe || !turns));
        seen[safe ? 1 : 0] += safe && !turns ? 0 : 1;
    }
    CHECK(seen[0] > 0);
    CHECK(seen[1] > 0);
}

TEST_CASE("a click on a hex plays no card that was not touched") {
    const Setting setting = setting_on(oval_plan(14, 4, 8));
    const auto is_whip = [](Option one) { return one.kind == OptionKind::whip; };
    bool was_whipped = false;
    const auto look_at = [&](BoardTable& table, Cell end) {
        const Decision decision = *table.session.pending();
        const AnswerPlan path = table.board.click_space(end).answers.as<Option>();
        // What is advised once one is there: a Whip for a space more.
        const auto with_whip = [&](AnswerPlan begun) {
            const auto there = kernel::decision_after(decision, std::span<const Option>(begun));
            if (!there) return begun;
            const auto whip = std::ranges::find_if(there->options, is_whip);
            if (whip == there->options.end()) return begun;
            begun.push_back(*whip);
            const auto further = kernel::decision_after(decision, std::span<const Option>(begun));
            if (further) begun.push_back(further->options.front());
            return begun;
        };
        const WholeWay advised = whole_way(decision, with_whip(path));
        was_whipped = advised.cards > 0 && advised.cells.size() > path.size();
        table.board.ask(decision, with_whip);
        if (was_whipped) CHECK(table.board.click_space(end).answers == ui::Answers(path));
        // Nor where the way proposed ends on the same hex.
        AnswerPlan proposed = path;
        proposed.pop_back();
        const auto before = kernel::decision_after(decision, std::span<const Option>(proposed));
        const auto reins = [](Option one) { return one.kind == OptionKind::reins; };
        if (before && std::ranges::any_of(before->options, reins)) {
            proposed.push_back(*std::ranges::find_if(before->options, reins));
            const WholeWay shorter = whole_way(decision, proposed);
            REQUIRE_FALSE(shorter.cells.empty());
            table.board.propose(shorter.cells, proposed);
            const ui::Answers click = table.board.click_space(shorter.cells.back()).answers;
            CHECK(std::ranges::none_of(click.as<Option>(), reins));
        }
        table.board.ask_nothing();
    };
    for (std::uint64_t seed = 11; seed < 17 && !was_whipped; ++seed) {
        BoardTable table(setting, {1280, 720}, seed);
        for (Cell end = table.play_to_a_whole_path(); end != no_cell && !was_whipped;
             end = table.play_to_a_whole_path())
            look_at(table, end);
    }
    CHECK(was_whipped);
}
