// How things stand: standings, strip, who is foremost.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/names.h"
#include "words/words.h"

namespace circus_maximus {

using words::mark;
using words::say;
using words::tr;

namespace {

// The foremost of a seat's chariots that are placed, from 0; none for none.
std::optional<std::size_t> best_of(const Race& race, kernel::PlayerId seat) {
    const Chariots placed = classification(race);
    for (std::size_t place = 0; place < placed.size(); ++place)
        if (owner_of(race.terms, placed[place]) == seat) return place;
    return std::nullopt;
}

std::string state_of(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    if (chariot.standing == Standing::finished) return tr("home");
    if (!chariot.is_racing()) {
        if (chariot.driver == Driver::on_foot)
            return say("on foot, on {0}", {place_words(chariot.on_foot)});
        const bool is_loose = chariot.standing == Standing::runaway;
        return is_loose ? tr("a runaway team") : tr("out of the race");
    }
    if (race.stage == Stage::preparation) return tr("in the stables");
    if (chariot.is_held) return say("held by a dead horse on {0}", {place_words(chariot.car)});
    return say("on {0}", {place_words(chariot.car)});
}

// Its foremost chariot; the first where none is placed.
ChariotId foremost_of(const Race& race, kernel::PlayerId seat) {
    if (const auto place = best_of(race, seat)) return classification(race)[*place];
    ChariotId first = 0;
    while (first + 1U < chariots && owner_of(race.terms, first) != seat)
        ++first;
    return first;
}

}  // namespace

int View::place_of(const Race& race, kernel::PlayerId seat) {
    return circus_maximus::place_of(race, seat);
}

std::optional<std::string> View::place_shown(const Race& race, kernel::PlayerId seat) {
    if (best_of(race, seat)) return std::nullopt;
    return "–";
}

std::string View::standing_of(const Race& race, kernel::PlayerId seat) {
    std::string text;
    for (ChariotId id = 0; id < chariots; ++id) {
        if (owner_of(race.terms, id) != seat) continue;
        const std::string one =
            chariots_each(race.terms) == 1
                ? state_of(race, id)
                : say(mark("{0} {1}"),
                      {name_of_lane(number_in_team(race.terms, id)), state_of(race, id)});
        text = text.empty() ? one : say("{0}; {1}", {text, one});
    }
    return text;
}

kernel::PlayerId View::roller_of(const Race& race) { return seat_of(race.terms, race.acting); }

ui::StripCaption View::caption(const Race& race) {
    ui::StripCaption caption;
    if (race.turn == 0) {
        caption.round = tr("Before the start");
        return caption;
    }
    const int laps = race.terms.laps;
    int lap = 1;
    for (const Chariot& chariot : race.all)
        lap = std::max(lap, std::min<int>(chariot.crossings, laps));
    caption.round =
        race.homes > 0 ? std::string(tr("Decided")) : say("Lap {0} of {1}", {lap, laps});
    caption.round_note = say("Turn {0}", {race.turn});
    const std::string writing = tr("Speeds are written");
    const std::string drawing = tr("Lots decide who drives");
    caption.phase = race.stage == Stage::notation ? writing : drawing;
    caption.phases = {writing, drawing};
    caption.phase_note = race.stage == Stage::notation
                             ? tr("In secret, all at once.")
                             : tr("One after the other moves as its colour is drawn.");
    return caption;
}

std::vector<kernel::PlayerId> View::order_of(const Race& race, std::size_t seats) {
    std::vector<kernel::PlayerId> order;
    for (std::size_t seat = 0; seat < seats; ++seat)
        order.push_back(static_cast<kernel::PlayerId>(seat));
    std::ranges::stable_sort(order, {},
                             [&](kernel::PlayerId seat) { return place_of(race, seat); });
    return order;
}

std::vector<ui::StandingsColumn> View::columns(const Race&) {
    return {{tr("Endurance"), 84.0F, 0.0F}, {tr("Speed"), 56.0F, 0.0F}, {tr("Lap"), 36.0F, 0.0F}};
}

std::vector<std::string> View::values_of(const Race& race, kernel::PlayerId seat) {
    const ChariotId id = foremost_of(race, seat);
    const Chariot& chariot = race[id];
    if (!chariot.is_racing() || race.stage == Stage::preparation) return {"", "", ""};
    const int lap = std::clamp<int>(chariot.crossings, 1, race.terms.laps);
    // Of several it is said whose they are.
    const auto of_it = [&](int figure) {
        std::string text = std::to_string(figure);
        if (chariots_each(race.terms) == 1) return text;
        return say(mark("{0}: {1}"), {name_of_lane(number_in_team(race.terms, id)), text});
    };
    return {of_it(chariot.endurance), of_it(maximum(chariot)), of_it(lap)};
}

}  // namespace circus_maximus
