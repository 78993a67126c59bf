// Pieces on their way, and shown on it again.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "ui/core/prompt/throw_prompt.h"
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

// Dice in the hand, and the move they lead to.
std::vector<ui::PieceStep> thrown(std::size_t number, float to) {
    std::vector<ui::PieceStep> steps = {step_to(to - 1.0F), step_to(to)};
    ui::TableThrow& dice = steps.front().thrown.emplace();
    dice.rolled = {3};
    dice.number = number;
    steps.front().by_hand = true;
    return steps;
}

std::string label_of(std::size_t dice) {
    ui::ThrowWords words;
    words.dice = dice;
    ui::Touched touched;
    return ui::ThrowPrompt(0, "Red", words).make(touched).choices.front().label;
}

}  // namespace

TEST_CASE(
    "dice that were thrown by hand are taken back one throw after the other, and thrown again") {
    ui::PieceMotion motion;
    motion.snap(piece_at(0.0F));
    motion.play(thrown(4, 1.0F));
    motion.play(thrown(7, 2.0F));
    motion.skip_to_hand();
    REQUIRE(motion.in_hand() != nullptr);
    CHECK_FALSE(motion.thrown_by_hand());
    motion.throw_dice();
    motion.skip_to_hand();
    CHECK(motion.thrown_by_hand() == 4U);
    REQUIRE(motion.in_hand() != nullptr);
    CHECK(motion.in_hand()->number == 7);
    CHECK_FALSE(motion.was_taken_back());
    motion.throw_dice();
    motion.skip_to_hand();
    CHECK(motion.idle());
    CHECK(motion.thrown_by_hand() == 7U);

    motion.take_back_throw();
    motion.snap(piece_at(1.0F));
    motion.play(thrown(7, 2.0F));
    motion.skip_to_hand();
    CHECK(motion.thrown_by_hand() == 4U);
    CHECK(motion.was_taken_back());
    motion.take_back_throw();
    motion.snap(piece_at(0.0F));
    motion.play(thrown(4, 1.0F));
    motion.play(thrown(7, 2.0F));
    motion.skip_to_hand();
    CHECK_FALSE(motion.thrown_by_hand());
    motion.throw_dice();
    motion.skip_to_hand();
    CHECK(motion.was_taken_back());  // the next one was thrown before, too
    motion.throw_dice();
    CHECK_FALSE(motion.was_taken_back());
    CHECK(motion.thrown_by_hand() == 7U);

    // What the game itself took back is to be thrown again, unless something else is done.
    motion.forget_throws(5);
    CHECK(motion.thrown_by_hand() == 4U);
    motion.snap(piece_at(1.0F));
    motion.play(thrown(7, 2.0F));
    motion.skip_to_hand();
    CHECK(motion.was_taken_back());
    motion.forget_taken_back();
    CHECK_FALSE(motion.was_taken_back());

    // Of a game that is taken up they are known from before.
    ui::PieceMotion again;
    again.know_throw(4);
    again.know_throw(7);
    CHECK(again.thrown_by_hand() == 7U);
    again.forget_throws(7);
    CHECK(again.thrown_by_hand() == 4U);
}

TEST_CASE("dice that fall without a hand are nothing to be taken back") {
    ui::PieceMotion motion;
    motion.snap(piece_at(0.0F));
    motion.play(thrown(4, 1.0F));
    motion.skip();
    CHECK(motion.idle());
    CHECK_FALSE(motion.thrown_by_hand());
}

TEST_CASE("one die is thrown, or several dice") {
    CHECK(label_of(1) == "Throw the die");
    CHECK(label_of(2) == "Throw the dice");
}

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
