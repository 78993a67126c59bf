// A race being played in the window: brings the game, the screen and the people together.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/ai/forecaster.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/door/core/resting.h"
#include "games/frothy/door/race_menu.h"
#include "games/frothy/view/core/telling/coach.h"
#include "games/frothy/view/race/race_screen.h"
#include "ui/core/passing_notice.h"
#include "ui/curtain.h"
#include "ui/options/settings.h"
#include "ui/scene.h"

namespace frothy {

class FrothyDoor;

class RaceScene final : public ui::Scene {
public:
    // In a program that paints beside the frames, so is the board (see RaceScreen), and
    // what drivers know of the course is made ready; the first question comes with it.
    RaceScene(FrothyDoor& door, std::shared_ptr<Game> game);
    ~RaceScene() override;

    Game& game() { return *game_; }
    const Game& game() const { return *game_; }

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return seating_; }
    const formats::Rulebook& rulebook() const override;
    bool clears_itself() const override { return true; }
    ui::PadPlace pad_place() const override;
    ui::Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    void let_go(const stage::InputEvent& event) override { screen_.feed(event, false); }
    // Lets drivers answer and things move.
    bool advance(float seconds) override;
    bool is_painting() const override { return !shows_curtain() && screen_.is_painting(); }
    // Whether a clock runs, which is to be seen running (FR-RACE-02).
    bool keeps_time() const override;
    void pass_time(double seconds) override { game_->pass_time(seconds); }
    // With the open question.
    void settle() override;
    void left() override {}
    void forget_textures() override { screen_.forget_textures(); }
    void words_changed() override;
    void settings_changed() override;
    // Over the board, for a few seconds.
    bool tell(const std::string& news) override;

private:
    enum class Wish : std::uint8_t { none, title, results, look_back };

    // Keys belong to a panel over the race.
    bool is_covered() const;
    // Whether a pad may look behind the curtain, as far as there is one now.
    bool may_open_curtain(int pad) const;
    void seat_people();
    Wish show_curtain(const ui::Kit& kit, stage::Canvas& canvas);
    Wish show_table(const ui::Kit& kit, stage::Canvas& canvas);
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
    std::vector<EdgeWish> edges_wanted() const;
    void undo(bool is_agreed);
    // Whether the open question was one that needed nobody to answer it.
    bool answer_automatically();
    void end_here();
    void forget_leaving();
    void save(const std::string& name);
    // The lesson for the open question, where lessons are wanted.
    std::optional<ui::LessonNote> lesson() const;
    // Whether there was one to have been read.
    bool close_lesson();
    int people() const;
    bool shows_curtain() const { return curtain_is_up_ && game_->pending() != nullptr; }
    void apply_settings();
    ui::PlayCaption caption(const stage::KeyCaps& caps) const;
    Wish handle(const ui::PlayReply& reply);

    FrothyDoor& door_;
    ui::Program& program_;
    ui::Settings& settings_;
    ui::RulesWindow& rules_;
    std::shared_ptr<Game> game_;
    ui::Seating seating_;
    Crowd crowd_;
    RaceScreen screen_;
    Forecaster forecaster_;
    std::uint64_t forecasts_shown_ = 0;  // version of the forecaster's book
    ui::Curtain curtain_;
    ui::ConsentBox consent_;
    RaceMenu menu_;
    Coach coach_;
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
    std::vector<EdgeWish> edges_;                // as wished before the last answer
    ui::PassingNotice notice_;
};

}  // namespace frothy
