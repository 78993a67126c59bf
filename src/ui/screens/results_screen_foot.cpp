// The buttons at the foot of the podium.
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/screens/results_screen.h"

namespace ui {

namespace {

constexpr float least_button_share = 0.8F;  // of the width a button likes to have

KeyButton button_of(const ResultsButton& button) {
    return {.label = button.label,
            .key = button.key,
            .role = button.role,
            .is_enabled = button.is_enabled};
}

}  // namespace

ResultsScreen::Foot ResultsScreen::lay_foot(const Kit& kit, const Results& results,
                                            stage::PixelSize size) {
    const float s = kit.scale();
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float spacing_down = ImGui::GetStyle().ItemSpacing.y;
    Foot foot;
    // As few lines as leave the letters readable: nobody scrolls for a button.
    const std::vector<ResultsButton>& buttons = results.buttons;
    const float room = stage::all_of(size).width - 2.0F * ImGui::GetStyle().WindowPadding.x - 2.0F;
    std::vector<float> wide;
    for (const ResultsButton& button : buttons)
        wide.push_back(key_button_width(kit, button_of(button)));
    for (std::size_t lines = 1; lines <= buttons.size(); ++lines) {
        foot.lines.clear();
        foot.share = 1.0F;
        for (std::size_t line = 0, next = 0; line < lines; ++line) {
            // The first lines have the one button more where they do not come out even.
            const std::size_t count = (buttons.size() - next + lines - line - 1) / (lines - line);
            const float between = spacing * static_cast<float>(count - 1);
            float used = 0.0F;
            for (std::size_t i = 0; i < count; ++i, ++next)
                used += wide[next];
            foot.lines.push_back({static_cast<int>(count), used + between});
            foot.share = std::min(foot.share, (room - between) / used);
        }
        if (foot.share >= least_button_share) break;
    }
    const bool is_one_line = foot.lines.size() == 1;
    foot.button_height = std::ceil((is_one_line ? 44.0F : 40.0F) * s);
    foot.height = is_one_line ? 82.0F * s
                              : 2.0F * ImGui::GetStyle().WindowPadding.y - spacing_down +
                                    (foot.button_height + spacing_down) *
                                        static_cast<float>(foot.lines.size());
    return foot;
}

std::optional<std::size_t> ResultsScreen::show_foot(const Kit& kit, const Results& results,
                                                    const Foot& foot, stage::Rect where) {
    std::optional<std::size_t> pressed;
    const ScreenPanel panel("foot", where, PanelLook::umber, ImGuiWindowFlags_NoScrollbar);
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    std::size_t next = 0;
    for (const FootLine& line : foot.lines) {
        const float between = spacing * static_cast<float>(line.count - 1);
        const float width = (line.width - between) * foot.share + between;
        ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), (where.width - width) / 2.0F));
        for (int i = 0; i < line.count; ++i, ++next) {
            if (i > 0) ImGui::SameLine();
            KeyButton button = button_of(results.buttons[next]);
            button.size = {std::floor(key_button_width(kit, button) * foot.share),
                           foot.button_height};
            // Who strikes Enter through the last moves means no other race: first the cursor is
            // moved, or the button's own key is struck.
            button.takes_enter = !results.buttons[next].is_farewell ||
                                 kit.frame.caps().device() == stage::Device::pad;
            if (key_button(kit, button)) pressed = next;
            if (next == 0 || next == left_for_) ImGui::SetItemDefaultFocus();
        }
    }
    if (pressed) left_for_ = results.buttons[*pressed].is_farewell ? std::nullopt : pressed;
    return pressed;
}

}  // namespace ui
