// The table of Grand Prix in pictures: the circuit, its cars, dice and cards, for View.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "games/grand_prix/rules/grand_prix.h"
#include "kernel/decision.h"
#include "ui/board/board_frame.h"
#include "ui/board/still_painting.h"
#include "ui/core/dice.h"
#include "ui/plain/board_art.h"
#include "ui/plain/piece_board.h"

namespace grand_prix {

// A card that was turned up, and by whom.
struct TurnedUp {
    Card card = 0;
    Flag flag = Flag::none;  // the stripe that counts
    CarId who = no_car;
};

ui::BoardWorld circuit_world();
// Of this weather (and without a weather space where it cannot change).
std::shared_ptr<const ui::StillPart> circuit_still(const Race& race);
// Cars, boxes, cards, rain; `turned_up` is the latest card, if it is known who drew it.
std::shared_ptr<const ui::BoardArt> circuit_art(const Race& race,
                                                const std::optional<TurnedUp>& turned_up);

// One for each car, in the order of seats; those at home stand in the parc fermé.
std::vector<ui::BoardPiece> circuit_pieces(const Race& race);
inline constexpr float car_radius = 0.44F;  // world units

std::vector<ui::LitSpace> circuit_lit(const kernel::Decision<GrandPrix>& decision);

// Without a body where it is no die: a card that is turned up.
ui::DieFace circuit_face(Why why, std::uint8_t face);

}  // namespace grand_prix
