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
    using Pairs = std::array<std::array<std::size_t, max_vehicles>, max_vehicles>;

    void take_event(std::size_t stop, const Race& race, const Event& event);
    void follow_blow(const Race& race, const Event& event);
    void compare(std::size_t stop, const Race& race);
    void judge_round();
    void judge_lead(std::size_t first_mark);
    void keep_order(const Race& race);

    const Names& names_;
    std::vector<ReplayMark> marks_;
    Race seen_;  // at the latest stop
    // Whether vehicle a was behind vehicle b at the end of the last round that did not leave them
    // level; and where a last came ahead of b, 0 if not in this round.
    Pairs was_behind_{};
    Pairs came_ahead_{};
    VehicleId leader_ = no_vehicle;     // at the end of the last round that somebody led alone
    VehicleId leads_now_ = no_vehicle;  // alone, at the latest stop
    std::size_t lead_stop_ = 0;         // where that began
    int round_;                         // as told
    // The attack or the collision going on: as told, and its mark.
    std::string blow_;
    std::optional<std::size_t> blow_mark_;
};

}  // namespace frothy
