#include "games/circus_maximus/rules/track.h"

#include <cassert>

namespace circus_maximus {

namespace {

[[maybe_unused]] int squares_of(int lane, Section section) {
    return is_corner(section) ? corner_squares(lane) : straight;
}
int first_at(int lane, Section section) {
    const int corner = corner_squares(lane);
    switch (section) {
    case Section::home: return 0;
    case Section::first_corner: return straight;
    case Section::back: return straight + corner;
    case Section::second_corner: break;
    }
    return 2 * straight + corner;
}
int index_in(Square square) { return square.at - first_at(square.lane, section_of(square)); }
Square at_index(int lane, Section section, int index) {
    return {static_cast<std::uint8_t>(lane),
            static_cast<std::uint8_t>(first_at(lane, section) + index)};
}

std::optional<int> lane_beside(Square square, Side side) {
    const int lane = square.lane + (side == Side::outward ? 1 : -1);
    return lane < 0 || lane >= lanes ? std::nullopt : std::optional(lane);
}

// CM-X02: squares i of n and j of m overlap where i/n < (j+1)/m and j/m < (i+1)/n.
bool overlap(int i, int n, int j, int m) { return i * m < (j + 1) * n && j * n < (i + 1) * m; }

}  // namespace

Section section_of(Square square) {
    const int corner = corner_squares(square.lane);
    if (square.at < straight) return Section::home;
    if (square.at < straight + corner) return Section::first_corner;
    if (square.at < 2 * straight + corner) return Section::back;
    return Section::second_corner;
}

int number_of(Square square) { return index_in(square) + (is_corner(square) ? 0 : 1); }

Square square_of(int lane, Section section, int number) {
    const int index = number - (is_corner(section) ? 0 : 1);
    assert(index >= 0 && index < squares_of(lane, section));
    return at_index(lane, section, index);
}

Square squares_on(Square from, int squares) {
    const int at = (from.at + squares) % lap_squares(from.lane);
    return {from.lane, static_cast<std::uint8_t>(at)};
}
Square ahead(Square square) { return squares_on(square, 1); }
Square behind(Square square) {
    const int lap = lap_squares(square.lane);
    return {square.lane, static_cast<std::uint8_t>((square.at + lap - 1) % lap)};
}

std::optional<Square> rearmost_beside(Square square, Side side) {
    const auto lane = lane_beside(square, side);
    if (!lane) return std::nullopt;
    const Section section = section_of(square);
    const int index = index_in(square);
    if (!is_corner(section)) return at_index(*lane, section, index);
    const int n = corner_squares(square.lane);
    const int m = corner_squares(*lane);
    int beside = 0;
    while (!overlap(index, n, beside, m))
        ++beside;
    return at_index(*lane, section, beside);
}

std::optional<Square> foremost_beside(Square square, Side side) {
    const auto lane = lane_beside(square, side);
    if (!lane) return std::nullopt;
    const Section section = section_of(square);
    const int index = index_in(square);
    if (!is_corner(section)) return at_index(*lane, section, index);
    const int n = corner_squares(square.lane);
    const int m = corner_squares(*lane);
    int beside = m - 1;
    while (!overlap(index, n, beside, m))
        --beside;
    return at_index(*lane, section, beside);
}

bool lie_side_by_side(Square one, Square other) {
    const Section section = section_of(one);
    const int apart = one.lane - other.lane;
    if ((apart != 1 && apart != -1) || section != section_of(other)) return false;
    if (!is_corner(section)) return index_in(one) == index_in(other);
    return overlap(index_in(one), corner_squares(one.lane), index_in(other),
                   corner_squares(other.lane));
}

std::optional<Square> lane_change(Square car, Side side) {
    const Square forward = ahead(car);
    return side == Side::outward ? foremost_beside(forward, side) : rearmost_beside(forward, side);
}

bool front_lies_behind(Square one, Square other) {
    if (!is_corner(one)) return number_of(one) < number_of(other);
    return (index_in(one) + 1) * corner_squares(other.lane) <
           (index_in(other) + 1) * corner_squares(one.lane);
}

bool is_ahead(Square one, Square other) {
    // The start area comes last.
    const auto part = [](Square square) {
        const Section section = section_of(square);
        const bool is_last = section == Section::home && number_of(square) <= start_area;
        return is_last ? 4 : static_cast<int>(section);
    };
    if (part(one) != part(other)) return part(one) > part(other);
    return front_lies_behind(other, one);
}

}  // namespace circus_maximus
