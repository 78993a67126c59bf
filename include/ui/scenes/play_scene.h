// A game being played in the window: brings the game, its screen and the people together. A game's
// own scene derives from it and does what needs its types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "formats/rulebook.h"
#include "play/open_game.h"
#include "ui/core/crowd.h"
#include "ui/core/passing_notice.h"
#include "ui/core/prompt/hand_throw.h"
#include "ui/curtain.h"
#include "ui/game_door.h"
#include "ui/options/settings.h"
#include "ui/scene.h"
#include "ui/scenes/play_menu.h"
#include "ui/table/play_screen.h"

namespace ui {

class PlayScene;

// What a door does for the scenes it lays on the stack.
class TableDoor : public GameDoor {
public:
    virtual Program& program() = 0;
    // These lie over the scene there is: the end of its game, and a look back at it.
    virtual void show_end(PlayScene& played) = 0;
    virtual void look_back(PlayScene& played) = 0;
};

class PlayScene : public Scene {
public:
    play::OpenGame& open_game() { return *game_; }
    const play::OpenGame& open_game() const { return *game_; }
    // Entries of the journal from here on have not been seen: they wait for a throw.
    std::optional<std::size_t> unseen_from() const { return held_throw(); }

    ~PlayScene() override;
    void show(const Kit& kit) override;
    const Seating& seating() const override { return seating_; }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool clears_itself() const override { return true; }
    PadPlace pad_place() const override;
    Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    std::optional<stage::Rect> panel_in_hand() const override { return screen().panel_in_hand(); }
    void let_go(const stage::InputEvent& event) override { screen().feed(event, false); }
    // Lets drivers answer and things move.
    bool advance(float seconds) override;
    bool is_painting() const override { return !shows_curtain() && screen().is_painting(); }
    // Whether a clock runs, which is to be seen running.
    bool keeps_time() const override;
    void pass_time(double seconds) override { game_->pass_time(seconds); }
    // With the open question.
    void settle() override;
    void left() override {}
    void forget_textures() override { screen().forget_textures(); }
    void words_changed() override;
    void settings_changed() override;
    // Over the board, for a few seconds.
    bool tell(const std::string& news) override;
    std::string_view music() const override;

protected:
    // In a program that paints beside the frames, so is the board (see PlayScreen), and the first
    // question comes with it. The derived scene calls `begin` when it is whole.
    PlayScene(TableDoor& door, std::shared_ptr<play::OpenGame> game);
    void begin();

    // ---- What a game's scene gives --------------------------------------------------------------

    virtual PlayScreen& screen() = 0;
    virtual const PlayScreen& screen() const = 0;
    virtual PlayMenu& menu() = 0;
    virtual const PlayMenu& menu() const = 0;
    // Hands what has happened since the last call to the screen.
    virtual void take_happenings() = 0;
    // Puts the open question to whoever is asked.
    virtual void ask() = 0;
    virtual void submit(const PlayReply& reply) = 0;
    // All the screen says it says anew.
    virtual void say_anew() = 0;
    // Answers what needs nobody to answer it. Whether there was anything; `was_undone`: it was
    // answered before, and is asked again.
    virtual bool answer_automatically(bool was_undone) = 0;
    // What dice are awaited from somebody's own hand.
    virtual DiceInHand dice_in_hand() = 0;
    // What the person who is asked in secret is told behind the curtain.
    virtual std::string curtain_words() const = 0;
    // Whether the open question, in secret, must not be seen by the person on that seat.
    virtual bool is_secret_from(kernel::PlayerId seat) const = 0;

    // ---- What it may leave ----------------------------------------------------------------------

