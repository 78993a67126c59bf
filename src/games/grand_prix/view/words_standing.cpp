// How things stand.
#include <algorithm>
#include <string>
#include <vector>

#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/core/odds.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "ui/core/signed_number.h"
#include "words/words.h"

namespace grand_prix {

using words::say;
using words::tr;

namespace {

// As they crossed the line, and as they drive: who owes a stop is told so beside it.
Cars order_on_road(const Race& race) {
    Cars order;
    for (std::size_t i = 0; i < race.homes; ++i)
        order.push_back(race.home[i]);
    for (const CarId id : ranking(race))
        order.push_back(id);
    return order;
}

}  // namespace

int View::place_of(const Race& race, kernel::PlayerId car) {
    const Cars order = race.stage == Stage::over ? classification(race) : order_on_road(race);
    return static_cast<int>(std::ranges::find(order, car) - order.begin()) + 1;
}

namespace {

std::string about_return(const Race& race, CarId id) {
    const auto all = returns(race);
    const auto its = std::ranges::find(all, id, &Return::car);
    if (its == all.end()) return tr("off the track");
    return say(its->is_clear ? words::mark("off until round {0}")
                             : words::mark("off until round {0} or later"),
               {its->round});
}

std::string where(const Race& race, CarId id) {
    const Car& car = race.car(id);
    if (race.stage == Stage::tyres || race.stage == Stage::grid) return tr("before the start");
    switch (car.standing) {
    case Standing::home: return tr("home");
    case Standing::missing:
    case Standing::waiting:
        return race.stage == Stage::over ? std::string(tr("off the track"))
                                         : about_return(race, id);
    case Standing::racing: break;
    }
    if (car.place.in_lane) {
        return car.place.space == entry_space ? std::string(tr("at the pit entry"))
                                              : say("in the pits, P{0}", {car.place.space});
    }
    return car.place.lap == 0 ? std::string(tr("on the grid"))
                              : say("on space {0}", {car.place.space});
}

// "Tyre Blankets, 2 × Overtake Boost": cards whose benefit waits (GP-X58).
std::string kept_cards(const Car& car) {
    std::string names;
    const auto add = [&](int count, const char* name) {
        if (count == 0) return;
        const std::string one = tr(name);
        names += (names.empty() ? "" : ", ") + (count == 1 ? one : say("{0} × {1}", {count, one}));
    };
    add(car.blankets, words::mark("Tyre Blankets"));
    add(car.boosts, words::mark("Overtake Boost"));
    add(car.rerolls, words::mark("Engineer's Call"));
    return names;
}

// Of whoever is in front.
int leading_lap(const Race& race) {
    const Cars cars = ranking(race);
    if (cars.empty()) return race.terms.laps;
    return std::clamp<int>(race.car(cars[0]).place.lap, 1, race.terms.laps);
}

}  // namespace

std::string View::standing_of(const Race& race, kernel::PlayerId id) {
    const Car& car = race.car(id);
    std::string text = where(race, id);
    if (car.standing == Standing::home) return text;
    if (race.stage == Stage::over) return say("lap {0}, {1}", {car.place.lap, text});
    if (!car.changes.empty())
        text = say("{0}, next roll {1}", {text, ui::signed_number(car.changes.next())});
    if (car.has_cap) text = say("{0}, capped", {text});
    if (car.no_overtaking) text = say("{0}, may not pass", {text});
    if (car.is_warned) text = say("{0}, warned", {text});
    const std::string kept = kept_cards(car);
    return kept.empty() ? text : say("{0}, keeps {1}", {text, kept});
}

// Its strip shows laps, so does the title.
std::string View::left_at(const Race& race) {
    if (race.round == 0) return {};
    return say("{0}, lap {1} of {2}", {title(), leading_lap(race), race.terms.laps});
}

ui::StripCaption View::caption(const Race& race) {
    ui::StripCaption caption;
    if (race.round == 0) {
        caption.round = tr("Before the start");
        return caption;
    }
    caption.round = race.homes > 0 ? std::string(tr("The flag is out"))
                                   : say("Lap {0} of {1}", {leading_lap(race), race.terms.laps});
    caption.round_note = say("Round {0}", {race.round});
    caption.phase = name_of(race.weather);
    caption.phases = {name_of(Weather::dry), name_of(Weather::wet)};
    caption.phase_note = race.weather == Weather::dry
                             ? tr("SOFT +2, HARD +0, WET −2 on every roll.")
                             : tr("WET +2, SOFT and HARD −2 on every roll; nobody locks up.");
    if (race.terms.mode == Mode::sprint) {
        caption.phase = tr("Sprint");
        caption.phases = {caption.phase};
        caption.phase_note = tr("Two dice; SOFT +4, HARD +0 on every roll. Always dry.");
    }
    return caption;
}

std::vector<kernel::PlayerId> View::order_of(const Race& race, std::size_t seats) {
    return {race.order.begin(), race.order.begin() + static_cast<std::ptrdiff_t>(seats)};
}

std::vector<ui::StandingsColumn> View::columns(const Race&) {
    return {{tr("Gap"), 44.0F, 0.0F},
            {tr("Stops"), 64.0F, 300.0F},
            {tr("Tyre"), 56.0F, 0.0F},
            {tr("Lap"), 36.0F, 0.0F}};
}

std::vector<std::string> View::values_of(const Race& race, kernel::PlayerId id) {
    const Car& car = race.car(id);
    const bool owes = owes_stop(race, id) && race.stage != Stage::over;
    std::string gap;
    if (race.round > 0 && car.standing != Standing::home) {
        const int behind = distance(race.car(leader(race)).place) - distance(car.place);
        gap = behind == 0 ? "" : std::to_string(behind);
    }
    return {gap, owes ? std::string(words::tr_in("stop", "owed")) : std::to_string(car.stops),
            race.tyres_chosen > id || race.stage != Stage::tyres ? name_of(car.tyre)
                                                                 : std::string(),
            race.round == 0 || car.place.lap == 0 || car.standing == Standing::home
                ? std::string()
                : std::to_string(car.place.lap)};
}

}  // namespace grand_prix
