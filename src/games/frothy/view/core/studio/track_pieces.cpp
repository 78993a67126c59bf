#include "games/frothy/view/core/studio/track_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "games/frothy/rules/ids.h"
#include "games/frothy/view/core/studio/hex_shapes.h"
#include "words/words.h"

namespace frothy {

using hexgrid::Facing;
using hexgrid::Hex;
using hexgrid::Point;
using words::tr;
using words::tr_in;

namespace {

constexpr double whole_turn = 2.0 * std::numbers::pi;
constexpr double sixth = whole_turn / 6.0;

// --- The pieces ----------------------------------------------------------------------------------

// A bit of the way that the middle of a piece goes.
struct Leg {
    int ahead = 0;     // hexes
    int turn = 0;      // by sixths of a turn, to the right; to the left below 0
    int inside = 0;    // of a turn: rows that would fit within it
    int narrower = 0;  // rows fewer at its end than at the ends of the piece
    // Made longer, by less than a hex, until the end lies in the rows of the board again.
    bool is_slack = false;
};

using Branch = std::span<const Leg>;  // the middle of a piece from end to end

constexpr std::array start_way = {Leg{.ahead = 9}};
constexpr std::array straight_way = {Leg{.ahead = 3}};
constexpr std::array long_straight_way = {Leg{.ahead = 8}};
constexpr std::array narrows_way = {Leg{.ahead = 2, .narrower = 2}, Leg{.ahead = 2, .narrower = 2},
                                    Leg{.ahead = 2}};
constexpr std::array tight_bend_way = {Leg{.is_slack = true}, Leg{.turn = 1, .inside = 1}};
constexpr std::array bend_way = {Leg{.is_slack = true}, Leg{.turn = 1, .inside = 3}};
constexpr std::array wide_bend_way = {Leg{.is_slack = true}, Leg{.turn = 1, .inside = 6}};
constexpr std::array hairpin_way = {Leg{.turn = 3, .inside = 1}};
constexpr std::array chicane_way = {Leg{.turn = 1, .inside = 1}, Leg{.is_slack = true},
                                    Leg{.turn = -1, .inside = 1}};
constexpr std::array other_chicane_way = {Leg{.turn = -1, .inside = 1}, Leg{.is_slack = true},
                                          Leg{.turn = 1, .inside = 1}};

std::vector<Branch> branches_of(Piece piece) {
    switch (piece) {
    case Piece::start: return {start_way};
    case Piece::straight: return {straight_way};
    case Piece::long_straight: return {long_straight_way};
    case Piece::narrows: return {narrows_way};
    case Piece::tight_bend: return {tight_bend_way};
    case Piece::bend: return {bend_way};
    case Piece::wide_bend: return {wide_bend_way};
    case Piece::hairpin: return {hairpin_way};
    case Piece::chicane: return {chicane_way};
    case Piece::fork: return {chicane_way, other_chicane_way};
    case Piece::closing: break;  // no two are alike
    }
    return {};
}

// --- Ways on the plane ---------------------------------------------------------------------------

Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
Point unit_at(double angle) { return {std::cos(angle), std::sin(angle)}; }
Point right_of(double heading) { return unit_at(heading + whole_turn / 4.0); }

struct Pose {
    Point at;
    double heading = 0.0;  // radians, clockwise from east
};

Pose pose_of(const TrackEnd& end) { return {end.at, hexgrid::radians(end.heading)}; }

// A straight, or an arc where `turn` is not 0.
struct Reach {
    Pose from;
    double length = 0.0;  // of a straight
    double radius = 0.0;  // of an arc, of its middle
    double turn = 0.0;    // radians, to the right
    double first_half = 0.0;
    double last_half = 0.0;  // half its width where it begins and ends

