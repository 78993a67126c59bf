// The courses to choose from, with their pictures and facts.
#include <algorithm>
#include <cmath>

#include "games/frothy/view/core/race_length.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;

namespace {

// "Circuit · 62 spaces round · 2 to 6 vehicles · 3 hazards, 4 amphorae".
std::string facts_of(const Course& course) {
    const CoursePlan& plan = course.plan();
    std::string text = tr(plan.circuit ? mark("Circuit") : mark("Open course"));
    // One fact with its number.
    const auto add = [&text](const char* pattern, int number) {
        text += " · " + say(pattern, {number});
    };
    const int length = course.length();
    add(plan.circuit ? by_count(length, "{0} space round", "{0} spaces round")
                     : by_count(length, "{0} space to the line", "{0} spaces to the line"),
        length);
    const auto most = static_cast<int>(std::min<std::size_t>(plan.grid.size(), 6));
    add(by_count(most, "up to {0} vehicle", "up to {0} vehicles"), most);
    const auto count = [&](auto wanted) {
        return static_cast<int>(std::ranges::count_if(plan.features, wanted));
    };
    const int hazards = count([](const Features& f) { return f.hazard; });
    const int fragile = count([](const Features& f) { return f.fragile > 0; });
    const int solid = count([](const Features& f) { return f.solid; });
    if (hazards > 0) add(by_count(hazards, "{0} hazard", "{0} hazards"), hazards);
    if (fragile > 0) {
        add(by_count(fragile, "{0} fragile obstacle", "{0} fragile obstacles"), fragile);
    }
    if (solid > 0) add(by_count(solid, "{0} solid obstacle", "{0} solid obstacles"), solid);
    return text;
}

}  // namespace

void SetupScreen::show_course(const Page& page) {
    const ui::Kit& kit = page.kit;
    const SetupOffers& offers = page.offers;
    SetupPlan& plan = page.plan;
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float width = ImGui::GetContentRegionAvail().x;
    const float room = ImGui::GetContentRegionAvail().y;
    const Course& chosen = page.course();

    const int columns = width > 420.0F * s ? 2 : 1;
    const float gap = 10.0F * s;
    const float card =
        (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    std::vector<std::string> names;
    for (const CourseOffer& offer : offers.courses)
        names.emplace_back(tr(offer.course.plan().name.c_str()));
    const stage::PixelSize small = card_picture_size(kit, card, names);
    const float row = card_height(kit, card, names, false);

    // The picture takes what words and cards leave.
    const std::string name = tr(chosen.plan().name.c_str());
    const std::string description = tr(chosen.plan().description.c_str());
    const std::string facts = facts_of(chosen);
    const auto rows =
        static_cast<float>((offers.courses.size() + static_cast<std::size_t>(columns) - 1) /
                           static_cast<std::size_t>(columns));
    // As tall for each course as for the one with most to say: the cards keep their places.
    float words = 0.0F;
    for (const CourseOffer& offer : offers.courses) {
        const CoursePlan& plan_of_it = offer.course.plan();
        words = std::max(
            words, text_height(fonts.heading, tr(plan_of_it.name.c_str()), width) +
                       text_height(fonts.body_italic, tr(plan_of_it.description.c_str()), width) +
                       text_height(fonts.label, facts_of(offer.course), width));
    }
    words += 4.0F * ImGui::GetStyle().ItemSpacing.y + 4.0F * s;
    const float left = room - words - rows * (row + gap);
    const float wide = width;
    const float tall = std::clamp(left, 120.0F * s, std::max(120.0F * s, wide * 0.7F));
    const stage::PixelSize size{static_cast<int>(wide), static_cast<int>(tall)};
    const float top = ImGui::GetCursorPosY();
    const stage::Layer& picture =
        cards_.picture(kit, page.canvas, offers.courses[plan.course].id, chosen, size);
    ImGui::Image(picture.sprite().imgui_id(), {wide, tall});
    show_text(fonts.heading, name);
    show_text(fonts.body_italic, description);
    ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::sand));
    show_text(fonts.label, facts);
    ImGui::PopStyleColor();
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), std::floor(top + tall + words)));

    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
        const CourseOffer& offer = offers.courses[i];
        const CourseCard shown{offer.id, names[i], {}, &offer.course, i == plan.course};
        if (!cards_.show(kit, page.canvas, shown, {card, row}, small)) continue;
        plan.course = i;
        plan.laps = usual_laps(offer.course);
        plan.terms.head_start = proposed_head_start(offer.course);
        fit_to(plan, offers);
    }
    ImGui::PopStyleVar();
}

}  // namespace frothy
