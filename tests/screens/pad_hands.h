// Hands on a pad, and a table where they have something to do.
#pragma once

#include "games/frothy/door/race_library.h"
#include "games/frothy/view/screens/remembered_plan.h"
#include "screen_tour.h"

namespace pad_hands {

using screen_tour::Tour;
using stage::InputEvent;
using stage::InputKind;
using stage::PadButton;

inline InputEvent pad_event(InputKind kind, PadButton button, int pad) {
    InputEvent event;
    event.kind = kind;
    event.pad_button = button;
    event.pad = pad;
    return event;
}

// Down and up again, as quickly as a frame allows.
inline void press(Tour& tour, PadButton button, int pad = 0) {
    tour.desk.frame({pad_event(InputKind::pad_pressed, button, pad)}, 1.0F / 60.0F);
    tour.desk.frame({pad_event(InputKind::pad_released, button, pad)}, 1.0F / 60.0F);
    tour.frames(1);
}

// A pair of people and no drivers, one lap.
inline shown_desk::ClientStart table_of_two(const std::filesystem::path& folder,
                                            const std::string& course = {}) {
    const shown_desk::ClientStart start = screen_tour::start_in(folder, 1.0F);
    ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    const frothy::SetupOffers offers = frothy::read_offers(start.data_dirs, {}, {});
    frothy::SetupPlan plan = frothy::usual_plan(offers);
    for (std::size_t i = 0; i < offers.courses.size(); ++i) {
        if (offers.courses[i].id == course) plan.course = i;
    }
    plan.seats.resize(2);
    plan.laps = 1;
    plan.house_rules.race_stall_rounds = 6;
    settings.tables["frothy"] = frothy::table_of(plan, offers);
    settings.tables["frothy"]["seed"] = "5";
    ui::save_settings(start.user_dirs.settings_file(), settings);
    return start;
}

// The main choice, or another one where there is none or it cannot be had yet. `press` presses a
// button and lets it go.
template <class Press>
void answer(shown_desk::Desk& desk, int& stuck, Press press_button) {
    const auto answers = [&] { return desk.game()->session().journal().size(); };
    const std::size_t before = answers();
    press_button(PadButton::x);
    if (desk.scene() != shown_desk::Scene::race || answers() != before) {
        stuck = 0;
        return;
    }
    ++stuck;
    press_button(PadButton::b);  // out of a rule that was opened on the way
    for (int i = 0; i < stuck % 9; ++i)
        press_button(i % 2 == 0 ? PadButton::right : PadButton::down);
    press_button(PadButton::a);
}

inline std::size_t answers(Tour& tour) { return tour.desk.game()->session().journal().size(); }

// What answers itself, one answer in a frame, has done so: whoever is asked now is asked for good.
inline void rest(Tour& tour) {
    constexpr int frames = 8;
    for (std::size_t before = answers(tour) + 1; before != answers(tour);) {
        before = answers(tour);
        tour.frames(frames);
    }
}

inline void answer(Tour& tour, int& stuck) {
    answer(tour.desk, stuck, [&](PadButton button) { press(tour, button); });
}

}  // namespace pad_hands
