// The buttons at the foot of the podium.
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "games/frothy/view/screens/results_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
using stage::theme::ButtonRole;

namespace {

constexpr float least_button_share = 0.8F;  // of the width a button likes to have

// What can be done now, the button for it and what it means.
using FootButton = std::pair<KeyButton, ResultsCommand>;

// The podium is left for good.
bool ends_the_race(ResultsCommand command) {
    return command == ResultsCommand::again || command == ResultsCommand::next_turn ||
           command == ResultsCommand::new_race || command == ResultsCommand::title;
}

constexpr std::size_t foot_button_count = 7;

std::array<FootButton, foot_button_count> foot_buttons(std::string_view next,
                                                       const ResultsState& state) {
    const auto role = [](bool is_main) { return is_main ? ButtonRole::decide : ButtonRole::plain; };
    const FootButton again{
        {.label = next, .key = stage::Key::a, .role = role(!state.is_first_race)},
        state.has_next_turn() ? ResultsCommand::next_turn : ResultsCommand::again};
    const FootButton new_race{
        {.label = state.is_first_race ? tr("A race with friends") : tr("New race"),
         .key = stage::Key::n,
         .role = role(state.is_first_race)},
        ResultsCommand::new_race};
    return {{
        state.is_first_race ? new_race : again,
        state.is_first_race ? again : new_race,
        {{.label = tr("Watch it again"), .key = stage::Key::w}, ResultsCommand::watch},
        {{.label = tr_in("button", "Story and dice"), .key = stage::Key::d}, ResultsCommand::story},
        {{.label = tr("The board"), .key = stage::Key::b}, ResultsCommand::look},
        {{.label = tr("Save the record"),
          .key = stage::Key::s,
          .is_enabled = state.saved_as.empty()},
         ResultsCommand::save_record},
        {{.label = tr_in("button", "Title"), .key = stage::Key::escape}, ResultsCommand::title},
    }};
}

}  // namespace

ResultsScreen::Foot ResultsScreen::lay_foot(const ui::Kit& kit, const ResultsState& state,
                                            stage::PixelSize size) const {
    const float s = kit.scale();
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    const float spacing_down = ImGui::GetStyle().ItemSpacing.y;
    Foot foot;
    foot.next = state.has_next_turn() ? say("Next turn: {0} is the Fox",
                                            {kit.seating.seat(state.match->next_fox()).name})
                                      : tr("Again");
    // As few lines as leave the letters readable: nobody scrolls for a button.
    const auto buttons = foot_buttons(foot.next, state);
    const float room =
        static_cast<float>(size.width) - 2.0F * ImGui::GetStyle().WindowPadding.x - 2.0F;
    std::array<float, foot_button_count> wide{};
    for (std::size_t i = 0; i < buttons.size(); ++i)
        wide[i] = key_button_width(kit, buttons[i].first);
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

ResultsCommand ResultsScreen::show_foot(const ui::Kit& kit, const ResultsState& state,
                                        const Foot& foot, stage::Rect where) {
    ResultsCommand command = ResultsCommand::none;
    const ScreenPanel panel("foot", where, PanelLook::umber, ImGuiWindowFlags_NoScrollbar);
    const auto buttons = foot_buttons(foot.next, state);
    const float spacing = ImGui::GetStyle().ItemSpacing.x;
    std::size_t next = 0;
    for (const FootLine& line : foot.lines) {
        const float between = spacing * static_cast<float>(line.count - 1);
        const float width = (line.width - between) * foot.share + between;
        ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), (where.width - width) / 2.0F));
        for (int i = 0; i < line.count; ++i, ++next) {
            if (i > 0) ImGui::SameLine();
            KeyButton button = buttons[next].first;
            button.size = {std::floor(key_button_width(kit, button) * foot.share),
                           foot.button_height};
            const ResultsCommand means = buttons[next].second;
            if (key_button(kit, button)) command = means;
            if (next == 0 || means == left_for_) ImGui::SetItemDefaultFocus();
        }
    }
    if (command != ResultsCommand::none)
        left_for_ = ends_the_race(command) ? ResultsCommand::none : command;
    return command;
}

}  // namespace frothy
