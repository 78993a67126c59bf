// A report in panels of all widths: nothing of its tables is cut, and its races are watched.
#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "critic.h"
#include "panel_desk.h"
#include "ui/lab/report_view.h"
#include "ui/panels.h"
#include "words_drawn.h"

using namespace panel_desk;

namespace {

play::lab::ReportSection worth() {
    play::lab::ReportTable table;
    table.headings = {"Without", "", "difference", "is then"};
    table.reference = 0;
    table.rows = {{{"Handling 1", "Traits", "-12.9 (-17.0 to -8.8)", "worse"},
                   play::lab::Estimate{-0.129, -0.17, -0.088}},
                  {{"-1 Safe Speed (at 3)", "Permanent affects", "+10.0 (+5.7 to +14.3)", "better"},
                   play::lab::Estimate{0.1, 0.057, 0.143}}};
    return {"What its parts are worth", {}, {}, {}, {table}, {}};
}

// Where letters, lines and intervals would lie if nothing cut them.
bool is_within(const ImGuiWindow& window, float right) {
    for (const ImDrawVert& corner : window.DrawList->VtxBuffer)
        if (corner.pos.x > right) return false;
    return true;
}

}  // namespace

TEST_CASE("The tables of a report are whole in every width that they may have", "[panels]") {
    const std::vector<play::lab::ReportSection> sections{worth()};
    for (const Look& look : looks) {
        Desk table(look);
        critic::CanvasTexts texts;
        table.window.canvas().set_witness(&texts);
        for (const float width : {430.0F, 520.0F, 580.0F, 660.0F, 900.0F}) {
            const float wide = std::min(width * look.scale, 1240.0F);
            CAPTURE(look.name, wide);
            table.picture([&] {
                const ui::Panel panel("report", {10.0F, 10.0F, wide, 700.0F}, ui::Panel::Look::dark,
                                      12.0F, 12.0F);
                ui::show_sections(table.kit(), sections);
            });
            CHECK(critic::faults(texts) == "");
            for (const char* word : {"Handling", "Permanent", "better", "difference"})
                CHECK(words_drawn::words().contains(word));
            for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
                if (window->Active && std::string_view(window->Name) == "report")
                    CHECK(is_within(*window, 10.0F + wide));
        }
    }
}

TEST_CASE("Of the races worth watching the one that is clicked is watched", "[panels]") {
    play::lab::ReportSection section;
    section.races = {{"closest finish: race 8", "close.json"}, {"longest: race 3", "long.json"}};
    const std::vector<play::lab::ReportSection> sections{section};
    Desk table(looks[0]);
    std::optional<std::string> watched;
    const auto show = [&] {
        const ui::Panel panel("report", {10.0F, 10.0F, 600.0F, 300.0F}, ui::Panel::Look::dark,
                              12.0F, 12.0F);
        if (auto file = ui::show_sections(table.kit(), sections)) watched = std::move(file);
    };
    // Each where there is a button, from the top down.
    std::vector<std::string> in_order;
    for (float y = 20.0F; y < 300.0F; y += 6.0F) {
        watched.reset();
        for (const auto kind : {stage::InputKind::mouse_moved, stage::InputKind::mouse_moved,
                                stage::InputKind::mouse_pressed, stage::InputKind::mouse_released,
                                stage::InputKind::mouse_moved}) {
            stage::InputEvent event;
            event.kind = kind;
            event.at = {40.0F, y};
            table.frame.feed(event);
            table.picture(show);
        }
        if (watched && (in_order.empty() || in_order.back() != *watched))
            in_order.push_back(*watched);
    }
    CHECK(in_order == std::vector<std::string>{"close.json", "long.json"});
}
