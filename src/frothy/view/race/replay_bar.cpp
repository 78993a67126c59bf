#include "frothy/view/replay_bar.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "frothy/view/kit/panel_parts.h"
#include "frothy/view/prompt/thrown_dice.h"

namespace frothy {

namespace theme = stage::theme;
using namespace parts;
using theme::ButtonRole;

namespace {

// Pixels at an interface scale of 1.
constexpr float padding = 12.0F;
constexpr float words_height = 44.0F;  // beside dice that take all of it
constexpr float words_alone = 26.0F;   // where the dice stand below
constexpr float dice_alone = 32.0F;
constexpr float wide_enough = 560.0F;     // for words and dice side by side
constexpr float most_dice_share = 0.42F;  // of the width
constexpr float ruler_height = 22.0F;
constexpr float best_lane = 20.0F;
constexpr float least_lane = 8.0F;
constexpr float button_height = 40.0F;
constexpr float between = 8.0F;

// What a button shows in place of a word.
enum class Glyph : std::uint8_t {
    to_start,
    round_before,
    mark_before,
    step_back,
    play,
    pause,
    step,
    next_mark,
    next_round,
    to_end,
    word,
};

struct BarButton {
    ReplayCommand command = ReplayCommand::none;
    Glyph glyph = Glyph::word;
    std::string label;  // of a word
    std::string key;    // in words, for the note
    std::string hint;
    float width = 0.0F;
    bool is_ready = true;
    stage::Key cap = stage::Key::unknown;  // shown beside a word
};

std::string speed_text(float speed) {
    if (speed == 0.25F) return "1/4 ×";
    if (speed == 0.5F) return "1/2 ×";
    return std::to_string(static_cast<int>(speed)) + " ×";
}

std::vector<BarButton> buttons_of(const PanelKit& kit, const ReplayBarState& state) {
    const float s = kit.scale();
    const bool has_past = state.stop > 0;
    const bool has_future = state.replay != nullptr && state.stop < state.replay->last();
    const float narrow = 37.0F * s;
    float speed_width = 54.0F * s;
    for (const float speed : replay_speeds) {
        const float wide = text_width(kit.frame.fonts().label, speed_text(speed));
        speed_width = std::max(speed_width, wide + 8.0F * s);
    }
    std::vector<BarButton> buttons = {
        {ReplayCommand::to_start, Glyph::to_start, "", tr_in("key", "Home"), tr("To the start"),
         narrow, has_past},
        {ReplayCommand::round_before, Glyph::round_before, "", say("Shift {0}", {"←"}),
         tr("Back to the start of the round"), narrow, has_past},
        {ReplayCommand::mark_before, Glyph::mark_before, "", "[", tr("Back to the mark before"),
         narrow, has_past},
        {ReplayCommand::step_back, Glyph::step_back, "", "←", tr("One step back"), narrow,
         has_past},
        {ReplayCommand::play_or_pause, state.is_playing ? Glyph::pause : Glyph::play, "",
         tr_in("key", "Space"),
         state.is_playing ? tr_in("button", "Pause")
         : has_future     ? tr_in("button", "Play")
                          : tr("Play it again from the start"),
         68.0F * s, has_past || has_future},
        {ReplayCommand::step, Glyph::step, "", "→", tr("One step on"), narrow, has_future},
        {ReplayCommand::next_mark, Glyph::next_mark, "", "]", tr("On to the next mark"), narrow,
         has_future},
        {ReplayCommand::next_round, Glyph::next_round, "", say("Shift {0}", {"→"}),
         tr("On to the next round"), narrow, has_future},
        {ReplayCommand::to_end, Glyph::to_end, "", tr_in("key", "End"), tr("To the end"), narrow,
         has_future},
        {ReplayCommand::slower, Glyph::word, "−", "S", tr("Slower"), 34.0F * s, state.speed > 0},
        {ReplayCommand::none, Glyph::word, speed_text(replay_speeds[state.speed]), "",
         tr("How fast it plays"), speed_width, true},
        {ReplayCommand::faster, Glyph::word, "+", "F", tr("Faster"), 34.0F * s,
         state.speed + 1 < replay_speeds.size()},
    };
    const bool has_pad = kit.frame.caps().device() == stage::Device::pad;
    const auto add_word = [&](ReplayCommand command, const char* label, stage::Key key,
                              stage::Key on_pad, const char* hint) {
        buttons.push_back({command, Glyph::word, label, stage::name_of(key), hint,
                           std::ceil(key_button_width(kit, label, key)), true,
                           has_pad ? on_pad : key});
    };
    if (state.can_note) {
        add_word(ReplayCommand::note, tr_in("button", "Note"), stage::Key::n, stage::Key::unknown,
                 tr("Pin a note to this moment"));
    }
    if (state.can_branch) {
        add_word(ReplayCommand::branch, tr_in("button", "Play on"), stage::Key::b,
                 stage::Key::main_choice,
                 tr("Play on from here: a race of its own, and this one stays as it is"));
    }
    if (state.has_story) {
        add_word(ReplayCommand::story, tr_in("button", "Story and dice"), stage::Key::d,
                 stage::Key::f1, tr("What happened in short, and the luck of the dice"));
    }
    return buttons;
}

// Where each button goes in rows of this width; the rows there are.
std::size_t flow(std::vector<BarButton>& buttons, float width, float s,
                 std::vector<stage::Vec2>* places) {
    float x = 0.0F;
    std::size_t row = 0;
    for (const BarButton& button : buttons) {
        if (x > 0.0F && x + button.width > width) {
            x = 0.0F;
            ++row;
        }
        if (places != nullptr) {
            places->push_back({x, static_cast<float>(row) * (button_height + between) * s});
        }
        // The parts of the speed stand close.
        const bool is_speed =
            button.command == ReplayCommand::slower || button.command == ReplayCommand::none;
        x += button.width + (is_speed ? 0.0F : 5.0F * s);
        const bool ends_group =
            button.command == ReplayCommand::to_end || button.command == ReplayCommand::faster;
        if (ends_group) x += 10.0F * s;
    }
    return row + 1;
}

// Triangles and bars within a square of this half side about the centre.
void draw_glyph(ImDrawList& list, Glyph glyph, ImVec2 centre, float half, ImU32 colour) {
    const auto arrow = [&](float at, float way) {
        list.AddTriangleFilled({centre.x + (at - 0.5F * way) * half, centre.y - half},
                               {centre.x + (at + 0.5F * way) * half, centre.y},
                               {centre.x + (at - 0.5F * way) * half, centre.y + half}, colour);
    };
    const auto bar = [&](float at) {
        list.AddRectFilled({centre.x + (at - 0.14F) * half, centre.y - half},
                           {centre.x + (at + 0.14F) * half, centre.y + half}, colour);
    };
    const auto diamond = [&](float at) {
        list.AddQuadFilled({centre.x + (at - 0.55F) * half, centre.y},
                           {centre.x + at * half, centre.y - 0.75F * half},
                           {centre.x + (at + 0.55F) * half, centre.y},
                           {centre.x + at * half, centre.y + 0.75F * half}, colour);
    };
    switch (glyph) {
    case Glyph::to_start:
        bar(-0.8F);
        arrow(0.1F, -1.3F);
        break;
    case Glyph::round_before:
        arrow(-0.5F, -1.0F);
        arrow(0.5F, -1.0F);
        break;
    case Glyph::mark_before:
        diamond(-0.65F);
        arrow(0.5F, -1.0F);
        break;
    case Glyph::step_back: arrow(0.0F, -1.2F); break;
    case Glyph::play: arrow(0.1F, 1.5F); break;
    case Glyph::pause:
        list.AddRectFilled({centre.x - 0.8F * half, centre.y - half},
                           {centre.x - 0.2F * half, centre.y + half}, colour);
        list.AddRectFilled({centre.x + 0.2F * half, centre.y - half},
                           {centre.x + 0.8F * half, centre.y + half}, colour);
        break;
    case Glyph::step: arrow(0.0F, 1.2F); break;
    case Glyph::next_mark:
        arrow(-0.5F, 1.0F);
        diamond(0.65F);
        break;
    case Glyph::next_round:
        arrow(-0.5F, 1.0F);
        arrow(0.5F, 1.0F);
        break;
    case Glyph::to_end:
        arrow(-0.1F, 1.3F);
        bar(0.8F);
        break;
    case Glyph::word: break;
    }
}

// Where one is in words, and the dice.
float news_height(float width, float s) {
    return (width >= wide_enough * s ? words_height : words_alone + dice_alone) * s;
}

}  // namespace

ReplayReply ReplayBar::take_reply() { return std::exchange(reply_, {}); }

float ReplayBar::wanted_height(const PanelKit& kit, float width) const {
    const float s = kit.scale();
    std::vector<BarButton> buttons = buttons_of(kit, state_);
    const std::size_t rows = flow(buttons, width - 2.0F * padding * s, s, nullptr);
    const float lanes = state_.replay == nullptr ? 1.0F : state_.replay->start().vehicle_count;
    return std::ceil(news_height(width - 2.0F * padding * s, s) +
                     s * (2.0F * padding + ruler_height + lanes * best_lane + 2.0F * between +
                          static_cast<float>(rows) * (button_height + between) - between));
}

void ReplayBar::show(const PanelKit& kit, stage::Rect where, const ShownDice* dice) {
    const float s = kit.scale();
    const Panel panel("replay", where, Panel::Look::dark, padding * s, padding * s);
    ImGui::GetWindowDrawList()->AddRect({where.x + 1, where.y + 1},
                                        {where.right() - 1, where.bottom() - 1}, packed(theme::mud),
                                        theme::panel_radius * s, 0, 1.5F * s);
    if (state_.replay == nullptr) return;
    stage::Rect inside = stage::grown(where, -padding * s);
    const auto lanes = static_cast<float>(state_.replay->start().vehicle_count);
    std::vector<BarButton> buttons = buttons_of(kit, state_);
    const auto foot_of = [&](float width) {
        const auto rows = static_cast<float>(flow(buttons, width, s, nullptr));
        return rows * (button_height + between) * s - between * s;
    };
    float foot = foot_of(inside.width);
    const float news = news_height(inside.width, s);
    const float least = news + (ruler_height + lanes * least_lane + 2.0F * between) * s;
    if (least + foot > inside.height) {  // beside the bar that scrolls it
        inside.width -= ImGui::GetStyle().ScrollbarSize;
        foot = foot_of(inside.width);
    }
    show_news(kit, {inside.x, inside.y, inside.width, news}, dice);
    // The lanes take what is left, down to lines one can still tell apart.
    const float top = inside.y + news + between * s;
    const float room = inside.bottom() - foot - between * s - top - ruler_height * s;
    const float lane = std::clamp(room / lanes, least_lane * s, best_lane * s);
    const stage::Rect timeline{inside.x, top, inside.width, ruler_height * s + lanes * lane};
    show_timeline(kit, timeline, lane);
    const float left = inside.bottom() - foot;
    show_buttons(kit,
                 {inside.x, std::max(left, timeline.bottom() + between * s), inside.width, foot});
}

void ReplayBar::show_news(const PanelKit& kit, stage::Rect where, const ShownDice* dice) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const bool is_wide = where.width >= wide_enough * s;
    stage::Rect words = where;
    stage::Rect below = where;  // dice and count, where it is narrow
    if (!is_wide) {
        words.height = words_alone * s;
        below = {where.x, words.bottom(), where.width, dice_alone * s};
    }
    const std::string count =
        say("{0} of {1}", {static_cast<int>(state_.stop), static_cast<int>(state_.replay->last())});
    const float counted = text_width(fonts.small, count);
    draw_text(*ImGui::GetWindowDrawList(), fonts.small,
              {is_wide ? where.right() - counted : where.x,
               below.centre().y - fonts.small->FontSize / 2.0F},
              packed(theme::stone), count);
    const float most = is_wide ? most_dice_share * where.width : where.width - counted - 12.0F * s;
    if (is_wide) words.width -= counted + 12.0F * s;
    if (dice != nullptr) {
        const float taken = show_dice(kit, *dice, is_wide ? words : below, most);
        if (is_wide) words.width -= taken;
    }
    show_words(kit, words);
}

