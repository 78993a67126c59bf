// The foot of the set-up: how far the race goes, the number its chance comes from, and the start.
#include <algorithm>
#include <charconv>
#include <cstring>

#include "games/frothy/view/screens/setup_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"

namespace frothy {

using namespace ui;
using stage::theme::ButtonRole;

namespace {

constexpr float between = 24.0F;
constexpr float seed_field = 200.0F;

KeyButton start_button() {
    return {.label = tr("Start the race"), .key = stage::Key::enter, .role = ButtonRole::decide};
}

KeyButton back_button() { return {.label = tr("Back"), .key = stage::Key::escape}; }

const char* seed_label() { return tr_in("of chance", "Seed"); }

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

bool SetupScreen::seed_fits(const ui::Kit& kit, const SetupOffers& offers, const SetupPlan& plan,
                            float room) {
    const float s = kit.scale();
    const Course& course = offers.courses[plan.course].course;
    ImFont* font = kit.frame.fonts().label;
    const float way =
        counts_laps(course, plan) ? laps_width(kit) : ui::text_width(font, way_text(course));
    const float seed =
        ui::text_width(font, seed_label()) + ImGui::GetStyle().ItemSpacing.x + seed_field * s;
    return key_button_width(kit, back_button()) + way + seed +
               key_button_width(kit, start_button()) + 3.0F * between * s <=
           room;
}

void SetupScreen::show_seed(const ui::Kit& kit, SetupPlan& plan) {
    const float top = ImGui::GetCursorPosY();
    ImGui::PushFont(kit.frame.fonts().label);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(seed_label());
    ImGui::SameLine();
    ImGui::SetNextItemWidth(seed_field * kit.scale());
    ImGui::SetCursorPosY(top);
    if (plan.seed && seed_words_[0] == '\0') {
        std::to_chars(seed_words_.data(), seed_words_.data() + seed_words_.size() - 1, *plan.seed);
    }
    if (ImGui::InputTextWithHint("##seed", tr("chance decides"), seed_words_.data(),
                                 seed_words_.size() - 2, ImGuiInputTextFlags_CharsDecimal)) {
        std::uint64_t seed = 0;
        const char* end = seed_words_.data() + std::strlen(seed_words_.data());
        const auto read = std::from_chars(seed_words_.data(), end, seed);
        plan.seed.reset();
        if (read.ec == std::errc{} && read.ptr == end && end != seed_words_.data()) {
            plan.seed = seed;
        }
    }
    if (ImGui::IsItemHovered()) {
        ImGui::SetTooltip("%s", tr("The same number gives the same dice and the same grid again."));
    }
    ImGui::PopFont();
}

SetupReply SetupScreen::show_foot(const ui::Kit& kit, const SetupOffers& offers, SetupPlan& plan,
                                  bool has_seed) {
    const float s = kit.scale();
    SetupReply reply;
    const Course& course = offers.courses[plan.course].course;
    const KeyButton start = start_button();
    const float room = ImGui::GetContentRegionAvail().x;
    const float top = ImGui::GetCursorPosY();
    if (key_button(kit, back_button())) reply.command = SetupCommand::back;
    ImGui::SameLine(0.0F, between * s);
    ImGui::SetCursorPosY(top + 4.0F * s);
    if (counts_laps(course, plan)) {
        const int by = stepper(kit, "laps", laps_text(plan.laps), laps_width(kit));
        plan.laps = std::clamp(plan.laps + by, 1, 99);
    } else {
        ImGui::PushFont(kit.frame.fonts().label);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(way_text(course));
        ImGui::PopFont();
    }
    if (has_seed) {
        ImGui::SameLine(0.0F, between * s);
        ImGui::SetCursorPosY(top + 4.0F * s);
        show_seed(kit, plan);
    }
    const float right = key_button_width(kit, start);
    ImGui::SameLine();
    ImGui::SetCursorPos({ImGui::GetCursorStartPos().x + room - right, top});
    if (key_button(kit, start)) reply.command = SetupCommand::start;
    return reply;
}

}  // namespace frothy
