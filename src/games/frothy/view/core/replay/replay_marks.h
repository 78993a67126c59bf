// Which moments of a race are worth a mark: found while the rules run over its journal.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/frothy/view/core/replay/race_replay.h"

namespace frothy {

// Whether nobody is ahead of it. Nobody leads where the last one rolling wins.
bool leads(const Race& race, VehicleId v);

class MarkFinder {
public:
    MarkFinder(const Race& start, const Names& names);

    // The race as it stands at a stop, and what happened since the stop before.
    void visit(std::size_t stop, const Race& race, const std::vector<Happening>& since);
    // After the last stop: also judges the round that has just been raced.
    std::vector<ReplayMark> take();

private:
    // Where vehicle a last came to lead vehicle b; who led whom when the round began.
    using Pairs = std::array<std::array<std::size_t, max_vehicles>, max_vehicles>;

    void take_event(std::size_t stop, const Race& race, const Event& event);
    void follow_blow(const Race& race, const Event& event);
    void compare(std::size_t stop, const Race& race);
    void judge_round();

    const Names& names_;
    std::vector<ReplayMark> marks_;
    Race seen_;           // at the latest stop
    Race round_began_;    // whose order is that of the round's start
    Pairs came_ahead_{};  // 0: not in this round
    int round_;           // as told
    // The attack or the collision going on: as told, and its mark.
    std::string blow_;
    std::optional<std::size_t> blow_mark_;
};

}  // namespace frothy
