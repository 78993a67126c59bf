// Pieces that glide from space to space, and dice that are thrown in between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "kernel/player.h"
#include "stage/core/timeline.h"
#include "ui/core/dice.h"
#include "ui/core/motion.h"
#include "ui/plain/piece_board.h"

namespace ui {

// Dice on the table.
struct TableThrow {
    std::vector<std::uint8_t> rolled;                // from 0
    std::uint8_t sides = 6;                          // of each of them
    std::function<DieFace(std::uint8_t)> face = {};  // what one of its sides shows
    kernel::PlayerId who = kernel::nobody;
    std::size_t number = 0;  // tells throws apart
    float tumble = 1.0F;     // 0 just thrown, 1 at rest
};

// What one happening shows.
struct PieceStep {
    kernel::PlayerId who = kernel::nobody;
    std::vector<BoardPiece> pieces;    // where they stand after it
    std::optional<TableThrow> thrown;  // dice that fall in it
    bool by_hand = false;              // not before `who` throws them
    SoundCue cue;
    float seconds = 0.0F;          // at least, at the usual speed
    bool is_worth_replay = false;  // and what led to it
    std::function<void()> begun;   // it comes into sight
    bool is_happening = true;      // else what is left when all have been shown
};

class PieceMotion final : public Motion {
public:
    // By which pieces glide from now on.
    void glide_by(std::shared_ptr<const BoardArt> art) { art_ = std::move(art); }
    // What is seen, at once.
    void snap(std::vector<BoardPiece> pieces);
    void play(std::vector<PieceStep> steps);

    const std::vector<BoardPiece>& pieces() const { return pieces_; }
    // Those thrown last; null for none.
    const TableThrow* thrown() const { return thrown_ ? &*thrown_ : nullptr; }

    bool advance(float seconds) override;
    bool idle() const override { return timeline_.idle() && held_.empty(); }
    void skip() override;
    kernel::PlayerId hand_awaited() const override;
    void throw_dice() override;
    void skip_to_hand() override;
    // The throw that is awaited from somebody's hand; null for none.
    const TableThrow* in_hand() const;
    // Whether some of what was given is not seen before somebody throws.
    bool waits_for_hand() const { return !held_.empty(); }
    // Which of them was made last, by its number: made here, or known of before.
    std::optional<std::size_t> thrown_by_hand() const;
    void know_throw(std::size_t number) { by_hand_.push_back(number); }
    // Whether the one in the hand was made before it was taken back, and nothing else was done
    // since.
    bool was_taken_back() const;
    void take_back_throw();
    // From this number on they are to be made again.
    void forget_throws(std::size_t from);
    void forget_taken_back() { taken_back_.clear(); }
    void set_speed(float factor) override { timeline_.set_speed(factor); }
    void set_movement(Movement movement) override;
    void set_replays(bool are_shown) override { has_replays_ = are_shown; }
    bool is_replaying() const override { return is_replaying_; }
    std::size_t unseen() const override { return unseen_; }
    kernel::PlayerId in_focus() const override { return idle() ? kernel::nobody : focus_; }
    std::vector<SoundCue> take_cues() override;

private:
    void begin(const PieceStep& step);
    void look_as_in(const PieceStep& step);
    void queue(PieceStep given);
    void queue_to_hand(std::deque<PieceStep> steps);

    // In which the pieces go from where they stood before.
    struct Shown {
        std::vector<BoardPiece> before;
        std::shared_ptr<const PieceStep> step;
    };
    float seconds_of(const Shown& shown) const;
    void move_to(const PieceStep& step, float progress);
    void queue_replay();

    stage::Timeline timeline_;
    std::deque<PieceStep> held_;           // the first is thrown by hand, the others come after it
    std::vector<std::size_t> by_hand_;     // numbers of the throws made so, in order
    std::vector<std::size_t> taken_back_;  // and of those to be made again, the next one last
    std::vector<BoardPiece> at_last_;  // where pieces stand once all that is queued has been seen
    std::shared_ptr<const BoardArt> art_ = std::make_shared<BoardArt>();
    std::vector<BoardPiece> pieces_;
    std::vector<BoardPiece> from_;
    std::optional<TableThrow> thrown_;
    std::vector<SoundCue> cues_;
    std::size_t unseen_ = 0;
    kernel::PlayerId focus_ = kernel::nobody;
    std::deque<Shown> latest_;  // for a replay
    Movement movement_ = Movement::full;
    bool has_replays_ = false;
    bool is_replaying_ = false;
};

}  // namespace ui
