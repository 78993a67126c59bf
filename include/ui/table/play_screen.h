// A game in play as one screen: strip, board, sheet, log, standings and the open question, and how
// they share the window at any size. It shows a game and passes on what people want; it changes
// nothing itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "play/game_log.h"
#include "play/odds_words.h"
#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/core/input.h"
#include "stage/sprite_store.h"
#include "ui/core/cards.h"
#include "ui/core/comfort.h"
#include "ui/core/motion.h"
#include "ui/core/prompt/prompt.h"
#include "ui/core/prompt/throw_prompt.h"
#include "ui/core/seating.h"
#include "ui/core/table_notes.h"
#include "ui/core/token.h"
#include "ui/kit.h"
#include "ui/prompt/prompt_panel.h"
#include "ui/rule_ref.h"
#include "ui/table/log_panel.h"
#include "ui/table/play_board.h"
#include "ui/table/player_sheet.h"
#include "ui/table/standings.h"
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
    RuleRef open;          // a rule to show; usually none
    RuleRef touched = {};  // what was clicked of a person's own sheet, by its rule; usually none
};

// What the strip offers, and the words shown while nobody has to decide.
struct PlayCaption {
    std::string undo;                       // what undo would take back; empty: nothing
    std::string redo;                       // empty: nothing
    std::string waiting;                    // "Black is thinking."
    kernel::PlayerId who = kernel::nobody;  // whom `waiting` speaks of
    std::string notice;                     // of the autosave or a save; usually empty
    ReplayBar* foot = nullptr;              // in place of the question: nobody is asked
    std::optional<LessonNote> lesson;       // beside what the open question is about
    std::optional<int> time_left;           // seconds of the time agreed; empty without a clock
    std::vector<StripButton> more;          // the game's own commands
    bool is_coached = false;                // the reason for what is gold is told
    bool is_covered = false;                // by a menu or the rules: news waits until they close
    bool may_hurry = false;                 // only drivers play on: `results` leads to the end
    std::vector<std::string> faces;         // of the drivers by seat, below assets; empty for none
};

// A game's own screen derives from it, gives the parts and says what is in them.
class PlayScreen {
public:
    virtual ~PlayScreen();

    virtual void set_seating(Seating seating);
    // Animations: 1 as written, stage::Timeline::instant for none.
    void set_speed(float factor);
    virtual void set_comfort(const Comfort& comfort);

    bool is_asking() const;
    // As Scene has it.
    std::optional<stage::Rect> panel_in_hand() const;
    // Asks what is none of the game's questions: what dice show that are thrown at the table.
    void ask_besides(std::shared_ptr<const PromptMaker> maker);
    bool asks_besides() const;
    // The choice that is pointed at or has the focus, else the main one; -1 for none.
    int pointed_choice();
    // Takes the open question away.
    virtual void ask_nothing();
    // What was touched last of the open question, in words; empty where nothing is. And takes that
    // touch back; false where there is none.
    std::string last_touch() const;
    bool take_back_touch();
    // The same of what was taken back so, to be done again.
    std::string next_touch() const;
    bool give_back_touch();
    // Whether somebody is being told what went wrong: before anything is taught.
    bool tells_misfortune() const;

    // Whether everything that happened has been shown.
    bool idle() const;
    void skip();
    // Whether the end of the game is among what it was given, and nothing waits for a hand before.
    bool comes_to_end() const { return is_at_end(); }
    // Whether, as far as has been seen, somebody is in the last lap.
    virtual bool is_last_lap() const { return false; }
    // True while something still moves.
    bool advance(float seconds);
    // What has begun to be heard since the last call.
    std::vector<SoundCue> take_cues();

    // What a player has chosen to see of the board; empty while it is seen as it opens.
    std::optional<BoardSight> chosen_sight();
    void look_as(const BoardSight& sight);

    // Mouse and keys. True if it was meant for something here.
    bool feed(const stage::InputEvent& event, bool is_over_panel);
    // Between frame.begin() and frame.end(). Also returns what `feed` caused.
    PlayReply show(const Kit& kit, const PlayCaption& caption);

    // Slow pictures are painted beside the frames from now on; nothing is to come while the board
    // is not shown.
    void paint_beside_frames();
    bool is_painting() const;
    // After InputKind::textures_lost or a change of scale.
    void forget_textures();

protected:
    // Canvas and sprites must outlive the screen.
    PlayScreen(stage::Canvas& canvas, stage::SpriteStore& sprites, Seating seating);

    // ---- The parts ------------------------------------------------------------------------------

    virtual PlayBoard& board() = 0;
    virtual Motion& motion() = 0;
    virtual Prompt& prompt() = 0;
    virtual const play::GameLog& log() const = 0;
    // Null for a game that has none.
    virtual PlayerSheet* sheet() { return nullptr; }

    // ---- What is in them ------------------------------------------------------------------------

    // Brings sheet and whatever else is kept up to what has been seen, before it is drawn.
    virtual void bring_up() = 0;
    // In the place it was given last.
    virtual void draw_board() = 0;
    // Glides to the piece of this player.
    virtual void follow(kernel::PlayerId player) = 0;
    // Whether the game is over in the last state given.
    virtual bool is_at_end() const = 0;
    virtual StripCaption strip_caption(std::optional<int> time_left) const = 0;
    virtual std::vector<StripChip> strip_chips(kernel::PlayerId decides) const = 0;
    virtual Standings standings() const = 0;
    // What else there is under the standings.
    virtual void show_more_standings(const Kit&) const {}
    virtual LogLook log_look(const Kit& kit) const = 0;
    // What is shown while nobody at this window decides: by default what the caption says, else the
    // latest line of the log.
    virtual Waiting waiting(const Kit& kit, const PlayCaption& caption) const;
    // What was thrown or turned up, beside a replay's timeline; null for nothing.
    virtual std::function<float(stage::Rect where, float most)> thrown(const Kit&) { return {}; }
    // Of dice that have come into somebody's hand.
    virtual ThrowWords throw_words() { return {}; }
    // What has become known of the game since the last call, in a few words each: "Red is home".
    virtual std::vector<std::string> take_news() { return {}; }
    // What somebody is to be told now of what went wrong for them; nobody: for whoever is asked
    // nothing any more.
    virtual std::optional<MisfortuneNote> take_misfortune(kernel::PlayerId) { return {}; }
    // Whom the open question is about; usually whoever is asked.
    virtual kernel::PlayerId subject() { return prompt().model().player; }
    // On the tab of the sheet, in English: "Licence".
    virtual const char* sheet_title() const { return ""; }
    // What a note of the sheet says besides.
    virtual std::string sheet_remark(const SheetNote&) const { return {}; }
    // Whether a click on that part of the sheet is PlayReply::touched.
    virtual bool is_touchable(const RuleRef&) const { return false; }
    virtual CardFace face_of(Token card) const;

    // ---- For the game's own ---------------------------------------------------------------------

    const Seating& seating() const;
    // Whether things are seen to move at all.
    bool is_moving_shown() const;
    // Whose sheet is shown: who is asked or was clicked; else, where nobody plays here, who acts.
    kernel::PlayerId shown_player() const;
    // The prompt has taken up a question of this player.
    void question_put(kernel::PlayerId player);
    // Who acts next, nobody for unknown; and who acted in what is to be shown now, if anybody.
    void note_actors(kernel::PlayerId next, kernel::PlayerId acted);
    // Of a replay that has gone to another moment: nobody's sheet is pinned any more.
    void look_at(kernel::PlayerId player);
    // What was told of an earlier state is told no more.
    void forget_news();
    // After a change of language.
    void say_anew();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ui
