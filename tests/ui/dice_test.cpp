// How dice that are thrown come to rest.
#include <catch2/catch.hpp>

#include "ui/core/dice.h"

using namespace ui;

TEST_CASE("every die of a throw ends flat in its place") {
    for (const std::size_t dice : {1U, 2U, 7U, 15U}) {
        for (std::size_t die = 0; die < dice; ++die) {
            const DiePose rest = pose_of_die(1.0F, die, dice, 42);
            CHECK(rest == DiePose{});
            CHECK(pose_of_die(0.0F, die, dice, 42).away == 1.0F);
        }
    }
}

TEST_CASE("dice come nearer all the time") {
    float before = 1.0F;
    for (float t = 0.0F; t <= 1.0F; t += 0.01F) {
        const DiePose pose = pose_of_die(t, 1, 3, 7);
        CHECK(pose.away <= before);
        CHECK(pose.lift >= 0.0F);
        CHECK(pose.turned <= 1.0F);
        before = pose.away;
    }
}

TEST_CASE("the same throw looks the same again, another one does not") {
    CHECK(pose_of_die(0.3F, 0, 2, 5) == pose_of_die(0.3F, 0, 2, 5));
    CHECK_FALSE(pose_of_die(0.3F, 0, 2, 5) == pose_of_die(0.3F, 0, 2, 6));
}
