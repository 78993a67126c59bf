// The replay's bar below a race, with the dice that were thrown.
#pragma once

#include <vector>

#include "games/frothy/view/core/board/dice_throw.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/race/race_screen.h"
#include "ui/kit.h"
#include "ui/replay/replay_bar.h"

namespace frothy {

using ui::replay_speeds;
using ui::ReplayCommand;
using ui::ReplayReply;
using ui::usual_replay_speed;

struct ReplayBarState : ui::ReplayBarState {
    const RaceReplay* replay = nullptr;
    bool has_story = false;  // the race is over
};

class ReplayBar final : public RaceFoot {
public:
    // Before RaceScreen::show, and what was used after it.
    void set(ReplayBarState state);
    ReplayReply take_reply() { return bar_.take_reply(); }

    float wanted_height(const ui::Kit& kit, float width) const override {
        return bar_.wanted_height(kit, width);
    }
    void show(const ui::Kit& kit, stage::Rect where, const ShownDice* dice) override;

private:
    float show_dice(const ui::Kit& kit, const ShownDice& dice, stage::Rect where, float most);

    ui::ReplayBar bar_;
    const RaceReplay* replay_ = nullptr;
    std::vector<ui::LaidDie> laid_;
};

}  // namespace frothy