    double side() const { return turn < 0.0 ? -1.0 : 1.0; }
    Point centre() const { return from.at + right_of(from.heading) * (radius * side()); }
    Pose end() const {
        if (turn == 0.0) return {from.at + unit_at(from.heading) * length, from.heading};
        const Point spoke = right_of(from.heading + turn) * (radius * side());
        return {centre() - spoke, from.heading + turn};
    }
    double way() const { return turn == 0.0 ? length : radius * std::abs(turn); }
    // Where on it, from 0 to 1, and how far beside its middle; below 0 or above 1 beyond its ends.
    std::pair<double, double> place_of(Point point) const {
        const Point to = point - from.at;
        if (turn == 0.0) {
            const double along = dot(to, unit_at(from.heading));
            return {length > 0.0 ? along / length : along, dot(to, right_of(from.heading))};
        }
        const Point spoke = point - centre();
        const Point first = from.at - centre();
        const double angle = std::atan2(first.x * spoke.y - first.y * spoke.x, dot(first, spoke));
        const double turned = angle * side();
        // What lies just before its beginning is not all but a whole turn on.
        const double gone = turned < -sixth / 2.0 ? turned + whole_turn : turned;
        return {gone / std::abs(turn), std::hypot(spoke.x, spoke.y) - radius};
    }
    bool holds(Point point) const {
        constexpr double edge = 1e-6;
        const auto [share, beside] = place_of(point);
        if (share < -edge || share > 1.0 + edge) return false;
        return std::abs(beside) <= first_half + (last_half - first_half) * share;
    }
};

// The hexes whose middles lie on it.
void add_hexes(const Reach& reach, std::set<Hex>& hexes) {
    constexpr double step = 0.6;  // less than what a hex measures, whichever way
    const double half = std::max(reach.first_half, reach.last_half);
    const int steps = static_cast<int>(std::ceil(reach.way() / step));
    const int across = static_cast<int>(std::ceil(half / step));
    for (int i = 0; i <= steps; ++i) {
        Reach part = reach;
        const double share = steps == 0 ? 0.0 : static_cast<double>(i) / steps;
        part.length *= share;
        part.turn *= share;
        const Pose here = reach.turn != 0.0 && i == 0 ? reach.from : part.end();
        for (int k = -across; k <= across; ++k) {
            const Hex hex = hexgrid::hex_at(here.at + right_of(here.heading) * (k * step));
            if (reach.holds(hexgrid::centre_of(hex))) hexes.insert(hex);
        }
    }
}

double half_of(int width) { return width * row_height / 2.0; }
double radius_of(int inside, int width) { return inside * row_height + half_of(width); }

// How far a point lies beside the middle of the rows that run that way: those of an odd track have
// a row in the middle.
double off_the_rows(Pose pose, int width) {
    const double middle = width % 2 == 0 ? row_height / 2.0 : 0.0;
    const double beside = dot(pose.at, right_of(pose.heading)) - middle;
    return beside - std::round(beside / row_height) * row_height;
}

Pose in_the_rows(Pose pose, int width) {
    pose.at = pose.at - right_of(pose.heading) * off_the_rows(pose, width);
    return pose;
}

Facing facing_of(double heading) {
    return Facing(2 * static_cast<int>(std::lround(heading / sixth)));
}

std::vector<Reach> reaches_of(Branch legs, Pose from, int width, int side, double slack) {
    std::vector<Reach> reaches;
    double half = half_of(width);
    for (const Leg& leg : legs) {
        Reach reach;
        reach.from = from;
        reach.length = leg.ahead * hexgrid::hex_width + (leg.is_slack ? slack : 0.0);
        reach.turn = side * leg.turn * sixth;
        reach.radius = radius_of(leg.inside, width);
        reach.first_half = half;
        half = half_of(std::max(width - leg.narrower, std::min(width, least_piece_width)));
        reach.last_half = half;
        from = reach.end();
        reaches.push_back(reach);
    }
    return reaches;
}

// With as much slack as brings its end into the rows.
std::vector<Reach> reaches_of(Branch legs, Pose from, int width, int side) {
    const auto end_with = [&](double slack) {
        return off_the_rows(reaches_of(legs, from, width, side, slack).back().end(), width);
    };
    constexpr double step = 1e-3;
    constexpr double close = 1e-6;
    const double off = end_with(0.0);
    double by = end_with(step) - off;  // for a step of slack
    if (std::abs(by) > row_height / 2.0) by -= std::copysign(row_height, by);
    if (std::abs(off) < close || std::abs(by) < close)
        return reaches_of(legs, from, width, side, 0.0);
    double slack = -off / by * step;
    const double period = std::abs(row_height / by * step);
    if (slack < 0.0) slack += period;
    return reaches_of(legs, from, width, side, slack);
}

LaidPiece lay_from(Piece piece, Pose from, int width, int side) {
    LaidPiece laid;
    laid.begin = {from.at, facing_of(from.heading), width};
    for (const Branch legs : branches_of(piece)) {
        const std::vector<Reach> reaches = reaches_of(legs, from, width, side);
        for (const Reach& reach : reaches)
            add_hexes(reach, laid.hexes);
        const Pose end = in_the_rows(reaches.back().end(), width);
        laid.ends.push_back({end.at, facing_of(end.heading), width});
    }
    return laid;
}

// The hexes of a row across, `ahead` hexes from there on.
std::vector<Hex> row_at(Pose pose, double ahead, int width) {
    constexpr double past = 1e-4;  // a hex on the line itself is before it
    Reach reach;
    reach.from = {pose.at + unit_at(pose.heading) * (ahead * hexgrid::hex_width + past),
                  pose.heading};
    reach.length = hexgrid::hex_width;
    reach.first_half = reach.last_half = half_of(width);
    std::set<Hex> hexes;
    add_hexes(reach, hexes);
    return {hexes.begin(), hexes.end()};
}

Pose turned_round(Pose pose) { return {pose.at, pose.heading + whole_turn / 2.0}; }

double between_0_and_a_turn(double angle) {
    const double rest = std::fmod(angle, whole_turn);
    return rest < 0.0 ? rest + whole_turn : rest;
}

// A bend, a straight that touches both circles, and a bend. Empty where there is none.
std::vector<Reach> way_round(Pose from, Pose to, double radius, int first, int last, double half) {
    const Point a = from.at + right_of(from.heading) * (radius * first);
    const Point b = to.at + right_of(to.heading) * (radius * last);
    const Point between = b - a;
    const double distance = std::hypot(between.x, between.y);
    const double bearing = std::atan2(between.y, between.x);
    double heading = bearing;
    double length = distance;
    if (first != last) {
        if (distance < 2.0 * radius) return {};
        heading += first * std::asin(2.0 * radius / distance);
        length = std::sqrt(distance * distance - 4.0 * radius * radius);
    }
    // All but a whole turn is none.
    const auto turn = [](double angle, int side) {
        const double by = between_0_and_a_turn(angle * side);
        return by > whole_turn - 1e-6 ? 0.0 : by * side;
    };
    std::vector<Reach> way;
    const auto add = [&](double ahead, double by) {
        if (std::abs(by) < 1e-9 && ahead < 1e-9) return;
        Reach reach;
        reach.from = way.empty() ? from : way.back().end();
        reach.length = ahead;
        reach.turn = by;
        reach.radius = radius;
        reach.first_half = reach.last_half = half;
        way.push_back(reach);
    };
    add(0.0, turn(heading - from.heading, first));
    add(length, 0.0);
    add(0.0, turn(to.heading - heading, last));
    return way;
}

}  // namespace

int grips_of(Piece piece) {
    const std::size_t branches = branches_of(piece).size();
    return branches > 1 ? static_cast<int>(branches) + 1 : 1;
}

std::string title_of(Piece piece) {
    switch (piece) {
    case Piece::straight: return tr_in("piece", "Straight");
    case Piece::long_straight: return tr("Long straight");
    case Piece::tight_bend: return tr("Tight bend");
    case Piece::bend: return tr_in("piece", "Bend");
    case Piece::wide_bend: return tr("Wide bend");
    case Piece::hairpin: return tr("Hairpin");
    case Piece::chicane: return tr("Chicane");
    case Piece::narrows: return tr_in("piece", "Narrows");
    case Piece::fork: return tr_in("piece", "Fork");
    case Piece::closing: return tr("Close the loop");
    case Piece::start: return tr_in("piece", "Start");
    }
    return {};
}

TrackEnd end_at(Hex hex, Facing heading, int width) {
    const Pose pose = in_the_rows({hexgrid::centre_of(hex), hexgrid::radians(heading)}, width);
    return {pose.at, heading, width};
}

LaidPiece lay_piece(Piece piece, const TrackEnd& from, PieceGrip grip) {
    const int side = grip.is_mirrored ? -1 : 1;
    const Pose here = pose_of(from);
    if (grip.end <= 0 || grip.end >= grips_of(piece)) {
        LaidPiece laid = lay_from(piece, here, from.width, side);
        if (piece != Piece::start) return laid;
        laid.grid = row_at(here, 3.0, from.width);
        laid.finish = row_at(here, 5.0, from.width);
        if (laid.grid.size() > max_vehicles) laid.grid.resize(max_vehicles);
        return laid;
    }
    // Held by an end that lies along its beginning: the other way round, so that this end comes to
    // lie here.
    const auto which = static_cast<std::size_t>(grip.end - 1);
    const Point by = lay_from(piece, here, from.width, side).ends[which].at - here.at;
    const Pose begin = turned_round({here.at + by, here.heading});
    LaidPiece laid = lay_from(piece, begin, from.width, side);
    laid.ends[which] = {begin.at, from.heading, from.width};
    laid.begin = from;
    return laid;
}

LaidPiece lay_closing(const TrackEnd& from, const TrackEnd& into, std::span<const Hex> tracks) {
    const int width = std::min(from.width, into.width);
    const std::set<Hex> there(tracks.begin(), tracks.end());
    constexpr double crossed = 1000.0;  // a hex run over costs more than any way round it
    constexpr int tightest = 1;
    constexpr double spared = 1.15;  // so much longer may a way be without a tight bend
    LaidPiece best;
    double least = std::numeric_limits<double>::max();
    for (const int inside : {6, 3, tightest}) {
        for (const auto& [first, last] : {std::pair{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}) {
            const auto way = way_round(pose_of(from), turned_round(pose_of(into)),
                                       radius_of(inside, width), first, last, half_of(width));
            if (way.empty()) continue;
            LaidPiece laid;
            double length = 0.0;
            for (const Reach& reach : way) {
                add_hexes(reach, laid.hexes);
                length += reach.way();
            }
            const auto over =
                std::ranges::count_if(laid.hexes, [&](Hex hex) { return there.contains(hex); });
            const auto allowed = 2 * width;  // the ends themselves
            length += crossed * static_cast<double>(std::max<std::ptrdiff_t>(over - allowed, 0));
            if (inside == tightest) length *= spared;
            if (length >= least) continue;
            least = length;
            best = std::move(laid);
        }
    }
    best.begin = from;
    best.ends = {{into.at, into.heading.turned(6), into.width}};
    return best;
}

std::optional<std::set<Hex>> join_of(const TrackEnd& one, const TrackEnd& other) {
    constexpr double near_along = 2.0 * hexgrid::hex_width;
    constexpr double near_beside = 1.05 * row_height;
    if (one.heading.turned(6) != other.heading) return std::nullopt;
    const Pose pose = pose_of(one);
    const Point to = other.at - one.at;
    const double along = dot(to, unit_at(pose.heading));
    if (std::abs(along) > near_along || std::abs(dot(to, right_of(pose.heading))) > near_beside)
        return std::nullopt;
    std::set<Hex> hexes;
    if (along <= 0.0) return hexes;
    Reach reach;
    reach.from = pose;
    reach.length = along;
    reach.first_half = reach.last_half = half_of(std::min(one.width, other.width));
    add_hexes(reach, hexes);
    return hexes;
}

std::vector<Hex> row_beyond(const TrackEnd& end) { return row_at(pose_of(end), 0.0, end.width); }

std::vector<Hex> row_within(const TrackEnd& end) { return row_at(pose_of(end), -1.0, end.width); }

}  // namespace frothy
