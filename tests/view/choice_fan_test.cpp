// The hand of cards among the choices of a move.
#include <catch2/catch.hpp>

#include "panel_desk.h"
#include "ui/prompt/prompt_panel_layout.h"

using namespace frothy;
using namespace panel_desk;
using namespace ui::prompt_layout;

TEST_CASE("The number of the last cards in a narrow hand stands within the hand", "[panels]") {
    const Look look{{1280, 720}, 2.0F, "1280x200"};
    Desk table(look);
    Plan plan;
    plan.is_column = true;
    plan.density = Density::short_note;
    REQUIRE(is_tight(plan));
    for (const float width : {300.0F, 360.0F, 420.0F}) {
        for (const std::size_t cards : {2U, 3U, 4U}) {
            plan.hand = width;
            const CardFan fan = choice_fan(table.kit(), plan, cards);
            const float left = fan_edge * fan.scale + static_cast<float>(cards - 1) * fan.pitch;
            INFO(cards << " in " << width);
            // Key and number: 9.5 + 10.5 and twice 5 beside the words, at a scale of 1.
            const float words =
                table.frame.fonts().small->CalcTextSizeA(38.0F, 1.0e6F, 0.0F, "×3").x;
            CHECK(left + 30.0F * fan.scale + words <= width);
        }
    }
}
