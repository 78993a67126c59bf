#include "games/grand_prix/view/core/luck.h"

namespace grand_prix {

std::optional<play::CastLuck> luck_of(Why why, std::span<const std::uint8_t> faces) {
    const auto sum = [](std::span<const std::uint8_t> thrown) {
        int total = 0;
        for (const std::uint8_t face : thrown)
            total += face;
        return total;
    };
    switch (why) {
    case Why::movement:
    case Why::pit:
    case Why::qualifying:
        return play::luck_of(sum(faces), play::chances_of(static_cast<int>(faces.size()), 6, sum),
                             play::Lucky::high);
    case Why::attack: {
        // The first of its faces is the best one.
        play::Chances chances;
        for (const std::uint8_t sides : attack_die)
            chances.push_back(sides / 6.0);
        return play::luck_of(faces[0], chances, play::Lucky::low);
    }
    default: return std::nullopt;
    }
}

}  // namespace grand_prix
