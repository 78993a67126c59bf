// Where a click may lead: the moves that are possible, by the rules run on a copy.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/decision.h"

namespace circus_maximus {

// Why it goes no further of itself.
enum class Halt : std::uint8_t { none, attack, die };

// From an open question of a move: whip and what a lash offers are spared where they come first.
struct Way {
    Square to;                    // where the car ends, as far as it is known
    std::vector<Square> through;  // from the square where it stands, to `to`
    std::vector<Option> answers;  // up to the first halt
    Halt halt = Halt::none;
    Square halts_at;
    int brakes = 0;
    int left = 0;            // movement after the dice it halts for
    bool is_detour = false;  // aside and back again, and no further than another in its lane

    friend bool operator==(const Way&, const Way&) = default;
};

// Whether a rival may be attacked there who may not be attacked now: whoever drives on beside one
// has declined that one. One's own chariots are no rivals.
bool offers_another_attack(const kernel::Decision<CircusMaximus>& now,
                           const std::vector<Option>& there);
// Whether it is among rivals already: who drives on from them drives past the others, too, unless
// a click says otherwise.
bool is_beside_rivals(const kernel::Decision<CircusMaximus>& decision);

// One for each square, with the least brakes and then the fewest changes of lanes; in order of
// brakes. Where it does not halt of itself beside other rivals, the squares beside them are among
// them. None where the question is not one of a move.
std::vector<Way> ways_of(const kernel::Decision<CircusMaximus>& decision);

// How many squares a square lies aside from a line that was drawn; 0 on it.
using Aside = std::function<int(Square)>;
// The way to that square that keeps to the line best, then the one with the least brakes; none
// where every one of them leaves it.
std::optional<Way> way_along(const kernel::Decision<CircusMaximus>& decision, Square to,
                             const Aside& aside);

}  // namespace circus_maximus
