// What the comparison with kept pictures notices, and what it does not.
#include <catch2/catch.hpp>

#include "games/frothy/view/board/board_picture.h"
#include "kept_pictures.h"
#include "open_questions.h"
#include "stage/theme.h"

using kept_pictures::Difference;
using kept_pictures::Image;
using namespace screen_tour;
namespace theme = stage::theme;

namespace {

// What of a screen like that of a race may be another way.
struct Sight {
    int moved_by = 0;  // spaces, of one vehicle
    bool has_notice = true;
    stage::Colour card = theme::reins_card;
    stage::Vec2 letters_at{0.0F, 0.0F};  // pixels beside their place
};

class Painter {
public:
    Image paint(const Sight& sight) {
        frothy::Race race = game_.now();
        frothy::Vehicle& vehicle = race[0];
        for (int i = 0; i < sight.moved_by; ++i)
            vehicle.cell = race.course().neighbour(vehicle.cell, vehicle.facing.front_left());
        REQUIRE(vehicle.cell != frothy::no_cell);
        std::vector<frothy::Cell> places;
        for (frothy::VehicleId v = 0; v < race.vehicle_count; ++v)
            places.push_back(race[v].cell);
        stage::Canvas& canvas = window_.canvas();
        canvas.clear(theme::night);
        frothy::paint_race_picture(canvas, sprites_, {0.0F, 56.0F, 880.0F, 400.0F}, race, places,
                                   game_.seating());
        const auto write = [&](stage::Vec2 at, const char* words, stage::Colour colour) {
            canvas.text({at.x + sight.letters_at.x, at.y + sight.letters_at.y}, words,
                        {.face = stage::Face::label, .size = 20.0F, .colour = colour});
        };
        canvas.fill_rect({890.0F, 56.0F, 380.0F, 480.0F}, theme::parchment);
        for (int line = 0; line < 18; ++line)
            write({900.0F, 66.0F + 25.0F * static_cast<float>(line)},
                  "Decelerates by 2 boxes: Speed 3, Control 2", theme::ink);
        if (sight.has_notice) {
            canvas.fill_rect({900.0F, 560.0F, 300.0F, 50.0F}, theme::deep_umber);
            write({910.0F, 570.0F}, "Nobody has moved yet.", theme::ivory);
        }
        for (int card = 0; card < 6; ++card) {
            const stage::Rect place{40.0F + 45.0F * static_cast<float>(card), 600.0F, 40.0F, 62.0F};
            canvas.fill_rect(place, card == 3 ? sight.card : theme::whip_card);
        }
        write({40.0F, 520.0F}, "Red, Speed Check at Speed 0: play cards?", theme::sand);
        window_.present();
        return window_.snapshot();
    }

private:
    Folder folder_{"kept"};
    frothy::Game game_ =
        frothy::Game::start(open_questions::full_race(start_in(folder_.path(), 1.0F), 1), {});
    std::filesystem::path assets_ = app::shipped_data_dir() / "assets";
    stage::OffscreenWindow window_{{1280, 720}, assets_};
    stage::SpriteStore sprites_{window_.canvas(), assets_};
};

Difference between(const Image& kept, const Image& seen) {
    return kept_pictures::compare(kept_pictures::coarse(kept_pictures::reduced(kept)),
                                  kept_pictures::reduced(seen));
}

}  // namespace

TEST_CASE("a kept picture notices what a player would", "[kept]") {
    Painter painter;
    const Image kept = painter.paint({});
    const auto notices = [&](const Sight& sight) {
        return !between(kept, painter.paint(sight)).is_within({});
    };
    CHECK_FALSE(notices({}));
    CHECK(notices({.moved_by = 1}));
    CHECK(notices({.has_notice = false}));
    CHECK(notices({.card = theme::whip_card}));
    CHECK(notices({.letters_at = {0.0F, 12.0F}}));
    Difference card = between(kept, painter.paint({.card = theme::whip_card}));
    CHECK(card.left == 17);
    CHECK(card.top == 60);
    CHECK(card.right == 22);
    CHECK(card.bottom == 66);
    const std::string words = kept_pictures::complaint("race", card, 10);
    CHECK(words.find("race: 0.") == 0);
    CHECK(words.find("between 170,600 and 220,660") != std::string::npos);
}

TEST_CASE("a kept picture lets pass what another machine draws otherwise", "[kept]") {
    Painter painter;
    const Image kept = painter.paint({});
    SECTION("letters half a pixel beside") {
        for (const stage::Vec2 at : {stage::Vec2{0.5F, 0.0F}, stage::Vec2{1.0F, 0.0F}}) {
            const Difference difference = between(kept, painter.paint({.letters_at = at}));
            INFO(difference.share << " % by up to " << difference.most);
            CHECK(difference.is_within({}));
        }
    }
    SECTION("every pixel a little lighter or darker") {
        Image seen = kept;
        for (std::size_t i = 0; i < seen.rgba.size(); ++i) {
            const int by = static_cast<int>(i * 2654435761U >> 7U & 7U) - 3;
            seen.rgba[i] = static_cast<std::uint8_t>(std::clamp(seen.rgba[i] + by, 0, 255));
        }
        CHECK(between(kept, seen).is_within({}));
    }
    SECTION("single pixels altogether wrong") {
        Image seen = kept;
        for (int y = 5; y < seen.size.height; y += 10) {
            for (int x = 5; x < seen.size.width; x += 10)
                kept_pictures::cell_at(seen, x, y)[1] ^= 0xFFU;
        }
        CHECK(between(kept, seen).is_within({}));
    }
}

TEST_CASE("a kept picture of another size is another picture", "[kept]") {
    const Image wide{{20, 10}, std::vector<std::uint8_t>(800)};
    const Image tall{{10, 20}, std::vector<std::uint8_t>(800)};
    const Difference difference = kept_pictures::compare(wide, tall);
    CHECK_FALSE(difference.is_within({}));
    CHECK(kept_pictures::complaint("x", difference, 10) == "x: the kept picture has another size");
}

TEST_CASE("cells are means of their pixels, also at the edge", "[kept]") {
    Image image{{257, 2}, std::vector<std::uint8_t>(257 * 2 * 4)};
    CHECK(kept_pictures::pixels_of_cell(image.size) == 3);
    kept_pictures::cell_at(image, 0, 0)[0] = 60;
    kept_pictures::cell_at(image, 256, 1)[2] = 100;
    const Image small = kept_pictures::reduced(image);
    CHECK(small.size == stage::PixelSize{86, 1});
    CHECK(small.at(0, 0) == stage::Colour{10, 0, 0, 255});
    CHECK(small.at(85, 0) == stage::Colour{0, 0, 25, 255});
    for (int shade = 0; shade < 256; ++shade) {
        const Image one{{1, 1}, std::vector<std::uint8_t>(4, static_cast<std::uint8_t>(shade))};
        CHECK(std::abs(kept_pictures::coarse(one).at(0, 0).r - shade) <= 7);
    }
}
