// The track: eight closed lanes round the spina, two straights and two half rings (CM-X01, CM-X02).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace circus_maximus {

inline constexpr int lanes = 8;      // 0 is lane I, along the spina; 7 is lane VIII, along the wall
inline constexpr int straight = 36;  // squares, in every lane
inline constexpr int start_area = 6;  // H1 to H6; the line lies after them (CM-X04)

// Of each corner.
constexpr int corner_squares(int lane) {
    constexpr std::array<std::uint8_t, lanes> squares = {7, 9, 11, 13, 16, 19, 23, 27};
    return squares[static_cast<std::size_t>(lane)];
}
// Printed at both ends of a corner (CM-R19, CM-R20).
constexpr int safe_speed(int lane) { return corner_squares(lane) + 1; }
constexpr int lap_squares(int lane) { return 2 * (straight + corner_squares(lane)); }

// In order of travel.
enum class Section : std::uint8_t { home, first_corner, back, second_corner };

struct Square {
    std::uint8_t lane = 0;
    std::uint8_t at = 0;  // along the lane, from H1

    friend bool operator==(const Square&, const Square&) = default;
};

Section section_of(Square square);
constexpr bool is_corner(Section section) {
    return section == Section::first_corner || section == Section::second_corner;
}
inline bool is_corner(Square square) { return is_corner(section_of(square)); }
// As printed: H1 to H36, F0 ..., B1 to B36, S0 ...
int number_of(Square square);
// The square with this number; the number must be one of that section.
Square square_of(int lane, Section section, int number);
Square ahead(Square square);
Square behind(Square square);
Square squares_on(Square from, int squares);  // in its lane

enum class Side : std::uint8_t { inward, outward };  // left and right of whoever drives (CM-R42)
constexpr Side opposite(Side side) { return side == Side::inward ? Side::outward : Side::inward; }

// Those of the neighbouring lane that lie beside a square, none beyond the spina and the wall
// (CM-X02).
std::optional<Square> rearmost_beside(Square square, Side side);
std::optional<Square> foremost_beside(Square square, Side side);
bool lie_side_by_side(Square one, Square other);

// Where a car comes to by a change of lanes, whose first half leads one square on (CM-L01, CM-L03,
// CM-X32), and by a sideslip (CM-L10, CM-R29).
std::optional<Square> lane_change(Square car, Side side);
inline std::optional<Square> sideslip(Square car, Side side) { return rearmost_beside(car, side); }

// Whether the front edge of one square lies behind that of another one beside it (CM-R33).
bool front_lies_behind(Square one, Square other);
// Whether one square lies further along the lap that begins after the line, whatever the lanes;
// neither is ahead where they are level (CM-X31).
bool is_ahead(Square one, Square other);

}  // namespace circus_maximus
