// Pieces on their way, and shown on it again.
#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

#include "ui/plain/piece_motion.h"

namespace {

std::vector<ui::BoardPiece> piece_at(float x) {
    ui::BoardPiece piece;
    piece.who = 0;
    piece.at = {x, 0.0F};
    return {piece};
}

ui::PieceStep step_to(float x) {
    ui::PieceStep step;
    step.who = 0;
    step.pieces = piece_at(x);
    return step;
}

// How far back the piece is seen while it is shown again; far ahead where it is not.
float begun_again_at(ui::PieceMotion& motion) {
    float least = 1.0e6F;
    for (int i = 0; i < 1000 && !motion.idle(); ++i) {
        motion.advance(0.02F);
        if (motion.is_replaying()) least = std::min(least, motion.pieces().front().at.x);
    }
    return least;
}

std::vector<ui::PieceStep> crash() {
    std::vector<ui::PieceStep> steps = {step_to(1.0F), step_to(2.0F)};
    steps.back().is_worth_replay = true;
    steps.back().cue = {"wreck", 1.0F, 1.0F, 1.0F};
    steps.push_back(step_to(3.0F));
    return steps;
}

}  // namespace

TEST_CASE("what led to a crash is shown again, unless nobody wants it or motion is reduced") {
    for (const bool is_wanted : {true, false}) {
        for (const ui::Movement movement : {ui::Movement::full, ui::Movement::reduced}) {
            ui::PieceMotion motion;
            motion.snap(piece_at(0.0F));
            motion.set_replays(is_wanted);
            motion.set_movement(movement);
            motion.play(crash());
            const bool is_shown = is_wanted && movement == ui::Movement::full;
            CHECK((begun_again_at(motion) < 0.5F) == is_shown);
            CHECK(motion.idle());
            CHECK_FALSE(motion.is_replaying());
            CHECK(motion.unseen() == 0);
            CHECK(motion.pieces().front().at.x == 3.0F);
            CHECK(motion.take_cues().size() == 1);
        }
    }
}

TEST_CASE("a replay is skipped with the rest") {
    ui::PieceMotion motion;
    motion.snap(piece_at(0.0F));
    motion.set_replays(true);
    motion.play(crash());
    motion.skip();
    CHECK(motion.idle());
    CHECK_FALSE(motion.is_replaying());
    CHECK(motion.pieces().front().at.x == 3.0F);
}
