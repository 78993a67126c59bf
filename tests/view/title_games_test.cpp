// The title where there are several games to choose among.
#include <catch2/catch.hpp>

#include <array>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "panel_desk.h"
#include "ui/screens/title_screen.h"
#include "words_drawn.h"

namespace {

using namespace panel_desk;

ui::TitleState two_games(std::size_t chosen) {
    ui::TitleState state;
    state.games = {"Frothy", "Caravans"};
    state.game = chosen;
    state.has_races = true;
    return state;
}

// What is wished for by a click there.
ui::TitleReply click_title(panel_desk::Desk& table, ui::TitleScreen& title,
                           const ui::TitleState& state, stage::Vec2 at) {
    ui::TitleReply reply;
    for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_pressed,
                            stage::InputKind::mouse_released}) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = at;
        table.frame.feed(event);
        table.frame.begin(1.0F / 60.0F);
        const ui::TitleReply now = title.show(table.kit(), table.window.canvas(), state);
        table.frame.end();
        if (now.command != ui::TitleCommand::none) reply = now;
    }
    return reply;
}

// One colour all over, painted no sooner than it is allowed to.
class Plain final : public ui::TitleGround {
public:
    Plain(stage::Colour colour, std::shared_future<void> allowed)
        : colour_(colour), allowed_(std::move(allowed)) {}
    void paint_board(const ui::TitleEasel& easel) const override {
        allowed_.wait();
        easel.canvas.fill_rect(easel.where, colour_);
    }
    void paint_pieces(const ui::TitleEasel&) const override {}

private:
    stage::Colour colour_;
    std::shared_future<void> allowed_;
};

}  // namespace

TEST_CASE("The title never shows the board of one game under the name of another", "[panels]") {
    panel_desk::Desk table(looks[0]);
    ui::TitleScreen title;
    title.paint_beside_frames();
    std::promise<void> first;
    std::promise<void> second;
    first.set_value();
    const stage::Colour green{0, 255, 0, 255};
    const stage::Colour red{255, 0, 0, 255};
    std::array<ui::TitleState, 2> states{two_games(0), two_games(1)};
    states[0].ground = std::make_shared<Plain>(green, first.get_future().share());
    states[1].ground = std::make_shared<Plain>(red, second.get_future().share());
    // Far from name and buttons.
    const auto colour_with = [&](const ui::TitleState& state) {
        const auto picture =
            table.picture([&] { title.show(table.kit(), table.window.canvas(), state); });
        return picture.at(picture.size.width - 40, picture.size.height / 2);
    };
    const auto wait = [&](const ui::TitleState& state) {
        while (title.is_painting())
            table.picture([&] { title.show(table.kit(), table.window.canvas(), state); });
    };
    table.picture([&] { title.show(table.kit(), table.window.canvas(), states[0]); });
    wait(states[0]);
    const stage::Colour shown = colour_with(states[0]);
    CHECK(shown.g > shown.r);
    const stage::Colour between = colour_with(states[1]);
    CHECK(between.g <= between.r);
    second.set_value();
    wait(states[1]);
    const stage::Colour other = colour_with(states[1]);
    CHECK(other.r > other.g);
    CHECK_FALSE(other == between);
}

TEST_CASE("The title shows one game at a time, and leads to the others", "[panels]") {
    for (const Look& look : looks) {
        INFO(look.name);
        panel_desk::Desk table(look);
        ui::TitleScreen title;
        for (std::size_t chosen = 0; chosen < 2; ++chosen) {
            const ui::TitleState state = two_games(chosen);
            table.picture([&] { title.show(table.kit(), table.window.canvas(), state); });
            CHECK(words_drawn::words().contains("Frothy") == (chosen == 0));
            CHECK(words_drawn::words().contains("Caravans") == (chosen == 1));
            // The arrow beside the name, wherever the door has put it.
            const auto width = static_cast<float>(look.size.width);
            const auto height = static_cast<float>(look.size.height);
            const float step = 24.0F * look.scale;
            ui::TitleReply reply;
            for (float y = 0.3F * height; y < height; y += step) {
                for (float x = 0.05F * width; x < 0.6F * width; x += step) {
                    if (reply.command != ui::TitleCommand::other_game)
                        reply = click_title(table, title, state, {x, y});
                }
            }
            CHECK(reply.command == ui::TitleCommand::other_game);
            CHECK(reply.index == 1 - chosen);
        }
    }
}

TEST_CASE("The arrow to the next game stays under the pointer whatever a game offers", "[panels]") {
    for (const Look& look : looks) {
        INFO(look.name);
        panel_desk::Desk table(look);
        ui::TitleScreen title;
        std::array<ui::TitleState, 2> states{two_games(0), two_games(1)};
        states[0].has_seasons = states[0].has_people = states[0].has_studio = true;
        states[0].has_lab = states[0].has_packs = true;
        states[1].interrupted = {{"Circus Parvus, round 4",
                                  "Ada, Bert, Clio, Dora, Emil and many more of long names, who "
                                  "race on and on, and round and round",
                                  {},
                                  {}}};
        for (ui::TitleState& state : states) {
            state.most_entries = states[0].entries();
            state.has_unfinished = true;
        }
        const auto width = static_cast<float>(look.size.width);
        const auto height = static_cast<float>(look.size.height);
        const float step = 12.0F * look.scale;
        bool is_found = false;
        for (float y = 0.05F * height; y < height && !is_found; y += step) {
            for (float x = 0.05F * width; x < width && !is_found; x += step) {
                const auto leads = [&](std::size_t game) {
                    return click_title(table, title, states[game], {x, y}).command ==
                           ui::TitleCommand::other_game;
                };
                if (!leads(0)) continue;
                is_found = true;
                CHECK(leads(1));
            }
        }
        CHECK(is_found);
    }
}
