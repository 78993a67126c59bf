// The words on buttons: clear of the edges, and never squeezed into letters nobody reads.
#include <catch2/catch.hpp>

#include <imgui.h>

#include "panel_desk.h"
#include "quads.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/prompt/prompt_panel_layout.h"

using namespace frothy;
using namespace panel_desk;

TEST_CASE("words in two lines keep clear of the edges of their button", "[panels]") {
    for (const float scale : {1.0F, 1.5F, 2.0F}) {
        for (const char* words : {"Accelerate with 2 Whips", "Swap Reins for Whip (Recovery)"}) {
            for (const float height : {36.0F, 44.0F, 50.0F}) {
                Desk table({{1280, 720}, scale, ""});
                const stage::Rect place{40.0F, 40.0F, 150.0F * scale, height * scale};
                table.picture([&] {
                    const ui::Panel panel("panel", {0.0F, 0.0F, 1280.0F, 720.0F},
                                          ui::Panel::Look::dark, 0.0F, 0.0F);
                    ImGui::SetCursorScreenPos({place.x, place.y});
                    ui::key_button(table.kit(), "it", words, stage::Key::enter,
                                   stage::theme::ButtonRole::decide, {place.width, place.height});
                });
                float low = place.bottom();
                float high = place.y;
                int letters = 0;
                quads::each_letter_drawn([&](const ImDrawVert& a, const ImDrawVert& c) {
                    ++letters;
                    low = std::min(low, a.pos.y);
                    high = std::max(high, c.pos.y);
                });
                INFO(words << " at " << scale << " in " << height);
                CHECK(letters >= 20);
                CHECK(low >= place.y + 2.0F * scale);
                CHECK(high <= place.bottom() - 2.0F * scale);
            }
        }
    }
}

TEST_CASE("A button keeps the size of its letters where no more than its padding is missing",
          "[panels]") {
    const auto tallest_letter = [](float missing) {
        Desk table({{1280, 720}, 1.25F, ""});
        table.picture([&] {
            const ui::Panel panel("panel", {0.0F, 0.0F, 1280.0F, 720.0F}, ui::Panel::Look::dark,
                                  0.0F, 0.0F);
            const ui::Kit kit = table.kit();
            ui::KeyButton button{.label = "Understood", .key = stage::Key::l};
            button.size = {ui::key_button_width(kit, button) - missing * ui::padding_to_spare(kit),
                           36.0F};
            ui::key_button(kit, button);
        });
        float tall = 0.0F;
        quads::each_letter_drawn([&](const ImDrawVert& a, const ImDrawVert& c) {
            tall = std::max(tall, c.pos.y - a.pos.y);
        });
        return tall;
    };
    CHECK(tallest_letter(1.0F) == Approx(tallest_letter(0.0F)));
    CHECK(tallest_letter(2.0F) < tallest_letter(0.0F));
}

TEST_CASE("In two lines on the main button letters are as large as small ones are at every scale",
          "[panels]") {
    for (const float scale : {1.0F, 1.25F, 1.5F, 1.75F, 2.0F}) {
        Desk table({{1280, 720}, scale, ""});
        ui::prompt_layout::Plan plan;
        plan.is_column = true;
        plan.unit = scale;
        plan.scale = 0.7F * scale;
        table.picture([&] {
            const ui::Panel panel("panel", {0.0F, 0.0F, 1280.0F, 720.0F}, ui::Panel::Look::dark,
                                  0.0F, 0.0F);
            ui::key_button(table.kit(), "it", "Accelerate with 2 Whips", stage::Key::enter,
                           stage::theme::ButtonRole::decide,
                           {160.0F * scale, ui::prompt_layout::main_height(plan)});
        });
        const ImFont* small = table.kit().fonts().small;
        const auto glyph_height = [small](ImWchar letter) {
            const ImFontGlyph* glyph = small->FindGlyph(letter);
            return glyph->Y1 - glyph->Y0;
        };
        int as_large = 0;
        quads::each_letter_drawn([&](const ImDrawVert& a, const ImDrawVert& c) {
            const float tall = c.pos.y - a.pos.y;
            if (std::abs(tall - glyph_height('A')) < 0.1F ||
                std::abs(tall - glyph_height('2')) < 0.1F)
                ++as_large;
        });
        INFO("at " << scale);
        CHECK(as_large >= 2);
    }
}

TEST_CASE("two buttons share a line only where both can be read", "[panels]") {
    Desk table({{1280, 720}, 1.5F, ""});
    table.picture([&] {
        ui::prompt_layout::Plan plan;
        plan.is_column = true;
        plan.letters = ui::prompt_layout::Letters::small;
        plan.density = ui::prompt_layout::Density::short_note;
        plan.scale = 1.05F;
        ui::PromptModel model;
        model.main = -1;
        for (const char* label : {"Step straight ahead", "Lash out at Drusilla", "Lash out at Red",
                                  "Sideswipe the Undaunted", "Sideswipe Black"}) {
            ui::PromptChoice choice;
            choice.label = label;
            choice.keys = {stage::Key::digit_1};
            model.choices.push_back(choice);
        }
        const ui::Kit kit = table.kit();
        ImFont* font = kit.frame.fonts().small;
        int shared = 0;  // beside another one
        for (const float width : {380.0F, 440.0F, 500.0F}) {
            const auto flow = ui::prompt_layout::flow_of(kit, plan, model, width);
            REQUIRE(flow.places.size() == model.choices.size());
            for (const auto& place : flow.places) {
                shared += place.width < width ? 1 : 0;
                const std::string& label = model.choices[place.index].label;
                const float words = ui::text_width(font, label);
                INFO(label << " in " << place.width << " of " << width);
                CHECK(place.width >=
                      ui::key_button_width(kit, label, stage::Key::digit_1, font) - 0.2F * words);
            }
        }
        CHECK(shared > 0);
    });
}