float ReplayBar::show_dice(const PanelKit& kit, const ShownDice& dice, stage::Rect where,
                           float most) {
    const float s = kit.scale();
    const float badge = 12.0F * s;
    const float gap = 12.0F * s;
    const float beside = 2.0F * badge + gap;
    const auto count = static_cast<float>(dice.faces.size());
    const float wide = std::min(most - beside, count * (where.height + gap));
    const thrown::DiceRows rows = thrown::rows_of(dice.faces.size(), {wide, where.height}, s);
    const float tall = static_cast<float>(rows.rows - 1) * rows.pitch + rows.size;
    const float taken = static_cast<float>(rows.columns) * rows.pitch;
    const float left = where.right() - taken;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 hand{left - badge - gap, where.centre().y};
    draw_badge(kit, list, hand, badge, dice.vehicle);
    // On their way they leap over the edge.
    list.PushClipRectFullScreen();
    thrown::draw_thrown(kit, list, dice, state_.replay->start().rules().dice_faces,
                        {left, hand.y - tall / 2.0F, taken, tall}, hand, laid_);
    list.PopClipRect();
    return taken + beside + gap;
}

void ReplayBar::show_words(const PanelKit& kit, stage::Rect where) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float middle = where.centre().y;
    float x = where.x;
    const VehicleId who = state_.replay->stops()[state_.stop].who;
    if (who != no_vehicle && state_.news.empty()) {
        draw_badge(kit, list, {x + 13.0F * s, middle}, 12.0F * s, who);
        x += 34.0F * s;
    }
    const std::string& words = state_.news.empty() ? state_.words : state_.news;
    const float room = where.right() - x;
    ImFont* font = fonts.heading;
    if (text_width(font, words) > room) font = fonts.label;
    if (text_width(font, words) > room) font = fonts.small;
    const float wide = text_width(font, words);
    const float shown = std::min(wide, room);
    draw_text_fitted(list, font, {x + shown / 2.0F, middle}, packed(theme::ivory), words, shown);
    if (wide > room && ImGui::IsMouseHoveringRect({x, where.y}, {x + room, where.bottom()})) {
        paper_tooltip(kit, words, Rule::none());
    }
}

