// A report in panels of all widths: nothing of its tables is cut.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string_view>
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
    return {"What its parts are worth", {}, {}, {table}, {}};
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
