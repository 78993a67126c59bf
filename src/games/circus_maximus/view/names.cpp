#include "games/circus_maximus/view/names.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/circus_maximus/data/names.h"
#include "play/odds_words.h"
#include "words/words.h"

namespace circus_maximus {

using words::say;
using words::tr;

namespace {

// Beyond the players' share, to whom they are left (CM-X27).
std::size_t team_size(const Terms& terms, kernel::PlayerId seat) {
    const std::size_t each = chariots_each(terms);
    return seat < terms.players ? each : chariots - each * terms.players;
}

}  // namespace

kernel::PlayerId seat_of(const Terms& terms, ChariotId id) {
    return id < chariots ? owner_of(terms, id) : kernel::nobody;
}

int number_in_team(const Terms& terms, ChariotId id) {
    int number = 0;
    for (ChariotId other = 0; other < id; ++other)
        number += owner_of(terms, other) == owner_of(terms, id) ? 1 : 0;
    return number;
}

std::string name_of(const Race& race, const ui::Seating& seating, ChariotId id) {
    const kernel::PlayerId seat = seat_of(race.terms, id);
    if (seat >= seating.seats.size()) return {};
    const std::string& name = seating.seat(seat).name;
    if (team_size(race.terms, seat) == 1) return name;
    return say(words::mark("{0} {1}"), {name, name_of_lane(number_in_team(race.terms, id))});
}

std::string name_of_lane(int lane) {
    return std::string(names::lanes.at(static_cast<std::size_t>(lane)));
}

std::string name_of(Square square) {
    const auto section = static_cast<std::size_t>(section_of(square));
    return std::string(names::sections.at(section)) + std::to_string(number_of(square));
}

std::string place_words(Square square) {
    return say("{0} in lane {1}", {name_of(square), name_of_lane(square.lane)});
}

std::string reach_of_speed(const kernel::Decision<CircusMaximus>& decision, const Option& speed) {
    constexpr int highest = 6;  // of a die
    const Square car = decision.now[decision.about.who].car;
    const Square most = squares_on(car, std::max(0, speed.value - 1));
    const Square least = squares_on(car, std::max(0, speed.value - highest));
    if (decision.now.turn > 1) return place_words(squares_on(car, speed.value));
    if (most == least) return place_words(most);
    return say("{0} to {1}", {name_of(least), place_words(most)});
}

std::string name_of(Weight weight) {
    switch (weight) {
    case Weight::light: return tr("light car");
    case Weight::medium: return tr("medium car");
    case Weight::heavy: return tr("heavy car");
    }
    return {};
}

std::string name_of_attack(Choice attack) {
    switch (attack) {
    case Choice::whip_horses: return tr("a whip at the horses");
    case Choice::whip_driver: return tr("a whip at the driver");
    case Choice::ram_horses: return tr("a ram at the horses");
    case Choice::ram_car: return tr("a ram at the car");
    default: return tr("a ram from behind");
    }
}

std::string points_of(Preparation points) {
    std::string text;
    for (const int part : {points.driver, points.chariot, points.speed, points.endurance})
        text += (text.empty() ? "" : "-") + std::to_string(part);
    return text;
}

std::string money(int sesterces) {
    const int thousands = std::abs(sesterces) / 1000;
    std::string text = std::to_string(std::abs(sesterces) % 1000);
    if (thousands > 0)
        text = std::to_string(thousands) + "\u00A0" + std::string(3 - text.size(), '0') + text;
    return sesterces < 0 ? "−" + text : text;
}

std::string share_of(kernel::Weight weight) {
    return play::text_of_share(static_cast<double>(weight.ways) / static_cast<double>(weight.of),
                               true, 0);
}

}  // namespace circus_maximus
