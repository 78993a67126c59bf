// Notes on the play screen: what went wrong for somebody, and the coach's lessons. They stand where
// they cover least of what matters, with a corner pointing at what they speak of.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "stage/theme.h"
#include "ui/buttons.h"
#include "ui/core/note_spot.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "ui/table/play_screen_impl.h"

namespace ui {

namespace {

constexpr float tail = 14.0F;
constexpr float least_margin = 24.0F;    // above and below a note, at a scale of 1
constexpr float least_log_left = 80.0F;  // that is left above a lesson, likewise

// A cap among words: a mark of punctuation is not seen there.
std::string in_words(const std::string& cap) {
    if (cap == ".") return tr("the full stop");
    if (cap == ",") return tr("the comma");
    return cap;
}

// Of the keys where they or a pad are in hand.
std::string words_of(const Kit& kit, const LessonNote& lesson) {
    const stage::KeyCaps& caps = kit.frame.caps();
    if (lesson.by_keys.empty() || caps.device() == stage::Device::mouse) return lesson.text;
    if (caps.device() == stage::Device::pad) {
        using stage::PadButton;
        return say(lesson.by_keys.c_str(),
                   {name_of(PadButton::up), name_of(PadButton::down), name_of(PadButton::a)});
    }
    using stage::Key;
    return say(lesson.by_keys.c_str(), {in_words(caps.of(Key::period)),
                                        in_words(caps.of(Key::comma)), caps.of(Key::enter)});
}

// A corner of the paper that is drawn out towards a point beyond it.
void point_at(NotePlace& note, stage::Vec2 target, float s) {
    const stage::Rect& paper = note.paper;
    if (paper.contains(target)) return;
    const float in = 2.0F * tail * s;
    const float across = std::max({paper.x - target.x, target.x - paper.right(), 0.0F});
    const float down = std::max({paper.y - target.y, target.y - paper.bottom(), 0.0F});
    const stage::Vec2 half =
        down >= across ? stage::Vec2{tail * s, 0.0F} : stage::Vec2{0.0F, tail * s};
    const stage::Vec2 foot{std::clamp(target.x, paper.x + (down >= across ? in : 1.0F),
                                      paper.right() - (down >= across ? in : 1.0F)),
                           std::clamp(target.y, paper.y + (down >= across ? 1.0F : in),
                                      paper.bottom() - (down >= across ? 1.0F : in))};
    const stage::Vec2 way = target - foot;
    const float length = std::hypot(way.x, way.y);
    if (length < 1.0F) return;
    // Short enough to leave what it points at in sight.
    const float reach = std::min(length, 1.6F * tail * s) / length;
    note.has_tail = true;
    note.tail = {foot - half, foot + half, foot + way * reach};
}

// The letters and margins of a note: closer where the board is small.
struct NoteLook {
    NoteLook(const Kit& kit, const PlayLayout& layout, bool wants_close = false) {
        const float s = kit.scale();
        const stage::ImGuiFonts& fonts = kit.fonts();
        const bool is_close = wants_close || layout.board.height < least_height * s ||
                              layout.board.width < least_width * s;
        title = is_close ? fonts.label : fonts.heading;
        text = is_close ? fonts.small : fonts.body;
        first = is_close ? fonts.small : fonts.label;
        more = fonts.small;
        pad = (is_close ? 10.0F : 16.0F) * s;
        gap = (is_close ? 4.0F : 8.0F) * s;
        button = std::ceil((is_close ? 26.0F : 36.0F) * s);
        width = std::min((is_close ? 356.0F : 400.0F) * s, layout.board.width - 28.0F * s);
        be_as_wide_as(width);
    }
    void be_as_wide_as(float pixels) {
        width = pixels;
        wrap = width - 2.0F * pad;
    }

