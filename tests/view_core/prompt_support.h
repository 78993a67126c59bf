// Prompts at the questions of races of chance, with the odds they ask for.
#pragma once

#include <atomic>

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "view_core/view_support.h"

namespace frothy::testing {

inline const Names four_names{{"Red", "Blue", "Green", "White"}};

// Every question that comes up in some races of chance between four.
template <class See>
void walk(const Setting& setting, See see) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RaceSession session(set_up_race(setting, {0, 1, 2, 3}), seed);
        RandomDriver driver(seed);
        for (int i = 0; i < 600 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            see(session, decision);
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
        }
    }
}

// Those of one kind, so many at most; how many there were.
template <class See>
int walk(const Setting& setting, Ask ask, int most, See see) {
    int seen = 0;
    walk(setting, [&](const RaceSession& session, const Decision& decision) {
        if (decision.ask != ask || seen >= most) return;
        ++seen;
        see(session, decision);
    });
    return seen;
}

// All that the prompt wants to know.
inline void weigh(Prompt& prompt, const Decision& decision, const DrivingMap& map) {
    const std::atomic<bool> is_unwanted = false;
    ForecastBook book;
    book.revision = decision.revision;
    for (const AnswerPlan& plan : prompt.plans()) {
        book.entries.emplace_back(
            plan, make_forecast(decision, plan, map, nullptr, quick_odds, is_unwanted));
    }
    prompt.set_forecasts(book);
}

}  // namespace frothy::testing
