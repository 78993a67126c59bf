#include "ui/replay/replay_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/panels.h"
#include "ui/pictures.h"
#include "ui/replay/replay_bar_buttons.h"

namespace ui {

namespace theme = stage::theme;
using replay_buttons::BarButton;
using replay_buttons::BarRows;
using replay_buttons::buttons_of;
using replay_buttons::rows_of;
using theme::ButtonRole;

namespace {

// Pixels at an interface scale of 1.
constexpr float padding = 12.0F;
constexpr float wide_enough = 560.0F;     // for words and dice side by side
constexpr float most_dice_share = 0.42F;  // of the width
constexpr float best_lane = 20.0F;

// How tall the parts are: less where there is little room, so that nothing has to be scrolled.
struct Measures {
    float words;        // beside dice that take all of it
    float words_alone;  // where the dice stand below
    float dice_alone;
    float ruler;
    float least_lane;
    float button;
    float between;
};
constexpr Measures roomy{44.0F, 26.0F, 32.0F, 22.0F, 8.0F, 46.0F, 8.0F};
constexpr Measures tight{30.0F, 22.0F, 26.0F, 18.0F, 5.0F, 34.0F, 5.0F};

// Where one is in words, and the dice.
float news_height(const Measures& measures, float width, float s) {
    return (width >= wide_enough * s ? measures.words
                                     : measures.words_alone + measures.dice_alone) *
           s;
}

float buttons_height(const Measures& measures, int rows, float s) {
    return (static_cast<float>(rows) * (measures.button + measures.between) - measures.between) * s;
}

}  // namespace

ReplayReply ReplayBar::take_reply() { return std::exchange(reply_, {}); }

float ReplayBar::wanted_height(const Kit& kit, float width) const {
    const float s = kit.scale();
    const float inside = width - 2.0F * padding * s;
    const int rows = rows_of(buttons_of(kit, state_), inside, s).rows;
    const float lanes =
        state_.timeline == nullptr ? 1.0F : static_cast<float>(state_.timeline->lanes());
    return std::ceil(news_height(roomy, inside, s) + buttons_height(roomy, rows, s) +
                     s * (2.0F * padding + roomy.ruler + lanes * best_lane + 2.0F * roomy.between));
}

void ReplayBar::show(const Kit& kit, stage::Rect where, const ShowThrown& thrown) {
    const float s = kit.scale();
    if (state_.timeline == nullptr) return;
    const stage::Rect inside = stage::grown(where, -padding * s);
    const auto lanes = static_cast<float>(state_.timeline->lanes());
    const std::vector<BarButton> buttons = buttons_of(kit, state_);
    const BarRows rows = rows_of(buttons, inside.width, s);
    const auto least = [&](const Measures& measures) {
        return news_height(measures, inside.width, s) + buttons_height(measures, rows.rows, s) +
               (measures.ruler + lanes * measures.least_lane + 2.0F * measures.between) * s;
    };
    const Measures& measures = least(roomy) <= inside.height ? roomy : tight;
    const Panel panel("replay", where, Panel::Look::dark, padding * s, padding * s,
                      least(tight) <= inside.height ? Panel::Scroll::never
                                                    : Panel::Scroll::if_needed);
    ImGui::GetWindowDrawList()->AddRect({where.x + 1, where.y + 1},
                                        {where.right() - 1, where.bottom() - 1}, packed(theme::mud),
                                        theme::panel_radius * s, 0, 1.5F * s);
    const float news = news_height(measures, inside.width, s);
    const float foot = buttons_height(measures, rows.rows, s);
    show_news(kit, {inside.x, inside.y, inside.width, news}, measures.words_alone * s, thrown);
    // The lanes take what is left, down to lines one can still tell apart.
    const float top = inside.y + news + measures.between * s;
    const float room = inside.bottom() - foot - measures.between * s - top - measures.ruler * s;
    const float lane = std::clamp(room / lanes, measures.least_lane * s, best_lane * s);
    const stage::Rect timeline{inside.x, top, inside.width, measures.ruler * s + lanes * lane};
    show_timeline(kit, timeline, lane);
    const float left = inside.bottom() - foot;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const BarRows::Place& place = rows.places[i];
        const float y = std::max(left, timeline.bottom() + measures.between * s) +
                        static_cast<float>(place.row) * (measures.button + measures.between) * s;
        show_button(kit, buttons[i],
                    {inside.x + place.x, std::round(y), place.width, measures.button * s});
    }
}

