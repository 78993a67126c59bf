#include "ui/plain/piece_motion.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

#include "ui/core/tempo.h"

namespace ui {

namespace {

constexpr std::size_t most_replayed = 6;
constexpr float around_replay = 0.4F;  // seconds before and after it
constexpr float slower = 2.0F;

}  // namespace

void PieceMotion::snap(std::vector<BoardPiece> pieces) {
    timeline_.clear();
    held_.clear();
    latest_.clear();
    is_replaying_ = false;
    thrown_.reset();
    unseen_ = 0;
    pieces_ = at_last_ = std::move(pieces);
}

void PieceMotion::begin(const PieceStep& step) {
    focus_ = step.who;
    if (step.thrown) {
        thrown_ = step.thrown;
        look_as_in(step);
    }
    from_ = pieces_;
    if (!step.cue.is_silent()) cues_.push_back(step.cue);
    if (step.begun) step.begun();
}

// Those that stay where they are look as they do now: whose dice they are is seen before they fall.
void PieceMotion::look_as_in(const PieceStep& step) {
    for (std::size_t i = 0; i < pieces_.size() && i < step.pieces.size(); ++i)
        if (!is_elsewhere(pieces_[i], step.pieces[i])) pieces_[i] = step.pieces[i];
}

float PieceMotion::seconds_of(const Shown& shown) const {
    return seconds_on_way(shown.before, shown.step->pieces,
                          [this](const BoardPiece& from, const BoardPiece& to) {
                              return art_->seconds_between(from, to);
                          });
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
    if (held_.empty()) return;
    timeline_.call([this] {
        if (held_.empty()) return;
        if (held_.front().begun) held_.front().begun();
        look_as_in(held_.front());
    });
}

void PieceMotion::queue(PieceStep given) {
    const auto step = std::make_shared<const PieceStep>(std::move(given));
    latest_.push_back({std::exchange(at_last_, step->pieces), step});
    if (latest_.size() > most_replayed) latest_.pop_front();
    stage::Animation animation;
    animation.seconds = std::max(
        {seconds_of(latest_.back()), step->thrown ? throwing_seconds : 0.0F, step->seconds});
    animation.begin = [this, step] { begin(*step); };
    animation.drive = [this, step](float progress) {
        if (step->thrown) thrown_->tumble = progress;
        move_to(*step, progress);
    };
    animation.end = [this, step] {
        pieces_ = step->pieces;
        unseen_ -= step->is_happening ? 1 : 0;
    };
    timeline_.play(std::move(animation));
    const bool is_seen = has_replays_ && movement_ == Movement::full;
    if (step->is_worth_replay && is_seen) queue_replay();
}

void PieceMotion::move_to(const PieceStep& step, float progress) {
    for (std::size_t i = 0; i < pieces_.size() && i < step.pieces.size(); ++i)
        pieces_[i] = art_->between(from_[i], step.pieces[i], progress);
}

// The pieces alone, more slowly; all that was said and heard has been.
void PieceMotion::queue_replay() {
    timeline_.wait(around_replay);
    timeline_.call([this, pieces = latest_.front().before] {
        is_replaying_ = true;
        pieces_ = pieces;
    });
    for (const Shown& shown : latest_) {
        stage::Animation again;
        again.seconds = slower * seconds_of(shown);
        again.begin = [this, who = shown.step->who] {
            focus_ = who;
            from_ = pieces_;
        };
        again.drive = [this, step = shown.step](float progress) { move_to(*step, progress); };
        again.end = [this, step = shown.step] { pieces_ = step->pieces; };
        timeline_.play(std::move(again));
    }
    timeline_.wait(around_replay);
    timeline_.call([this] { is_replaying_ = false; });
    latest_.clear();
}

kernel::PlayerId PieceMotion::hand_awaited() const {
    return timeline_.idle() && !held_.empty() ? held_.front().who : kernel::nobody;
}

void PieceMotion::throw_dice() {
    if (held_.empty()) return;
    const std::size_t number = held_.front().thrown->number;
    by_hand_.push_back(number);
    std::erase(taken_back_, number);
    std::deque<PieceStep> steps = std::exchange(held_, {});
    queue(std::move(steps.front()));
    steps.pop_front();
    queue_to_hand(std::move(steps));
}

const TableThrow* PieceMotion::in_hand() const {
    return hand_awaited() == kernel::nobody ? nullptr : &*held_.front().thrown;
}

std::optional<std::size_t> PieceMotion::thrown_by_hand() const {
    return by_hand_.empty() ? std::nullopt : std::optional(by_hand_.back());
}

bool PieceMotion::was_taken_back() const {
    const TableThrow* next = in_hand();
    return next != nullptr && std::ranges::find(taken_back_, next->number) != taken_back_.end();
}

void PieceMotion::take_back_throw() {
    if (by_hand_.empty()) return;
    taken_back_.push_back(by_hand_.back());
    by_hand_.pop_back();
}

void PieceMotion::forget_throws(std::size_t from) {
    while (!by_hand_.empty() && by_hand_.back() >= from)
        take_back_throw();
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
    movement_ = movement;
    timeline_.set_manner(movement == Movement::reduced ? stage::Manner::steps
                                                       : stage::Manner::smooth);
}

std::vector<SoundCue> PieceMotion::take_cues() { return std::exchange(cues_, {}); }

}  // namespace ui
