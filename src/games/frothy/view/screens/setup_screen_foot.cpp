// At the foot of the set-up: how far the race goes.
#include <algorithm>
#include <string>

#include "games/frothy/view/screens/setup_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;

namespace {

std::string laps_text(int laps) { return say(by_count(laps, "{0} lap", "{0} laps"), {laps}); }

float laps_width(const ui::Kit& kit) {
    return std::max({150.0F * kit.scale(), stepper_width(kit, laps_text(1)),
                     stepper_width(kit, laps_text(99))});
}

bool counts_laps(const Course& course, const SetupPlan& plan) {
    return plan.terms.type == RaceType::fastest && course.is_circuit();
}

// How far it goes where no laps are counted.
const char* way_text(const Course& course) {
    return tr(course.is_circuit() ? mark("Round and round") : mark("Once, to the line"));
}

}  // namespace

float SetupScreen::way_width(const ui::Kit& kit, const SetupOffers& offers, const SetupPlan& plan) {
    const Course& course = offers.courses[plan.course].course;
    if (counts_laps(course, plan)) return laps_width(kit);
    return ui::text_width(kit.frame.fonts().label, way_text(course));
}

void SetupScreen::show_way(const ui::Kit& kit, const SetupOffers& offers, SetupPlan& plan) {
    const Course& course = offers.courses[plan.course].course;
    if (counts_laps(course, plan)) {
        const int by = stepper(kit, "laps", laps_text(plan.laps), laps_width(kit));
        plan.laps = std::clamp(plan.laps + by, 1, 99);
        return;
    }
    const FontScope font(kit.frame.fonts().label);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(way_text(course));
}

}  // namespace frothy
