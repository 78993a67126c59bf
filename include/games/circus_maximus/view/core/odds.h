// What an answer may bring, found by running the rules on a copy.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/circus_maximus/rules/circus_maximus.h"
#include "kernel/decision.h"
#include "kernel/odds.h"
#include "kernel/odds_of_roll.h"

namespace circus_maximus {

// Something that may happen to a chariot on the way. Of one chariot and one fact, no two values
// come together: what is hit twice is counted with the sum of both.
struct Chance {
    ChariotId who = no_chariot;
    Fact fact{};
    int value = 0;  // boxes, hits, MF, END, squares over the limit; 1 where the fact has no number
    kernel::Weight weight;
    // That it does and nothing worse befalls that chariot (ends_by_gravity): of these just one
    // comes true.
    kernel::Weight as_end;

    friend bool operator==(const Chance&, const Chance&) = default;
};

// What may become of a chariot, the worst first; who is home has nothing more to fear.
inline constexpr std::array ends_by_gravity = {
    Fact::flipped,   Fact::driver_died, Fact::finished,  Fact::horse_died, Fact::injured,
    Fact::wounded,   Fact::wheel_hurt,  Fact::slowed,    Fact::lashed,     Fact::dropped_back,
    Fact::jostled,   Fact::slipped,     Fact::whip_lost, Fact::evaded,     Fact::cut_free,
    Fact::cut_loose, Fact::led_off};

// How far it is looked ahead: a speed, whip and brakes until the chariot has moved, straight on as
// long as it can; a step, an attack and a defence until the mover is asked again. Defenders hold,
// and all that may be spent on a wreck is spent.
struct Prospect {
    std::vector<Chance> chances;  // by chariot, fact and value; what is sure to happen among them
    std::uint32_t samples = 0;    // 0: every course was counted

    // That it happens at all.
    kernel::Weight chance_of(ChariotId who, Fact fact) const;

    friend bool operator==(const Prospect&, const Prospect&) = default;
};

// One of what may become of a chariot, as it is told: whole per cents, a hundred together.
struct ToldEnd {
    std::optional<Fact> fact;  // of ends_by_gravity; none: it comes to no harm
    double part = 0;           // 0 to 1
    int percent = 0;
};
// Without those that cannot be, but for no harm, which comes last; empty where nothing may happen.
std::vector<ToldEnd> told_ends(const Prospect& prospect, ChariotId who);

// By the options of the decision: of speeds, lash, whip, brakes, moves, defences, of horses that
// are hurt, of giving way and of hauling over a wreck. Empty for all else. Speeds are reckoned as
// if the others were out of the way by then.
std::vector<Prospect> outlook(const kernel::Decision<CircusMaximus>& decision);

// Of one of its options, as far as is looked ahead there.
Prospect outlook_at(const kernel::Decision<CircusMaximus>& decision, Option answer);
// Of several answers in a row, until the mover is asked again.
Prospect outlook_of(const kernel::Decision<CircusMaximus>& decision, std::span<const Option> row);

// That a roll for its damaged wheels turns it over (CM-L35).
kernel::Weight chance_at_wheels(const Race& race, ChariotId id);
// That the dead horse is cut free, at the speed written or else at the most it can write (CM-L15).
kernel::Weight chance_to_cut_free(const Race& race, ChariotId id);

// What comes first if that is written in each turn, alone on the track and straight on, with
// middling dice: it has no endurance left, it is home, or it lies on its side.
enum class Fate : std::uint8_t { spent, home, over };
struct Lasting {
    Fate fate = Fate::home;
    int turns = 0;  // until then, this one counted

    friend bool operator==(const Lasting&, const Lasting&) = default;
};
Lasting endurance_at(const Race& race, ChariotId id, int speed);

// Of dice about to be thrown, until the mover is asked again; of the whip and of cutting free,
// until the chariot has moved, straight on as long as it can. Nothing of those thrown before the
// start.
Prospect outlook_of_roll(const kernel::RollAhead<CircusMaximus>& ahead);

// Squares of its own lane to where the leader stands level; 0 for the leader.
int behind_leader(const Race& race, ChariotId id);

}  // namespace circus_maximus
