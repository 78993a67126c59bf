// A race being played in the window: what a race has besides any game at the table.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/frothy/ai/forecaster.h"
#include "games/frothy/door/core/game.h"
#include "games/frothy/door/core/resting.h"
#include "games/frothy/door/race_menu.h"
#include "games/frothy/view/core/telling/coach.h"
#include "games/frothy/view/race/race_screen.h"
#include "ui/scenes/play_scene.h"

namespace frothy {

class RaceScene final : public ui::PlayScene {
public:
    // What drivers know of the course is made ready beside the frames, too.
    RaceScene(ui::TableDoor& door, std::shared_ptr<Game> game);
    ~RaceScene() override;

    Game& game() { return *game_; }
    const Game& game() const { return *game_; }
    // Of a race on trial: the entry of the menu that leads back to where it was begun.
    void lead_back(std::function<std::string()> label, std::function<void()> back);
    // Of a race on a course that is being drawn: asked again and again what has become of its
    // file; whether something has.
    void follow(std::function<bool()> file) { file_ = std::move(file); }
    bool watches_files() const override { return static_cast<bool>(file_); }
    bool look_for_changes() override { return file_(); }

private:
    RaceScreen& screen() override { return screen_; }
    const RaceScreen& screen() const override { return screen_; }
    RaceMenu& menu() override { return menu_; }
    const RaceMenu& menu() const override { return menu_; }
    void take_happenings() override;
    void ask() override;
    void submit(const ui::PlayReply& reply) override;
    void say_anew() override { screen_.words_changed(game_->session()); }
    // Phases of rest and the rest of a last round, as wished before, and whatever leaves nothing to
    // be decided.
    bool answer_automatically(bool was_undone) override;
    ui::DiceInHand dice_in_hand() override;
    std::string curtain_words() const override;
    bool is_secret_from(kernel::PlayerId seat) const override;
    void prepare() override { game_->make_drivers_ready(); }
    bool is_prepared() const override { return game_->are_drivers_ready(); }
    // Odds are worked out beside the frames, and count only for the question they were made for.
    bool weigh_choices() override;
    void finish_weighing() override { forecaster_.wait(); }
    void add_to(ui::PlayCaption& caption) const override;
    void bring_up_screen() override;
    void take_more(std::size_t) override;
    void take_touched(const ui::RuleRef&) override;
    void take_own_wish(int wish) override;
    void was_taken_back() override;
    bool only_drivers_play_on() const override;
    std::optional<ui::LessonNote> due_lesson() const override;
    void lesson_read(const ui::LessonNote& note) override;
    std::string lessons_read() const override { return coach_.progress(); }
    bool has_no_more_lessons() const override { return coach_.is_done(); }
    void resume_lessons(const std::string& read) override { coach_.resume(read); }

    void tell_of_unasked(const Game::Decision& decision, Option answer);
    bool may_be_finished_for() const;
    bool hides_something(kernel::PlayerId seat) const;
    std::optional<kernel::PlayerId> owner_of_secret() const;
    void tell_of_edges();
    void tell_of_checks(const std::vector<Game::Happening>& happenings);
    std::vector<EdgeWish> edges_wanted() const;
    // All persons still on the track give up; nobody is waited for any more.
    void end_here();

    std::shared_ptr<Game> game_;
    RaceScreen screen_;
    Forecaster forecaster_;
    std::uint64_t forecasts_shown_ = 0;  // version of the forecaster's book
    RaceMenu menu_;
    Coach coach_;
    Resting resting_;
    std::vector<kernel::PlayerId> leaving_;  // persons who end the race here
    bool is_finished_for_ = false;           // somebody, by the computer
    std::vector<EdgeWish> edges_;            // as wished before the last answer
    std::function<void()> back_;             // to where a race on trial was begun
    std::function<bool()> file_;
};

}  // namespace frothy
