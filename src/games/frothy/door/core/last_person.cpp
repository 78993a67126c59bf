#include "games/frothy/door/core/last_person.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/seat_names.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

// "1st Red, 2nd Anna"
std::string places_text(const Game& game, const Race& race) {
    const auto places = frothy::places(race);
    const Names names = names_of(game.seating());
    std::string told;
    for (int place = 1; place <= race.vehicle_count; ++place) {
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            if (places[v] != place) continue;
            told += told.empty() ? "" : ", ";
            told += say("{0} {1}", {ordinal(place), names.of(v)});
        }
    }
    return told;
}

}  // namespace

std::optional<LastPerson> last_person(const Game& game) {
    const Race& race = game.now();
    if (game.is_over() || race.vehicle_count < 2) return std::nullopt;
    std::optional<kernel::PlayerId> last;
    int people = 0;
    int others = 0;  // on the track
    for (kernel::PlayerId seat = 0; seat < game.seats().size(); ++seat) {
        const bool is_person = is_human(game.seats()[seat]);
        people += is_person ? 1 : 0;
        if (!race[seat].is_running()) continue;
        if (is_person && !last) {
            last = seat;
        } else if (is_person) {
            return std::nullopt;
        } else {
            ++others;
        }
    }
    if (!last || (people == 1 && others > 0)) return std::nullopt;
    const bool goes_on = others > 0 && race_after_retiring(race, *last).moment != Moment::over;
    return LastPerson{*last, goes_on};
}

std::string words_of_end(const Game& game, const LastPerson& last) {
    const std::string name = ui::name_of(game.seats()[last.seat]);
    std::string text = say(
        "{0} leaves the track at the start of the next round; until then the computer drives {0}.",
        {name});
    const Race then = race_after_retiring(game.now(), last.seat);
    const std::string places = places_text(game, then);
    text += ' ';
    if (last.others_race_on) {
        text += tr(
            "Only that race ends: the computers finish theirs at once, and then come the results.");
        text += ' ';
    }
    text += say("As it stands now: {0}.", {places});
    if (last.others_race_on) return text;
    if (winners(then).empty()) {
        text += ' ';
        text += tr("Nobody would have won.");
    }
    return text;
}

}  // namespace frothy
