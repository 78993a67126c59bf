// Frothy Races on the proving ground of the window: a vehicle against others on a course.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/frothy_door.h"
#include "play/commands/command_context.h"
#include "play/lab/report.h"
#include "ui/lab/lab_door.h"

namespace frothy {

inline constexpr std::uint64_t reported_races = 240;  // against each number of rivals

// To be made beside the frames: what is written on its own streams is read by nobody.
std::function<play::lab::ReportTeller()> report_beside_frames(
    ui::Program& program, std::function<play::lab::ReportTeller(const play::CommandContext&)> make);
// Where a report of this name keeps races worth watching.
std::string races_folder(const play::CommandContext& context, const std::string& name);

class FrothyLab final : public ui::LabDoor {
public:
    // The door must outlive it.
    explicit FrothyLab(FrothyDoor& door) : door_(door) {}

    std::vector<ui::LabRow> lab_rows() override;
    std::string lab_title() override;
    void step_lab(std::size_t row, int by) override;
    play::lab::Trial lab_trial() override;
    std::vector<ui::LabReport> lab_reports() override;

private:
    enum Row : std::size_t {
        vehicle,
        driver,
        course,
        kind,
        laps,
        rivals,
        rival,
        rival_driver,
        rows
    };

    std::size_t count_of(Row row) const;
    const CourseOffer& chosen_course() const;

    FrothyDoor& door_;
    // Of each row, from 0: at first what comes after the basic chariot, against one of those.
    std::array<std::size_t, rows> chosen_{1};
};

}  // namespace frothy
