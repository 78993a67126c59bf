// Pieces of track that fit together end to end: straights, bends, narrows, forks, and whatever way
// joins two ends that no piece does.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "hexgrid/facing.h"
#include "hexgrid/hex.h"
#include "hexgrid/pixel_layout.h"

namespace frothy {

enum class Piece : std::uint8_t {
    straight,
    long_straight,
    tight_bend,
    bend,
    wide_bend,
    hairpin,
    chicane,
    narrows,
    fork,
    closing,  // from an open end to another one, whatever that takes
    start,    // with the line and a grid
};
inline constexpr std::size_t piece_count = 11;

inline constexpr int least_piece_width = 2;
inline constexpr int most_piece_width = 8;

// Where a piece ends and the next one may begin: a line across the track, through `at`.
struct TrackEnd {
    hexgrid::Point at;
    hexgrid::Facing heading;  // out of the track, towards a side of the hexes
    int width = 4;            // hexes

    friend bool operator==(const TrackEnd& a, const TrackEnd& b) {
        return a.at.x == b.at.x && a.at.y == b.at.y && a.heading == b.heading && a.width == b.width;
    }
};

struct LaidPiece {
    TrackEnd begin;  // headed into it
    std::set<hexgrid::Hex> hexes;
    std::vector<TrackEnd> ends;  // all others, headed out of it
    // Of a start: the first hexes beyond the line, and those of the grid.
    std::vector<hexgrid::Hex> finish;
    std::vector<hexgrid::Hex> grid;
};

// How a piece is held: mirrored, and by which of its ends (0: the one it begins with).
struct PieceGrip {
    bool is_mirrored = false;
    int end = 0;
};
// How many ends the piece may be held by that make a difference.
int grips_of(Piece piece);
std::string title_of(Piece piece);

// The end that a piece laid freely has its beginning at: at a hex.
TrackEnd end_at(hexgrid::Hex hex, hexgrid::Facing heading, int width);
// Put to an end. Not for `closing`.
LaidPiece lay_piece(Piece piece, const TrackEnd& from, PieceGrip grip);
// A short way from an end into another one; `tracks` are not run over, where that can be helped.
LaidPiece lay_closing(const TrackEnd& from, const TrackEnd& into,
                      std::span<const hexgrid::Hex> tracks);
// What lies between two ends that face each other, nearly touch and are not joined yet; none where
// they do not.
std::optional<std::set<hexgrid::Hex>> join_of(const TrackEnd& one, const TrackEnd& other);
// The first row of hexes outside an end, or inside it.
std::vector<hexgrid::Hex> row_beyond(const TrackEnd& end);
std::vector<hexgrid::Hex> row_within(const TrackEnd& end);

}  // namespace frothy
