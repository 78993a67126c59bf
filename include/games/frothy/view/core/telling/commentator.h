// Which moments of a race are worth a word, and the words. Who is ahead, hurt or home is read off
// the race before and after; no rule is worked out.
#pragma once

#include <span>

#include "games/frothy/rules/frothy.h"
#include "play/commentary.h"

namespace frothy {

class Commentator {
public:
    static std::span<const play::RemarkLine> lines();

    // The event as a moment; of no weight where there is nothing to say. In order.
    play::TalkingPoint take(const Event& event, const Race& before, const Race& after);

private:
    play::TalkingPoint of_speed(const Event& event) const;
    play::TalkingPoint of_fight(const Event& event);
    play::TalkingPoint of_harm(const Event& event, const Race& after) const;
    play::TalkingPoint of_driving(const Event& event, const Race& before, const Race& after);
    play::TalkingPoint of_lasting(const Event& event, const Race& after);
    play::TalkingPoint of_line(const Event& event, const Race& before, const Race& after) const;

    bool has_begun_ = false;                          // the race has been greeted
    VehicleId attacker_ = no_vehicle;                 // of the latest attack
    VehicleId struck_[2] = {no_vehicle, no_vehicle};  // against each other in this move
    int dice_ = 0;                                    // of the latest Control roll
    std::size_t left_ = max_vehicles;                 // in Toughest, when a round began last
};

}  // namespace frothy
