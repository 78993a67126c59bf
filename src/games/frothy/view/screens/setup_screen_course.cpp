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
    const float small_tall = std::ceil(46.0F * s);
    const float card =
        (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    // The pictures leave room for the longest word: names break between words alone.
    float longest = 0.0F;
    for (const CourseOffer& offer : offers.courses) {
        const char* name = tr(offer.course.plan().name.c_str());
        longest = std::max(longest, ui::longest_word(fonts.label, name));
    }
    const float beside = 24.0F * s;
    const float small_wide =
        std::floor(std::clamp(card - longest - beside - 1.0F, 48.0F * s, 84.0F * s));
    // All cards are as tall as the longest name on its lines.
    const float label_room = std::max(1.0F, card - small_wide - beside);
    float row = small_tall;
    for (const CourseOffer& offer : offers.courses) {
        const char* name = tr(offer.course.plan().name.c_str());
        row = std::max(row, ui::text_height(fonts.label, name, label_room));
    }
    row += 12.0F * s;

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
    ImGui::Image(preview(page, plan.course, size).sprite().imgui_id(), {wide, tall});
    show_text(fonts.heading, name);
    show_text(fonts.body_italic, description);
    ImGui::PushStyleColor(ImGuiCol_Text, packed(theme::sand));
    show_text(fonts.label, facts);
    ImGui::PopStyleColor();
    ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), std::floor(top + tall + words)));

    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
        const bool is_chosen = i == plan.course;
        ImGui::PushID(static_cast<int>(i));
        if (is_chosen) {
            ImGui::PushStyleColor(ImGuiCol_Button, packed(theme::brick));
            ImGui::PushStyleColor(ImGuiCol_Border, packed(theme::sand));
        }
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        if (ImGui::Button("##course", {card, row})) {
            plan.course = i;
            plan.laps = usual_laps(offers.courses[i].course);
            plan.terms.head_start = proposed_head_start(offers.courses[i].course);
            fit_to(plan, offers);
        }
        if (is_chosen) ImGui::PopStyleColor(2);
        // A long list scrolls: only what is seen is painted.
        if (!ImGui::IsItemVisible()) {
            ImGui::PopID();
            continue;
        }
        const stage::Layer& small =
            preview(page, i, {static_cast<int>(small_wide), static_cast<int>(small_tall)});
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const ImVec2 low = {corner.x + 6.0F * s, corner.y + 6.0F * s};
        list.AddImage(small.sprite().imgui_id(), low, {low.x + small_wide, low.y + small_tall});
        const char* label = tr(offers.courses[i].course.plan().name.c_str());
        const float line = fonts.label->FontSize;
        const float height = fonts.label->CalcTextSizeA(line, FLT_MAX, label_room, label).y;
        list.PushClipRect(corner, {corner.x + card, corner.y + row}, true);
        list.AddText(fonts.label, line,
                     {low.x + small_wide + 12.0F * s, corner.y + (row - height) / 2.0F},
                     packed(theme::ivory), label, nullptr, label_room);
        list.PopClipRect();
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

}  // namespace frothy
