// The strip over the board: round, phase, order of movement, and the few commands of the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/rules/race.h"
#include "ui/kit.h"
#include "ui/table/top_strip.h"

namespace frothy {

enum class StripCommand : std::uint8_t { none, undo, redo, rules, menu, results, more };

struct StripState {
    const Race* race = nullptr;         // as it stands
    VehicleId decides = no_vehicle;     // whose decision it is
    std::string undo;                   // what undo would take back: "Red drifts left"; empty: none
    std::string redo;                   // empty: none
    std::optional<int> time_left;       // seconds; empty where no clock is kept
    bool is_replay = false;             // nothing is to be undone; the menu leads back
    std::vector<ui::StripButton> more;  // the scene's own
    bool may_hurry = false;             // nobody who plays is on the track any more
};

struct StripReply {
    StripCommand command = StripCommand::none;
    std::size_t more = 0;            // which of StripState::more
    VehicleId look_at = no_vehicle;  // a chip that was clicked
};

class TopStrip {
public:
    // Pixels at this interface scale.
    static float height(float scale) { return ui::TopStrip::height(scale); }
    StripReply show(const ui::Kit& kit, const StripState& state, stage::Rect where);
    // The button that takes back, as drawn last; empty where there is none.
    stage::Rect undo_place() const { return strip_.undo_place(); }

private:
    ui::TopStrip strip_;
};

}  // namespace frothy
