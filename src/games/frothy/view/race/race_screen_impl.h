// The parts of the race screen and what it remembers between frames.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/core/telling/misfortune.h"
#include "games/frothy/view/race/race_screen.h"
#include "games/frothy/view/race/race_screen_layout.h"

namespace frothy {

enum class FoldPage : std::uint8_t { board, sheet, log, standings };

// A sheet seen whole may be small; a readable one scrolls.
enum class SheetFit : std::uint8_t { whole, readable };

// A note over the board, and its tail: two corners of its foot, then its tip.
struct NotePlace {
    stage::Rect paper;
    std::array<stage::Vec2, 3> tail{};
    bool has_tail = false;
};

// What a note is about: it stays where it is as long as this is the same.
struct NoteKey {
    std::uint64_t revision = 0;  // of the question
    int about = 0;               // the lesson; -1 for a misfortune
    stage::Rect room;

    friend bool operator==(const NoteKey&, const NoteKey&) = default;
};

inline constexpr float note_delay = 0.45F;  // seconds the pointer rests before a note is shown

struct RaceScreen::Impl {
    Impl(stage::Canvas& on, stage::SpriteStore& store, const Session& session, ui::Seating seats)
        : canvas(on),
          sprites(store),
          seating(std::move(seats)),
          view(session.now()),
          board(on, store, seating),
          log(names_of(seating)) {
        log.rebuild(session);
        teller.begin(log);
        note_movers({}, session);
    }
    // Motion that is skipped never comes into focus.
    void note_movers(const std::vector<Happening>& happenings, const Session& session);

    Impl(stage::Canvas& on, stage::SpriteStore& store, const RaceMoment& moment, ui::Seating seats)
        : canvas(on),
          sprites(store),
          seating(std::move(seats)),
          view(moment.now),
          board(on, store, seating),
          log(names_of(seating)) {
        log.rebuild(moment.start, moment.journal, moment.entries);
    }

