// The people of a game and its computer rivals: what came of their races, what they achieved, and
// the hall of fame. Worked out from the records there are, one file a frame.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <string>
#include <vector>

#include "play/people/cast.h"
#include "play/people/people.h"
#include "stage/canvas.h"
#include "ui/game_door.h"
#include "ui/mosaic_ground.h"
#include "ui/scene.h"

namespace ui {

class PeopleScene final : public Scene {
public:
    // The door must outlive it.
    PeopleScene(Program& program, GameDoor& door);

    void show(const Kit& kit) override;
    const Seating& seating() const override { return program_.nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool wants_another_frame() const override { return !gatherer_.is_done(); }
    void forget_textures() override { ground_.forget_textures(); }
    void words_changed() override { gather(); }

private:
    // The first row is the hall of fame.
    static constexpr std::size_t hall = 0;

    void gather();
    void reckon();
    void find_latest();
    const play::Profile* chosen() const;
    std::string shown_name(const play::Profile& profile) const;

    void show_panel(const Kit& kit);
    void show_details(const Kit& kit, stage::Rect where);
    void show_list(const Kit& kit, stage::Rect where);
    bool show_row(const Kit& kit, const play::Profile* profile, bool is_chosen);
    void show_hall(const Kit& kit) const;
    void draw_face(const Kit& kit, const play::Profile& profile, ImVec2 at, float side) const;
    std::string told_name(const play::Profile& profile) const;  // and whether it is a computer
    void show_best(const Kit& kit, const play::BestRace& best, bool has_name) const;
    void show_profile(const Kit& kit, const play::Profile& profile) const;
    void show_head(const Kit& kit, const play::Profile& profile) const;
    void show_rivals(const Kit& kit, const play::Profile& profile) const;
    void show_rides(const Kit& kit, const play::Profile& profile) const;
    void show_feats(const Kit& kit, const play::Profile& profile) const;
    void show_foot(const Kit& kit, stage::Rect where);
    void show_dialog(const Kit& kit, stage::PixelSize size);
    void write_out();
    void forget();

    Program& program_;
    GameDoor& door_;
    std::vector<play::Rival> cast_;
    play::FactTeller teller_;
    play::RaceGatherer gatherer_;
    play::People people_;
    std::vector<play::RaceFacts> latest_;  // races, the last one first
    std::size_t chosen_ = hall;
    bool asks_to_forget_ = false;
    std::string news_;
    MosaicGround ground_;
};

}  // namespace ui
