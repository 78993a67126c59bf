#include "games/frothy/view/core/studio/piece_hand.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace frothy {

using hexgrid::Facing;
using hexgrid::Hex;
using hexgrid::Point;

namespace {

constexpr int stays_within = 2;  // hexes

// In the middle of what would be put there.
Point just_beyond(const TrackEnd& end) {
    constexpr double ahead = 2.0 * hexgrid::hex_width;
    const Point way = hexgrid::unit_vector(end.heading);
    return {end.at.x + way.x * ahead, end.at.y + way.y * ahead};
}

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::optional<TrackEnd> nearest(const std::vector<TrackEnd>& ends, Point to) {
    const auto found = std::ranges::min_element(
        ends, {}, [&](const TrackEnd& end) { return distance(just_beyond(end), to); });
    return found == ends.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

bool PieceHand::lies_freely(const Workbench& bench) const {
    return piece != Piece::closing && (is_free || bench.open_ends().empty());
}

void PieceHand::choose(Piece other) {
    piece = other;
    end_ = 0;
}

void PieceHand::turn(const Workbench& bench) {
    if (lies_freely(bench)) {
        heading_ = (heading_ + 2) % hexgrid::facing_count;
    } else {
        end_ = (end_ + 1) % grips_of(piece);
    }
}

std::optional<TrackEnd> PieceHand::chosen_end(const Workbench& bench, Hex at) const {
    if (lies_freely(bench)) return std::nullopt;
    const std::vector<TrackEnd> ends = bench.open_ends();
    const bool goes_on = laid_at_ && next_ && hexgrid::distance(*laid_at_, at) <= stays_within &&
                         std::ranges::find(ends, *next_) != ends.end();
    return goes_on ? next_ : nearest(ends, hexgrid::centre_of(at));
}

std::optional<LaidPiece> PieceHand::laid(const Workbench& bench, Hex at) const {
    if (lies_freely(bench)) {
        return lay_piece(piece, end_at(at, Facing(heading_), width), {is_mirrored, end_});
    }
    const std::optional<TrackEnd> from = chosen_end(bench, at);
    if (!from) return std::nullopt;
    if (piece != Piece::closing) return lay_piece(piece, *from, {is_mirrored, end_});
    std::vector<TrackEnd> others = bench.open_ends();
    std::erase(others, *from);
    const std::optional<TrackEnd> into = nearest(others, from->at);
    if (!into) return std::nullopt;
    return lay_closing(*from, *into, bench.plan().hexes);
}

std::optional<Hex> PieceHand::first_place(const Workbench& bench) const {
    const std::vector<TrackEnd> open = bench.open_ends();
    if (lies_freely(bench) || open.empty()) return std::nullopt;
    return hexgrid::hex_at(just_beyond(open.front()));
}

std::optional<Hex> PieceHand::lay(Workbench& bench, Hex at) {
    const std::optional<LaidPiece> piece_there = laid(bench, at);
    if (!piece_there) return std::nullopt;
    bench.place(*piece_there);
    laid_at_ = at;
    next_.reset();
    const std::vector<TrackEnd> open = bench.open_ends();
    for (const TrackEnd& end : piece_there->ends)
        if (!next_ && std::ranges::find(open, end) != open.end()) next_ = end;
    if (!next_) return std::nullopt;
    return hexgrid::hex_at(just_beyond(*next_));
}

}  // namespace frothy
