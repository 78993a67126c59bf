// The parts of the play screen and what it remembers between frames.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ui/table/play_layout.h"
#include "ui/table/play_screen.h"

namespace ui {

enum class FoldPage : std::uint8_t { board, sheet, log, standings };

// Sheet, log and standings under tabs, where there is no room for all of them.
enum class SideTab : std::uint8_t { sheet, log, standings };

// A sheet seen whole may be small; a readable one scrolls.
enum class SheetFit : std::uint8_t { whole, readable };

// Whether a tab above the log bears its name already.
enum class LogTitle : std::uint8_t { shown, on_tab };

// A note over the board, and its tail: two corners of its foot, then its tip.
struct NotePlace {
    stage::Rect paper;
    std::array<stage::Vec2, 3> tail{};
    bool has_tail = false;
    std::size_t spot = 0;  // of the places it may stand at
    float covered = 0.0F;  // of what should stay in sight
};

// A way to show a note: where it would stand, and how large it is there.
struct NoteForm {
    LessonPlace place = LessonPlace::board;
    stage::Vec2 size;
};

// What a note is about: it stays where it is as long as this is the same.
struct NoteKey {
    std::uint64_t revision = 0;  // of the question
    int about = 0;               // the lesson; -1 for a misfortune
    stage::Rect room;
    std::size_t to_see = 0;  // how much should stay in sight

    friend bool operator==(const NoteKey&, const NoteKey&) = default;
};

inline constexpr float note_delay = 0.45F;  // seconds the pointer rests before a note is shown

struct PlayScreen::Impl {
    Impl(PlayScreen& its_screen, stage::Canvas& on, stage::SpriteStore& store, Seating seats)
        : me(its_screen), canvas(on), sprites(store), seating(std::move(seats)) {}

    PlayBoard& board() const { return me.board(); }
    Motion& motion() const { return me.motion(); }
    Prompt& prompt() { return is_besides ? besides : me.prompt(); }
    const PromptModel& model() const { return (is_besides ? besides : me.prompt()).model(); }

    // play_screen.cpp
    void apply(const PromptReply& given);
    void show_strip(const Kit& kit, const PlayCaption& caption, stage::Rect where);
    void follow_action();
    // Who is home or out, in a few words over the board for a few seconds.
    bool herald(float seconds);
    // What the commentator has said by now, as long as it takes to read; true while more waits.
    bool listen(float seconds);
    std::string coach_says(const PlayCaption& caption) const;
    void show_remark(const Kit& kit, const PlayCaption& caption, stage::Rect where);
    // That what is seen has happened already.
    void draw_replay_tag(float s) const;
    void tell_misfortune(kernel::PlayerId player);
    kernel::PlayerId shown_player() const;
    // Nothing moves any more, and nobody is asked.
    bool is_over() const { return me.is_at_end() && motion().idle(); }
    // Whose last move the log speaks of; after the game it is nobody's.
    kernel::PlayerId reader() const { return is_over() ? kernel::nobody : last_decided; }
    bool shows_board() const { return !is_reading && page == FoldPage::board; }
    bool moves() const { return comfort.movement == Movement::full && !std::isinf(speed); }
    void look_at(kernel::PlayerId player);

    // play_screen_input.cpp
    void take_click(const BoardClick& click, stage::Vec2 at);
    bool take_release(const stage::InputEvent& event, bool is_over_panel);
    bool feed_key(const stage::InputEvent& event);
    bool hurry_motion(bool is_repeat);
    bool is_still_hurrying(stage::Key key) const;
    bool feed_bare_key(const stage::InputEvent& event);  // without Ctrl and Alt
    std::optional<bool> feed_command(stage::Key key);
    void unfold_alternatives();
    bool walk_path(int by);
    void step_tab(int by);
    bool step_focus(stage::Key way);
    void step_back();
    bool go_back();
    void leave_path();
    void follow_hover();

    // play_screen_sheet.cpp
    bool shows_sheet() const;
    void draw_sheet(const Kit& kit, stage::Rect where, SheetFit fit);
    void show_reading(const Kit& kit);
    // Whether the cards that may be touched now lie on the sheet, in sight beside the question.
    bool has_hand_on_sheet() const;
    void mark_hand(const Kit& kit) const;
    std::optional<std::size_t> touchable_card(const SheetNote& note) const;
    // By a part of what is in sight; down is positive.
    void scroll_sheet_by(float part);
    // Whether the key scrolled it.
    bool scroll_sheet(stage::Key key);
    bool feed_reading(stage::Key key);
    void read_sheet(bool is_large);
    std::optional<SheetNote> sheet_note(stage::Vec2 at) const;
    std::string reading_note(const SheetNote& note) const;
    bool take_sheet_click(stage::MouseButton button, stage::Vec2 at);
    void send_off_cards(const Answers& answers);
    void draw_flights(const Kit& kit) const;

