// Forecasts: what an answer may bring, by running the rules over all dice.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/frothy/ai/driving_map.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/odds.h"

namespace frothy {

// What there is to know of the way ahead.
struct Guides {
    std::shared_ptr<const DrivingMap> map;  // of the decision's setting
    std::shared_ptr<const RoadBook> book;   // of the vehicle asked; null where the race needs none
};

// What may follow when the player of the decision gives these answers (at least one, the first of
// them offered), as far as this player may know: up to the next choice about the move, or the end
// of the step. What others are asked on the way is answered as the steady driver would, and the
// player's own questions as advice_for() will. The first Control roll or attack is exact as long as
// its own dice can be counted within the limits. Comes back empty as soon as `is_unwanted` is set.
Forecast make_forecast(const kernel::Decision<Frothy>& decision, std::span<const Option> answers,
                       const DrivingMap& map, const RoadBook* book,
                       const kernel::OddsLimits& limits, const std::atomic<bool>& is_unwanted);

// The limits for a forecast while a person looks on: some milliseconds, 250 at most.
inline constexpr kernel::OddsLimits quick_odds{.courses = 6'000, .samples = 3'000, .seed = 0x0dd5};

// Makes forecasts on a thread of its own, for one question at a time.
class Forecaster {
public:
    // No thread is begun before the first question.
    Forecaster();
    ~Forecaster();
    Forecaster(const Forecaster&) = delete;
    Forecaster& operator=(const Forecaster&) = delete;

    // What is wanted now, the most urgent first. Forecasts of the same revision are kept, all
    // others forgotten.
    void weigh(const kernel::Decision<Frothy>& decision, const std::vector<AnswerPlan>& plans,
               const Guides& guides);
    // Nothing is wanted any more.
    void rest();

    bool is_busy() const;
    // Until everything wanted is there.
    void wait() const;
    // Grows with each forecast made or forgotten.
    std::uint64_t version() const;
    ForecastBook book() const;

private:
    struct Work;
    std::unique_ptr<Work> work_;
};

}  // namespace frothy
