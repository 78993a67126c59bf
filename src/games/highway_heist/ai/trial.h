// The rules on a copy, with rolls that come out as wished.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "games/highway_heist/rules/procedures.h"

namespace highway_heist {

enum class Fortune : std::uint8_t { success, failure };

struct Asked {
    Ask ask{};
    About about;
    Options options;
    Heist now;
};

struct Trial {
    Heist after;
    // The first Skill Roll that is no Defense: the dice of it, without help, tell the odds.
    std::optional<About> rolled;
    int dice = 0;
    // The first question beyond the script that is the member's to decide.
    std::optional<Asked> asked;
};

// What comes of `rules` where the first answers are those of the script. Nobody spends a token,
// whatever else is asked gets its first option, Skill Rolls come out well or badly, Defense and
// Enemy Die as given: about as many successes as may be expected, and that face.
using Rules = std::function<void(Heist&, Table&)>;
Trial try_out(const Heist& heist, std::span<const Option> script, Fortune fortune,
              std::uint8_t enemy_face, const Rules& rules);

}  // namespace highway_heist
