// A recorded game being looked at in the window: the way through it, notes on its moments, and
// playing on from one of them. A game's own scene derives from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/chronicle.h"
#include "play/record.h"
#include "play/record_files.h"
#include "play/timeline.h"
#include "ui/branch_sheet.h"
#include "ui/replay/replay_bar.h"
#include "ui/scene.h"
#include "ui/scenes/play_scene.h"
#include "ui/table/play_screen.h"

namespace ui {

class ReplayScene : public Scene {
public:
    // Writes the notes where the game came from; what went wrong, or nothing.
    using KeepNotes = std::function<std::string(const std::vector<play::PinnedNote>&)>;

    virtual const play::RecordedGame& replay() const = 0;
    std::size_t stop() const { return stop_; }
    bool is_playing() const { return is_playing_; }
    // A dialog or the rules are over it: keys are theirs.
    bool is_covered() const {
        return dialog_ != Dialog::none || is_story_open() || rules_.is_open();
    }
    // The deed that led to this stop is shown, and there it stays.
    void watch(std::size_t stop);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return seating_; }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool clears_itself() const override { return true; }
    PadPlace pad_place() const override;
    Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    bool advance(float seconds) override;
    void settle() override { screen().skip(); }
    void left() override {}
    void forget_textures() override { screen().forget_textures(); }
    void words_changed() override;
    std::string_view music() const override { return {}; }

protected:
    // Without `keep_notes` none are offered. The derived scene calls `begin` when it is whole.
    ReplayScene(TableDoor& door, KeepNotes keep_notes);
    void begin();

    // ---- What a game's scene gives --------------------------------------------------------------

    virtual play::RecordedGame& replay() = 0;
    virtual PlayScreen& screen() = 0;
    // The screen shows this stop at once, or goes on to it from the one before.
    virtual void jump_to(std::size_t stop) = 0;
    virtual void go_on_to(std::size_t stop) = 0;
    // Notes, names and whatever else the record says anew after a change of language.
    virtual void say_anew() = 0;
    // Of the record.
    virtual play::Chronicle& chronicle() = 0;
    virtual std::vector<play::Seat> seats_at(std::size_t stop) const = 0;
    // Another game is played on from the stop with these drivers.
    virtual void play_on(std::size_t stop, const std::vector<play::Seat>& seats,
                         BranchDice dice) = 0;

    // ---- The story of a game that is over, where it tells one -----------------------------------

    virtual bool tells_story() const { return false; }
    virtual void open_story() {}
    virtual bool is_story_open() const { return false; }
    // Over everything; returns a stop that somebody wants to look at, and is closed then.
    virtual std::optional<std::size_t> show_story(const Kit&, stage::PixelSize) { return {}; }

    // ---- For it ---------------------------------------------------------------------------------

    TableDoor& door() const { return door_; }
    // Nobody is asked anything: the sheet goes along with whoever acts.
    Seating spectators() const;

private:
    enum class Dialog : std::uint8_t { none, note, branch };
    enum class Wish : std::uint8_t { none, leave, branch };

    Wish show_race(const Kit& kit, stage::PixelSize canvas);
    bool feed_key(const stage::InputEvent& event);
    void handle(ReplayReply reply);
    void jump(std::size_t stop);
    void play_again();
    void step();
    void arrived();
    void say_where();
    void open_note();
    void open_branch();
    void seat_people();
    void pin(const std::string& text);
    bool can_branch() const;
    void show_note(const Kit& kit, stage::PixelSize canvas);
    Wish show_branch(const Kit& kit, stage::PixelSize canvas);

    TableDoor& door_;
    Program& program_;
    RulesWindow& rules_;
    KeepNotes keep_notes_;
    Seating seating_;
    ReplayBar bar_;
    std::size_t stop_ = 0;
    std::string words_;
    bool is_playing_ = false;
    float rested_ = 0.0F;  // seconds between two deeds
    std::size_t speed_ = usual_replay_speed;
    Dialog dialog_ = Dialog::none;
    BranchSheet branch_;
    bool is_new_dialog_ = false;
    std::array<char, play::longest_note> note_{};
    std::string trouble_;
    bool wants_to_leave_ = false;
};

// What is looked at.
template <class C>
struct ReplaySource {
    play::Record<C> record;
    std::string name;  // what a branch is said to be of; empty for what it is played on
    ReplayScene::KeepNotes keep_notes{};  // empty: no notes
};

// What any game's replay knows of its record. `Replay` is a play::Replaying made of one.
template <class C, class Replay>
class RecordScene : public ReplayScene {
public:
    const Replay& replay() const override { return replay_; }

protected:
    using PlayOn = std::function<void(const play::Record<C>&)>;

    RecordScene(TableDoor& door, ReplaySource<C> source, PlayOn play_on)
        : ReplayScene(door, std::move(source.keep_notes)),
          play_on_(std::move(play_on)),
          record_(std::move(source.record)),
          name_(std::move(source.name)),
          replay_(record_) {}

    Replay& replay() override { return replay_; }
    const play::Record<C>& record() const { return record_; }
    play::Chronicle& chronicle() override { return record_; }
    std::vector<play::Seat> seats_at(std::size_t stop) const override {
        return play::seats_at(record_, entries_at(stop));
    }
    void play_on(std::size_t stop, const std::vector<play::Seat>& seats, BranchDice dice) override {
        const play::BranchPoint from{C::round_of(replay_.at(stop)), name_, {}};
        play::Record<C> branch = play::branch_at(record_, entries_at(stop), from, seats);
        if (dice == BranchDice::fresh) branch.seed = play::drawn_seed();
        play_on_(branch);
    }
    std::size_t entries_at(std::size_t stop) const { return replay_.stops()[stop].taken(); }

private:
    PlayOn play_on_;
    play::Record<C> record_;
    std::string name_;
    Replay replay_;
};

}  // namespace ui
