// The foot of the screen while a recorded game is looked at: where one is in words, the timeline
// with its marks, and the buttons to move on it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "play/timeline.h"
#include "ui/kit.h"

namespace ui {

enum class ReplayCommand : std::uint8_t {
    none,
    jump,  // to ReplayReply::stop
    play_or_pause,
    step,
    step_back,
    next_round,
    round_before,
    next_mark,
    mark_before,
    to_start,
    to_end,
    faster,
    slower,
    note,
    branch,
    story,
    leave,
};

struct ReplayReply {
    ReplayCommand command = ReplayCommand::none;
    std::size_t stop = 0;
};

inline constexpr std::array<float, 6> replay_speeds = {0.25F, 0.5F, 1.0F, 2.0F, 4.0F, 8.0F};
inline constexpr std::size_t usual_replay_speed = 2;

struct ReplayBarState {
    const play::Timeline* timeline = nullptr;
    std::size_t stop = 0;
    std::string words;  // where that is
    bool is_playing = false;
    std::size_t speed = usual_replay_speed;  // of replay_speeds
    bool can_branch = true;
    bool can_note = true;
    std::string story;  // on the button that tells the whole game in short; empty: none
    std::string story_hint;
};

namespace replay_buttons {
struct BarButton;
}

class ReplayBar {
public:
    // What was thrown or turned up on the way to the stop, as the game draws it: at the right end
    // of the place, at most `most` pixels wide; how wide it is with what keeps it apart. Null for
    // nothing.
    using ShowThrown = std::function<float(stage::Rect where, float most)>;

    // Before show, and what was used after it.
    void set(const ReplayBarState& state) { state_ = state; }
    const ReplayBarState& state() const { return state_; }
    ReplayReply take_reply();

    float wanted_height(const Kit& kit, float width) const;
    void show(const Kit& kit, stage::Rect where, const ShowThrown& thrown);

private:
    struct Plan;

    // What led here, how far that is, and what was thrown; `line`: how tall the words are where
    // that stands below, in pixels.
    void show_news(const Kit& kit, stage::Rect where, float line, const ShowThrown& thrown);
    void show_words(const Kit& kit, stage::Rect where);
    void show_timeline(const Kit& kit, stage::Rect where, float lane);
    void show_marks(const Kit& kit, const Plan& plan);
    void show_button(const Kit& kit, const replay_buttons::BarButton& button, stage::Rect where);

    ReplayBarState state_;
    ReplayReply reply_;
};

}  // namespace ui
