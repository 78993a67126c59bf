// What all at the table should grasp while it happens: an attack, a crash, a loss of control, the
// end of a vehicle. It stands over the board in two short lines. Knows nothing of windows.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "stage/core/geometry.h"

namespace frothy {

// What came of it for one vehicle.
struct DeedEffect {
    int damage = 0;
    int control_loss = 0;        // points gained
    IconSet icons;               // that took effect in its Control roll
    bool is_unhurt = false;      // damage dice that did nothing
    bool keeps_control = false;  // of a Control roll
    bool is_out = false;         // wiped out

    friend bool operator==(const DeedEffect&, const DeedEffect&) = default;
};

struct ShownDeed {
    Event event;       // that began it
    stage::Vec2 from;  // world units: where its doer stood, and whom it struck (itself: nobody)
    stage::Vec2 at;
    std::optional<int> value;  // of an attack: its Attack Value, and that of the target
    std::optional<int> other_value;
    std::array<DeedEffect, max_vehicles> effects{};
    float left = 0.0F;  // seconds it is still shown, at the written speed

    bool has_other() const { return event.other() < max_vehicles && event.other() != event.who; }
};

// How long the race waits with a deed on the board, in seconds at the written speed; usually 0, as
// only attacks, collisions and wipe-outs are waited for.
struct DeedStep {
    bool is_told = false;  // the deed has changed
    float wait = 0.0F;
};

// Follows a race event by event.
class DeedTeller {
public:
    // `race` is as the event left it.
    DeedStep take(const Race& race, const Event& event);
    // As far as told; none while nothing of the kind goes on.
    const std::optional<ShownDeed>& deed() const { return deed_; }
    void forget() { deed_.reset(); }

private:
    bool begins(const Race& race, const Event& event);

    std::optional<ShownDeed> deed_;
    bool has_waited_ = false;  // for what came of it
};

struct DeedWords {
    std::string title;    // "Red lashes out at Blue: 9 against 6"
    std::string outcome;  // "Blue: +3 Control Loss"; empty while nothing is known
};
// `race`: of the same setting.
DeedWords words_of(const ShownDeed& deed, const Race& race, const Names& names);

// What is said of a vehicle that is home or out, to all: "Gold is home: 1st of 6, round 12". Empty
// for every other event. `round` as the event came.
std::string news_of(const Event& event, int round, int vehicles, const Names& names);

}  // namespace frothy
