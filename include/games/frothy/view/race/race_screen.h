// The race as one screen: strip, board, licence sheet, log, decision panel, and how they share the
// window at any size. Shows a race and passes on what people want; it changes nothing itself.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/board/board_view.h"
#include "games/frothy/view/core/board/race_view.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/telling/coach.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "games/frothy/view/race/side_panels.h"
#include "games/frothy/view/race/top_strip.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel.h"

namespace frothy {

enum class RaceCommand : std::uint8_t {
    none,
    undo,
    redo,
    rules,
    menu,
    results,
    end_here,  // asks whether the race is to end here
    lesson_read,
    no_more_lessons,
};

// What people did in a frame. More than one of them seldom happens.
struct RaceReply {
    RaceCommand command = RaceCommand::none;
    std::vector<Option> answers;  // to the open question, to be submitted in this order
    bool rests = false;           // so in every empty phase of this round, see is_empty_phase
    Rule open;                    // a rule to show; none mostly
    Rule edge;                    // a trait of a person's sheet that was clicked; none mostly
};

// How much of an edge its owner wants to use the next time it acts.
struct EdgeWish {
    VehicleId vehicle = no_vehicle;
    Rule trait;
    int most = 0;
};

// What takes the place of the decision panel where nothing is to be decided: a replay's timeline.
class RaceFoot {
public:
    RaceFoot() = default;
    virtual ~RaceFoot() = default;
    RaceFoot(const RaceFoot&) = delete;
    RaceFoot& operator=(const RaceFoot&) = delete;

    virtual float wanted_height(const ui::Kit& kit, float width) const = 0;
    // With the dice that lie on the table, if any.
    virtual void show(const ui::Kit& kit, stage::Rect where, const ShownDice* dice) = 0;
};

// A moment of a recorded race, and how it came to it.
struct RaceMoment {
    const Race& start;
    const RaceJournal& journal;
    std::size_t entries = 0;  // of the journal that led to it
    const Race& now;
};

// What the strip offers, and the words shown while nobody has to decide.
struct RaceCaption {
    std::string undo;                  // what undo would take back; empty: nothing
    std::string redo;                  // empty: nothing
    std::string waiting;               // "Black is thinking."
    VehicleId who = no_vehicle;        // whom `waiting` speaks of
    std::string notice;                // of the autosave or a save; empty mostly
    RaceFoot* foot = nullptr;          // in place of the decision panel: nobody is asked
    std::optional<LessonNote> lesson;  // beside what the open question is about
    std::optional<int> time_left;      // seconds of the time agreed; empty where no clock is kept
    std::vector<EdgeWish> edges;
    // Whose cards lie aside, chosen in secret, where nobody else is there to see them.
    VehicleId aside_of = no_vehicle;
    std::vector<CardFaceUp> aside;
    bool may_end = false;         // the last person on the track may go no further
    bool others_race_on = false;  // then; otherwise that ends the race
    bool may_hurry = false;       // only drivers race on: `results` leads to the end at once
};

class RaceScreen {
public:
    // Canvas, sprites and the session's setting must outlive the screen.
    RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const Session& session,
               ui::Seating seating);
    ~RaceScreen();
    RaceScreen(const RaceScreen&) = delete;
    RaceScreen& operator=(const RaceScreen&) = delete;

    // A recorded race instead of one that is played.
    RaceScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, const RaceMoment& moment,
               ui::Seating seating);
    // A jump: the moment is shown at once, with the sheet of this vehicle.
    void show_moment(const RaceMoment& moment, VehicleId look_at);
    // The way on, with motion.
    void take(const std::vector<Happening>& happenings, const RaceJournal& journal, const Race& now,
              VehicleId look_at);

    // What happened since the last call, in order; it is animated, and written into the log.
    void take(const std::vector<Happening>& happenings, const Session& session);
    void set_seating(ui::Seating seating);
    // Animations: 1 as written, stage::Timeline::instant for none.
    void set_speed(float factor);
    void set_comfort(const ui::Comfort& comfort);

    // The question a person is to answer, and what is proposed (see Prompt); null while there is
    // none. Call when idle.
    void ask(const Decision* decision, AnswerPlan advice = {});
    bool is_asking() const;
    // Whether somebody is being told what went wrong: before anything is taught.
    bool tells_misfortune() const;

    // Answers to the open question whose odds would help, the most urgent first; and what is known
    // of them by now.
    std::vector<AnswerPlan> plans() const;
    void set_forecasts(const ForecastBook& book);

    // Whether everything that happened has been shown.
    bool idle() const;
    void skip();
    // True while something still moves.
    bool advance(float seconds);
    // What has begun to be heard since the last call.
    std::vector<SoundCue> take_cues();

    // Mouse and keys. True if it was meant for something here.
    bool feed(const stage::InputEvent& event, bool is_over_panel);
    // Between frame.begin() and frame.end(). Also returns what `feed` caused.
    RaceReply show(const ui::Kit& kit, const RaceCaption& caption);
    // As BoardView; nothing is to come while the board is not shown.
    void paint_beside_frames();
    bool is_painting() const;

    // After InputKind::textures_lost or a change of scale.
    void forget_textures();
    // After a change of language, besides: the log and the open question say everything anew.
    void words_changed(const Session& session);
    void words_changed(const RaceMoment& moment);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace frothy
