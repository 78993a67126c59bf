#include "ui/plain/piece_motion.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

namespace ui {

namespace {

constexpr float throwing = 0.7F;  // seconds at the usual speed

bool is_elsewhere(const BoardPiece& from, const BoardPiece& to) {
    return from.at != to.at || from.heading != to.heading;
}

}  // namespace

void PieceMotion::snap(std::vector<BoardPiece> pieces) {
    timeline_.clear();
    held_.clear();
    thrown_.reset();
    unseen_ = 0;
    pieces_ = at_last_ = std::move(pieces);
}

void PieceMotion::begin(const PieceStep& step) {
    focus_ = step.who;
    from_ = pieces_;
    if (step.thrown) thrown_ = step.thrown;
    if (!step.cue.is_silent()) cues_.push_back(step.cue);
    if (step.begun) step.begun();
}

// As long as whichever piece is the longest on its way.
float PieceMotion::seconds_of(const PieceStep& step, const std::vector<BoardPiece>& before) const {
    float seconds = step.thrown ? throwing : 0.0F;
    for (std::size_t i = 0; i < before.size() && i < step.pieces.size(); ++i) {
        if (is_elsewhere(before[i], step.pieces[i]))
            seconds = std::max(seconds, art_->seconds_between(before[i], step.pieces[i]));
    }
    return seconds;
}

void PieceMotion::play(std::vector<PieceStep> steps) {
    unseen_ += static_cast<std::size_t>(std::ranges::count(steps, true, &PieceStep::is_happening));
    std::deque<PieceStep> all(std::make_move_iterator(steps.begin()),
                              std::make_move_iterator(steps.end()));
    if (held_.empty()) return queue_to_hand(std::move(all));
    std::ranges::move(all, std::back_inserter(held_));
}

void PieceMotion::queue_to_hand(std::deque<PieceStep> steps) {
    while (!steps.empty() && !steps.front().by_hand) {
        queue(std::move(steps.front()));
        steps.pop_front();
    }
    held_ = std::move(steps);
    // Whoever holds the dice sees what they are thrown in.
    if (!held_.empty() && held_.front().begun) timeline_.call(held_.front().begun);
}

void PieceMotion::queue(PieceStep given) {
    const auto step = std::make_shared<const PieceStep>(std::move(given));
    stage::Animation animation;
    animation.seconds = seconds_of(*step, std::exchange(at_last_, step->pieces));
    animation.begin = [this, step] { begin(*step); };
    animation.drive = [this, step](float progress) {
        if (step->thrown) thrown_->tumble = progress;
        for (std::size_t i = 0; i < pieces_.size() && i < step->pieces.size(); ++i)
            pieces_[i] = art_->between(from_[i], step->pieces[i], progress);
    };
    animation.end = [this, step] {
        pieces_ = step->pieces;
        unseen_ -= step->is_happening ? 1 : 0;
    };
    timeline_.play(std::move(animation));
}

kernel::PlayerId PieceMotion::hand_awaited() const {
    return timeline_.idle() && !held_.empty() ? held_.front().who : kernel::nobody;
}

void PieceMotion::throw_dice() {
    if (held_.empty()) return;
    std::deque<PieceStep> steps = std::exchange(held_, {});
    queue(std::move(steps.front()));
    steps.pop_front();
    queue_to_hand(std::move(steps));
}

bool PieceMotion::advance(float seconds) {
    const bool was_moving = !timeline_.idle();
    timeline_.advance(seconds);
    return was_moving;
}

void PieceMotion::skip() {
    for (PieceStep& step : std::exchange(held_, {}))
        queue(std::move(step));
    skip_to_hand();
}

void PieceMotion::skip_to_hand() {
    const std::size_t heard = cues_.size();
    timeline_.skip_all();
    if (cues_.size() <= heard + 1) return;
    const auto loudest = std::ranges::max(std::span(cues_).subspan(heard), {}, &SoundCue::strength);
    cues_.resize(heard);
    cues_.push_back(loudest);
}

void PieceMotion::set_movement(Movement movement) {
    timeline_.set_manner(movement == Movement::reduced ? stage::Manner::steps
                                                       : stage::Manner::smooth);
}

std::vector<SoundCue> PieceMotion::take_cues() { return std::exchange(cues_, {}); }

}  // namespace ui
