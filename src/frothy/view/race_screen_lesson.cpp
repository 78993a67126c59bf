// The coach's note, with a corner pointing at what it speaks of.
#include <algorithm>
#include <array>

#include "frothy/view/race_screen_impl.h"
#include "frothy/view/screen_kit.h"

namespace frothy {

using namespace screens;
namespace theme = stage::theme;
using stage::theme::ButtonRole;

namespace {

constexpr float note_width = 400.0F;
constexpr float tail = 14.0F;

// The note within the board, and its tail: the middle of its foot, then its tip.
struct NotePlace {
    stage::Rect paper;
    std::array<stage::Vec2, 3> tail{};
    bool has_tail = false;
};

NotePlace place_of(LessonPlace place, const RaceLayout& layout, float width, float height,
                   float s) {
    const stage::Rect& board = layout.board;
    const float edge = 14.0F * s;
    const float out = tail * s;
    NotePlace note;
    note.paper = {board.x + edge, board.y + edge, width, height};
    note.has_tail = true;
    const auto down = [&] {
        note.paper.y = board.bottom() - out - height - 2.0F * s;
        const float x = note.paper.x + 40.0F * s;
        note.tail = {stage::Vec2{x, note.paper.bottom() - 1.0F},
                     {x + 2.0F * out, note.paper.bottom() - 1.0F},
                     {x + out, note.paper.bottom() + out}};
    };
    switch (place) {
    case LessonPlace::board: note.has_tail = false; break;
    case LessonPlace::decision: down(); break;
    case LessonPlace::sheet:
        if (layout.fold == SideFold::folded) {
            down();
            note.has_tail = false;
            break;
        }
        note.paper.x = board.right() - out - width - 2.0F * s;
        note.tail = {stage::Vec2{note.paper.right() - 1.0F, note.paper.y + 40.0F * s},
                     {note.paper.right() - 1.0F, note.paper.y + 40.0F * s + 2.0F * out},
                     {note.paper.right() + out, note.paper.y + 40.0F * s + out}};
        break;
    case LessonPlace::strip: {
        note.paper.x = board.right() - edge - width;
        const float x = note.paper.right() - 60.0F * s;
        note.tail = {stage::Vec2{x, note.paper.y + 1.0F},
                     {x + out, note.paper.y - out},
                     {x + 2.0F * out, note.paper.y + 1.0F}};
        break;
    }
    }
    return note;
}

}  // namespace

void RaceScreen::Impl::show_lesson(const PanelKit& kit, const LessonNote& lesson) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    const float pad = 16.0F * s;
    const float width = std::min(note_width * s, layout.board.width - 28.0F * s);
    const float wrap = width - 2.0F * pad;
    const auto tall = [&](ImFont* font, const std::string& words) {
        return font->CalcTextSizeA(font->FontSize, FLT_MAX, wrap, words.c_str()).y;
    };
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float button = std::ceil(40.0F * s);
    const float height = 2.0F * pad + tall(fonts.heading, lesson.title) +
                         tall(fonts.body, lesson.text) + button + 2.0F * gap;
    const NotePlace note = place_of(lesson.place, layout, width, height, s);

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {pad, pad});
    {
        const ScreenPanel panel("lesson", note.paper, PanelLook::paper,
                                ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar);
        show_text(fonts.heading, lesson.title);
        show_text(fonts.body, lesson.text);
        KeyButton read{.label = tr("Got it"), .key = stage::Key::l, .pad_key = stage::Key::go_back};
        KeyButton rule{.label = tr("The rule"), .role = ButtonRole::paper};
        KeyButton enough{.label = tr("No lessons"), .role = ButtonRole::paper};
        const bool has_rule = !lesson.rule.is_none();
        // All in one line, narrower where the words are long.
        const float between = ImGui::GetStyle().ItemSpacing.x;
        float natural = 0.0F;
        for (KeyButton* one : {&read, &rule, &enough}) {
            one->size = {key_button_width(kit, *one), button};
            if (one != &rule || has_rule) natural += one->size.x;
        }
        const float share = std::min(1.0F, (wrap - between * (has_rule ? 2.0F : 1.0F)) / natural);
        for (KeyButton* one : {&read, &rule, &enough})
            one->size.x *= share;
        if (key_button(kit, read)) reply.command = RaceCommand::lesson_read;
        ImGui::SameLine();
        if (has_rule) {
            if (key_button(kit, rule)) reply.open = lesson.rule;
            ImGui::SameLine();
        }
        if (key_button(kit, enough)) reply.command = RaceCommand::no_more_lessons;
    }
    ImGui::PopStyleVar();
    if (note.has_tail) {
        const auto [from, to, tip] = note.tail;
        ImGui::GetForegroundDrawList()->AddTriangleFilled(
            to_imgui(from), to_imgui(to), to_imgui(tip), imgui_packed(theme::parchment));
    }
}

}  // namespace frothy
