#include "ui/board/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "stage/theme.h"

namespace ui {

namespace {

constexpr float least_token = 9.0F;  // pixels from its middle: its number can be read

// The livery's own shape, so that nobody has to go by the colour where the picture is shown small:
// a disc, or a polygon, of whose corners every other one may lie further in.
struct Shape {
    int corners = 0;
    float turned = 0.0F;  // of a full turn
    float inner = 1.0F;
    float larger = 1.15F;
};
constexpr std::array<Shape, liveries.size()> shapes = {{{},
                                                        {4, 0.125F},
                                                        {16, 0.0F, 0.76F},
                                                        {3, -0.25F, 1.0F, 1.5F},
                                                        {4},
                                                        {6, 0.25F},
                                                        {8, 0.0F, 0.5F, 1.3F},
                                                        {3, 0.25F, 1.0F, 1.5F}}};

void fill_shape(stage::Canvas& canvas, stage::Vec2 at, float radius, const Shape& shape,
                stage::Colour colour) {
    if (shape.corners == 0) {
        canvas.disc(at, radius, colour);
        return;
    }
    std::vector<stage::Vec2> points;
    constexpr float whole = 2.0F * std::numbers::pi_v<float>;
    for (int i = 0; i < shape.corners; ++i) {
        const float angle =
            whole * (shape.turned + static_cast<float>(i) / static_cast<float>(shape.corners));
        const float reach = radius * shape.larger * (i % 2 == 1 ? shape.inner : 1.0F);
        points.push_back(at + stage::Vec2{std::cos(angle), std::sin(angle)} * reach);
    }
    canvas.fill_polygon(points, colour);
}

void part_tokens(std::vector<PictureToken>& tokens, float distance) {
    constexpr int most_pushes = 24;
    for (int push = 0; push < most_pushes; ++push) {
        bool is_parted = true;
        for (std::size_t a = 0; a < tokens.size(); ++a) {
            for (std::size_t b = a + 1; b < tokens.size(); ++b) {
                const stage::Vec2 way = tokens[b].at - tokens[a].at;
                const float apart = std::hypot(way.x, way.y);
                if (apart >= distance) continue;
                is_parted = false;
                const stage::Vec2 along =
                    apart > 0.0F ? way * (1.0F / apart) : stage::Vec2{1.0F, 0.0F};
                const stage::Vec2 half = along * ((distance - apart) / 2.0F + 0.1F);
                tokens[a].at = tokens[a].at - half;
                tokens[b].at = tokens[b].at + half;
            }
        }
        if (is_parted) return;
    }
}

void paint_token(stage::Canvas& canvas, const PictureToken& token, float radius) {
    namespace theme = stage::theme;
    const stage::Vec2 at = token.at;
    const Livery& livery = *token.livery;
    const Shape& shape = shapes[token.shape % shapes.size()];
    fill_shape(canvas, at, radius + 2.0F, shape, theme::ink);
    fill_shape(canvas, at, radius + 0.8F, shape, theme::ivory);
    fill_shape(canvas, at, radius - 0.6F, shape, stage::Colour::hex(livery.colour));
    if (token.is_out) {
        const float arm = radius * 0.8F;
        const stage::Colour ink = stage::Colour::hex(livery.ink);
        canvas.line(at - stage::Vec2{arm, arm}, at + stage::Vec2{arm, arm}, ink, 2.0F);
        canvas.line(at - stage::Vec2{arm, -arm}, at + stage::Vec2{arm, -arm}, ink, 2.0F);
        return;
    }
    const stage::TextLook look{stage::Face::label, radius * 1.3F, stage::Colour::hex(livery.ink)};
    canvas.text_centred(at, livery.numeral, look);
}

}  // namespace

void paint_tokens(stage::Canvas& canvas, std::vector<PictureToken> tokens, float radius) {
    radius = std::max(least_token, radius);
    part_tokens(tokens, 2.0F * (radius + 2.0F));
    for (const PictureToken& token : tokens)
        paint_token(canvas, token, radius);
}

}  // namespace ui
