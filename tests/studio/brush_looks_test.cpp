// The pictures that brushes leave on their hexes.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/frothy/data/study.h"
#include "games/frothy/view/core/studio/studio.h"
#include "studio/studio_desk.h"

using namespace frothy;
using namespace studio_desk;

namespace {

const Features& features_at(const CoursePlan& plan, Hex hex) {
    const auto found = std::ranges::find(plan.hexes, hex);
    REQUIRE(found != plan.hexes.end());
    return plan.features[static_cast<std::size_t>(found - plan.hexes.begin())];
}

std::string look_at(const CoursePlan& plan, Hex hex) {
    return plan.looks[features_at(plan, hex).look];
}

Stroke with_look(Brush brush, const std::string& look) {
    Stroke stroke = with(brush);
    choose_look(stroke, look);
    return stroke;
}

bool has(const std::vector<std::string>& looks, std::string_view look) {
    return std::ranges::count(looks, look) == 1;
}

}  // namespace

TEST_CASE("A look is painted like what it stands for, and undone with it", "[studio]") {
    Workbench bench(new_course());
    const Hex hex = bench.plan().hexes[20];
    Stroke stroke = with_look(Brush::boulder, "palm");
    stroke.rating = 3;
    bench.paint(std::array{hex}, stroke);
    CHECK(look_at(bench.plan(), hex) == "palm");
    CHECK(features_at(bench.plan(), hex).solid);
    CHECK(features_at(bench.plan(), hex).solid_rating == 3);
    bench.undo();
    CHECK(look_at(bench.plan(), hex).empty());
    bench.redo();
    CHECK(look_at(bench.plan(), hex) == "palm");
    // Each brush keeps its own.
    stroke.brush = Brush::water;
    bench.paint(std::array{hex}, stroke);
    CHECK(look_at(bench.plan(), hex) == "water");
    stroke.brush = Brush::boulder;
    bench.paint(std::array{hex}, stroke);
    CHECK(look_at(bench.plan(), hex) == "palm");
}

TEST_CASE("Each look of the game can be painted, on the mark that it is a picture of", "[studio]") {
    const CoursePlan plan = new_course();
    std::vector<std::string> offered;
    for (std::size_t i = 0; i < brush_count; ++i) {
        const auto brush = static_cast<Brush>(i);
        const std::vector<std::string> looks = looks_for(brush, plan, {});
        if (!looks.empty()) CHECK(looks.front() == look_of(with(brush)));
        offered.insert(offered.end(), looks.begin(), looks.end());
    }
    for (const std::string_view look : pictured_looks) {
        CAPTURE(look);
        CHECK(std::ranges::count(offered, look) > 0);
    }
    CHECK(has(looks_for(Brush::sand, plan, {}), "loose-sand"));
    CHECK(has(looks_for(Brush::amphora, plan, {}), "straw-bale"));
    CHECK(has(looks_for(Brush::boulder, plan, {}), "obelisk"));
    CHECK_FALSE(has(looks_for(Brush::boulder, plan, {}), "straw-bale"));
    CHECK_FALSE(has(looks_for(Brush::mud, plan, {}), "palm"));
    CHECK(looks_for(Brush::track, plan, {}).empty());
}

TEST_CASE("Looks of the course itself and pictures of others can be painted too", "[studio]") {
    CoursePlan plan = new_course();
    plan.looks = {"", "palm", "fountain"};
    plan.features[0].solid = true;
    plan.features[0].look = 2;
    const std::vector<std::string> brought = {"hay-cart", "palm"};
    for (const Brush brush : {Brush::mud, Brush::amphora, Brush::low_wall}) {
        const std::vector<std::string> looks = looks_for(brush, plan, brought);
        CHECK(has(looks, "fountain"));
        CHECK(has(looks, "hay-cart"));
    }
    // What the game has a picture of stands where that belongs.
    CHECK_FALSE(has(looks_for(Brush::mud, plan, brought), "palm"));
}

TEST_CASE("Looks that were painted are saved and read back", "[studio]") {
    const Desk desk;
    for (const char* name : {"Palms.json", "Palms.tmj"}) {
        CAPTURE(name);
        Studio studio = desk.studio();
        const Hex palm = studio.bench().plan().hexes[20];
        const Hex cart = studio.bench().plan().hexes[30];
        studio.bench().paint(std::array{palm}, with_look(Brush::boulder, "palm"));
        studio.bench().paint(std::array{cart}, with_look(Brush::amphora, "hay-cart"));
        studio.refresh();
        REQUIRE(studio.save_as((desk.draft().parent_path() / name).string()).empty());
        Studio other = desk.studio();
        other.open(studio.file());
        CHECK(look_at(other.bench().plan(), palm) == "palm");
        CHECK(look_at(other.bench().plan(), cart) == "hay-cart");
        CHECK(features_at(other.bench().plan(), cart).fragile == 1);
    }
}
