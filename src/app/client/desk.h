// All screens of the program on one stage::Screen: which one is shown, and the way between them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/client/options/options_panel.h"
#include "app/client/options/pad_keys.h"
#include "app/client/options/settings.h"
#include "app/client/race_library.h"
#include "app/client/race_table.h"
#include "app/client/replay_table.h"
#include "app/client/save_shelf.h"
#include "app/core/commands/client_commands.h"
#include "formats/rulebook.h"
#include "games/frothy/view/screens/results_screen.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "games/frothy/view/screens/story_sheet.h"
#include "games/frothy/view/screens/title_screen.h"
#include "stage/imgui_frame.h"
#include "stage/screen.h"
#include "stage/sound.h"
#include "stage/sprite_store.h"
#include "ui/rules_window.h"
#include "words/language.h"

namespace app {

enum class Scene : std::uint8_t { title, setup, race, results, replay, saves };

class Desk {
public:
    // The screen must outlive the desk. Throws where a race is to be set up and there is no data.
    Desk(stage::Screen& screen, ClientStart start);
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    // Takes in what happened, moves on by some seconds and draws one frame (without presenting it).
    stage::Motion frame(const std::vector<stage::InputEvent>& events, float seconds);

    // Whether the sounds are in use: ask again soon, so that they can be put to rest.
    bool may_be_heard();

    // Whether a part of the picture is still to come.
    bool is_painting() const {
        return (scene_ == Scene::title && title_.is_painting()) ||
               (scene_ == Scene::race && table_ && table_->is_painting());
    }
    // Whether something is to be seen every second though nothing moves.
    bool keeps_time() const { return scene_ == Scene::race && table_ && table_->keeps_time(); }
    // Real seconds that have gone by while it kept time: of the time agreed (FR-RACE-02).
    void pass_time(double seconds) {
        if (keeps_time()) table_->pass_time(seconds);
    }
    bool wants_to_quit() const { return wants_to_quit_; }
    // What the player is told before anything else; empty mostly.
    const std::string& first_news() const { return first_news_; }
    // For the next time.
    void remember_window(stage::PixelSize size);
    bool wants_fullscreen() const { return settings_.is_fullscreen; }
    Scene scene() const { return scene_; }
    // Of Scene::replay; else null.
    const ReplayTable* replay() const { return replay_.get(); }
    // Of Scene::race and Scene::results, and of a replay one came to from there; else null.
    Game* game() { return table_ ? &table_->game() : nullptr; }
    // Everything that moves is brought to its end.
    void settle();
    // Of the interface; kept in the settings.
    void set_scale(float scale);
    // Of the messages, as settings have it; kept there.
    void set_language(const std::string& code);
    // From the podium back to the board, where there is a race.
    void look_at_board();

private:
    static constexpr float podium_pause = 1.0F;  // seconds before Enter starts another race

    void take(const stage::InputEvent& event);
    void take_key_or_mouse(const stage::InputEvent& event);
    void take_in_panels(const stage::InputEvent& event);
    void feed_as(const stage::InputEvent& event, stage::Key key);
    void release_key(const stage::InputEvent& event);
    PadPlace pad_place() const;
    bool take_everywhere(const stage::InputEvent& event);
    void settings_changed();
    void apply_settings();
    void keep_broken_settings();
    void dye_cards();
    void forget_textures();
    // What was said before in another language is said anew: everything that keeps words is told.
    void words_changed();
    void leave(Scene scene);
    stage::InputEvent meant_by(const stage::InputEvent& event) const;

    void show_title(const ui::Kit& kit);
    void show_setup(const ui::Kit& kit);
    void seat_people();
    void show_race(const ui::Kit& kit);
    void show_results(const ui::Kit& kit);
    void show_story(const ui::Kit& kit);
    void show_replay(const ui::Kit& kit);
    void show_saves(const ui::Kit& kit);
    void show_options_overlay(const ui::Kit& kit);

    frothy::SetupOffers& offers();
    frothy::SetupPlan& plan();
    frothy::SetupPlan first_plan_of(const frothy::SetupOffers& offers) const;
    void go_to_title();
    void offer_races();
    void go_to_setup();
    void keep_rules(const std::string& name);
    void start_race();
    void start_first_race();
    void sit_down_to(const frothy::SetupPlan& plan);
    void open(const LibraryEntry& entry, RaceSource source);
    void sit_down(std::shared_ptr<Game> game);
    void race_again();
    RaceTable::Services things();
    void take_in_replay(const stage::InputEvent& event);
    void watch(ReplaySource source);
    // The race at the table, also while it goes on.
    void watch_table();
    void watch_file(std::size_t race);
    void leave_replay();
    void go_to_saves();
    void play_branch();
    RaceSetup setup_for_another() const;
    void show_end();
    void tell_results();

    stage::Screen& screen_;
    ClientStart start_;
    Settings settings_;
    words::Languages languages_;
    stage::SpriteStore sprites_;
    std::unique_ptr<stage::SoundBox> sounds_;  // null for a silent desk
    stage::ImGuiFrame frame_;
    PadKeys pad_keys_;
    formats::Rulebook rulebook_;
    ui::Seating nobody_;  // of screens without a race
    ui::Seating seating_;
    std::optional<frothy::SetupOffers> offers_;
    frothy::SetupPlan plan_;  // of the offers
    std::optional<frothy::SetupPlan> raced_plan_;
    bool is_first_race_ = false;  // with the coach, at the table
    bool is_settling_ = false;    // the results find their size

    Scene scene_ = Scene::title;
    Scene shown_scene_ = Scene::title;
    frothy::TitleScreen title_;
    frothy::SetupScreen setup_;
    frothy::ResultsScreen results_;
    ui::RulesWindow rules_;
    OptionsPanel options_;
    frothy::TitleState title_state_;
    std::vector<LibraryEntry> interrupted_;
    ui::SavesScreen saves_;
    SaveShelf shelf_;
    std::string saves_news_;
    std::optional<frothy::Record> unfitting_;
    std::string first_news_;
    frothy::ResultsState results_state_;
    std::unique_ptr<frothy::RaceReplay> told_;  // what the story of the results is told of
    frothy::StorySheet story_;
    std::unique_ptr<RaceTable> table_;
    std::unique_ptr<ReplayTable> replay_;
    Scene replay_from_ = Scene::title;
    ui::Palette dyed_in_ = ui::Palette::usual;  // the pictures of the cards
    bool options_open_ = false;
    bool wants_to_quit_ = false;
    float until_trim_ = 0.0F;
    float podium_for_ = 0.0F;  // seconds
};

}  // namespace app
