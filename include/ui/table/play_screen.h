// A game in play as one screen, as its scenes see it: what they tell it, and what people did there.
// It shows a game and passes on what people want; it changes nothing itself. Games are behind it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/core/input.h"
#include "ui/core/comfort.h"
#include "ui/core/lesson_note.h"
#include "ui/core/seating.h"
#include "ui/core/sound_cue.h"
#include "ui/core/token.h"
#include "ui/kit.h"
#include "ui/rule_ref.h"
#include "ui/table/top_strip.h"

namespace ui {

class ReplayBar;

enum class PlayCommand : std::uint8_t {
    none,
    undo,
    redo,
    rules,
    menu,
    results,  // of a game that is over; else on to its end, where only drivers play on
    more,     // PlayCaption::more, at PlayReply::more
    lesson_read,
    no_more_lessons,
};

// What people did in a frame. More than one of them seldom happens.
struct PlayReply {
    PlayCommand command = PlayCommand::none;
    std::size_t more = 0;
    Answers answers;       // to the open question, to be submitted in this order
    bool rests = false;    // so wherever the game asks the same again: PromptReply::rests
    RuleRef open;          // a rule to show; none mostly
    RuleRef touched = {};  // what was clicked of a person's own sheet, by its rule; none mostly
};

// What the strip offers, and the words shown while nobody has to decide.
struct PlayCaption {
    std::string undo;                       // what undo would take back; empty: nothing
    std::string redo;                       // empty: nothing
    std::string waiting;                    // "Black is thinking."
    kernel::PlayerId who = kernel::nobody;  // whom `waiting` speaks of
    std::string notice;                     // of the autosave or a save; empty mostly
    ReplayBar* foot = nullptr;              // in place of the question: nobody is asked
    std::optional<LessonNote> lesson;       // beside what the open question is about
    std::optional<int> time_left;           // seconds of the time agreed; empty without a clock
    std::vector<StripButton> more;          // the game's own commands
    bool may_hurry = false;                 // only drivers play on: `results` leads to the end
};

class PlayScreen {
public:
    PlayScreen() = default;
    virtual ~PlayScreen() = default;
    PlayScreen(const PlayScreen&) = delete;
    PlayScreen& operator=(const PlayScreen&) = delete;

    virtual void set_seating(Seating seating) = 0;
    // Animations: 1 as written, stage::Timeline::instant for none.
    virtual void set_speed(float factor) = 0;
    virtual void set_comfort(const Comfort& comfort) = 0;

    virtual bool is_asking() const = 0;
    // Takes the open question away.
    virtual void ask_nothing() = 0;
    // Whether somebody is being told what went wrong: before anything is taught.
    virtual bool tells_misfortune() const = 0;

    // Whether everything that happened has been shown.
    virtual bool idle() const = 0;
    virtual void skip() = 0;
    // True while something still moves.
    virtual bool advance(float seconds) = 0;
    // What has begun to be heard since the last call.
    virtual std::vector<SoundCue> take_cues() = 0;

    // Mouse and keys. True if it was meant for something here.
    virtual bool feed(const stage::InputEvent& event, bool is_over_panel) = 0;
    // Between frame.begin() and frame.end(). Also returns what `feed` caused.
    virtual PlayReply show(const Kit& kit, const PlayCaption& caption) = 0;

    // Slow pictures are painted beside the frames from now on; nothing is to come while the board
    // is not shown.
    virtual void paint_beside_frames() = 0;
    virtual bool is_painting() const = 0;
    // After InputKind::textures_lost or a change of scale.
    virtual void forget_textures() = 0;
};

}  // namespace ui
