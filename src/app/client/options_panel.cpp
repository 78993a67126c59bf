#include "app/client/options_panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "frothy/view/screen_kit.h"

namespace app {

namespace {

constexpr std::array<float, 12> scales = {0.75F, 0.85F, 1.0F, 1.15F, 1.25F, 1.4F,
                                          1.5F,  1.75F, 2.0F, 2.25F, 2.5F,  3.0F};

int row(const frothy::PanelKit& kit, const char* label, const std::string& value) {
    const float s = kit.scale();
    const float width = ImGui::GetContentRegionAvail().x;
    const float wide = std::min(width * 0.55F, 260.0F * s);
    ImGui::PushFont(kit.frame.fonts().label);
    const float top = ImGui::GetCursorPosY();
    ImGui::SetCursorPosY(top + (36.0F * s - ImGui::GetTextLineHeight()) / 2.0F);
    ImGui::TextUnformatted(label);
    ImGui::PopFont();
    ImGui::SameLine();
    ImGui::SetCursorPos({ImGui::GetCursorStartPos().x + width - wide, top});
    return frothy::screens::stepper(kit, label, value, wide);
}

}  // namespace

float stepped_scale(float scale, int by) {
    int nearest = 0;
    for (int i = 0; i < static_cast<int>(scales.size()); ++i) {
        const auto distance = [&](int at) {
            return std::abs(scales[static_cast<std::size_t>(at)] - scale);
        };
        if (distance(i) < distance(nearest)) nearest = i;
    }
    const int wanted = std::clamp(nearest + by, 0, static_cast<int>(scales.size()) - 1);
    return scales[static_cast<std::size_t>(wanted)];
}

bool show_options(const frothy::PanelKit& kit, Settings& settings) {
    bool is_changed = false;
    const auto percent = static_cast<int>(std::lround(settings.scale * 100.0F));
    if (const int by = row(kit, "Size of everything", std::to_string(percent) + " %"); by != 0) {
        settings.scale = stepped_scale(settings.scale, by);
        is_changed = true;
    }
    const auto pace_name = [](Pace pace) {
        return std::string(pace == Pace::normal ? "as it comes"
                           : pace == Pace::fast ? "brisk"
                                                : "at once");
    };
    if (const int by = row(kit, "Things move", pace_name(settings.pace)); by != 0) {
        settings.pace = static_cast<Pace>((static_cast<int>(settings.pace) + by + 3) % 3);
        is_changed = true;
    }
    if (row(kit, "The window", settings.is_fullscreen ? "fills the screen" : "is a window") != 0) {
        settings.is_fullscreen = !settings.is_fullscreen;
        is_changed = true;
    }
    const std::string loud = settings.is_muted || settings.volume == 0
                                 ? "silent"
                                 : std::to_string(settings.volume) + " %";
    if (const int by = row(kit, "Sound", loud); by != 0) {
        settings.volume = std::clamp(settings.volume + 10 * by, 0, 100);
        settings.is_muted = false;
        is_changed = true;
    }
    if (row(kit, "Lessons at the table", settings.has_coach ? "in play" : "none") != 0) {
        settings.has_coach = !settings.has_coach;
        if (settings.has_coach) settings.taught.clear();
        is_changed = true;
    }
    frothy::screens::show_muted(kit.frame.fonts().small,
                                "Ctrl + and Ctrl - change the size, Ctrl M the sound, F11 fills "
                                "the screen.");
    return is_changed;
}

}  // namespace app