void ReplayBar::show_news(const Kit& kit, stage::Rect where, float line, const ShowThrown& thrown) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const bool is_wide = where.width >= wide_enough * s;
    stage::Rect words = where;
    stage::Rect below = where;  // dice and count, where it is narrow
    if (!is_wide) {
        words.height = line;
        below = {where.x, words.bottom(), where.width, where.height - line};
    }
    const std::string count = say(
        "{0} of {1}", {static_cast<int>(state_.stop), static_cast<int>(state_.timeline->last())});
    const float counted = text_width(fonts.small, count);
    draw_text(*ImGui::GetWindowDrawList(), fonts.small,
              {is_wide ? where.right() - counted : where.x,
               below.centre().y - fonts.small->FontSize / 2.0F},
              packed(theme::stone), count);
    const float most = is_wide ? most_dice_share * where.width : where.width - counted - 12.0F * s;
    if (is_wide) words.width -= counted + 12.0F * s;
    if (thrown) {
        const float taken = thrown(is_wide ? words : below, most);
        if (is_wide) words.width -= taken;
    }
    show_words(kit, words);
}

void ReplayBar::show_words(const Kit& kit, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = where.centre().y;
    float x = where.x;
    const kernel::PlayerId who = state_.timeline->stops()[state_.stop].who;
    if (who != kernel::nobody) {
        draw_badge(kit, list, {x + 13.0F * s, middle}, 12.0F * s, who);
        x += 34.0F * s;
    }
    const std::string& words = state_.words;
    const float room = where.right() - x;
    ImFont* font = fonts.heading;
    if (text_width(font, words) > room) font = fonts.label;
    if (text_width(font, words) > room) font = fonts.small;
    const float wide = text_width(font, words);
    const float shown = std::min(wide, room);
    draw_text_fitted(list, font, {x + shown / 2.0F, middle}, packed(theme::ivory), words, shown);
    if (wide > room && ImGui::IsMouseHoveringRect({x, where.y}, {x + room, where.bottom()})) {
        paper_tooltip(kit, words, RuleRef());
    }
}

void ReplayBar::show_button(const Kit& kit, const BarButton& button, stage::Rect where) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 from{where.x, where.y};
    const ImVec2 to{where.right(), where.bottom()};
    if (button.command == ReplayCommand::none) {
        list.AddRectFilled(from, to, packed(theme::ink, 0.35F));
        draw_text_fitted(list, kit.frame.fonts().label, {where.centre().x, where.centre().y},
                         packed(theme::ivory), button.label, where.width - 4.0F * s);
        return;
    }
    ImGui::SetCursorScreenPos(from);
    ImGui::BeginDisabled(!button.is_ready);
    const std::string id = "replay" + std::to_string(static_cast<int>(button.command));
    const ButtonRole role =
        button.command == ReplayCommand::play_or_pause ? ButtonRole::paper : ButtonRole::plain;
    if (key_button(kit, id.c_str(), "", stage::Key::unknown, role, {where.width, where.height})) {
        reply_.command = button.command;
    }
    ImGui::EndDisabled();
    const bool is_hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    const float opacity = button.is_ready ? 1.0F : 0.4F;
    const stage::Colour ink = role == ButtonRole::paper ? theme::ink : theme::ivory;
    replay_buttons::draw_face(kit, list, button, from, to, packed(ink, opacity));
    if (is_hovered) paper_tooltip(kit, button.hint + "  (" + button.keyboard + ")", RuleRef());
}

}  // namespace ui
