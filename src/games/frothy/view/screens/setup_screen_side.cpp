// What stands beside the pages where the window is wide: the course, or the vehicle of a seat.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/frothy/view/screens/setup_screen.h"
#include "games/frothy/view/screens/vehicle_card.h"
#include "ui/buttons.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;

Rule SetupScreen::show_card(const ui::Kit& kit, const SetupOffers& offers, const SetupPlan& plan) {
    const SeatPlan& seat = plan.seats[std::min(seats_.chosen(), plan.seats.size() - 1)];
    return show_vehicle_card(kit, offers.licences[seat.licence],
                             ui::livery_in(kit.seating.palette, seat.livery), offers.licences,
                             plan.rules.stamina);
}

Rule SetupScreen::show_side(const ui::Kit& kit, stage::Canvas& canvas, const SetupOffers& offers,
                            SetupPlan& plan) {
    const float s = kit.scale();
    const float gap = 8.0F * s;
    const float width = std::floor((ImGui::GetContentRegionAvail().x - gap) / 2.0F);
    struct Half {
        Side side;
        const char* label;
        const char* id;
    };
    const std::array<Half, 2> halves = {{{Side::course, tr("The course"), "the course"},
                                         {Side::vehicle, tr("The vehicle"), "the vehicle"}}};
    for (const Half& half : halves) {
        const bool is_on = side_ == half.side;
        if (half.side != Side::course) ImGui::SameLine(0.0F, gap);
        // One key goes to and fro.
        if (key_button(kit, {.label = half.label,
                             .key = is_on ? stage::Key::unknown : stage::Key::f1,
                             .size = {width, std::ceil(36.0F * s)},
                             .is_lit = is_on,
                             .id = half.id})) {
            side_ = half.side;
            break;  // or the key would go on to the other one
        }
    }
    ImGui::BeginChild("side", {0.0F, 0.0F}, false, ImGuiWindowFlags_NavFlattened);
    Rule asked;
    if (side_ == Side::course) {
        show_course(kit, canvas, offers, plan);
    } else {
        asked = show_card(kit, offers, plan);
    }
    stage::theme::fade_scrolled_edges(stage::theme::deep_umber);
    ImGui::EndChild();
    return asked;
}

}  // namespace frothy
