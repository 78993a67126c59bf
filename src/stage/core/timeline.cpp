#include "stage/core/timeline.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stage {

void Timeline::play(Animation animation) {
    std::vector<Animation> alone;
    alone.push_back(std::move(animation));
    play_together(std::move(alone));
}

void Timeline::play_together(std::vector<Animation> animations) {
    Group group;
    for (Animation& animation : animations) {
        animation.seconds = std::max(0.0F, animation.seconds);
        group.length = std::max(group.length, animation.seconds);
        group.parts.push_back({std::move(animation), false});
    }
    if (!group.parts.empty()) groups_.push_back(std::move(group));
}

void Timeline::wait(float seconds) { play({seconds, Ease::linear, {}, {}, {}}); }

void Timeline::call(std::function<void()> action) {
    play({0.0F, Ease::linear, {}, {}, std::move(action)});
}

void Timeline::set_speed(float factor) { speed_ = factor > 0.0F ? factor : 1.0F; }

bool Timeline::run_first(float elapsed) {
    const unsigned generation = generation_;
    // The group is held outside the queue, so that a call may queue more or clear all.
    Group group = std::move(groups_.front());
    groups_.pop_front();
    const bool begins = !std::exchange(group.begun, true);
    group.elapsed = elapsed;
    for (Part& part : group.parts) {
        if (part.done) continue;
        const Animation& animation = part.animation;
        if (begins && animation.begin) animation.begin();
        part.done = elapsed >= animation.seconds;
        if (animation.drive && (part.done || manner_ == Manner::smooth)) {
            animation.drive(part.done ? 1.0F : eased(animation.ease, elapsed / animation.seconds));
        }
        if (part.done && animation.end) animation.end();
        if (generation != generation_) return true;
    }
    const bool ended = std::all_of(group.parts.begin(), group.parts.end(),
                                   [](const Part& part) { return part.done; });
    if (!ended) groups_.push_front(std::move(group));
    return ended;
}

void Timeline::advance(float seconds) {
    if (std::isinf(speed_)) {
        skip_all();
        return;
    }
    // A call from within an animation must not run the queue a second time.
    if (std::exchange(running_, true)) return;
    float left = std::max(0.0F, seconds) * speed_;
    while (!groups_.empty()) {
        const unsigned generation = generation_;
        const float length = groups_.front().length;
        const float reached = groups_.front().elapsed + left;
        if (!run_first(reached)) break;
        left = std::max(0.0F, reached - length);
        if (generation != generation_) break;
    }
    running_ = false;
}

void Timeline::skip_all() {
    if (std::exchange(running_, true)) return;
    while (!groups_.empty())
        run_first(groups_.front().length);
    running_ = false;
}

void Timeline::clear() {
    groups_.clear();
    ++generation_;
}

}  // namespace stage
