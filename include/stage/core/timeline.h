// A queue of animations. It has no clock: whoever owns it says how many seconds have passed.
#pragma once

#include "stage/core/easing.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <vector>

namespace stage {

// Any of the functions may be empty.
struct Animation {
    float seconds = 0.0F;  // 0 is allowed: it happens at once when its turn comes
    Ease ease = Ease::in_out;
    std::function<void()> begin;
    std::function<void(float)> drive;  // eased progress; the last call is always with 1
    std::function<void()> end;
};

// Steps: an animation stands as it began until it ends.
enum class Manner : unsigned char { smooth, steps };

class Timeline {
public:
    // As a speed: everything ends in the next `advance`.
    static constexpr float instant = std::numeric_limits<float>::infinity();

    // After everything queued so far.
    void play(Animation animation);

    // Side by side; the next in the queue waits for the longest of them.
    void play_together(std::vector<Animation> animations);
    void wait(float seconds);
    void call(std::function<void()> action);

    // How many times faster than written; above 0, or `instant`.
    void set_speed(float factor);
    float speed() const { return speed_; }
    void set_manner(Manner manner) { manner_ = manner; }

    // `seconds` of real time. What one animation leaves over goes to the next.
    void advance(float seconds);

    // Brings everything to its end in order, with all calls made, also what those calls queue.
    void skip_all();

    // Forgets everything, no calls made: for undo.
    void clear();

    bool idle() const { return groups_.empty(); }
    std::size_t waiting() const { return groups_.size(); }

private:
    struct Part {
        Animation animation;
        bool done = false;
    };
    struct Group {
        std::vector<Part> parts;
        float elapsed = 0.0F;
        float length = 0.0F;
        bool begun = false;
    };

    // Runs the first group up to `elapsed`; true when it has ended. A call may clear the queue.
    bool run_first(float elapsed);

    std::deque<Group> groups_;
    float speed_ = 1.0F;
    Manner manner_ = Manner::smooth;
    unsigned generation_ = 0;  // changes with `clear`
    bool running_ = false;
};

}  // namespace stage