    static constexpr float least_height = 400.0F;
    static constexpr float least_width = 480.0F;
    ImFont* title;
    ImFont* text;
    ImFont* first;  // of a misfortune
    ImFont* more;   // and what came of it
    float pad;
    float gap;
    float button;
    float width;
    float wrap;
};

void draw_tail(const NotePlace& note) {
    if (!note.has_tail) return;
    const auto [from, to, tip] = note.tail;
    // Of the paper's own layer, so that what covers the paper covers it too.
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRectFullScreen();
    list.AddTriangleFilled({from.x, from.y}, {to.x, to.y}, {tip.x, tip.y},
                           packed(theme::parchment));
    list.PopClipRect();
}

// The paper of a note with its margins and its tail, and what is on it.
void show_paper(const char* id, const NotePlace& note, const NoteLook& look,
                const std::function<void()>& show_words) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {look.pad, look.pad});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, look.gap});
    {
        const ScreenPanel panel(id, note.paper, PanelLook::paper,
                                ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollbar);
        show_words();
        draw_tail(note);
    }
    ImGui::PopStyleVar(2);
}

// Buttons in one line; where the words are long, in smaller letters, which look better than any
// that are squeezed, and closer to the edges.
void fit_in_line(const Kit& kit, std::span<KeyButton*> buttons, float wrap, float tall) {
    const auto count = static_cast<float>(buttons.size());
    const float room = wrap - ImGui::GetStyle().ItemSpacing.x * (count - 1.0F);
    float natural = 0.0F;
    for (ImFont* font : {kit.fonts().label, kit.fonts().small}) {
        natural = 0.0F;
        for (KeyButton* one : buttons) {
            one->font = font;
            one->size = {key_button_width(kit, *one), tall};
            natural += one->size.x;
        }
        if (natural <= room) return;
    }
    // From each the same, as far as its padding goes.
    const float closer = std::min((natural - room) / count, padding_to_spare(kit));
    natural -= closer * count;
    const float share = std::min(1.0F, room / natural);
    for (KeyButton* one : buttons)
        one->size.x = (one->size.x - closer) * share;
}

KeyButton button_to_read() {
    return {.label = tr("Got it"), .key = stage::Key::l, .pad_key = stage::Key::go_back};
}

KeyButton button_to_rule() {
    return {.label = tr("The rule"),
            .key = stage::Key::f6,
            .role = ButtonRole::paper,
            .pad_key = stage::Key::f1};
}

// A misfortune in letters of some size: who or what did it and what it came to stand out.
struct MisfortuneFace {
    NoteLook look;
    std::size_t lines;

    float height(const MisfortuneNote& told) const {
        float height = 2.0F * (look.pad + look.gap) +
                       text_height(look.title, told.title, look.wrap) +
                       text_height(look.first, told.standing, look.wrap) + look.button;
        for (std::size_t i = 0; i < lines; ++i)
            height += text_height(look.first, told.lines[i].text, look.wrap) + look.gap;
        for (const std::string* more : {&told.end, &told.besides, &told.lasting})
            if (!more->empty()) height += text_height(look.more, *more, look.wrap) + look.gap;
        return height;
    }
};

}  // namespace

std::vector<Seen> PlayScreen::Impl::to_leave_in_sight(std::optional<Token> target) const {
    if (!shows_board()) return {};
    std::vector<Seen> seen = board().worth_seeing(shown_player());
    if (target) seen.push_back({board().on_screen(*target), weight_of_own});
    return seen;
}

// It stays as and where it is as long as nothing moves.
std::size_t PlayScreen::Impl::choose_form(std::span<const NoteForm> forms, int about,
                                          std::optional<Token> target, float s, NotePlace& note) {
    const std::vector<Seen> seen = to_leave_in_sight(target);
    const NoteKey key{prompt().revision(), about, layout.board, seen.size()};
    if (note_key == key && !board_moves && note_form < forms.size()) {
        note = place_note(forms[note_form], seen, target, note_spot, s);
        return note_form;
    }
    note_key = key;
    note_form = 0;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const NotePlace here = place_note(forms[i], seen, target, {}, s);
        if (i > 0 && here.covered >= note.covered) continue;
        note = here;
        note_form = i;
        if (note.covered <= 0.0F) break;
    }
    note_spot = note.spot;
    return note_form;
}

