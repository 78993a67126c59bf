// The podium of a race, over the board on which it ended.
#pragma once

#include <memory>

#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/race_scene.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/screens/results_screen.h"
#include "games/frothy/view/screens/story_sheet.h"
#include "ui/scene.h"

namespace frothy {

class ResultsScene final : public ui::Scene {
public:
    // The race lies below and stays there.
    ResultsScene(FrothyDoor& door, RaceScene& race, bool in_season);

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return race_.seating(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    // Whoever hurries through the last moves must not hurry past the podium.
    ui::Hearing hears(const stage::InputEvent& event) const override;
    bool advance(float seconds) override;
    bool wants_another_frame() const override { return shown_for_ < pause || is_settling_; }
    std::string_view music() const override { return "podium"; }
    void entered() override { shown_for_ = 0.0F; }
    void forget_textures() override { door_.results_screen().forget_textures(); }
    void words_changed() override;

private:
    static constexpr float pause = 1.0F;  // seconds before Enter starts another race

    void tell_results();
    void show_story(const ui::Kit& kit);
    void open_story();
    void save();

    FrothyDoor& door_;
    RaceScene& race_;
    ResultsState state_;
    std::unique_ptr<RaceReplay> told_;  // what the story is told of
    StorySheet story_;
    bool is_settling_ = false;  // the table finds its size
    float shown_for_ = 0.0F;    // seconds
};

}  // namespace frothy
