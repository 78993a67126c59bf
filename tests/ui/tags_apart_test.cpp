// Tags on the board lie inside it, and none over another.
#include "ui/core/tags_apart.h"

#include <catch2/catch.hpp>

#include <random>

using namespace ui;
using stage::Rect;

namespace {

bool overlap(const Rect& one, const Rect& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
           other.y < one.bottom();
}

}  // namespace

TEST_CASE("Tags are set apart, inside the board", "[board]") {
    const Rect place{10.0F, 60.0F, 500.0F, 240.0F};
    std::mt19937 chance(4);
    const auto any = [&](float least, float most) {
        return std::uniform_real_distribution<float>(least, most)(chance);
    };
    int were_over = 0;
    for (int round = 0; round < 2000; ++round) {
        std::vector<Rect> tags;
        const int count = 2 + round % 3;
        // Beside one vehicle, anywhere on the board.
        const float x = any(0.0F, 520.0F);
        const float y = any(40.0F, 320.0F);
        for (int i = 0; i < count; ++i) {
            tags.push_back({x + any(-60.0F, 60.0F), y + any(-40.0F, 40.0F), any(60.0F, 220.0F),
                            any(18.0F, 30.0F)});
        }
        for (std::size_t i = 0; i < tags.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k)
                were_over += overlap(tags[i], tags[k]) ? 1 : 0;
        }
        set_apart(tags, place, 3.0F);
        CAPTURE(round);
        for (std::size_t i = 0; i < tags.size(); ++i) {
            CHECK(tags[i].x >= place.x);
            CHECK(tags[i].right() <= place.right() + 0.01F);
            CHECK(tags[i].y >= place.y - 0.01F);
            CHECK(tags[i].bottom() <= place.bottom() + 0.01F);
            for (std::size_t k = 0; k < i; ++k)
                CHECK_FALSE(overlap(tags[i], tags[k]));
        }
    }
    CHECK(were_over > 500);
}

TEST_CASE("Tags that lie apart stay where they are", "[board]") {
    const Rect place{0.0F, 0.0F, 500.0F, 300.0F};
    std::vector<Rect> tags = {{20.0F, 200.0F, 100.0F, 20.0F}, {20.0F, 40.0F, 100.0F, 20.0F}};
    set_apart(tags, place, 3.0F);
    CHECK(tags[0].y == 200.0F);
    CHECK(tags[1].y == 40.0F);
}

TEST_CASE("Tags leave what is to be seen in sight as long as there is room", "[board]") {
    const Rect place{0.0F, 0.0F, 900.0F, 400.0F};
    std::mt19937 chance(9);
    const auto any = [&](float least, float most) {
        return std::uniform_real_distribution<float>(least, most)(chance);
    };
    int were_over = 0;
    for (int round = 0; round < 500; ++round) {
        std::vector<Rect> vehicles;
        for (int i = 0; i < 6; ++i)
            vehicles.push_back({any(300.0F, 560.0F), any(100.0F, 260.0F), 34.0F, 34.0F});
        std::vector<Rect> tags = {{any(300.0F, 500.0F), any(120.0F, 260.0F), 150.0F, 20.0F},
                                  {any(300.0F, 500.0F), any(120.0F, 260.0F), 150.0F, 20.0F}};
        const std::vector<Rect> wanted = tags;
        for (const Rect& vehicle : vehicles)
            were_over += overlap(tags[0], vehicle) || overlap(tags[1], vehicle) ? 1 : 0;
        set_apart(tags, place, 3.0F, vehicles);
        CAPTURE(round);
        CHECK_FALSE(overlap(tags[0], tags[1]));
        for (std::size_t i = 0; i < tags.size(); ++i) {
            for (const Rect& vehicle : vehicles)
                CHECK_FALSE(overlap(tags[i], vehicle));
            CHECK(stage::length(tags[i].centre() - wanted[i].centre()) < 260.0F);  // still near by
        }
    }
    CHECK(were_over > 200);
}
