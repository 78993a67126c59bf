// The vehicle workshop over the title or the gallery. What lies on its desk stays with the door, so
// that one comes back to it from a race with it.
#pragma once

#include <future>
#include <memory>
#include <optional>
#include <string>

#include "games/frothy/door/core/lab/arena.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/view/workshop/workshop_screen.h"
#include "ui/scene.h"

namespace frothy {

class WorkshopScene final : public ui::Scene {
public:
    explicit WorkshopScene(FrothyDoor& door);
    ~WorkshopScene() override;

    void show(const ui::Kit& kit) override;
    const ui::Seating& seating() const override { return door_.program().nobody(); }
    const formats::Rulebook& rulebook() const override { return door_.rulebook(); }
    bool clears_itself() const override { return true; }
    ui::Hearing hears(const stage::InputEvent& event) const override;
    void feed(const stage::InputEvent& event, bool is_over_panel) override;
    bool watches_files() const override { return true; }
    bool look_for_changes() override;
    void words_changed() override;
    void forget_textures() override { screen_.forget_textures(); }
    bool tell(const std::string& news) override;
    bool take_file(const std::string& path) override;

private:
    Workshop& workshop() { return door_.workshop(); }
    void read_vehicles();
    void carry_out(const WorkshopReply& reply);
    void race(bool is_alone);
    void begin_report();
    bool take_report();
    void stop_report();

    FrothyDoor& door_;
    WorkshopScreen screen_;
    WorkshopNews news_;
    std::size_t course_ = 0;                  // of the offers
    std::shared_ptr<RaceProgress> progress_;  // of the report that is raced for
    std::future<play::lab::ReportTeller> reporting_;
    play::lab::ReportTeller raced_for_;  // a report, if there is one
    std::optional<play::lab::Report> report_;
};

}  // namespace frothy