NotePlace PlayScreen::Impl::place_note(const NoteForm& form, std::span<const Seen> seen,
                                       std::optional<Token> target, std::optional<std::size_t> spot,
                                       float s) const {
    LessonPlace place = form.place;
    const stage::Vec2 size = form.size;
    const stage::Rect& room = layout.board;
    const float edge = 14.0F * s;
    const float out = tail * s + 2.0F * s;
    const float left = room.x + edge;
    const float right = room.right() - edge - size.x;
    const float middle = room.x + (room.width - size.x) / 2.0F;
    const float top = room.y + edge;
    const float bottom = room.bottom() - edge - size.y;
    const float centre = room.y + (room.height - size.y) / 2.0F;
    const stage::Rect undo = strip.undo_place();
    if (place == LessonPlace::sheet && !shows_sheet()) place = LessonPlace::board;
    if (place == LessonPlace::strip && undo.width <= 0.0F) place = LessonPlace::board;
    const auto at = [&](float x, float y) { return stage::Rect{x, y, size.x, size.y}; };
    // Clear of the piece as it is drawn, not just of its middle.
    const float margin = std::max(18.0F * s, board().piece_radius());
    NotePlace note;
    // Near what it speaks of, or anywhere over the board.
    const auto choose = [&](std::vector<stage::Rect> places, std::size_t near) {
        const stage::Rect all{left, top, right + size.x - left, bottom + size.y - top};
        // What is framed on the sheet is told of beside it, or over the log.
        if (place != LessonPlace::sheet)
            for (const stage::Rect& one : places_all_over(all, size))
                places.push_back(one);
        note.spot =
            spot ? std::min(*spot, places.size() - 1) : least_covering(places, near, seen, margin);
        note.paper = places[note.spot];
        note.covered = covered_by(note.paper, seen, margin);
    };
    const float beside = room.right() - out - size.x;
    const std::vector<stage::Rect> along = {at(beside, top), at(beside, centre),
                                            at(beside, bottom)};
    switch (place) {
    case LessonPlace::aside:
        // All of it, or the foot of a tall one.
        note.paper = under_sheet;
        if (size.y < 0.8F * under_sheet.height)
            note.paper = {under_sheet.x, under_sheet.bottom() - size.y, size.x, size.y};
        break;
    case LessonPlace::board: {
        std::vector<stage::Rect> places;
        const bool has_target = target && shows_board();
        const stage::Vec2 aim = has_target ? board().on_screen(*target) : stage::Vec2{};
        if (has_target) {
            const auto near = [&](float x, float y) {
                places.push_back(at(std::clamp(x, left, std::max(left, right)),
                                    std::clamp(y, top, std::max(top, bottom))));
            };
            for (const float off : {64.0F * s, 120.0F * s}) {
                for (const float x : {aim.x + off, aim.x - off - size.x, aim.x - size.x / 2.0F}) {
                    near(x, aim.y - off - size.y);
                    near(x, aim.y + off);
                }
                near(aim.x + off, aim.y - size.y / 2.0F);
                near(aim.x - off - size.x, aim.y - size.y / 2.0F);
            }
        }
        const std::size_t beside_target = places.size();
        for (const stage::Rect& corner : {at(left, top), at(right, top), at(left, bottom),
                                          at(right, bottom), at(middle, top), at(middle, bottom)})
            places.push_back(corner);
        const std::size_t near = has_target ? beside_target : places.size();
        choose(std::move(places), near);
        if (has_target) point_at(note, aim, s);
        break;
    }
    case LessonPlace::decision: {
        const bool is_beside = layout.decision.x >= room.right();
        const float down = room.bottom() - out - size.y;
        const std::vector<stage::Rect> under = {at(left, down), at(middle, down), at(right, down)};
        choose(is_beside ? along : under, 3);
        const float across = note.paper.y + note.paper.height / 2.0F;
        point_at(note,
                 is_beside ? stage::Vec2{layout.decision.x + edge, across}
                           : stage::Vec2{note.paper.x + 60.0F * s, layout.decision.y + edge},
                 s);
        break;
    }
    case LessonPlace::sheet: {
        // Level with the part it speaks of, unless that covers what matters.
        const float level = note_part.height > 0.0F ? note_part.centre().y : centre + size.y / 2.0F;
        std::vector<stage::Rect> places;
        for (const float above : {0.5F * size.y, 3.0F * tail * s, size.y - 3.0F * tail * s,
                                  size.y + 2.0F * tail * s, -2.0F * tail * s}) {
            const float y = std::clamp(level - above, top, std::max(top, bottom));
            places.push_back(at(beside, y));
        }
        const std::size_t near = places.size();
        choose(std::move(places), near);
        point_at(note, {layout.side.x + edge, level}, s);
        break;
    }
    case LessonPlace::strip: {
        const float x = undo.x + undo.width / 2.0F;
        const float most = layout.strip.right() - edge - size.x;
        note.paper = at(std::clamp(x - size.x / 2.0F, left, std::max(left, most)),
                        layout.strip.bottom() + out);
        note.covered = covered_by(note.paper, seen, margin);
        point_at(note, {x, layout.strip.y}, s);
        break;
    }
    }
    return note;
}

