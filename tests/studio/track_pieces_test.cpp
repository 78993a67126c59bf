// Pieces of track: how they fit together, and that what is closed of them can be raced on.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/frothy/data/study.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/view/core/studio/workbench.h"

using namespace frothy;
using hexgrid::Facing;

namespace {

// A start alone. Its end that is driven to is the first of the open ones.
Workbench begun(int width) {
    CoursePlan plan;
    plan.id = "pieces";
    plan.name = "Pieces";
    plan.laps = 2;
    plan.looks = {std::string()};
    Workbench bench(std::move(plan));
    const TrackEnd from = end_at(Hex{0, 0}, Facing(0), width);
    bench.place(lay_piece(Piece::start, from, {}));
    return bench;
}

void close(Workbench& bench) {
    const std::vector<TrackEnd> ends = bench.open_ends();
    REQUIRE(ends.size() == 2);
    bench.place(lay_closing(ends[1], ends[0], bench.plan().hexes));
}

void check_raced(const Workbench& bench) {
    CHECK(bench.open_ends().empty());
    const auto faults = find_faults(bench.plan(), Strictness::race_course);
    for (const Fault& fault : faults)
        CHECK(fault.severity != Severity::error);
}

}  // namespace

TEST_CASE("A new track is a start with two open ends", "[pieces]") {
    const Workbench bench(new_track());
    CHECK(bench.open_ends().size() == 2);
    CHECK(bench.plan().finish.size() == 4);
    CHECK(bench.plan().grid.size() == 4);
    CHECK(bench.plan().hexes.size() >= 4 * 9);
}

TEST_CASE("Straights are as wide as they say, whichever way they run", "[pieces]") {
    for (int width = least_piece_width; width <= most_piece_width; ++width) {
        for (int facing = 0; facing < 12; facing += 2) {
            CAPTURE(width, facing);
            const TrackEnd from = end_at(Hex{3, -2}, Facing(facing), width);
            const LaidPiece laid = lay_piece(Piece::long_straight, from, {});
            CHECK(static_cast<int>(row_within(laid.ends[0]).size()) == width);
            CHECK(static_cast<int>(row_beyond(laid.ends[0]).size()) == width);
            for (const Hex hex : row_within(laid.ends[0]))
                CHECK(laid.hexes.contains(hex));
            for (const Hex hex : row_beyond(laid.ends[0]))
                CHECK_FALSE(laid.hexes.contains(hex));
            const auto hexes = static_cast<int>(laid.hexes.size());
            CHECK(hexes >= 8 * width);
            CHECK(hexes <= 9 * width);
        }
    }
}

TEST_CASE("A piece mirrored is as large as the piece, and ends on the other side", "[pieces]") {
    for (const Piece piece : {Piece::tight_bend, Piece::bend, Piece::wide_bend, Piece::hairpin}) {
        for (int width = least_piece_width; width <= most_piece_width; ++width) {
            CAPTURE(static_cast<int>(piece), width);
            const TrackEnd from = end_at(Hex{0, 0}, Facing(2), width);
            const LaidPiece right = lay_piece(piece, from, {});
            const LaidPiece left = lay_piece(piece, from, {.is_mirrored = true});
            const int turn = piece == Piece::hairpin ? 6 : 2;
            CHECK(right.ends[0].heading == Facing(2 + turn));
            CHECK(left.ends[0].heading == Facing(2 - turn));
            CHECK(static_cast<int>(row_within(right.ends[0]).size()) == width);
            CHECK(static_cast<int>(row_within(left.ends[0]).size()) == width);
        }
    }
}

TEST_CASE("Rings of bends close by themselves", "[pieces]") {
    for (const Piece piece : {Piece::tight_bend, Piece::bend, Piece::wide_bend}) {
        for (int width = 3; width <= 6; ++width) {
            CAPTURE(static_cast<int>(piece), width);
            Workbench bench = begun(width);
            bench.undo();
            const TrackEnd from = end_at(Hex{0, 0}, Facing(0), width);
            bench.place(lay_piece(piece, from, {}));
            for (int i = 1; i < 6; ++i) {
                const auto ends = bench.open_ends();
                REQUIRE(ends.size() == 2);
                const auto on = std::ranges::find_if(
                    ends, [&](const TrackEnd& end) { return end.heading == Facing(2 * i); });
                REQUIRE(on != ends.end());
                bench.place(lay_piece(piece, *on, {}));
            }
            if (!bench.open_ends().empty()) close(bench);
            CHECK(bench.open_ends().empty());
        }
    }
}

