// Who drives a chariot.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/question.h"

namespace circus_maximus {

// The first is the usual one, and drives for the house.
inline constexpr std::array<std::string_view, 6> drivers = {"steady", "rookie",  "ace",
                                                            "bolter", "bruiser", "stayer"};

// The index of the option one of them takes. `steady` tries each answer out on a copy, with
// middling dice, and weighs what its own race is then like; attacks and defences it weighs over all
// dice that may fall, as `ace` does with all it does. `rookie` looks no further than to the end of
// its move, and attacks nobody. `bolter`, `bruiser` and `stayer` think as `steady` does, each with
// a temper of its own: it spends its horses early, looks for trouble, or has more to last with.
std::size_t answer_of(std::string_view driver, const Race& race,
                      const kernel::Question<CircusMaximus>& question);

// An option as the usual driver looks at it.
struct Outlook {
    // Of the move, with middling dice, straight on and round whoever is in the way.
    struct End {
        Race race;
        int squares = 0;   // left to the finish, on in its lane
        int excess = 0;    // the most by which it was too fast in a corner
        double turns = 0;  // an estimate of those that are left to the finish
    };
    std::size_t option = 0;
    double worth = 0;              // the more, the better, among options of one kind
    std::optional<End> end;        // of what drives on
    std::optional<double> chance;  // to win, over all dice, where an attack is weighed or met
};
// The answer first, then what comes nearest to it. Of speeds, lash, whip, brakes, moves and
// defences; none of all else.
std::vector<Outlook> outlooks_of(const Race& race, const kernel::Question<CircusMaximus>& question);

}  // namespace circus_maximus