    // play_screen_parts.cpp
    void show_log(const Kit& kit, LogTitle title, stage::Rect where);
    void show_standings(const Kit& kit, stage::Rect where);
    void show_side(const Kit& kit);
    bool show_both(const Kit& kit, stage::Rect where);  // whether there was room
    std::vector<SideTab> side_tabs() const;
    stage::Rect show_tabs(const Kit& kit, stage::Rect where);
    void show_folds(const Kit& kit);
    void show_tab(const Kit& kit, SideTab which, stage::Rect room);
    void show_throw(const Kit& kit, kernel::PlayerId hand, stage::Rect where);
    void show_decision(const Kit& kit, const PlayCaption& caption, stage::Rect where);
    void show_chooser(const Kit& kit);
    void show_hover(const Kit& kit);
    void show_pointed(const Kit& kit);
    // Its price, and what may come of it.
    std::string what_click_does(const BoardHover& hover) const;
    void show_notice(const Kit& kit, const std::string& notice);

    // play_screen_notes.cpp
    void show_lesson(const Kit& kit, const LessonNote& lesson);
    void mark_parts(const Kit& kit, const LessonNote& lesson);
    void show_misfortune(const Kit& kit, const MisfortuneNote& told);
    // A misfortune is told beside the board: whoever looks at another page sees all of that.
    bool tells_misfortune() const { return misfortune && motion().idle() && shows_board(); }
    bool has_note() const { return has_lesson || (misfortune && shows_board()); }
    // Puts away the note that is shown.
    void read_note();
    std::vector<Seen> to_leave_in_sight(std::optional<Token> target) const;
    // In the first of these forms that covers nothing of it, or the one that covers least.
    std::size_t choose_form(std::span<const NoteForm> forms, int about, std::optional<Token> target,
                            float s, NotePlace& note);
    NotePlace place_note(const NoteForm& form, std::span<const Seen> seen,
                         std::optional<Token> target, std::optional<std::size_t> spot,
                         float s) const;

    PlayScreen& me;
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    Seating seating;
    Comfort comfort;
    float speed = 1.0F;   // of motion; stage::Timeline::instant for none
    CardFlights leaving;  // of cards whose pile is not in sight
    PromptPanel prompt_panel;
    Prompt throwing;                                 // while somebody holds dice
    std::uint64_t throws = std::uint64_t{1} << 62U;  // its revision: that of no question
    bool is_at_hand = false;
    Prompt besides;                                         // PlayScreen::ask_besides
    std::uint64_t times_besides = std::uint64_t{1} << 63U;  // likewise
    bool is_besides = false;
    TopStrip strip;
    LogPanel log_panel;
    PlayLayout layout;
    bool is_first_frame = true;
    bool may_hurry = false;      // only drivers play on
    float may_hurry_for = 0.0F;  // seconds
    bool is_covered = false;     // PlayCaption::is_covered, in the frame shown last
    bool is_reading = false;     // the sheet large over everything
    stage::Rect sheet_room;      // where the sheet may be seen
    stage::Rect sheet_paper;     // the whole of it
    float sheet_offset = 0.0F;   // pixels scrolled down
    float sheet_beyond = 0.0F;   // and how far it may be
    SideTab tab = SideTab::sheet;
    FoldPage page = FoldPage::board;
    kernel::PlayerId pinned = kernel::nobody;        // looked at by a click
    kernel::PlayerId last_decided = kernel::nobody;  // whose sheet stays while others move
    kernel::PlayerId last_actor = kernel::nobody;
    kernel::PlayerId next_actor = kernel::nobody;
    bool is_hand_aside = false;                   // of a pad
    stage::Key hurried_by = stage::Key::unknown;  // since the last answer
    float asked_for = 0.0F;                       // seconds
    std::optional<Token> pointed;                 // the keys' place on the lit path
    bool is_hover_followed = false;               // the focus is where the pointer took it
    stage::Vec2 pointer{-1.0F, -1.0F};
    float pointer_rest = 0.0F;
    bool is_note_away = false;  // by a key or another question, until the pointer moves
    bool pointer_over_panel = true;
    Answers alternatives;  // ways to attack, to choose from
    stage::Vec2 alternatives_at;
    RuleRef hover_rule;
    bool has_lesson = false;
    std::optional<MisfortuneNote> misfortune;  // to be told now
    stage::Rect under_sheet;                   // where the log stands below it; or empty
    stage::Rect note_part;                     // of the sheet, that the note speaks of; or empty
    std::optional<stage::Rect> note_paper;     // of the note shown, if any
    RuleRef note_rule;                         // of the note shown
    NoteKey note_key;                          // of the note shown last
    std::size_t note_form = 0;                 // of the forms it may have
    std::size_t note_spot = 0;                 // and where it stands, of the places it may
    std::vector<std::string> heralded;         // the latest last
    float herald_left = 0.0F;                  // seconds
    std::optional<play::Remark> said;          // shown until the next one
    float said_for = 0.0F;                     // seconds
    bool board_moves = true;
    PlayReply reply;
};

}  // namespace ui
