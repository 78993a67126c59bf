// The little notes at the pointer: within the window, and not of what is told already.
#include <catch2/catch.hpp>

#include <random>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "panel_clicks.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "windows_shown.h"

using namespace frothy;
using namespace panel_desk;

namespace {

void point_at(Desk& table, stage::Vec2 at) {
    stage::InputEvent event;
    event.kind = stage::InputKind::mouse_moved;
    event.at = at;
    table.frame.feed(event);
}

}  // namespace

TEST_CASE("A tip over what lies at the right edge ends within the window", "[panels]") {
    for (const Look& look : looks) {
        Desk table(look);
        const auto width = static_cast<float>(look.size.width);
        const stage::Rect place{width - 130.0F, 300.0F, 130.0F, 100.0F};
        point_at(table, {width - 60.0F, 340.0F});
        table.picture([&] {
            const ui::Panel panel("seats", place, ui::Panel::Look::dark, 10.0F, 10.0F);
            ImGui::Button("Person", {100.0F, 50.0F});
            if (ImGui::IsItemHovered()) {
                ui::tip_above(table.kit(), "A person and a driver may swap a seat at any time.");
            }
        });
        const ImGuiWindow* tip = windows_shown::window_named("##Tooltip");
        INFO(look.name);
        REQUIRE(tip != nullptr);
        CHECK(tip->Pos.x >= 0.0F);
        CHECK(tip->Pos.x + tip->Size.x <= width);
        CHECK(tip->Size.x > 200.0F);  // on one line
    }
}

TEST_CASE("What the panel tells as the reason stands in no note at the pointer too", "[panels]") {
    const Setting setting = six_setting();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 5);
    Desk table(looks[0]);
    Prompt prompt;
    std::mt19937 chance(5);
    for (int i = 0; i < 400 && prompt.model().why.empty(); ++i) {
        REQUIRE(session.pending() != nullptr);
        session.submit(chance() % session.pending()->options.size());
        REQUIRE(session.pending() != nullptr);
        prompt.set(*session.pending(), names_of(table.seating));
    }
    REQUIRE_FALSE(prompt.model().why.empty());
    ui::PromptPanel panel;
    const stage::Rect where{0.0F, 320.0F, 1280.0F, 400.0F};
    const auto rest = [&](stage::Vec2 at) {
        point_at(table, at);
        table.picture([&] { panel.show(table.kit(), prompt, where); });
        return windows_shown::window_named("##Tooltip") != nullptr;
    };
    bool is_found = false;
    for (float y = where.y + 10.0F; y < 720.0F && !is_found; y += 25.0F) {
        for (float x = 600.0F; x < 1280.0F && !is_found; x += 40.0F) {
            if (!rest({x, y})) continue;
            click(table, prompt, panel, where, {x, y});
            if (!prompt.model().shows_why) continue;
            is_found = true;
            CHECK_FALSE(rest({x, y}));
        }
    }
    CHECK(is_found);
}
