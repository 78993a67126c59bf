// A way through every screen, from the title to the podium.
#pragma once

#include <stdexcept>
#include <string>

#include "screen_tour.h"

namespace screen_tour {

// The drivers before the first person, who are given no more time than a frame leaves them.
inline void wait_for_people(Tour& tour) {
    for (int i = 0; i < 500 && !tour.desk.game()->human_decides(); ++i)
        tour.desk.frame({}, 0.2F);
    if (!tour.desk.game()->human_decides()) throw std::runtime_error("nobody is asked");
}

// Drivers take all seats, and the race goes on to its podium; nobody draws it meanwhile.
inline void drive_home(Tour& tour) {
    frothy::Game& game = *tour.desk.game();
    for (kernel::PlayerId seat = 0; seat < game.now().vehicle_count; ++seat)
        game.set_driver(seat, "steady");
    while (game.let_driver_answer())
        ;
    for (int i = 0; i < 5000 && tour.desk.scene() == shown_desk::Scene::race; ++i)
        tour.desk.frame({}, 0.2F);
    if (tour.desk.scene() != shown_desk::Scene::results) throw std::runtime_error("no end");
}

// Calls at(name) wherever there is something to look at.
template <class At>
void walk_screens(Tour& tour, At at) {
    at("title");
    tour.press(Key::o);
    for (const Key page : {Key::f1, Key::f2, Key::f3, Key::f4}) {
        tour.press(page);
        at("options-" + stage::name_of(page));
    }
    tour.press(Key::escape);
    tour.press(Key::r);
    at("rules");
    tour.press(Key::escape);
    tour.press(Key::n);
    for (const Key page : {Key::f1, Key::f2, Key::f3, Key::f4}) {
        tour.press(page);
        at("setup-" + stage::name_of(page));
    }
    tour.press(Key::enter);
    if (tour.desk.scene() != shown_desk::Scene::race) throw std::runtime_error("no race");
    wait_for_people(tour);
    for (int i = 0; i < 40; ++i)  // until nothing moves
        tour.desk.frame({}, 0.2F);
    for (const Key page : {Key::f3, Key::f4, Key::f5, Key::f2}) {
        tour.press(page);
        at("race-" + stage::name_of(page));
    }
    for (const char* sheet : {"race-sheet", "race-sheet-again"}) {  // large, one of the times
        tour.press(Key::f3);
        at(sheet);
    }
    tour.press(Key::f2);
    tour.press(Key::f2);
    tour.press(Key::escape);
    at("menu");
    for (const Key page : {Key::s, Key::d, Key::o}) {
        tour.press(page);
        at("menu-" + stage::name_of(page));
        tour.press(Key::escape);
    }
    tour.press(Key::escape);
    drive_home(tour);
    at("results");
    tour.press(Key::d);
    at("story");
    for (int seat = 1; seat <= tour.desk.game()->now().vehicle_count; ++seat) {
        tour.press(Key::next_tab);
        at("story-" + std::to_string(seat));
    }
    tour.press(Key::escape);
}

}  // namespace screen_tour
