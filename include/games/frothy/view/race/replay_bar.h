// The foot of the screen while a recorded race is looked at: where one is in words, the timeline
// with its marks, and the buttons to move on it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/race/race_screen.h"
#include "ui/kit.h"

namespace frothy {

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
    const RaceReplay* replay = nullptr;
    std::size_t stop = 0;
    std::string words;  // where that is
    bool is_playing = false;
    std::size_t speed = usual_replay_speed;  // of replay_speeds
    bool can_branch = true;
    bool can_note = true;
    bool has_story = false;  // the race is over
};

namespace replay_buttons {
struct BarButton;
}

class ReplayBar final : public RaceFoot {
public:
    // Before RaceScreen::show, and what was used after it.
    void set(const ReplayBarState& state) { state_ = state; }
    ReplayReply take_reply();

    float wanted_height(const ui::Kit& kit, float width) const override;
    void show(const ui::Kit& kit, stage::Rect where, const ShownDice* dice) override;

private:
    struct Plan;

    // What led here, how far that is, and the dice of it; `line`: how tall the words are where the
    // dice stand below, in pixels.
    void show_news(const ui::Kit& kit, stage::Rect where, float line, const ShownDice* dice);
    void show_words(const ui::Kit& kit, stage::Rect where);
    // At the right end, `most` wide; how wide they are with what keeps them apart.
    float show_dice(const ui::Kit& kit, const ShownDice& dice, stage::Rect where, float most);
    void show_timeline(const ui::Kit& kit, stage::Rect where, float lane);
    void show_marks(const ui::Kit& kit, const Plan& plan);
    void show_button(const ui::Kit& kit, const replay_buttons::BarButton& button,
                     stage::Rect where);

    ReplayBarState state_;
    ReplayReply reply_;
    std::vector<ui::LaidDie> laid_;
};

// The picture of a mark, below assets: "ui/mark-wreck".
std::string mark_picture(MarkKind kind);

}  // namespace frothy
