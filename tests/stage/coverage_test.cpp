#include "stage/core/coverage.h"
#include "stage/core/path.h"

#include <catch2/catch.hpp>

#include <array>
#include <limits>
#include <numbers>

using namespace stage;

namespace {

constexpr PixelBounds page{0, 0, 100, 100};

float covered_area(std::span<const CoverageRun> runs) {
    float area = 0.0F;
    for (const CoverageRun& run : runs) {
        area += static_cast<float>(run.width * run.height * run.level);
    }
    return area / static_cast<float>(full_coverage);
}

}  // namespace

TEST_CASE("A rectangle on whole pixels is one run", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    raster.add_outline(rounded_rect_points({10.0F, 20.0F, 30.0F, 40.0F}, 0.0F));
    const auto runs = raster.finish();
    REQUIRE(runs.size() == 1);
    CHECK(runs[0].x == 10);
    CHECK(runs[0].y == 20);
    CHECK(runs[0].width == 30);
    CHECK(runs[0].height == 40);
    CHECK(runs[0].level == full_coverage);
}

TEST_CASE("Half covered pixels are half covered", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    raster.add_outline(rounded_rect_points({10.5F, 20.0F, 2.0F, 1.0F}, 0.0F));
    const auto runs = raster.finish();
    REQUIRE(runs.size() == 3);
    CHECK(runs[0].level == full_coverage / 2);
    CHECK(runs[1].level == full_coverage);
    CHECK(runs[2].level == full_coverage / 2);
}

TEST_CASE("A disc and a ring have the area they should", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    raster.add_outline(circle_points({50.3F, 49.6F}, 30.0F));
    const float disc = std::numbers::pi_v<float> * 900.0F;
    CHECK(covered_area(raster.finish()) == Approx(disc).epsilon(0.01));
    raster.begin(page);
    raster.add_outline(circle_points({50.3F, 49.6F}, 30.0F));
    raster.add_outline(circle_points({50.3F, 49.6F}, 20.0F));
    const float ring = std::numbers::pi_v<float> * 500.0F;
    CHECK(covered_area(raster.finish(FillRule::even_odd)) == Approx(ring).epsilon(0.01));
}

TEST_CASE("Pieces that overlap are painted once", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    raster.add_piece(rounded_rect_points({10.0F, 10.0F, 10.0F, 10.0F}, 0.0F));
    const std::array<Vec2, 4> the_other_way{
        {{15.0F, 10.0F}, {15.0F, 20.0F}, {25.0F, 20.0F}, {25.0F, 10.0F}}};
    raster.add_piece(the_other_way);
    CHECK(covered_area(raster.finish()) == Approx(150.0));
}

TEST_CASE("Nothing is produced outside the bounds, and what is inside stays right", "[coverage]") {
    CoverageRaster raster;
    raster.begin({20, 20, 60, 60});
    raster.add_outline(circle_points({40.0F, 40.0F}, 200.0F));
    const auto runs = raster.finish();
    REQUIRE(runs.size() == 1);
    CHECK(runs[0].x == 20);
    CHECK(runs[0].y == 20);
    CHECK(runs[0].width == 40);
    CHECK(runs[0].height == 40);
}

TEST_CASE("A stroke covers its length times its width", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    add_stroke(raster, regular_polygon_points({50.0F, 50.0F}, 30.0F, 6, 0.0F), 2.0F,
               PathEnds::closed);
    CHECK(covered_area(raster.finish()) == Approx(6.0 * 30.0 * 2.0).epsilon(0.02));
}

TEST_CASE("Corners very far away are cut off at the bounds", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    const std::array<Vec2, 4> vast{
        {{-1e12F, -1e12F}, {1e12F, -1e12F}, {1e12F, 1e12F}, {-1e12F, 1e12F}}};
    raster.add_outline(vast);
    CHECK(covered_area(raster.finish()) == Approx(10000.0));
    raster.begin(page);
    const std::array<Vec2, 3> slanted{{{-3e9F, 0.0F}, {3e9F, 100.0F}, {-3e9F, 100.0F}}};
    raster.add_outline(slanted);
    CHECK(covered_area(raster.finish()) <= 10000.0F);
}

TEST_CASE("Points that are no numbers draw nothing and harm nothing", "[coverage]") {
    CoverageRaster raster;
    raster.begin(page);
    const float odd = std::numeric_limits<float>::quiet_NaN();
    const std::array<Vec2, 3> broken{{{odd, 1.0F}, {2.0F, odd}, {3.0F, 3.0F}}};
    raster.add_outline(broken);
    CHECK(raster.finish().empty());
}
