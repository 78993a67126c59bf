// Set-up: the order, the draft, the start (DR-O-04, DR-O-05).
#include <algorithm>
#include <numeric>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

// Whether no two of so many builds have the same, as `part` picks it.
template <class Part>
bool all_differ(const Terms& terms, int kinds, const Part& part) {
    unsigned seen = 0;
    for (std::size_t i = 0; i < terms.players; ++i) {
        const int value = part(terms.builds[i]);
        if (value >= kinds || (seen >> value & 1U) != 0) return false;
        seen |= 1U << value;
    }
    return true;
}

std::uint8_t& part_of(Build& build, Ask ask) {
    switch (ask) {
    case Ask::vehicle: return build.vehicle;
    case Ask::driver: return build.driver;
    case Ask::front: return build.pairs[0];
    case Ask::middle: return build.pairs[1];
    default: return build.pairs[2];
    }
}

// What is left of a kind; a pair is named by its number from F1 on.
Option draft_option(Ask ask, int value) {
    const auto named = [&](Choice choice, int from) {
        return Option{choice, none, static_cast<std::uint8_t>(from + value)};
    };
    switch (ask) {
    case Ask::vehicle: return named(Choice::vehicle, 0);
    case Ask::driver: return named(Choice::driver, 0);
    case Ask::front: return named(Choice::pair, 0);
    case Ask::middle: return named(Choice::pair, pairs_each);
    default: return named(Choice::pair, 2 * pairs_each);
    }
}

void draft_one(Race& race, Table& table, PlayerId id, Ask ask) {
    const int kinds = ask == Ask::vehicle || ask == Ask::driver ? 6 : int(pairs_each);
    Options options;
    for (int value = 0; value < kinds; ++value) {
        const bool is_taken = std::ranges::any_of(
            race.cars, [&](Car& car) { return part_of(car.build, ask) == value; });
        if (!is_taken) options.push_back(draft_option(ask, value));
    }
    const Option taken = choose(table, ask, {"DR-O-04", id}, options);
    const int base = draft_option(ask, 0).value;
    part_of(race[id].build, ask) = static_cast<std::uint8_t>(taken.value - base);
    tell(table, Fact::drafted, id, "DR-O-04", taken.value, nobody, taken.choice);
}

// Vehicles in reverse order, Drivers in order, and so on by turns (DR-O-04, DR-R-05).
void draft(Race& race, Table& table) {
    const std::size_t players = race.terms.players;
    bool is_reverse = true;
    for (const Ask ask : {Ask::vehicle, Ask::driver, Ask::front, Ask::middle, Ask::back}) {
        for (std::size_t i = 0; i < players; ++i)
            draft_one(race, table, race.order[is_reverse ? players - 1 - i : i], ask);
        is_reverse = !is_reverse;
    }
}

// A random Initiative order.
void draw_order(Race& race, Table& table) {
    std::array<std::uint8_t, most_players> left{};
    std::fill_n(left.begin(), race.terms.players, std::uint8_t{1});
    for (std::size_t place = 0; place < race.terms.players; ++place) {
        const PlayerId id = draw_lot(table, Why::order, {"DR-O-04", nobody}, left);
        left[id] = 0;
        race.order[place] = id;
        tell(table, Fact::placed, id, "DR-O-04", static_cast<int>(place) + 1);
    }
}

}  // namespace

// DR-R-02, DR-R-05, DR-O-06
bool is_legal(const Terms& terms) {
    const bool has_players = terms.players >= least_players && terms.players <= most_players;
    const bool has_rounds =
        terms.rounds == short_race || terms.rounds == usual_race || terms.rounds == long_race;
    if (!has_players || !has_rounds) return false;
    if (terms.is_drafted) return true;
    bool is_fair = all_differ(terms, vehicles.size(), [](const Build& b) { return b.vehicle; }) &&
                   all_differ(terms, drivers.size(), [](const Build& b) { return b.driver; });
    for (std::size_t place = 0; place < places; ++place)
        is_fair = is_fair &&
                  all_differ(terms, pairs_each, [&](const Build& b) { return b.pairs[place]; });
    return is_fair;
}

Race race_of(const Terms& terms) {
    Race race;
    race.terms = terms;
    if (terms.is_drafted) race.terms.builds = {};
    std::iota(race.order.begin(), race.order.end(), PlayerId{0});
    for (std::size_t id = 0; id < most_players; ++id) {
        race.cars[id].is_racing = id < terms.players;
        if (!terms.is_drafted) race.cars[id].build = terms.builds[id];
    }
    for (std::size_t event = 0; event < road_events.size(); ++event)
        race.unseen.add(static_cast<Card>(event));
    return race;
}

// DR-O-05, DR-O-61: ten Vehicle cards and three pairs of weapons (DR-CARD-04).
void fit_out(Car& car) {
    car.condition = car.vehicle().condition;
    Cards all;
    for (const VehicleCard card : car.vehicle().deck)
        all.add(card_of(card));
    for (std::size_t place = 0; place < places; ++place)
        for (const std::size_t which : {0U, 1U})
            all.add(weapon_card(place * pairs_each + car.build.pairs[place], which));
    car.deck.shuffle_in(all);
}

void set_up(Race& race, Table& table) {
    draw_order(race, table);
    if (race.terms.is_drafted) draft(race, table);
    for (std::size_t place = 0; place < race.terms.players; ++place) {
        Car& car = race[race.order[place]];
        fit_out(car);
        car.at = {static_cast<std::int8_t>(place + 1), start_row};
    }
    race.stage = Stage::preparation;
}

}  // namespace death_roads
