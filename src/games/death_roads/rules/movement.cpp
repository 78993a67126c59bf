// Movement, Bash, Far Ahead, Far Behind and Barriers (5.3).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

enum class By : std::uint8_t { itself, push };

// DR-O-37, DR-R-15
void scrape(Race& race, Table& table, PlayerId id) {
    tell(table, Fact::scraped, id, "DR-O-37");
    lose_condition(race, table, id, 1, Cause::blow, "DR-O-37");
    if (goes_on(race, id)) lose_handling(race, table, id, 1, "DR-O-37");
}

// One row back, without Bash; who has no room stays (DR-O-38).
void scroll(Race& race, Table& table, PlayerId id) {
    const Space behind = neighbour(race[id].at, Way::back);
    if (behind.row < 1) return fall_far_behind(race, table, id);
    if (who_is_on(race, behind) != nobody) return;
    race[id].at = behind;
    tell(table, Fact::scrolled, id, "DR-O-38");
}

// All others, in order from row 1 upward, in Initiative order within a row (DR-O-38, DR-O-95). Who
// has passed or skidded, too (DR-O-96). Out of everybody's range, that is (DR-R-20).
void get_far_ahead(Race& race, Table& table, PlayerId id) {
    tell(table, Fact::far_ahead, id, "DR-O-38");
    in_one_moment(race, table, [&] {
        for (int row = 1; row <= rows; ++row)
            for (const PlayerId other : racing(race))
                if (other != id && race[other].at.row == row) scroll(race, table, other);
    });
}

// Into the neighbouring space; whether it is made.
bool step(Race& race, Table& table, PlayerId id, Way way, By by) {
    const Space to = neighbour(race[id].at, way);
    if (!is_open(race, to.lane)) {
        scrape(race, table, id);
        return false;
    }
    if (to.row > rows) {
        // A push never triggers Far Ahead (DR-O-36).
        if (by == By::itself) get_far_ahead(race, table, id);
        return false;
    }
    if (to.row < 1) {
        fall_far_behind(race, table, id);
        return false;
    }
    // DR-O-32, DR-O-35
    if (const PlayerId other = who_is_on(race, to); other != nobody)
        bash(race, table, other, id, way, 1);
    if (!goes_on(race, id)) return false;
    if (const PlayerId other = who_is_on(race, to); other != nobody) {
        tell(table, Fact::blocked, id, "DR-O-32", 0, other);
        return false;
    }
    // DR-O-31
    race[id].at = to;
    const bool is_own = by == By::itself;
    tell(table, is_own ? Fact::moved : Fact::pushed, id, is_own ? Rule("DR-O-31") : Rule("DR-O-34"),
         static_cast<int>(way));
    return true;
}

}  // namespace

// DR-O-30. Moves caused by tokens and events follow the same rules (DR-O-44).
bool move(Race& race, Table& table, PlayerId id, Way way, int steps) {
    for (int i = 0; i < steps; ++i)
        if (!step(race, table, id, way, By::itself)) return false;
    return true;
}

void push(Race& race, Table& table, PlayerId id, Way way) { step(race, table, id, way, By::push); }

// DR-O-34, DR-R-15, DR-R-19; who is eliminated is not pushed.
void bash(Race& race, Table& table, PlayerId target, PlayerId by, Way way, int strength) {
    tell(table, Fact::bashed, target, "DR-O-34", strength, by);
    lose_condition(race, table, target, strength, Cause::blow, "DR-O-34");
    if (!goes_on(race, target)) return;
    lose_handling(race, table, target, 1, "DR-O-34");
    push(race, table, target, way);
}

// DR-O-39, DR-R-10, once a round (DR-O-40). No token is taken for the overdraft (DR-O-86).
void fall_far_behind(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    if (car.was_far_behind) return;
    car.was_far_behind = true;
    tell(table, Fact::far_behind, id, "DR-O-39");
    lose_condition(race, table, id, 2, Cause::other, "DR-O-39");
    if (!goes_on(race, id)) return;
    change_gear(race, table, id, -1);
    car.is_aside = true;
}

}  // namespace death_roads