void ReplayBar::show_buttons(const PanelKit& kit, stage::Rect where) {
    const float s = kit.scale();
    std::vector<BarButton> buttons = buttons_of(kit, state_);
    std::vector<stage::Vec2> places;
    flow(buttons, where.width, s, &places);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const BarButton& button = buttons[i];
        const ImVec2 at{where.x + places[i].x, where.y + places[i].y};
        const ImVec2 size{button.width, button_height * s};
        const ImVec2 centre{at.x + size.x / 2.0F, at.y + size.y / 2.0F};
        if (button.command == ReplayCommand::none) {
            list.AddRectFilled(at, {at.x + size.x, at.y + size.y}, packed(theme::ink, 0.35F));
            draw_text_centred(list, kit.frame.fonts().label, centre, packed(theme::ivory),
                              button.label);
            continue;
        }
        ImGui::SetCursorScreenPos(at);
        ImGui::BeginDisabled(!button.is_ready);
        const std::string id = "replay" + std::to_string(static_cast<int>(button.command));
        const ButtonRole role =
            button.command == ReplayCommand::play_or_pause ? ButtonRole::paper : ButtonRole::plain;
        const std::string shown = button.glyph == Glyph::word ? button.label : std::string();
        if (key_button(kit, id.c_str(), shown, button.cap, role, size)) {
            reply_.command = button.command;
        }
        ImGui::EndDisabled();
        const float opacity = button.is_ready ? 1.0F : 0.4F;
        draw_glyph(list, button.glyph, centre, 8.0F * s,
                   packed(role == ButtonRole::paper ? theme::ink : theme::ivory, opacity));
        if (ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) {
            paper_tooltip(kit, button.hint + "  (" + button.key + ")", Rule::none());
        }
    }
    ImGui::SetCursorScreenPos({where.x, where.y});
    ImGui::Dummy({1.0F, where.height});
}

}  // namespace frothy
