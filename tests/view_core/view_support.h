// Races to look at: a setting on an oval, played at random through a session.
#pragma once

#include "ai/oval.h"
#include "frothy/ai/random_driver.h"
#include "frothy/rules.h"
#include "frothy/setting.h"
#include "kernel/session.h"

namespace frothy::testing {

using RaceSession = kernel::Session<Frothy>;

inline Race race_on(const Setting& setting, std::uint64_t seed) {
    const auto spaces = static_cast<int>(setting.course.plan().grid.size());
    return set_up_race(setting,
                       random_grid_order(seed, static_cast<int>(setting.licences.size()), spaces));
}

// Four alike with these, at Speed 4 from the start, so that Control rolls come soon.
inline Setting fast_oval_with(std::vector<SpecialCard> specials, std::vector<Trait> traits) {
    Setting setting = oval_setting(4);
    setting.rules.opt_start_rating = 4;
    for (Licence& licence : setting.licences) {
        licence.specials = specials;
        licence.traits = traits;
        prepare(licence);
    }
    return setting;
}

// Answers one question by chance; false when the race is over.
inline bool answer_by_chance(RaceSession& session, RandomDriver& driver) {
    const auto* pending = session.pending();
    if (pending == nullptr) return false;
    session.submit(static_cast<std::size_t>(driver(pending->now, pending->question())));
    return true;
}

}  // namespace frothy::testing
