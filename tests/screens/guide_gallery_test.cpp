// What a newcomer looks at from the title: the pages of "How to race", and all vehicles.
#include <catch2/catch.hpp>

#include <set>
#include <vector>

#include "screen_tour.h"
#include "view/critic.h"
#include "view/words_drawn.h"

using namespace screen_tour;

TEST_CASE("six pages tell how to race, each with its picture, and nothing is cut",
          "[guide][long]") {
    for (const Look& look :
         {Look{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 1.5F}, {900, 1200, 1.0F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("guide");
        Tour tour(look, start_in(folder.path(), look.scale));
        tour.frames(2);
        tour.press(Key::h);
        std::set<std::vector<std::uint8_t>> pictures;
        for (int page = 1; page <= 6; ++page) {
            CAPTURE(page);
            tour.frames(2);
            tour.keep("guide-" + std::to_string(look.width) + '-' + std::to_string(page));
            CHECK(critic::faults(tour.texts) == "");
            CHECK(tour.colours() > 12);
            pictures.insert(tour.picture().rgba);
            CHECK(words_drawn::words().contains(page < 6 ? "Next" : "all:"));
            if (page < 6) tour.press(Key::enter);
        }
        CHECK(pictures.size() == 6);
        tour.press(Key::enter);
        CHECK(words_drawn::words().contains("Options"));  // the title again
    }
}

TEST_CASE("all vehicles stand side by side, and one opens its licence", "[gallery][long]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, {1920, 1080, 1.0F}, {1280, 720, 1.5F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("gallery");
        Tour tour(look, start_in(folder.path(), look.scale));
        tour.frames(2);
        for (const Key way : {Key::v, Key::n}) {
            tour.press(way);
            if (way == Key::n) tour.press(Key::v);  // from the seats
            tour.frames(3);
            tour.keep("gallery-" + std::to_string(look.width));
            CHECK(critic::faults(tour.texts) == "");
            for (const char* name : {"Basic", "Dray", "Mossback", "Rug"})
                CHECK(words_drawn::words().contains(name));
            tour.press(Key::down);
            tour.press(Key::enter);
            tour.frames(3);
            tour.keep("gallery-open-" + std::to_string(look.width));
            CHECK(words_drawn::words().contains("Resilience"));
            CHECK(critic::faults(tour.texts) == "");
            tour.press(Key::escape);
            CHECK_FALSE(words_drawn::words().contains("Resilience"));
            tour.press(Key::escape);
            if (way == Key::n) tour.press(Key::escape);
        }
        CHECK(words_drawn::words().contains("Options"));
    }
}
