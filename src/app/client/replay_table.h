// A recorded race being looked at in the window: the record, the screen, and the way through it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/client/branch_sheet.h"
#include "app/client/race_table.h"
#include "games/frothy/data/record/record.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/race/replay_bar.h"
#include "games/frothy/view/screens/story_sheet.h"

namespace app {

// What is looked at. Notes are offered where they can be kept.
struct ReplaySource {
    frothy::Record record;
    std::string name;  // what a branch is said to be of; empty for its course
    // Writes the notes where the race came from; what went wrong, or nothing. Empty: no notes.
    std::function<std::string(const std::vector<frothy::PinnedNote>&)> keep_notes{};
};

enum class ReplayWish : std::uint8_t { none, leave, branch };

class ReplayTable {
public:
    ReplayTable(const RaceTable::Services& services, ReplaySource source);
    ~ReplayTable();
    ReplayTable(const ReplayTable&) = delete;
    ReplayTable& operator=(const ReplayTable&) = delete;

    const ui::Seating& seating() const { return seating_; }
    std::size_t stop() const { return stop_; }
    const frothy::RaceReplay& replay() const { return replay_; }
    bool is_playing() const { return is_playing_; }
    // A dialog or the rules are over it: keys are theirs.
    bool is_covered() const {
        return dialog_ != Dialog::none || story_.is_open() || rules_.is_open();
    }
    // The deed that led to this stop is shown, and there it stays.
    void watch(std::size_t stop);

    void feed(const stage::InputEvent& event, bool is_over_panel);
    // True while the next frame will differ by itself.
    bool advance(float seconds);
    // Between frame.begin() and frame.end().
    ReplayWish show(const ui::Kit& kit, stage::Canvas& canvas);
    // After ReplayWish::branch: the race to be played on, with the drivers and dice that were
    // chosen.
    frothy::Record branch() const;

    void forget_textures() { screen_.forget_textures(); }
    // After a change of language.
    void words_changed();
    void settle() { screen_.skip(); }

private:
    enum class Dialog : std::uint8_t { none, note, branch };

    bool feed_key(const stage::InputEvent& event);
    void handle(frothy::ReplayReply reply);
    void jump(std::size_t stop);
    void play_again();
    void step();
    void arrived();
    void say_where();
    void open_note();
    void open_branch();
    void seat_people();
    std::vector<frothy::Seat> seats_here() const;
    void pin(const std::string& text);
    std::vector<std::string> notes_here() const;
    bool can_branch() const;
    void show_story(const ui::Kit& kit, stage::PixelSize canvas);
    void show_note(const ui::Kit& kit, stage::PixelSize canvas);
    ReplayWish show_branch(const ui::Kit& kit, stage::PixelSize canvas);

    ReplaySource source_;
    frothy::RaceReplay replay_;
    ui::Seating seating_;
    stage::SoundBox* sounds_;
    ui::RulesWindow& rules_;
    frothy::RaceScreen screen_;
    frothy::ReplayBar bar_;
    std::size_t stop_ = 0;
    std::string words_;
    bool is_playing_ = false;
    float rested_ = 0.0F;  // seconds between two deeds
    std::size_t speed_ = frothy::usual_replay_speed;
    Dialog dialog_ = Dialog::none;
    BranchSheet branch_;
    frothy::StorySheet story_;
    bool is_new_dialog_ = false;
    std::array<char, frothy::longest_note> note_{};
    std::string trouble_;
    bool wants_to_leave_ = false;
};

}  // namespace app
