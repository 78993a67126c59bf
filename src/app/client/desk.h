// The program in its window: the stack of scenes, what lies over all of them, what hands do, and
// the settings.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "play/commands/client_commands.h"
#include "stage/imgui_frame.h"
#include "stage/screen.h"
#include "stage/sound.h"
#include "stage/sprite_store.h"
#include "ui/core/letter_board.h"
#include "ui/game_door.h"
#include "ui/options/options_panel.h"
#include "ui/options/pad_keys.h"
#include "ui/options/settings.h"
#include "ui/rules_window.h"
#include "ui/scene.h"
#include "words/language.h"

namespace app {

class Desk : private ui::Program {
public:
    // The screen must outlive the desk. Throws where a race is to be set up and there is no data.
    Desk(stage::Screen& screen, play::ClientStart start);
    ~Desk() override;

    // Takes in what happened, moves on by some seconds and draws one frame (without presenting it).
    stage::Motion frame(const std::vector<stage::InputEvent>& events, float seconds);

    // Whether the sounds are in use: ask again soon, so that they can be put to rest.
    bool may_be_heard() { return sounds_ && sounds_->is_open(); }
    // Whether a part of the picture is still to come.
    bool is_painting() const { return scenes_.top().is_painting(); }
    // Whether something is to be seen every second though nothing moves.
    bool keeps_time() const { return scenes_.top().keeps_time(); }
    // Real seconds that have gone by while it kept time.
    void pass_time(double seconds);
    // As ui::Scene has it.
    bool watches_files() const { return scenes_.top().watches_files(); }
    bool look_for_changes() { return scenes_.top().look_for_changes(); }
    bool wants_to_quit() const { return wants_to_quit_; }
    // What the player is told before anything else; usually empty.
    const std::string& first_news() const { return first_news_; }
    // For the next time.
    void remember_window(stage::PixelSize size);
    bool wants_fullscreen() const { return settings_.is_fullscreen; }
    // Everything that moves is brought to its end.
    void settle();
    // Of the interface; kept in the settings.
    void set_scale(float scale);
    // Of the messages, as settings have it; kept there.
    void set_language(const std::string& code);

    // Draws what was opened by itself, without the program around it; false where there is no such
    // picture of it.
    bool paint_alone(stage::Rect where);

    // From the bottom to the top; the last is shown.
    const std::vector<std::unique_ptr<ui::Scene>>& shown() const { return scenes_.all(); }

private:
    stage::Screen& screen() override { return screen_; }
    stage::SpriteStore& sprites() override { return sprites_; }
    stage::SoundBox* sounds() override { return sounds_.get(); }
    ui::Settings& settings() override { return settings_; }
    ui::OptionsPanel& options() override { return options_; }
    ui::RulesWindow& rules() override { return rules_; }
    ui::SceneStack& scenes() override { return scenes_; }
    const ui::Seating& nobody() const override { return nobody_; }
    const play::UserDirs& user_dirs() const override { return start_.user_dirs; }
    const formats::DataDirs& data_dirs() const override { return start_.data_dirs; }
    std::string language() const override { return languages_.spoken(); }
    bool paints_beside_frames() const override { return start_.paints_beside_frames; }
    void settings_changed() override;
    bool is_covered() const override { return options_open_ || rules_.is_open(); }
    void show_options() override { options_open_ = true; }
    void tell(std::string news) override { news_ = std::move(news); }
    void quit() override { wants_to_quit_ = true; }

    // That of the opening, else the first.
    std::size_t first_game() const;
    void open_first();
    // Whether there is something else to see.
    bool settle_scenes();
    void take(const stage::InputEvent& event);
    void take_key_or_mouse(const stage::InputEvent& event);
    void take_in_panels(const stage::InputEvent& event);
    void take_stick(const stage::InputEvent& event);
    ui::PadPlace pad_place() const;
    void take_letter(const stage::InputEvent& key);
    void show_letters(const ui::Kit& kit);
    void feed_as(const stage::InputEvent& event, stage::Key key);
    void release_key(const stage::InputEvent& event);
    bool take_everywhere(const stage::InputEvent& event);
    void apply_settings();
    void keep_broken_settings();
    void forget_textures();
    // What was said before in another language is said anew: everything that keeps words is told.
    void words_changed();
    void prepare_frame();
    void draw(float seconds);
    void show_options_overlay(const ui::Kit& kit);
    stage::InputEvent meant_by(const stage::InputEvent& event) const;

    stage::Screen& screen_;
    play::ClientStart start_;
    ui::Settings settings_;
    words::Languages languages_;
    stage::SpriteStore sprites_;
    std::unique_ptr<stage::SoundBox> sounds_;  // null for a silent desk
    stage::ImGuiFrame frame_;
    ui::PadKeys pad_keys_;
    ui::LetterBoard letters_;
    bool is_on_letters_ = false;
    ui::Seating nobody_;  // of screens without a race
    ui::RulesWindow rules_;
    ui::OptionsPanel options_;
    std::vector<std::unique_ptr<ui::GameDoor>> doors_;
    ui::SceneStack scenes_;
    std::string news_;  // for the scene on top
    std::string first_news_;
    bool options_open_ = false;
    bool wants_to_quit_ = false;
    float until_trim_ = 0.0F;  // seconds
};

}  // namespace app