TEST_CASE("Whatever was laid, closing it makes a course to race on", "[pieces]") {
    const std::vector<std::vector<std::pair<Piece, bool>>> ways = {
        {},
        {{Piece::hairpin, false}, {Piece::long_straight, false}},
        {{Piece::bend, false}, {Piece::chicane, true}, {Piece::wide_bend, false}},
        {{Piece::narrows, false}, {Piece::tight_bend, true}, {Piece::straight, false}},
        {{Piece::straight, false}, {Piece::hairpin, true}, {Piece::chicane, false}},
    };
    for (int width = 3; width <= 6; ++width) {
        for (std::size_t i = 0; i < ways.size(); ++i) {
            CAPTURE(width, i);
            Workbench bench = begun(width);
            bool is_first = true;
            for (const auto& [piece, is_mirrored] : ways[i]) {
                const auto ends = bench.open_ends();
                // Of the two ends of the start the one that the line is crossed towards.
                const TrackEnd& on = is_first ? ends.front() : ends.back();
                is_first = false;
                bench.place(lay_piece(piece, on, {.is_mirrored = is_mirrored}));
            }
            close(bench);
            check_raced(bench);
        }
    }
}

TEST_CASE("A fork leaves two ends, and another one brings them together", "[pieces]") {
    CHECK(grips_of(Piece::fork) == 3);
    CHECK(grips_of(Piece::bend) == 1);
    for (int width = 3; width <= 5; ++width) {
        CAPTURE(width);
        Workbench bench(new_track());
        const TrackEnd on = bench.open_ends().front();
        bench.place(lay_piece(Piece::fork, {on.at, on.heading, on.width}, {}));
        REQUIRE(bench.open_ends().size() == 3);
        const std::vector<TrackEnd> ends = bench.open_ends();
        bench.place(lay_piece(Piece::straight, ends[1], {}));
        bench.place(lay_piece(Piece::straight, ends[2], {}));
        // Held by one of its branches, it takes up both.
        const TrackEnd branch = bench.open_ends().back();
        std::size_t least = 9;
        for (int end = 1; end <= 2; ++end) {
            Workbench trial = bench;
            trial.place(lay_piece(Piece::fork, branch, {.is_mirrored = false, .end = end}));
            least = std::min(least, trial.open_ends().size());
        }
        CHECK(least == 2);
    }
}

TEST_CASE("A piece is one step, undone with its ends", "[pieces]") {
    Workbench bench(new_track());
    const std::size_t hexes = bench.plan().hexes.size();
    const Facing before = bench.open_ends().front().heading;
    bench.place(lay_piece(Piece::tight_bend, bench.open_ends().front(), {}));
    CHECK(bench.plan().hexes.size() > hexes);
    bench.undo();
    CHECK(bench.plan().hexes.size() == hexes);
    CHECK(bench.open_ends().size() == 2);
    CHECK(bench.open_ends().front().heading == before);
    CHECK_FALSE(bench.can_undo());
    bench.redo();
    CHECK(bench.plan().hexes.size() > hexes);
}

TEST_CASE("An end whose track is taken away, or run over, is none", "[pieces]") {
    Workbench bench(new_track());
    Stroke off;
    off.brush = Brush::off;
    bench.paint(row_within(bench.open_ends().front()), off);
    CHECK(bench.open_ends().size() == 1);
    bench.paint(row_beyond(bench.open_ends().front()), Stroke{});
    CHECK(bench.open_ends().empty());
}

TEST_CASE("What stands on the track stays where a piece is laid over it", "[pieces]") {
    Workbench bench(new_track());
    Stroke mud;
    mud.brush = Brush::mud;
    const Hex muddy = bench.plan().hexes.back();
    bench.paint(std::vector{muddy}, mud);
    const TrackEnd over = end_at(muddy, Facing(0), 4);
    bench.place(lay_piece(Piece::straight, over, {}));
    const auto& hexes = bench.plan().hexes;
    const auto at = std::ranges::find(hexes, muddy) - hexes.begin();
    CHECK(bench.plan().features[static_cast<std::size_t>(at)].hazard);
}
