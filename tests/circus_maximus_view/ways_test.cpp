// Where a click leads, and where the squares lie.
#include <catch2/catch.hpp>

#include <algorithm>
#include <optional>
#include <vector>

#include "games/circus_maximus/view/core/ways.h"
#include "games/circus_maximus/view/track_shape.h"
#include "kernel/session.h"
#include "kernel/sheet.h"

namespace circus_maximus {
namespace {

using Session = kernel::Session<CircusMaximus>;

// Everybody writes 9 and spares the horses, up to a question of a move in that turn.
void to_a_move(Session& session, int turn = 1) {
    while (session.pending()->ask != Ask::brake || session.pending()->now.turn < turn) {
        const auto& options = session.pending()->options;
        const auto nine = std::ranges::find(options, Option{Choice::number, 9});
        const bool is_speed = session.pending()->ask == Ask::speed && nine != options.end();
        session.submit(is_speed ? static_cast<std::size_t>(nine - options.begin()) : 0);
    }
}

}  // namespace

TEST_CASE("A click leads to its square by the rules, and brakes cost the least [CM-X42]") {
    Session session(race_of({}), 4);
    to_a_move(session);
    const kernel::Decision<CircusMaximus>& decision = *session.pending();
    const auto ways = ways_of(decision);
    REQUIRE(ways.size() > 10);
    CHECK(std::ranges::is_sorted(ways, {}, &Way::brakes));
    for (const Way& way : ways) {
        const auto then = kernel::consequence_of<CircusMaximus>(decision, way.answers);
        CHECK(then.left.empty());
        const Square now = then.now[decision.about.who].car;
        CHECK(now == (way.halt == Halt::none ? way.to : way.halts_at));
        CHECK(way.through.back() == way.to);
    }
}

TEST_CASE("Who drives on from rivals drives past the others, and may stop beside them [CM-L18]") {
    int passed = 0;
    int stops = 0;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        Session session(race_of({}), seed);
        while (session.pending() != nullptr && session.pending()->now.turn < 6) {
            const kernel::Decision<CircusMaximus>& decision = *session.pending();
            if (decision.ask == Ask::move && is_beside_rivals(decision)) {
                for (const Way& way : ways_of(decision)) {
                    if (way.halt != Halt::attack) continue;
                    CHECK(way.to == way.halts_at);
                    const auto then = kernel::consequence_of<CircusMaximus>(decision, way.answers);
                    REQUIRE(then.asked);
                    CHECK(offers_another_attack(decision, then.asked->options));
                    ++stops;
                }
                ++passed;
            }
            const auto ahead = std::ranges::find(decision.options, Option{Choice::ahead});
            const bool is_speed = decision.ask == Ask::speed;
            session.submit(is_speed ? decision.options.size() - 1
                           : ahead == decision.options.end()
                               ? 0
                               : static_cast<std::size_t>(ahead - decision.options.begin()));
        }
    }
    CHECK(passed > 10);
    CHECK(stops > 0);
}

TEST_CASE("A way aside and back again that leads no further than another one is a detour") {
    int detours = 0;
    int others = 0;
    for (std::uint64_t seed = 1; seed < 5; ++seed) {
        Session session(race_of({}), seed);
        to_a_move(session);
        const auto ways = ways_of(*session.pending());
        for (const Way& way : ways) {
            if (way.brakes > 0 || way.halt != Halt::none) {
                CHECK_FALSE(way.is_detour);
                continue;
            }
            if (!way.is_detour) {
                ++others;
                continue;
            }
            ++detours;
            // There is one to a square further on in that lane that is no detour.
            CHECK(std::ranges::any_of(ways, [&](const Way& other) {
                return !other.is_detour && other.brakes == 0 && other.to.lane == way.to.lane &&
                       is_ahead(other.to, way.to);
            }));
        }
    }
    CHECK(detours > 0);
    CHECK(others > 0);
}

TEST_CASE("A way that is drawn keeps to its lanes, and its steps are filled in [CM-X42]") {
    Session session(race_of({}), 4);
    to_a_move(session, 3);
    const kernel::Decision<CircusMaximus>& decision = *session.pending();
    // As other lanes are taken to most squares than a click takes.
    int otherwise = 0;
    for (const Way& clicked : ways_of(decision)) {
        if (clicked.through.size() < 4) continue;
        for (const Side side : {Side::inward, Side::outward}) {
            // Aside at once, and there from the third square on.
            std::vector<Square> line = {clicked.through.front()};
            if (const auto to = lane_change(line.back(), side)) line.push_back(*to);
            while (line.size() + 2 < clicked.through.size())
                line.push_back(ahead(line.back()));
            line.insert(line.end(), clicked.through.end() - 2, clicked.through.end());
            const auto aside = [&](Square square) {
                float least = 1000.0F;
                for (const Square one : line)
                    least = std::min(least, stage::length(middle_of(one) - middle_of(square)));
                return static_cast<int>(least / lane_width + 0.5F);
            };
            const auto drawn = way_along(decision, clicked.to, aside);
            if (!drawn) continue;
            CHECK(drawn->to == clicked.to);
            CHECK(drawn->through.back() == clicked.to);
            otherwise += drawn->through != clicked.through ? 1 : 0;
            const auto then = kernel::consequence_of<CircusMaximus>(decision, drawn->answers);
            CHECK(then.left.empty());
            // It is nowhere further from the line than the way of a click.
            const auto far = [&](const Way& way) {
                int all = 0;
                for (std::size_t i = 1; i < way.through.size(); ++i)
                    all += aside(way.through[i]);
                return all;
            };
            CHECK(far(*drawn) <= far(clicked));
        }
    }
    CHECK(otherwise > 10);
}

TEST_CASE("No way leads along a line that ends elsewhere [CM-X42]") {
    Session session(race_of({}), 4);
    to_a_move(session);
    const kernel::Decision<CircusMaximus>& decision = *session.pending();
    const Square end = ways_of(decision).front().to;
    CHECK_FALSE(way_along(decision, end, [](Square) { return 5; }));
}

TEST_CASE("Neighbours by the rules are what the eye sees beside each other [CM-X02]") {
    for (std::uint8_t lane = 0; lane + 1 < lanes; ++lane) {
        for (std::uint8_t at = 0; at < lap_squares(lane); ++at) {
            const Square square{lane, at};
            const std::optional<Square> beside = rearmost_beside(square, Side::outward);
            REQUIRE(beside);
            CHECK(stage::length(middle_of(square) - middle_of(*beside)) < 1.5F * lane_width);
            const stage::Vec2 on = middle_of(ahead(square)) - middle_of(square);
            const stage::Vec2 way = ahead_of(spot_of(square));
            CHECK(on.x * way.x + on.y * way.y > 0.8F);
        }
    }
}

TEST_CASE("A square further in a lane is the next one, across corners too [CM-X01]") {
    for (std::uint8_t lane = 0; lane < lanes; ++lane) {
        for (const Square square :
             {Square{lane, 3}, Square{lane, 35}, square_of(lane, Section::first_corner, 2),
              square_of(lane, Section::back, 36)}) {
            const stage::Vec2 next = point_of(further(spot_of(square), 1.0F));
            CHECK(stage::length(next - middle_of(ahead(square))) < 0.15F);
        }
    }
}

}  // namespace circus_maximus
