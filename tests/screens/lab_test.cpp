// The proving ground from the title: what is raced, what it comes to, a race of it watched.
#include <catch2/catch.hpp>

#include <chrono>
#include <thread>

#include "screen_tour.h"
#include "view/critic.h"
#include "view/words_drawn.h"

using namespace screen_tour;

namespace {

// Looks every few milliseconds, down to the end, until the word is there.
bool comes(Tour& tour, const char* word) {
    using namespace std::chrono_literals;
    for (int looks = 0; looks < 6000; ++looks) {
        tour.desk.look_for_changes();
        tour.frames(1);
        if (words_drawn::words().contains(word)) return true;
        tour.press(Key::page_down);
        std::this_thread::sleep_for(5ms);
    }
    return false;
}

}  // namespace

TEST_CASE("the proving ground tells how often a vehicle wins, and shows races of it", "[lab]") {
    for (const Look& look : {Look{1280, 720, 1.0F}, {1280, 720, 2.0F}, {900, 1200, 1.0F}}) {
        CAPTURE(look.width, look.height, look.scale);
        const Folder folder("lab");
        Tour tour(look, start_in(folder.path(), look.scale));
        tour.frames(2);
        tour.press(Key::g);
        tour.frames(2);
        tour.keep("lab-" + std::to_string(look.width));
        CHECK(critic::faults(tour.texts) == "");
        CHECK(words_drawn::words().contains("Vehicle"));
        if (look.height == 1200) {
            tour.press(Key::enter);
            CHECK(comes(tour, "interval"));
            CHECK(comes(tour, "worth"));  // once all is raced, below the figures
            CHECK(critic::faults(tour.texts) == "");
        }
        tour.press(Key::escape);
        CHECK(words_drawn::words().contains("Options"));
    }
}

TEST_CASE("a report tells how far it has come, and is stopped", "[lab]") {
    const Folder folder("lab");
    Tour tour({1280, 720, 1.0F}, start_in(folder.path(), 1.0F));
    tour.frames(2);
    tour.press(Key::g);
    tour.frames(2);
    tour.press(Key::digit_1);  // on the vehicle, which takes its time
    tour.frames(2);
    CHECK(words_drawn::words().contains("raced"));
    CHECK(words_drawn::words().contains("Stop"));
    CHECK(critic::faults(tour.texts) == "");
    tour.press(Key::space);
    CHECK(comes(tour, "stopped"));
    CHECK(words_drawn::words().contains("Race"));
    // Escape stops it first, and leaves then.
    tour.press(Key::digit_1);
    tour.frames(2);
    tour.press(Key::escape);
    CHECK(comes(tour, "stopped"));
    CHECK_FALSE(words_drawn::words().contains("Options"));
    tour.press(Key::escape);
    tour.frames(2);
    CHECK(words_drawn::words().contains("Options"));
}
