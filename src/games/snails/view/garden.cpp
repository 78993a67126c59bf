// The garden path: four rows of leaves, there and back again.
#include <string>

#include "games/snails/view/snails_view.h"
#include "stage/theme.h"
#include "words/words.h"

namespace snails {

namespace {

constexpr int in_row = 13;
constexpr float apart = 1.2F;  // world units, from leaf to leaf
constexpr float row_height = 1.6F;

// Leaf 0 lies beside the path.
stage::Vec2 place_of_leaf(int leaf) {
    const int row = leaf / in_row;
    const int column = row % 2 == 0 ? leaf % in_row : in_row - 1 - leaf % in_row;
    return {static_cast<float>(column) * apart, static_cast<float>(row) * row_height};
}

class Garden final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& easel) const override {
        namespace theme = stage::theme;
        easel.canvas.fill_rect(easel.where, theme::laurel);
        for (int leaf = 0; leaf < last_leaf; ++leaf)
            easel.canvas.line(easel.to(place_of_leaf(leaf)), easel.to(place_of_leaf(leaf + 1)),
                              theme::mud, 0.16F * easel.to.zoom);
        for (int leaf = 0; leaf <= last_leaf; ++leaf) {
            const stage::Vec2 at = easel.to(place_of_leaf(leaf));
            const float radius = 0.48F * easel.to.zoom;
            const stage::Colour colour = leaf == last_leaf ? theme::gold
                                         : leaf == 0       ? theme::mud
                                                           : theme::whip_card;
            easel.canvas.disc(at, radius, colour);
            easel.canvas.circle(at, radius, theme::parchment, 0.04F * easel.to.zoom);
            if (leaf == 0) continue;
            easel.canvas.text_centred(at, std::to_string(leaf),
                                      {stage::Face::label, 0.4F * easel.to.zoom, theme::parchment});
        }
    }
};

}  // namespace

std::shared_ptr<const ui::StillPart> View::still(const State&) {
    return std::make_shared<Garden>();
}

ui::BoardWorld View::world(const State&) {
    constexpr int rows = 4;
    return {{-1.2F, -1.4F, in_row * apart + 1.2F, rows * row_height + 1.2F}};
}

// Those that share a leaf, or the edge of the path, stand in a ring.
std::vector<ui::BoardPiece> View::pieces(const State& state) {
    constexpr std::array<stage::Vec2, most_snails> ring = {{{0.0F, 0.0F},
                                                            {0.34F, 0.2F},
                                                            {-0.34F, 0.2F},
                                                            {0.34F, -0.2F},
                                                            {-0.34F, -0.2F},
                                                            {0.0F, 0.4F}}};
    std::array<std::size_t, last_leaf + 1> standing{};
    std::vector<ui::BoardPiece> pieces;
    for (kernel::PlayerId snail = 0; snail < state.snails; ++snail) {
        const std::uint8_t leaf = state.leaf[snail];
        pieces.push_back({snail, place_of_leaf(leaf) + ring.at(standing.at(leaf)++)});
    }
    return pieces;
}

std::vector<ui::LitSpace> View::lit(const Decision& decision) {
    const std::uint8_t leaf = leaf_of_rest(decision.now);
    return {{leaf, place_of_leaf(leaf), {Option::rest}, words::say("Rest on leaf {0}", {leaf})}};
}

}  // namespace snails
