// Pieces that glide from space to space, and dice that are thrown in between.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "kernel/player.h"
#include "stage/core/timeline.h"
#include "ui/core/dice.h"
#include "ui/core/motion.h"
#include "ui/plain/piece_board.h"

namespace ui {

// Dice on the table.
struct TableThrow {
    std::vector<DieFace> faces;
    kernel::PlayerId who = kernel::nobody;
    std::size_t number = 0;  // tells throws apart
    float tumble = 1.0F;     // 0 just thrown, 1 at rest
};

// What one happening shows.
struct PieceStep {
    kernel::PlayerId who = kernel::nobody;
    std::vector<BoardPiece> pieces;    // where they stand after it
    std::optional<TableThrow> thrown;  // dice that fall in it
    SoundCue cue;
    std::function<void()> begun;  // it comes into sight
    bool is_happening = true;     // else what is left when all have been shown
};

class PieceMotion final : public Motion {
public:
    // What is seen, at once.
    void snap(std::vector<BoardPiece> pieces);
    void play(std::vector<PieceStep> steps);

    const std::vector<BoardPiece>& pieces() const { return pieces_; }
    // Those thrown last; null for none.
    const TableThrow* thrown() const { return thrown_ ? &*thrown_ : nullptr; }

    bool advance(float seconds) override;
    bool idle() const override { return timeline_.idle(); }
    void skip() override;
    void set_speed(float factor) override { timeline_.set_speed(factor); }
    void set_movement(Movement movement) override;
    std::size_t unseen() const override { return unseen_; }
    kernel::PlayerId in_focus() const override { return idle() ? kernel::nobody : focus_; }
    std::vector<SoundCue> take_cues() override;

private:
    void begin(const PieceStep& step);

    stage::Timeline timeline_;
    std::vector<BoardPiece> pieces_;
    std::vector<BoardPiece> from_;
    std::optional<TableThrow> thrown_;
    std::vector<SoundCue> cues_;
    std::size_t unseen_ = 0;
    kernel::PlayerId focus_ = kernel::nobody;
};

}  // namespace ui
