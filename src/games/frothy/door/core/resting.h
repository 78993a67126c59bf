// Whoever wants to stay put for a round: what answers the phases in which nothing is to be moved.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "games/frothy/door/core/game.h"

namespace frothy {

class Resting {
public:
    // The player of this question rests from now on.
    void begin(const Game::Decision& decision);
    // An attack or a collision wakes whoever it befalls; undo wakes everybody.
    void handle(std::span<const Game::Happening> happenings);
    // Whether the question is answered by the wish. A wish that is over is forgotten: in another
    // round, at another Speed, or where something was done to the vehicle.
    bool answers(const Game::Decision& decision);

private:
    struct Wish {
        std::uint16_t round = 0;
        int rating = 0;
        Cell cell = no_cell;
        int facing = 0;
        int damage = 0;
        int control_loss = 0;

        friend bool operator==(const Wish&, const Wish&) = default;
    };
    static Wish wish_of(const Race& race, VehicleId v);

    std::array<std::optional<Wish>, max_vehicles> wishes_{};
};

}  // namespace frothy
