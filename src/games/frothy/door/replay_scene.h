// A recorded race being looked at in the window: what a race shows besides any recorded game.
#pragma once

#include <cstddef>
#include <optional>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/race/race_screen.h"
#include "games/frothy/view/screens/story_sheet.h"
#include "ui/scenes/replay_scene.h"

namespace frothy {

using ReplaySource = ui::ReplaySource<Codec>;

class RaceReplayScene final : public ui::RecordScene<Codec, RaceReplay> {
public:
    RaceReplayScene(ui::TableDoor& door, ReplaySource source, PlayOn play_on);

private:
    RaceScreen& screen() override { return screen_; }
    void jump_to(std::size_t stop) override;
    void go_on_to(std::size_t stop) override;
    void say_anew() override;
    bool tells_story() const override { return true; }
    void open_story() override { story_.open(replay()); }
    bool is_story_open() const override { return story_.is_open(); }
    std::optional<std::size_t> show_story(const ui::Kit& kit, stage::PixelSize canvas) override;

    RaceScreen screen_;
    StorySheet story_;
};

}  // namespace frothy
