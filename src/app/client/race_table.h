// A race being played in the window: brings the game, the screen and the people together.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/client/options/settings.h"
#include "app/client/passing_notice.h"
#include "app/client/race_menu.h"
#include "app/core/game.h"
#include "app/core/resting.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/view/core/telling/coach.h"
#include "games/frothy/view/race/race_screen.h"
#include "play/user_dirs.h"
#include "stage/sound.h"
#include "ui/curtain.h"
#include "ui/rules_window.h"

namespace app {

enum class TableWish : std::uint8_t { none, title, results, look_back, settings_changed };

class RaceTable {
public:
    // What the table borrows of the desk; all of it must outlive the table.
    struct Services {
        stage::Canvas& canvas;
        stage::SpriteStore& sprites;
        stage::SoundBox* sounds;  // null for a silent table
        Settings& settings;
        OptionsPanel& options;
        ui::RulesWindow& rules;
    };
    RaceTable(const Services& services, std::shared_ptr<Game> game, const play::UserDirs& dirs);
    ~RaceTable();
    RaceTable(const RaceTable&) = delete;
    RaceTable& operator=(const RaceTable&) = delete;

    Game& game() { return *game_; }
    // From now on the board is painted beside the frames (see frothy::RaceScreen), and so is what
    // drivers know of the course made ready; the first question comes with it.
    void work_beside_frames();
    bool is_painting() const { return !shows_curtain() && screen_.is_painting(); }

    // Whether keys belong to a panel over the race; those of a menu move with the arrows.
    bool is_covered() const;
    // Whether a clock runs, which is to be seen running (FR-RACE-02).
    bool keeps_time() const;
    // A sentence over the board, for a few seconds.
    void tell(std::string notice) { notice_.tell(std::move(notice)); }
    void pass_time(double seconds) { game_->pass_time(seconds); }
    bool is_menu_open() const { return menu_.is_open(); }
    // Whether a pad may look behind the curtain, as far as there is one now.
    bool may_open_curtain(int pad) const;
    void feed(const stage::InputEvent& event, bool is_over_panel);
    // Lets drivers answer and things move; true while the next frame will differ by itself.
    bool advance(float seconds);
    // Between frame.begin() and frame.end().
    TableWish show(const ui::Kit& kit, stage::Canvas& canvas);

    void settings_changed();
    void forget_textures() { screen_.forget_textures(); }
    // After a change of language.
    void words_changed();
    // Everything shown at once, as it stands, with the open question.
    void settle();

private:
    void after_change();
    void put_question();
    bool has_advice();
    bool let_drivers_answer(float seconds);
    bool weigh_choices();
    void make_heard(float seconds, bool is_moving);
    bool only_drivers_race_on() const;
    bool waits_for_nothing() const;
    bool needs_curtain() const;
    bool is_secret_from(const Game::Decision& decision, kernel::PlayerId seat) const;
    bool hides_something(kernel::PlayerId seat) const;
    std::optional<kernel::PlayerId> owner_of_secret() const;
    bool is_meant_for_another(const stage::InputEvent& event);
    void tell_of_edges();
    void tell_of_checks(const std::vector<Game::Happening>& happenings);
    std::vector<frothy::EdgeWish> edges_wanted() const;
    void undo(bool is_agreed);
    // Whether the open question was one that needed nobody to answer it.
    bool answer_automatically();
    void end_here();
    void forget_leaving();
    void save(const std::string& name);
    // The lesson for the open question, where lessons are wanted.
    std::optional<frothy::LessonNote> lesson() const;
    // Whether there was one to have been read.
    bool close_lesson();
    int people() const;
    bool shows_curtain() const { return curtain_is_up_ && game_->pending() != nullptr; }
    void apply_settings();
    frothy::RaceCaption caption(const stage::KeyCaps& caps) const;
    TableWish handle(const frothy::RaceReply& reply);

    std::shared_ptr<Game> game_;
    play::UserDirs dirs_;
    Settings& settings_;
    OptionsPanel& options_;
    stage::SoundBox* sounds_;
    frothy::Crowd crowd_;
    ui::RulesWindow& rules_;
    frothy::RaceScreen screen_;
    frothy::Forecaster forecaster_;
    std::uint64_t forecasts_shown_ = 0;  // version of the forecaster's book
    ui::Curtain curtain_;
    ui::ConsentBox consent_;
    RaceMenu menu_;
    frothy::Coach coach_;
    bool works_beside_frames_ = false;
    bool has_shown_ = false;  // a frame
    bool curtain_is_up_ = false;
    kernel::PlayerId opened_for_ = kernel::nobody;  // who looked behind the curtain last
    bool hurries_ = false;                          // to the end: only drivers race on
    Resting resting_;
    bool was_undone_ = false;                    // what is asked was answered before
    kernel::PlayerId leaving_ = kernel::nobody;  // the last person, who ends the race here
    float thinking_ = 0.0F;                      // seconds the driver has taken
    float over_for_ = 0.0F;                      // seconds since the race was seen to end
    bool has_ended_ = false;                     // the podium has been shown, or need not be
    std::vector<frothy::EdgeWish> edges_;        // as wished before the last answer
    PassingNotice notice_;
};

}  // namespace app
