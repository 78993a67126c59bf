// A plain board until the circuit is painted.
#include <cmath>
#include <numbers>

#include "games/grand_prix/view/grand_prix_view.h"

namespace grand_prix {

namespace {

stage::Vec2 spot(const Place& place) {
    const float turn = place.in_lane
                           ? (27.0F + static_cast<float>(place.space) * 10.0F / 13.0F) / 32.0F
                           : static_cast<float>(place.space) / 32.0F;
    const float angle = 2.0F * std::numbers::pi_v<float> * turn;
    const float reach = place.in_lane ? 3.6F : 5.0F;
    return {7.0F + 1.3F * reach * std::sin(angle), 6.0F - reach * std::cos(angle)};
}

class Ring final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override {
        easel.canvas.fill_rect(easel.where, stage::Colour::hex(0x3f5a3a));
        for (std::uint8_t space = 1; space <= lap_length; ++space)
            easel.canvas.disc(easel.to(spot({false, space, 1})), 0.42F * easel.to.zoom,
                              stage::Colour::hex(0x555555));
        for (std::uint8_t space = 0; space <= lane_length; ++space)
            easel.canvas.disc(easel.to(spot({true, space, 1})), 0.3F * easel.to.zoom,
                              stage::Colour::hex(0x777777));
    }
};

}  // namespace

ui::DieFace View::face_of(Why, std::uint8_t face) { return {"dice/die", {}, face + 1, true}; }
std::shared_ptr<const ui::StillPart> View::still(const Race&) { return std::make_shared<Ring>(); }
ui::BoardWorld View::world(const Race&) { return {{0.0F, 0.0F, 14.0F, 12.0F}}; }
std::vector<ui::BoardPiece> View::pieces(const Race& race) {
    std::vector<ui::BoardPiece> pieces;
    for (CarId id = 0; id < race.terms.cars; ++id)
        if (race.round > 0 && !race.is_home(id)) pieces.push_back({id, spot(race.car(id).place)});
    return pieces;
}
std::vector<ui::LitSpace> View::lit(const Decision&) { return {}; }

}  // namespace grand_prix