// What a lesson speaks of on the sheet is framed.
void PlayScreen::Impl::mark_parts(const Kit& kit, const LessonNote& lesson) {
    const float s = kit.scale();
    for (const RuleRef& part : lesson.parts) {
        const std::optional<stage::Rect> place = me.sheet()->place_of(part);
        if (!place) continue;
        if (note_part.height <= 0.0F) {
            note_part = *place;
            continue;
        }
        const float right = std::max(note_part.right(), place->right());
        const float bottom = std::max(note_part.bottom(), place->bottom());
        note_part.x = std::min(note_part.x, place->x);
        note_part.y = std::min(note_part.y, place->y);
        note_part.width = right - note_part.x;
        note_part.height = bottom - note_part.y;
    }
    if (note_part.height <= 0.0F) return;
    const stage::Rect frame = stage::grown(note_part, 2.0F * s);
    ImGui::GetForegroundDrawList()->AddRect(
        {std::max(frame.x, sheet_paper.x + 4.0F * s), frame.y},
        {std::min(frame.right(), sheet_paper.right() - 4.0F * s), frame.bottom()},
        packed(theme::red), 5.0F * s, 0, 2.5F * s);
}

void PlayScreen::Impl::show_lesson(const Kit& kit, const LessonNote& lesson) {
    note_rule = lesson.rule;
    std::string text = words_of(kit, lesson);
    note_part = {};
    if (lesson.place == LessonPlace::sheet) {
        // What is spoken of comes into sight, or is said where to find.
        const bool is_new = note_key.revision != prompt().revision() ||
                            note_key.about != static_cast<int>(lesson.lesson);
        if (layout.fold == SideFold::tabs && is_new) tab = SideTab::sheet;
        if (!shows_sheet()) {
            text += ' ';
            text += say("(It is under {0}.)", {tr(me.sheet_title())});
        }
    }
    if (lesson.place == LessonPlace::sheet && shows_sheet()) mark_parts(kit, lesson);
    std::vector<NoteLook> looks;
    std::vector<NoteForm> forms;
    const auto height_of = [&](const NoteLook& look) {
        return 2.0F * (look.pad + look.gap) + text_height(look.title, lesson.title, look.wrap) +
               text_height(look.text, text, look.wrap) + look.button;
    };
    const auto add = [&](const NoteLook& look, LessonPlace place) {
        const float tall = height_of(look);
        if (place == LessonPlace::aside && (under_sheet.width <= 0.0F || tall > under_sheet.height))
            return;
        looks.push_back(look);
        forms.push_back({place, {look.width, tall}});
    };
    NoteLook aside(kit, layout, true);
    aside.be_as_wide_as(under_sheet.width);
    const bool is_aside = lesson.place == LessonPlace::aside;
    const LessonPlace over = is_aside ? LessonPlace::decision : lesson.place;
    // What happened stays in sight, if there is another place.
    const auto add_aside = [&](bool leaves_log) {
        if (leaves_log == (height_of(aside) + least_log_left * kit.scale() <= under_sheet.height))
            add(aside, LessonPlace::aside);
    };
    if (is_aside) add_aside(true);
    add(NoteLook(kit, layout), over);
    add(NoteLook(kit, layout, true), over);
    if (over == LessonPlace::strip) add(NoteLook(kit, layout, true), LessonPlace::board);
    add_aside(false);
    if (!is_aside) add_aside(true);
    NotePlace note;
    const std::size_t form =
        choose_form(forms, static_cast<int>(lesson.lesson), lesson.target, kit.scale(), note);
    const NoteLook& look = looks[form];
    const LessonPlace place = forms[form].place;
    note_paper = note.paper;
    show_paper("lesson", note, look, [&] {
        // Over the side panel that begins under the strip, or the log in it.
        if (place == LessonPlace::strip || place == LessonPlace::aside)
            ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
        show_text(look.title, lesson.title);
        show_text(look.text, text);
        KeyButton read = button_to_read();
        KeyButton rule = button_to_rule();
        KeyButton enough{.label = tr("No lessons"), .role = ButtonRole::paper};
        std::vector<KeyButton*> line = {&read, &rule, &enough};
        if (lesson.rule.is_none()) line = {&read, &enough};
        fit_in_line(kit, line, look.wrap, look.button);
        if (key_button(kit, read)) reply.command = PlayCommand::lesson_read;
        ImGui::SameLine();
        if (!lesson.rule.is_none()) {
            if (key_button(kit, rule)) reply.open = note_rule;
            ImGui::SameLine();
        }
        if (key_button(kit, enough)) reply.command = PlayCommand::no_more_lessons;
    });
}