    void words_changed();
    void apply(const PromptReply& given);
    void take_click(const BoardClick& click, stage::Vec2 at);
    bool feed_key(const stage::InputEvent& event);
    bool feed_bare_key(const stage::InputEvent& event);  // without Ctrl and Alt
    std::optional<bool> feed_command(stage::Key key);
    bool walk_path(int by);
    void step_tab(int by);
    bool shows_board() const { return !is_reading && page == FoldPage::board; }
    bool step_focus(stage::Key way);
    bool go_back();
    void leave_path();
    void follow_hover();
    void follow_action();
    void draw_sheet(const ui::Kit& kit, stage::Rect where, SheetFit fit);
    void show_reading(const ui::Kit& kit);
    // By a part of what is in sight; down is positive.
    void scroll_sheet_by(float part);
    // Whether the key scrolled it.
    bool scroll_sheet(stage::Key key);
    bool feed_reading(stage::Key key);
    std::optional<SheetNote> sheet_note(stage::Vec2 at) const;
    void show_side(const ui::Kit& kit, const RaceLayout& layout);
    void show_folds(const ui::Kit& kit, const RaceLayout& layout);
    void show_tab(const ui::Kit& kit, SideTab which, stage::Rect room);
    void show_decision(const ui::Kit& kit, const ui::PlayCaption& caption, stage::Rect where);
    void show_waiting(const ui::Kit& kit, const std::string& sentence, VehicleId who,
                      const ShownDice* dice, stage::Rect where);
    void show_foot(const ui::Kit& kit, ui::ReplayBar& foot, stage::Rect where);
    float show_foot_dice(const ui::Kit& kit, const ShownDice& dice, stage::Rect where, float most);
    void show_chooser(const ui::Kit& kit);
    void show_hover(const ui::Kit& kit);
    void show_pointed(const ui::Kit& kit);
    // Its price, and what may come of it.
    std::string what_click_does(const BoardHover& hover) const;
    void show_lesson(const ui::Kit& kit, const ui::LessonNote& lesson);
    void mark_parts(const ui::Kit& kit, const ui::LessonNote& lesson);
    void show_misfortune(const ui::Kit& kit, const MisfortuneNote& told);
    void tell_of_wrecks();
    // Who is home or out, in a few words over the board for a few seconds.
    bool herald(float seconds);
    void show_notice(const ui::Kit& kit, const std::string& notice);
    // A misfortune is told beside the board: whoever looks at another page sees all of that.
    bool tells_misfortune() const { return misfortune && view.idle() && shows_board(); }
    bool has_note() const { return has_lesson || (misfortune && shows_board()); }
    // Puts away the note that is shown.
    void read_note();
    stage::Rect choose_spot(std::span<const stage::Rect> places, std::size_t near, NoteKey key,
                            Cell target, float margin);
    NotePlace place_note(ui::LessonPlace place, NoteKey key, Cell target, stage::Vec2 size,
                         float s);
    void handle(const SidePanelReply& given);
    bool shows_sheet() const;
    // Whether a note of the sheet is of an edge that the person who reads it may use in part.
    bool is_own_edge(Rule rule) const;
    std::string edge_note(Rule rule) const;
    std::string reading_note(const SheetNote& note) const;
    bool take_sheet_click(stage::MouseButton button, stage::Vec2 at);
    VehicleId shown_vehicle() const;
    // Nothing moves any more, and nobody is asked.
    bool is_over() const { return view.race().moment == Moment::over && view.idle(); }
    // Whose last move the log speaks of; after the race it is nobody's.
    VehicleId reader() const { return is_over() ? no_vehicle : last_decided; }
    ClipMotion clip_motion() const {
        const bool moves = comfort.movement == ui::Movement::full && !std::isinf(speed);
        return moves ? ClipMotion::slide : ClipMotion::jump;
    }
    void put_aside();
    void send_off_cards(const ui::Answers& answers);
    void draw_flights(const ui::Kit& kit) const;

    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    ui::Seating seating;
    ui::Comfort comfort;
    float speed = 1.0F;  // of motion; stage::Timeline::instant for none
    RaceView view;
    Race shown{};  // as far as it has been seen; of this frame
    BoardView board;
    RaceLog log;
    LicenceSheet sheet;
    ui::CardFlights leaving;  // of cards whose pile is not in sight
    Prompt prompt;
    ui::PromptPanel prompt_panel;
    TopStrip strip;
    LogPanel log_panel;
    StandingsPanel standings;
    RaceLayout layout;
    bool is_first_frame = true;
    bool may_hurry = false;     // only drivers race on
    bool is_reading = false;    // the sheet large over everything
    stage::Rect sheet_room;     // where the sheet may be seen
    stage::Rect sheet_paper;    // the whole of it
    float sheet_offset = 0.0F;  // pixels scrolled down
    float sheet_beyond = 0.0F;  // and how far it may be
    SideTab tab = SideTab::sheet;
    FoldPage page = FoldPage::board;
    VehicleId pinned = no_vehicle;        // looked at by a click
    VehicleId last_decided = no_vehicle;  // whose sheet stays while others move
    VehicleId last_mover = no_vehicle;
    VehicleId next_mover = no_vehicle;  // who is to answer; of a race that is played
    Cell pointed = no_cell;             // the keys' place on the lit path
    bool is_hover_followed = false;     // the focus is where the pointer took it
    stage::Vec2 pointer{-1.0F, -1.0F};
    float pointer_rest = 0.0F;
    bool is_note_away = false;  // by a key or another question, until the pointer moves
    bool pointer_over_panel = true;
    std::vector<Option> alternatives;  // ways to attack, to choose from
    stage::Vec2 alternatives_at;
    ui::RuleRef hover_rule;
    bool has_lesson = false;
    MisfortuneTeller teller;
    std::optional<MisfortuneNote> misfortune;  // to be told now
    stage::Rect note_part;                     // of the sheet, that the note speaks of; or empty
    ui::RuleRef note_rule;                     // of the note shown
    NoteKey note_key;                          // of the note shown last
    std::size_t note_spot = 0;                 // and where it stands, of the places it may
    std::vector<std::string> heralded;         // the latest last
    float herald_left = 0.0F;                  // seconds
    bool board_moves = true;
    std::vector<ui::LaidDie> laid;  // beside a replay's timeline
    std::vector<EdgeWish> edges;
    VehicleId aside_of = no_vehicle;  // whose cards lie aside
    std::vector<CardFaceUp> aside;
    ui::PlayReply reply;
};

}  // namespace frothy
