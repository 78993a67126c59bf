// The podium: who won, and how everybody else came off.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "frothy/course.h"
#include "frothy/ids.h"
#include "frothy/race.h"
#include "frothy/view/panel_kit.h"
#include "stage/canvas.h"

namespace frothy {

// One vehicle, in order of places.
struct ResultRow {
    VehicleId vehicle = no_vehicle;
    std::uint8_t place = 0;  // 1 for the first; level vehicles share
    int laps = 0;
    VehicleStatus status = VehicleStatus::running;
    int damage = 0;
    bool is_winner = false;
    std::string vehicle_name;  // "Basic Chariot"
    std::string picture;       // sprite below assets: "vehicles/basic-chariot"
};

struct ResultsState {
    std::vector<ResultRow> rows;
    const Course* board = nullptr;  // painted behind; may be null
    std::string course;             // its name
    int rounds = 0;
    std::string reason;    // "Everybody is home or out."
    std::string saved_as;  // where the record was written; empty if it was not
};

enum class ResultsCommand : std::uint8_t {
    none,
    again,  // the same table, new dice
    new_race,
    look,   // back to the board as it ended
    watch,  // once more from the start, as a replay
    save_record,
    title,
};

class ResultsScreen {
public:
    ResultsCommand show(const PanelKit& kit, stage::Canvas& canvas, const ResultsState& state);
    // After the textures were lost.
    void forget_textures() { ground_ = {}; }

private:
    void draw_podium(const PanelKit& kit, stage::Canvas& canvas, const ResultsState& state,
                     stage::Rect where);
    void show_table(const PanelKit& kit, const ResultsState& state, stage::Rect where);

    stage::Layer ground_;
};

}  // namespace frothy
