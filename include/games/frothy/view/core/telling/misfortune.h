// What went wrong for somebody since their last answer, told before the next question: who or what
// did the worst of it, what all of it has made of their Speed, Damage and Control Loss, and where
// it has left them. The dice are in the log. No window is needed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/view/core/telling/race_log.h"

namespace frothy {

struct MisfortuneNote {
    static constexpr std::size_t most_lines = 2;

    VehicleId who = no_vehicle;
    std::string title;           // "You crashed"
    std::vector<LogLine> lines;  // the first is what began it; at least one
    std::string end;             // "You slid 1 space to the left and face the wall."; or empty
    std::string besides;         // "Green sustained 5 Damage."; or empty
    std::string lasting;         // "From now on: Haste."; or empty
    std::string standing;        // "Speed 2  ·  Damage 1 → 3 of 10  ·  Control Loss 1"
};

// Who has been told what. Whoever is asked is told first; somebody whose race is over is asked
// nothing more, and is told at the next question of anybody or as soon as there is none.
class MisfortuneTeller {
public:
    // Everything so far is known to all.
    void begin(const RaceLog& log) { known_.fill(log.news()); }
    // What `player` is to be told now, which then is known; nothing where nothing went wrong.
    std::optional<MisfortuneNote> tell(VehicleId player, const RaceLog& log, const Race& now);
    // The same for one that is wrecked, by name.
    std::optional<MisfortuneNote> tell_of_wreck(VehicleId player, const RaceLog& log,
                                                const Race& now, const Names& names);
    // After an undo less may have happened.
    void rewind(const RaceLog& log);

private:
    std::array<std::uint32_t, max_vehicles> known_{};
};

}  // namespace frothy
