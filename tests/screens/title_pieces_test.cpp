// The titles of games whose board is an empty road before anybody has driven on it.
#include <catch2/catch.hpp>

#include <string>

#include "plain_desk.h"

namespace {

using namespace screen_tour;

// Of the colour that the red seat has, right of the buttons.
int red_pixels(const stage::Image& picture) {
    int count = 0;
    for (int y = 0; y < picture.size.height; ++y) {
        for (int x = picture.size.width * 2 / 5; x < picture.size.width; ++x) {
            const stage::Colour colour = picture.at(x, y);
            if (colour.r > 150 && colour.g < 80 && colour.b < 80) ++count;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("Cars stand on the road of the title", "[screens]") {
    for (const char* game : {"death-roads", "highway-heist"}) {
        INFO(game);
        const Folder folder(std::string("title-") + game);
        PlainDesk desk(game, folder.path());
        // The board is painted beside the frames.
        int seen = 0;
        for (int i = 0; i < 400 && seen == 0; ++i)
            seen = red_pixels(desk.picture());
        desk.keep(std::string("title-pieces-") + game);
        CHECK(seen > 100);
    }
}
