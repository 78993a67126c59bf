// Teams without a driver, and drivers without a team (CM-X22 to CM-X24, CM-X40, CM-X41).
#include <algorithm>

#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

// --- Teams -------------------------------------------------------------------------------------

namespace {

void cut_loose(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    if (chariot.driver != Driver::dragged) return;
    const int rolled = roll(race, table, id, Why::driver_free, "CM-R36", 2);
    const int missing = rolled - driver_modifier(chariot) - chariot.hits;
    if (missing > 0) return tell(table, Fact::still_dragged, id, "CM-R36", missing);
    chariot.driver = Driver::on_foot;
    chariot.on_foot = chariot.car;
    tell(table, Fact::cut_loose, id, "CM-X24");
}

int next_distance(Race& race, Table& table, ChariotId id) {
    const Chariot& chariot = race[id];
    const bool is_first = chariot.distance < 0;
    const int base = is_first ? team_speed(chariot) : chariot.distance;
    return base - roll(race, table, id, Why::runaway, "CM-X23", is_first ? 1 : 2);
}

bool shift_out(Race& race, ChariotId id) {
    Chariot& chariot = race[id];
    const auto to = sideslip(chariot.car, Side::outward);
    if (!to || !has_room(race, *to, id)) return false;
    chariot.car = *to;
    return true;
}

// CM-X23: a living dragged driver whose team has crossed four times is home.
bool is_home(const Race& race, ChariotId id) {
    const Chariot& chariot = race[id];
    return chariot.crossings == last_crossing(race.terms) && chariot.driver == Driver::dragged;
}

void come_home(Race& race, Table& table, ChariotId id) {
    race[id].standing = Standing::finished;
    race.home[race.homes++] = id;
    if (race.won_on == 0) race.won_on = race.turn;
    tell(table, Fact::finished, id, "CM-X23", race.homes);
}

void run(Race& race, Table& table, ChariotId id, int distance) {
    Chariot& chariot = race[id];
    int run = 0;
    if (is_corner(chariot.car) && distance > safe_speed(chariot.car.lane)) shift_out(race, id);
    while (run < distance) {
        if (!is_free(race, ahead(chariot.team_square()))) {
            if (shift_out(race, id)) continue;
            break;
        }
        advance(race, table, id, ahead(chariot.car));
        ++run;
        if (is_home(race, id)) break;
    }
    tell(table, Fact::ran, id, "CM-X23", run);
}

void suffer(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    if (chariot.driver != Driver::dragged) return;
    --chariot.hits;
    tell(table, Fact::wounded, id, "CM-X23", 1);
    if (chariot.hits > 0) return;
    chariot.driver = Driver::dead;
    tell(table, Fact::driver_died, id, "CM-X23");
}

}  // namespace

void run_away(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    cut_loose(race, table, id);
    const int distance = next_distance(race, table, id);
    if (distance <= 0) {
        if (chariot.driver == Driver::dragged) {
            chariot.driver = Driver::safe;
            tell(table, Fact::driver_saved, id, "CM-X40");
        }
        chariot.standing = Standing::out;
        chariot.is_upright = false;
        return tell(table, Fact::led_off, id, "CM-X23");
    }
    chariot.distance = static_cast<std::int8_t>(distance);
    run(race, table, id, distance);
    if (is_home(race, id)) return come_home(race, table, id);
    suffer(race, table, id);
}

// --- Drivers on foot ---------------------------------------------------------------------------

namespace {

// Over the spina beside a straight, over the wall where it can be climbed.
bool leads_to_safety(Square square, Side side) {
    const int number = number_of(square);
    if (side == Side::inward) return square.lane == 0 && !is_corner(square);
    const bool is_climbable = number % 6 == 0 && (is_corner(square) || number >= 6);
    return square.lane == lanes - 1 && is_climbable;
}

struct Way {
    Choice choice;
    std::optional<Square> to;  // none: to safety
};

kernel::FixedVector<Way, 5> ways(const Race& race, Square from) {
    kernel::FixedVector<Way, 5> ways;
    const auto offer = [&](Choice choice, std::optional<Square> to) {
        if (to && is_free(race, *to)) ways.push_back({choice, to});
    };
    offer(Choice::ahead, ahead(from));
    offer(Choice::back, behind(from));
    offer(Choice::inward, rearmost_beside(from, Side::inward));
    offer(Choice::outward, rearmost_beside(from, Side::outward));
    if (leads_to_safety(from, Side::inward)) ways.push_back({Choice::inward, std::nullopt});
    if (leads_to_safety(from, Side::outward)) ways.push_back({Choice::outward, std::nullopt});
    return ways;
}

}  // namespace

// CM-R37
void walk(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    for (int left = (chariot.hits + 1) / 2; left > 0; --left) {
        const auto open = ways(race, chariot.on_foot);
        Options options;
        for (const Way& way : open)
            options.push_back({way.choice});
        options.push_back({Choice::stop});
        const Choice chosen =
            choose(race, table, Ask::walk, {"CM-R37", id}, {options.begin(), options.end()}).choice;
        if (chosen == Choice::stop) return;
        const Way& way = *std::ranges::find(open, chosen, &Way::choice);
        if (!way.to) {
            chariot.driver = Driver::safe;
            return tell(table, Fact::driver_saved, id, "CM-X24");
        }
        chariot.on_foot = *way.to;
        tell(table, Fact::walked, id, "CM-R37", 0, no_chariot, chosen);
    }
}

}  // namespace circus_maximus