    // Makes ready beside the frames what an answer or advice would else wait for.
    virtual void prepare() {}
    // Whether what goes with the question is there: what is advised takes longer than a frame.
    virtual bool is_prepared() const { return true; }
    // Works on what is worth knowing of the choices; true while some is still to come.
    virtual bool weigh_choices() { return false; }
    virtual void finish_weighing() {}
    // Before the screen is shown: what it is told besides, and what the strip offers.
    virtual void bring_up_screen() {}
    virtual void add_to(PlayCaption&) const {}
    // PlayCommand::more, PlayReply::touched and PlayMenu::own_wish.
    virtual void take_more(std::size_t) {}
    virtual void take_touched(const RuleRef&) {}
    virtual void take_own_wish(int) {}
    // After an undo there is a choice again.
    virtual void was_taken_back() {}
    // Dice that fell by the seed are thrown by a person all the same: the latest throw in a few
    // words, where a person did nothing since; it is taken back as it was seen, and thrown again.
    virtual std::string last_throw() const { return {}; }
    virtual void take_back_throw() {}
    virtual std::string next_throw() const { return {}; }
    virtual void throw_again() {}
    // The throw that is in somebody's hand, by its entry; and the race from such an entry on once
    // more, as it is seen when that comes.
    virtual std::optional<std::size_t> held_throw() const { return {}; }
    virtual void show_again(std::size_t /*entry*/) {}
    // What it is called as far as it has been seen.
    virtual std::string usual_name() const { return game_->usual_name(); }
    // Whether everybody who plays here is done, or about to be, and others are not.
    virtual bool only_drivers_play_on() const { return game_->only_drivers_play_on(); }
    // Lessons of a coached game, in the words of Settings::taught.
    virtual std::optional<LessonNote> due_lesson() const { return std::nullopt; }
    virtual void lesson_read(const LessonNote&) {}
    virtual std::string lessons_read() const { return {}; }
    virtual bool has_no_more_lessons() const { return true; }
    virtual void resume_lessons(const std::string& /*read*/) {}

    // ---- For it ---------------------------------------------------------------------------------

    TableDoor& door() const { return door_; }
    Program& program() const { return program_; }
    Settings& settings() const { return settings_; }
    void after_change();
    void put_question();
    // What the screen may show is what this player knows: the person who is asked, or the only one
    // at the table. Nobody: what everybody knows.
    kernel::PlayerId viewer() const;
    void notify(std::string words) { notice_.tell(std::move(words)); }
    bool waits_for_nothing() const;
    // Over, and seen to be so: the rules are past a throw that is still in somebody's hand.
    bool is_seen_over() const { return game_->is_over() && screen().comes_to_end(); }
    // On to the end: only drivers play on.
    void hurry(bool is_meant) { hurries_ = is_meant; }
    bool hurries() const { return hurries_; }

private:
    enum class Wish : std::uint8_t { none, title, results, look_back };

    // Keys belong to a panel over the game.
    bool is_covered() const;
    // Whether a pad may look behind the curtain, as far as there is one now.
    bool may_open_curtain(int pad) const;
    void seat_people();
    void show_faces();
    void ask_for_dice();
    // Whoever is asked, or throws.
    kernel::PlayerId awaited() const;
    Wish show_curtain(const Kit& kit, stage::Canvas& canvas);
    Wish show_table(const Kit& kit, stage::Canvas& canvas);
    Wish show_menu(const Kit& kit, stage::Canvas& canvas);
    bool let_drivers_answer(float seconds);
    void make_heard(float seconds, bool is_moving);
    bool needs_curtain() const;
    bool is_meant_for_another(const stage::InputEvent& event);
    void undo(bool is_agreed);
    bool takes_back_throw() {
        if (last_throw().empty()) return false;
        screen().ask_nothing();
        take_back_throw();
        return true;
    }
    void save(const std::string& name);
    // The lesson for the open question, where lessons are wanted.
    std::optional<LessonNote> lesson() const;
    // Whether there was one to have been read.
    bool close_lesson();
    bool shows_curtain() const { return curtain_is_up_ && game_->question().has_value(); }
    void apply_settings();
    void take_up_sight();
    bool keep_hand(const std::string& race);
    void keep_sight();
    void take_answers(const PlayReply& reply);
    PlayCaption caption(const stage::KeyCaps& caps) const;
    Wish handle(const PlayReply& reply);

    TableDoor& door_;
    Program& program_;
    Settings& settings_;
    RulesWindow& rules_;
    std::shared_ptr<play::OpenGame> game_;
    Seating seating_;
    std::vector<std::string> faces_;  // PlayCaption::faces
    Curtain curtain_;
    ConsentBox consent_;
    bool has_shown_ = false;  // a frame
    bool curtain_is_up_ = false;
    kernel::PlayerId opened_for_ = kernel::nobody;  // who looked behind the curtain last
    bool hurries_ = false;                          // to the end: only drivers play on
    bool was_undone_ = false;                       // what is asked was answered before
    float thinking_ = 0.0F;                         // seconds the driver has taken
    float over_for_ = 0.0F;                         // seconds since the game was seen to end
    bool has_ended_ = false;                        // the podium has been shown, or need not be
    Crowd crowd_;
    HandThrow thrown_;
    PassingNotice notice_;
};

}  // namespace ui
