#include "games/frothy/door/core/way_out.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/unasked.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/seat_names.h"
#include "words/ordinal.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

// How it would stand without these.
Race race_without(Race race, const std::vector<kernel::PlayerId>& seats) {
    for (const kernel::PlayerId seat : seats)
        race = race_after_retiring(race, seat);
    return race;
}

// "1st Red, 2nd Anna"
std::string places_text(const Game& game, const Race& race) {
    const auto places = frothy::places(race);
    const Names names = names_of(game.seating());
    std::string told;
    for (int place = 1; place <= race.vehicle_count; ++place) {
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (places[v] != place) continue;
            told += told.empty() ? "" : ", ";
            told += say("{0} {1}", {words::ordinal(place), names.of(v)});
        }
    }
    return told;
}

}  // namespace

std::optional<WayOut> way_out(const Game& game) {
    const Race& race = game.now();
    if (game.is_over() || race.vehicle_count < 2) return std::nullopt;
    WayOut way;
    int people = 0;
    int others = 0;  // on the track
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        const bool is_person = is_human(game.seats()[seat]);
        people += is_person ? 1 : 0;
        if (!race[seat].is_running()) continue;
        if (is_person) {
            way.seats.push_back(seat);
        } else {
            ++others;
        }
    }
    const auto is_settled = [&](kernel::PlayerId seat) { return is_settled_for(race, seat); };
    const bool is_last = way.seats.size() == 1 && (people > 1 || others == 0);
    way.is_settled = is_last || std::ranges::all_of(way.seats, is_settled);
    if (way.seats.empty()) return std::nullopt;
    way.others_race_on = others > 0 && race_without(race, way.seats).moment != Moment::over;
    return way;
}

const char* label_of_end(const WayOut& way) {
    if (!way.others_race_on) return tr("End the race here");
    return way.seats.size() > 1 ? tr("End our races here") : tr("End my race here");
}

std::string words_of_end(const Game& game, const WayOut& way) {
    std::vector<std::string> names;
    for (const kernel::PlayerId seat : way.seats)
        names.push_back(ui::name_of(game.seats()[seat]));
    std::string text =
        names.size() == 1
            ? say("{0} leaves the track at the start of the next round; until then the computer "
                  "drives {0}.",
                  {names.front()})
            : say("{0} leave the track at the start of the next round; until then the computer "
                  "drives for them.",
                  {listing_of(names)});
    text += ' ';
    const Race then = race_without(game.now(), way.seats);
    if (way.others_race_on) {
        text += way.seats.size() > 1 ? tr("Only your races end: the computers finish theirs at "
                                          "once, and then come the results.")
                                     : tr("Only that race ends: the computers finish theirs at "
                                          "once, and then come the results.");
        text += ' ';
    }
    // As the standings have it; by FR-EDGE-27 and 31 giving up may cost places all the same.
    const bool costs_places = way.others_race_on && places(game.now()) != places(then);
    const Race& standing = way.others_race_on ? game.now() : then;
    text += say("As it stands now: {0}.", {places_text(game, standing)});
    if (costs_places) {
        text += ' ';
        text += say("Whoever gives up is placed behind those who race on, which would now be: {0}.",
                    {places_text(game, then)});
    }
    if (way.others_race_on) return text;
    if (winners(then).empty()) {
        text += ' ';
        text += tr("Nobody would have won.");
    }
    return text;
}

}  // namespace frothy
