#include "ui/replay/replay_bar_buttons.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "ui/letters.h"

namespace ui::replay_buttons {

namespace {

// Pixels at an interface scale of 1.
constexpr float narrow = 37.0F;
constexpr float wide = 60.0F;  // the one that plays
constexpr float margin = 9.0F;
constexpr float gap = 5.0F;
constexpr float group_gap = 14.0F;
constexpr float cap_height = 17.0F;
constexpr float least_share = 0.85F;  // of its width, before a button goes to a second row

std::string speed_text(float speed) {
    if (speed == 0.25F) return "1/4 ×";
    if (speed == 0.5F) return "1/2 ×";
    return std::to_string(static_cast<int>(speed)) + " ×";
}

bool is_speed(const BarButton& button) {
    return button.command == ReplayCommand::slower || button.command == ReplayCommand::none;
}

bool ends_group(const BarButton& button) {
    return button.command == ReplayCommand::to_end || button.command == ReplayCommand::faster;
}

// The room after a button.
float gap_after(const BarButton& button, float s) {
    if (is_speed(button)) return 0.0F;  // the parts of the speed stand close
    return (ends_group(button) ? group_gap : gap) * s;
}

float width_of(std::span<const BarButton> buttons, float s) {
    float width = 0.0F;
    for (const BarButton& button : buttons)
        width += button.width + (&button == &buttons.back() ? 0.0F : gap_after(button, s));
    return width;
}

// Triangles and bars within a square of this half side about the centre.
void draw_glyph(ImDrawList& list, Glyph glyph, ImVec2 centre, float half, ImU32 colour) {
    const auto arrow = [&](float at, float way) {
        list.AddTriangleFilled({centre.x + (at - 0.5F * way) * half, centre.y - half},
                               {centre.x + (at + 0.5F * way) * half, centre.y},
                               {centre.x + (at - 0.5F * way) * half, centre.y + half}, colour);
    };
    const auto bar = [&](float at, float thick) {
        list.AddRectFilled({centre.x + (at - thick) * half, centre.y - half},
                           {centre.x + (at + thick) * half, centre.y + half}, colour);
    };
    const auto diamond = [&](float at) {
        list.AddQuadFilled({centre.x + (at - 0.55F) * half, centre.y},
                           {centre.x + at * half, centre.y - 0.75F * half},
                           {centre.x + (at + 0.55F) * half, centre.y},
                           {centre.x + at * half, centre.y + 0.75F * half}, colour);
    };
    switch (glyph) {
    case Glyph::to_start:
        bar(-0.8F, 0.14F);
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
        bar(-0.5F, 0.3F);
        bar(0.5F, 0.3F);
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
        bar(0.8F, 0.14F);
        break;
    case Glyph::word: break;
    }
}

}  // namespace

std::vector<BarButton> buttons_of(const Kit& kit, const ReplayBarState& state) {
    const float s = kit.scale();
    const bool has_past = state.stop > 0;
    const bool has_future = state.timeline != nullptr && state.stop < state.timeline->last();
    const auto called =
        state.timeline != nullptr ? state.timeline->round_words() : play::RoundWords();
    std::vector<BarButton> buttons = {
        {ReplayCommand::to_start, Glyph::to_start, "", tr_in("key", "Home"), "", tr("To the start"),
         narrow, has_past},
        {ReplayCommand::round_before, Glyph::round_before, "", tr_in("key", "PgUp"), "LB",
         tr(called.back), narrow, has_past},
        {ReplayCommand::mark_before, Glyph::mark_before, "", "↑", "↑",
         tr("Back to the previous mark"), narrow, has_past},
        {ReplayCommand::step_back, Glyph::step_back, "", "←", "←", tr("One step back"), narrow,
         has_past},
        {ReplayCommand::play_or_pause, state.is_playing ? Glyph::pause : Glyph::play, "",
         tr_in("key", "Space"), "A",
         state.is_playing ? tr_in("button", "Pause")
         : has_future     ? tr_in("button", "Play")
                          : tr("Play it again from the start"),
         wide, has_past || has_future},
        {ReplayCommand::step, Glyph::step, "", "→", "→", tr("One step on"), narrow, has_future},
        {ReplayCommand::next_mark, Glyph::next_mark, "", "↓", "↓", tr("On to the next mark"),
         narrow, has_future},
        {ReplayCommand::next_round, Glyph::next_round, "", tr_in("key", "PgDn"), "RB",
         tr(called.on), narrow, has_future},
        {ReplayCommand::to_end, Glyph::to_end, "", tr_in("key", "End"), "", tr("To the end"),
         narrow, has_future},
        {ReplayCommand::slower, Glyph::word, "−", "S", "LS", tr("Slower"), narrow - 3.0F,
         state.speed > 0},
        {ReplayCommand::none, Glyph::word, speed_text(replay_speeds[state.speed]), "", "",
         tr("How fast it plays"), 0.0F, true},
        {ReplayCommand::faster, Glyph::word, "+", "F", "RS", tr("Faster"), narrow - 3.0F,
         state.speed + 1 < replay_speeds.size()},
    };
    const auto add_word = [&](ReplayCommand command, const std::string& label, stage::Key key,
                              const char* pad, const std::string& hint) {
        buttons.push_back(
            {command, Glyph::word, label, stage::name_of(key), pad, hint, 0.0F, true});
    };
    if (state.can_note) {
        add_word(ReplayCommand::note, tr_in("button", "Note"), stage::Key::n, "",
                 tr("Pin a note to this moment"));
    }
    if (state.can_branch) {
        add_word(ReplayCommand::branch, tr_in("button", "Play on"), stage::Key::b, "X",
                 tr("Play on from here: a separate race, and this one stays as it is"));
    }
    if (!state.story.empty()) {
        add_word(ReplayCommand::story, state.story, stage::Key::d, "Y", state.story_hint);
    }
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    // As wide whatever is in hand and however fast it plays.
    for (BarButton& button : buttons) {
        float words = 0.0F;
        if (button.command == ReplayCommand::none) {
            for (const float speed : replay_speeds)
                words = std::max(words, text_width(fonts.label, speed_text(speed)) - margin * s);
        } else if (!button.label.empty()) {
            words = text_width(fonts.label, button.label);
        }
        const float key = text_width(fonts.small, button.keyboard) - margin * s;
        button.width =
            std::ceil(std::max(button.width * s, std::max(words, key) + 2.0F * margin * s));
    }
    return buttons;
}

std::string key_of(const Kit& kit, const BarButton& button) {
    const stage::KeyCaps& caps = kit.frame.caps();
    if (caps.device() == stage::Device::pad) return button.pad;
    return caps.of(stage::Key::space).empty() ? std::string() : button.keyboard;
}

BarRows rows_of(const std::vector<BarButton>& buttons, float width, float scale) {
    BarRows bar;
    const std::span all(buttons);
    std::size_t first_of_second = buttons.size();
    if (width_of(all, scale) * least_share > width) {
        const auto end = std::ranges::find(buttons, ReplayCommand::to_end, &BarButton::command);
        first_of_second = static_cast<std::size_t>(end - buttons.begin()) + 1;
        bar.rows = 2;
    }
    const auto put = [&](std::span<const BarButton> row, int number) {
        if (row.empty()) return;
        const float share = std::min(1.0F, width / width_of(row, scale));
        float x = 0.0F;
        for (const BarButton& button : row) {
            bar.places.push_back({std::floor(x), std::floor(button.width * share), number});
            x += (button.width + gap_after(button, scale)) * share;
        }
    };
    put(all.first(first_of_second), 0);
    put(all.subspan(first_of_second), 1);
    return bar;
}

void draw_face(const Kit& kit, ImDrawList& list, const BarButton& button, ImVec2 from, ImVec2 to,
               ImU32 colour) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const std::string key = key_of(kit, button);
    const float tall = to.y - from.y;
    ImVec2 centre{(from.x + to.x) / 2.0F, (from.y + to.y) / 2.0F};
    const float room = to.x - from.x - 6.0F * s;
    if (!key.empty()) {
        const float cap = std::min(cap_height * s, 0.42F * tall);
        const ImVec2 at{centre.x, to.y - cap / 2.0F - 3.0F * s};
        const float words = std::min(room, text_width(fonts.small, key) * 0.86F);
        const float half = std::min(room + 4.0F * s, std::max(cap, words + 7.0F * s)) / 2.0F;
        list.AddRect({at.x - half, at.y - cap / 2.0F}, {at.x + half, at.y + cap / 2.0F},
                     (colour & 0x00FFFFFFU) | ((colour >> 25U) << 24U), 4.0F * s);
        draw_text_fitted(list, fonts.small, at, colour, key, words);
        centre.y = from.y + (tall - cap - 3.0F * s) / 2.0F;
    }
    if (button.glyph == Glyph::word) {
        draw_text_fitted(list, fonts.label, centre, colour, button.label, room);
    } else {
        const float half = std::min(8.0F * s, 0.34F * room);
        draw_glyph(list, button.glyph, centre, half, colour);
    }
}

}  // namespace ui::replay_buttons
