// A board in memory, over a race that is played by chance.
#pragma once

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string>
#include <utility>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/board/board_view.h"
#include "stage/screen.h"
#include "view_core/view_support.h"

namespace frothy::testing {

inline const std::filesystem::path source =
    std::filesystem::path(HIPPODROME_TESTS_DIR).parent_path();

inline ui::Seating seating_of(int vehicles) {
    ui::Seating seating;
    for (int v = 0; v < vehicles; ++v)
        seating.seats.push_back({std::string(ui::liveries[static_cast<std::size_t>(v)].name),
                                 static_cast<std::uint8_t>(v), true});
    return seating;
}

inline Setting setting_on(CoursePlan plan) {
    Setting setting;
    const auto room = std::min<std::size_t>(6, plan.grid.size());
    setting.course = Course(std::move(plan));
    for (const auto& file : formats::list_data_files({source.string(), {}}, licence_files)) {
        if (setting.licences.size() == room) break;
        const auto loaded = load_licence(file.path);
        // Without these a move goes as it was planned.
        const auto changes_moves = [](const Trait& one) {
            return one.rule == trait::leap || one.rule == trait::sneaky;
        };
        if (loaded.ok() && std::ranges::none_of(loaded.value->traits, changes_moves))
            setting.licences.push_back(*loaded.value);
    }
    while (setting.licences.size() < room)
        setting.licences.push_back(plain_chariot());
    return setting;
}

struct BoardTable {
    explicit BoardTable(const Setting& setting, stage::PixelSize size = {1280, 720},
                        std::uint64_t seed = 11)
        : window(size, source / "assets"),
          sprites(window.canvas(), source / "assets"),
          session(race_on(setting, seed), seed),
          view(session.now()),
          board(window.canvas(), sprites, seating_of(session.now().vehicle_count)) {
        board.set_comfort({.board_zoom = 1.0F});  // whole
    }

    stage::Image draw(stage::Rect where) {
        window.canvas().clear({255, 0, 255, 255});
        board.place(where);
        board.draw(view);
        return window.snapshot();
    }

    void draw_only() {
        board.draw(view);
        window.present();
    }

    // The width of a hex on the screen.
    float hex_pixels() const {
        const Course& course = session.now().course();
        for (int d = 0; d < hexgrid::direction_count; ++d) {
            const Cell next = course.neighbour(Cell{0}, hexgrid::direction(d));
            if (next == no_cell) continue;
            const stage::Vec2 apart = board.on_screen(next) - board.on_screen(Cell{0});
            return std::hypot(apart.x, apart.y);
        }
        return 0.0F;
    }

    // Plays until somebody drives.
    void play_to_a_drive(int answers) {
        RandomDriver driver(11);
        for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
            const auto& options = session.pending()->options;
            const bool steps = session.pending()->ask == Ask::drive && options.size() > 1 &&
                               options.front().kind == OptionKind::step;
            if (i >= answers && steps && session.pending()->about.number >= 2) break;
            answer_by_chance(session, driver);
        }
        session.take_happenings();
        view.snap_to(session.now());
    }

    // Plays until a path goes all of a move: cut short by a crash to come it leaves nothing to turn
    // for. Where it ends.
    Cell play_to_a_whole_path() {
        const stage::Rect where{0.0F, 0.0F, 1280.0F, 720.0F};
        draw(where);
        for (int i = 0; i < 40; ++i) {
            play_to_a_drive(1);
            if (session.pending() == nullptr) break;
            draw(where);
            board.ask(*session.pending());
            if (board.reachable().empty()) continue;
            const auto farthest = board.reachable().back().as<Cell>();
            const auto steps = static_cast<int>(board.click_space(farthest).answers.size());
            if (steps == session.pending()->about.number) return farthest;
        }
        return no_cell;
    }

    bool feed(stage::InputKind kind, stage::Vec2 at) {
        stage::InputEvent event;
        event.kind = kind;
        event.at = at;
        return board.feed(event);
    }

    stage::OffscreenWindow window;
    stage::SpriteStore sprites;
    RaceSession session;
    RaceView view;
    BoardView board;
};

}  // namespace frothy::testing
