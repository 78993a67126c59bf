// The strip over a board: what goes on, whose turn it is, and the few commands of the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "stage/core/input.h"
#include "ui/kit.h"
#include "ui/rule_ref.h"

namespace ui {

enum class StripCommand : std::uint8_t { none, undo, redo, rules, menu, more };

// A command of the game's own.
struct StripButton {
    std::string label;
    std::string hint;
    bool is_ready = true;
    stage::Key pad_key = stage::Key::unknown;
    std::string room_for = {};  // a label as long as it ever is; empty: this one
};

// One part of a round.
enum class StripPip : std::uint8_t { to_come, now, past };

// What goes on now.
struct StripCaption {
    std::string round;  // "Round 3 of 20"
    std::string round_note;
    RuleRef round_rule;
    std::vector<StripPip> pips;
    std::string phase;  // "Phase 2, movement"
    std::string phase_note;
    RuleRef phase_rule;
    std::vector<std::string> phases;  // all that may be said there, for the room it takes
};

// A seat in the order of turns.
struct StripChip {
    kernel::PlayerId who = kernel::nobody;
    std::string said;       // beside the badge: a number, or how it came out
    std::string sign;       // before it: a picture below assets for what the number is; often empty
    bool is_apart = false;  // of no turn any more: it stands off from those who have one
    std::string note;
    RuleRef rule;
    bool is_done = false;  // has had its turn
    bool decides = false;
};

struct StripState {
    std::string undo;               // what undo would take back: "Red drifts left"; empty: none
    std::string redo;               // empty: none
    bool is_replay = false;         // nothing is to be undone; the menu leads back
    std::vector<StripButton> more;  // before these
    std::optional<StripCaption> caption;
    std::vector<StripChip> chips;
};

struct StripReply {
    StripCommand command = StripCommand::none;
    std::size_t more = 0;                       // which of StripState::more
    kernel::PlayerId look_at = kernel::nobody;  // a chip that was clicked
};

class TopStrip {
public:
    // Pixels at this interface scale.
    static float height(float scale) { return 56.0F * scale; }
    StripReply show(const Kit& kit, const StripState& state, stage::Rect where);
    // The button that takes back, as drawn last; empty where there is none.
    stage::Rect undo_place() const { return undo_; }

private:
    stage::Rect undo_;
};

}  // namespace ui
