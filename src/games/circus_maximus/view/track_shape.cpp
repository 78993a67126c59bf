#include "games/circus_maximus/view/track_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace circus_maximus {

namespace {

constexpr float pi = std::numbers::pi_v<float>;

int section_at(float turn) { return std::clamp(static_cast<int>(turn), 0, 3); }
bool is_bend(int section) { return section % 2 == 1; }

// Between lanes in between.
float squares_in(int section, float lane) {
    if (!is_bend(section)) return static_cast<float>(straight);
    const float within = std::clamp(lane, 0.0F, static_cast<float>(lanes - 1));
    const int inner = std::min(static_cast<int>(within), lanes - 2);
    const float share = within - static_cast<float>(inner);
    return std::lerp(static_cast<float>(corner_squares(inner)),
                     static_cast<float>(corner_squares(inner + 1)), share);
}

float wrapped(float turn) { return turn - 4.0F * std::floor(turn / 4.0F); }

}  // namespace

LapSpot spot_of(Square square) {
    const Section section = section_of(square);
    const int index = number_of(square) - (is_corner(section) ? 0 : 1);
    const int squares = is_corner(section) ? corner_squares(square.lane) : straight;
    const float share = (static_cast<float>(index) + 0.5F) / static_cast<float>(squares);
    return {static_cast<float>(square.lane), static_cast<float>(section) + share};
}

LapSpot further(LapSpot spot, float squares) {
    spot.turn = wrapped(spot.turn);
    while (squares > 0.0F) {
        const int section = section_at(spot.turn);
        const float all = squares_in(section, spot.lane);
        const float left = (static_cast<float>(section + 1) - spot.turn) * all;
        if (squares < left) return {spot.lane, spot.turn + squares / all};
        squares -= left;
        spot.turn = wrapped(static_cast<float>(section + 1));
    }
    return spot;
}

stage::Vec2 point_of(LapSpot spot) {
    const float turn = wrapped(spot.turn);
    const int section = section_at(turn);
    const float share = turn - static_cast<float>(section);
    const float out = inner_radius + (spot.lane + 0.5F) * lane_width;
    const float side = section < 2 ? 1.0F : -1.0F;
    if (!is_bend(section))
        return {side * (-half_straight + 2.0F * half_straight * share), side * out};
    const float angle = pi * share;
    return {side * (half_straight + out * std::sin(angle)), side * out * std::cos(angle)};
}

stage::Vec2 ahead_of(LapSpot spot) {
    const float turn = wrapped(spot.turn);
    const int section = section_at(turn);
    const float side = section < 2 ? 1.0F : -1.0F;
    if (!is_bend(section)) return {side, 0.0F};
    const float angle = pi * (turn - static_cast<float>(section));
    return {side * std::cos(angle), -side * std::sin(angle)};
}

float heading_of(LapSpot spot) {
    const stage::Vec2 ahead = ahead_of(spot);
    return std::atan2(ahead.y, ahead.x);
}

float turns_between(float from, float to) { return wrapped(to - from); }

}  // namespace circus_maximus
