// The studio over the title. What is drawn stays with the door, so that one comes back to it from a
// race on it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/left_studio.h"
#include "games/frothy/view/core/studio/studio.h"
#include "games/frothy/view/studio/studio_screen.h"
#include "play/lab/live_batch.h"
#include "ui/scene.h"

namespace frothy {

class StudioScene final : public ui::Scene {
public:
    explicit StudioScene(FrothyDoor& door);
    ~StudioScene() override;

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    ui::PadPlace pad_place() const override;
    ui::Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    bool advance(float seconds) override;
    bool is_painting() const override { return screen_.is_painting(); }
    bool watches_files() const override { return true; }
    bool look_for_changes() override;
    void forget_textures() override { screen_.forget_textures(); }
    void settings_changed() override;
    bool tell(const std::string& news) override;

private:
    Studio& studio() { return door_.studio(); }
    void carry_out(const StudioReply& reply);
    void open(const std::string& name);
    void read_courses();
    std::filesystem::path data_folder() const;
    void leave();
    void start(bool has_driver_alone);
    void measure();
    bool is_as_measured();
    void take_measure();

    FrothyDoor& door_;
    StudioScreen screen_;
    StudioNews news_;
    std::unique_ptr<play::lab::LiveBatch> measuring_;  // or measured last
    std::uint64_t seen_ = 0;                           // races of it
    std::shared_ptr<const Course> compared_;           // with the one measured
    bool is_alike_ = false;
    MeasuredStudio measured_;
};

}  // namespace frothy