// Who or what did it, what it came to, then what else came of it.
void PlayScreen::Impl::show_misfortune(const Kit& kit, const MisfortuneNote& told) {
    note_rule = told.lines.front().rule;
    const float room = layout.board.height - least_margin * kit.scale();
    // In little room smaller letters, then fewer lines: the log has them all.
    MisfortuneFace face{NoteLook(kit, layout), told.lines.size()};
    if (face.height(told) > room) face.look = NoteLook(kit, layout, true);
    while (face.lines > 1 && face.height(told) > room)
        --face.lines;
    std::vector<MisfortuneFace> faces = {face, face};
    faces.back().look = NoteLook(kit, layout, true);
    std::vector<NoteForm> forms;
    for (const MisfortuneFace& one : faces)
        forms.push_back({LessonPlace::board, {one.look.width, one.height(told)}});
    MisfortuneFace aside = faces.back();
    aside.look.be_as_wide_as(under_sheet.width);
    if (const float tall = aside.height(told);
        under_sheet.width > 0.0F && tall <= under_sheet.height) {
        faces.push_back(aside);
        forms.push_back({LessonPlace::aside, {aside.look.width, tall}});
    }
    NotePlace note;
    const std::size_t form = choose_form(forms, -1, told.target, kit.scale(), note);
    face = faces[form];
    const NoteLook& look = face.look;
    note_paper = note.paper;
    show_paper("misfortune", note, look, [&] {
        if (forms[form].place == LessonPlace::aside)
            ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
        show_text(look.title, told.title);
        show_text(look.first, told.lines.front().text);
        show_text(look.first, told.standing);
        for (std::size_t i = 1; i < face.lines; ++i)
            show_text(look.first, told.lines[i].text);
        for (const std::string* more : {&told.end, &told.besides, &told.lasting})
            if (!more->empty()) show_text(look.more, *more);
        KeyButton read = button_to_read();
        KeyButton rule = button_to_rule();
        std::array<KeyButton*, 2> line = {&read, &rule};
        fit_in_line(kit, line, look.wrap, look.button);
        const bool is_read = key_button(kit, read);
        ImGui::SameLine();
        if (key_button(kit, rule)) reply.open = note_rule;
        if (is_read) read_note();
    });
}

}  // namespace ui
