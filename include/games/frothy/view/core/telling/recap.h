// What concerns a player of all that happened since that player's last move, in a few sentences.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/frothy.h"
#include "kernel/journal_table.h"

namespace frothy {

// What a player does (moves, checks, attacks), as opposed to what befalls a vehicle.
bool is_own_act(const Event& event);

class Recap {
public:
    static constexpr std::size_t most_lines = 3;

    void begin(const Race& start);
    // Everything that is told, in order.
    void take(const kernel::Happening<Frothy>& happening);

    // The most pressing first, at most most_lines; empty where nothing concerns the player.
    std::vector<std::string> lines(VehicleId player, const Names& names) const;

private:
    struct Facts {
        std::vector<VehicleId> attackers;
        std::vector<VehicleId> colliders;
        std::vector<VehicleId> wrecked;
        std::vector<VehicleId> home;
        int damage = 0;
        int control_loss = 0;
        int control_loss_shed = 0;
        int act = 0;                // in which the last attack or collision came
        std::uint8_t trailing = 0;  // who was behind at the end of a phase since, one bit each
    };

    void end_move();
    void note(VehicleId player, const Event& event);
    std::array<std::int32_t, max_vehicles> standing() const;
    std::uint8_t trailing(VehicleId player) const;
    std::vector<VehicleId> passers(VehicleId player) const;

    Race seen_{};
    std::array<std::int32_t, max_vehicles> end_{};  // progress when the latest phase was over
    VehicleId mover_ = no_vehicle;
    int act_ = 0;  // moves so far
    std::array<Facts, max_vehicles> facts_;
};

}  // namespace frothy
