// What a game gives so that it can be measured on the proving ground of the window. All else is the
// same for all games.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "play/lab/batch.h"
#include "play/lab/race_progress.h"
#include "play/lab/report.h"

namespace ui {

// What may be chosen of what is raced, in the reader's language.
struct LabRow {
    std::string label;  // "Course"
    std::string value;  // "Circus Parvus"
};

// Something to be found out at length, beside the frames.
struct LabReport {
    std::string label;  // of its button
    std::string name;   // of its file, without ending
    // What is to be run beside; it tells how far it has come, and throws RacesStopped when stopped.
    std::function<std::function<play::lab::ReportTeller()>(
        std::shared_ptr<play::lab::RaceProgress> progress)>
        begin;
};

class LabDoor {
public:
    virtual ~LabDoor() = default;

    virtual std::vector<LabRow> lab_rows() = 0;
    // What is raced there, as a heading.
    virtual std::string lab_title() = 0;
    // Another choice, `by` -1 or 1 from the one there is.
    virtual void step_lab(std::size_t row, int by) = 0;
    // Races of what is chosen. Throws GameError where it cannot be raced.
    virtual play::lab::Trial lab_trial() = 0;
    // On what is chosen now.
    virtual std::vector<LabReport> lab_reports() { return {}; }

    std::size_t number_of_races = 1;  // of those there are to choose from, as chosen last
};

}  // namespace ui
