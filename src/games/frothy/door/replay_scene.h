// A recorded race being looked at in the window: the record, the screen, and the way through it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/race/race_screen.h"
#include "games/frothy/view/screens/story_sheet.h"
#include "ui/branch_sheet.h"
#include "ui/replay/replay_bar.h"
#include "ui/scene.h"

namespace frothy {

class FrothyDoor;

// What is looked at. Notes are offered where they can be kept.
struct ReplaySource {
    Record record;
    std::string name;  // what a branch is said to be of; empty for its course
    // Writes the notes where the race came from; what went wrong, or nothing. Empty: no notes.
    std::function<std::string(const std::vector<PinnedNote>&)> keep_notes{};
};

class ReplayScene final : public ui::Scene {
public:
    ReplayScene(FrothyDoor& door, ReplaySource source);
    ~ReplayScene() override;

    std::size_t stop() const { return stop_; }
    const RaceReplay& replay() const { return replay_; }
    bool is_playing() const { return is_playing_; }
    // A dialog or the rules are over it: keys are theirs.
    bool is_covered() const {
        return dialog_ != Dialog::none || story_.is_open() || rules_.is_open();
    }
    // The deed that led to this stop is shown, and there it stays.
    void watch(std::size_t stop);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return seating_; }
    const formats::Rulebook& rulebook() const override;
    bool clears_itself() const override { return true; }
    ui::PadPlace pad_place() const override;
    ui::Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    bool advance(float seconds) override;
    void settle() override { screen_.skip(); }
    void left() override {}
    void forget_textures() override { screen_.forget_textures(); }
    void words_changed() override;

private:
    enum class Dialog : std::uint8_t { none, note, branch };
    enum class Wish : std::uint8_t { none, leave, branch };

    // The race to be played on, with the drivers and dice that were chosen.
    Record branch() const;
    Wish show_race(const ui::Kit& kit, stage::PixelSize canvas);
    bool feed_key(const stage::InputEvent& event);
    void handle(ui::ReplayReply reply);
    void jump(std::size_t stop);
    void play_again();
    void step();
    void arrived();
    void say_where();
    void open_note();
    void open_branch();
    void seat_people();
    std::vector<Seat> seats_here() const;
    void pin(const std::string& text);
    std::vector<std::string> notes_here() const;
    bool can_branch() const;
    void show_story(const ui::Kit& kit, stage::PixelSize canvas);
    void show_note(const ui::Kit& kit, stage::PixelSize canvas);
    Wish show_branch(const ui::Kit& kit, stage::PixelSize canvas);

    FrothyDoor& door_;
    ui::Program& program_;
    ui::RulesWindow& rules_;
    ReplaySource source_;
    RaceReplay replay_;
    ui::Seating seating_;
    RaceScreen screen_;
    ui::ReplayBar bar_;
    std::size_t stop_ = 0;
    std::string words_;
    bool is_playing_ = false;
    float rested_ = 0.0F;  // seconds between two deeds
    std::size_t speed_ = ui::usual_replay_speed;
    Dialog dialog_ = Dialog::none;
    ui::BranchSheet branch_;
    StorySheet story_;
    bool is_new_dialog_ = false;
    std::array<char, longest_note> note_{};
    std::string trouble_;
    bool wants_to_leave_ = false;
};

}  // namespace frothy
