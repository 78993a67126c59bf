// The race from the preparation to its end (CM-X05, CM-X27 to CM-X31).
#include <algorithm>

#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/procedures.h"

namespace circus_maximus {

Race race_of(const Terms& terms) {
    Race race;
    race.terms = terms;
    return race;
}

namespace {

// --- Preparation -------------------------------------------------------------------------------

// Four points, at most two each: 19 ways (CM-R03, CM-X28); one alone where they are ready-made.
Options ways_to_prepare(const Terms& terms) {
    Options ways;
    if (terms.is_ready_made) {
        ways.push_back(preparing({2, 1, 1, 0}));
        return ways;
    }
    for (std::uint8_t value = 0; value < 81; ++value) {
        const Preparation points = preparation_of({Choice::prepare, value});
        if (points.driver + points.chariot + points.speed + points.endurance == 4)
            ways.push_back({Choice::prepare, value});
    }
    return ways;
}

// CM-R12, CM-X04: cars further out start further ahead.
void draw_lane(Race& race, Table& table, ChariotId id, ChariotSet& left) {
    const ChariotId lane = draw(race, table, id, Why::lane, "CM-R12", left);
    left &= static_cast<ChariotSet>(~only(lane));
    race[id].car = square_of(lane, Section::home, 1 + lane / 2);
    tell(table, Fact::lane_drawn, id, "CM-X04", lane);
}

void roll_chariot(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    const Preparation& points = chariot.points;
    chariot.full_hits = chariot.hits = static_cast<std::uint8_t>(
        driver_hits(roll(race, table, id, Why::hits, "CM-R05", 1) + points.driver));
    tell(table, Fact::hits_rolled, id, "CM-R05", chariot.hits);
    chariot.team = team_of(points.speed, roll(race, table, id, Why::team, "CM-R07", 1));
    tell(table, Fact::team_rolled, id, "CM-R07", team_speed(chariot));
    chariot.endurance = static_cast<std::int16_t>(
        endurance_of(points.endurance, roll(race, table, id, Why::endurance, "CM-R08", 1)));
    tell(table, Fact::endurance_rolled, id, "CM-R08", chariot.endurance);
}

void prepare(Race& race, Table& table) {
    const Options ways = ways_to_prepare(race.terms);
    std::array<Preparation, chariots> chosen;
    for (ChariotId id = 0; id < chariots; ++id) {
        chosen[id] = preparation_of(choose(race, table, Ask::preparation, {"CM-R03", id},
                                           {ways.begin(), ways.end()},
                                           kernel::only(owner_of(race.terms, id))));
    }
    table.reveal();
    for (ChariotId id = 0; id < chariots; ++id) {
        race[id].points = chosen[id];
        race[id].points.driver = modifier_of(chosen[id].driver, race.terms.merits[id]);  // CM-X26
        tell(table, Fact::prepared, id, "CM-R03", preparing(chosen[id]).value);
    }
    for (ChariotId id = 0; id < chariots; ++id)
        roll_chariot(race, table, id);
    ChariotSet left = 0xFF;
    for (ChariotId id = 0; id < chariots; ++id)
        draw_lane(race, table, id, left);
    race.stage = race.terms.is_campaign ? Stage::betting : Stage::upkeep;
}

// --- Upkeep ------------------------------------------------------------------------------------

// A driver who is dragged, too.
void recover(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    if (chariot.jostle == 0 || !chariot.is_on_track()) return;
    ++chariot.jostle;
    tell(table, Fact::recovered, id, "CM-X12", chariot.jostle);
}

void keep_up(Race& race, Table& table, ChariotId id) {
    Chariot& chariot = race[id];
    chariot.has_moved = false;
    chariot.strain_paid = 0;
    chariot.reduction = static_cast<std::uint8_t>(chariot.reduction + chariot.later_reduction);
    chariot.later_reduction = 0;
    if (chariot.endurance > 0) return;
    ++chariot.exhaustion;
    tell(table, Fact::tired, id, "CM-R31", std::max(0, team_speed(chariot)));
    if (team_speed(chariot) <= 0) put_out(race, table, id, "CM-X31");
}

void upkeep(Race& race, Table& table) {
    ++race.turn;
    tell(table, Fact::turn_began, no_chariot, "CM-X05", race.turn);
    for (ChariotId id = 0; id < chariots; ++id) {
        recover(race, table, id);
        if (race[id].is_racing()) keep_up(race, table, id);
    }
    for (const ChariotId id : race_order(race))
        if (race[id].standing == Standing::runaway) run_away(race, table, id);
    race.stage = Stage::notation;
}

// --- Speeds ------------------------------------------------------------------------------------

// CM-R13 to CM-R14, CM-X29
void write_speeds(Race& race, Table& table) {
    std::array<std::uint8_t, chariots> written{};
    for (ChariotId id = 0; id < chariots; ++id) {
        if (!race[id].is_racing()) continue;
        written[id] = static_cast<std::uint8_t>(
            choose_number(race, table, Ask::speed, {"CM-R13", id}, maximum(race[id]),
                          kernel::only(owner_of(race.terms, id))));
    }
    table.reveal();
    for (ChariotId id = 0; id < chariots; ++id) {
        Chariot& chariot = race[id];
        if (chariot.driver == Driver::on_foot) race.cup |= only(id);
        if (!chariot.is_racing()) continue;
        race.cup |= only(id);
        chariot.written = written[id];
        tell(table, Fact::speed_written, id, "CM-X29", written[id]);
        if (race.turn > 1) continue;
        chariot.start_die =
            static_cast<std::uint8_t>(roll(race, table, id, Why::start, "CM-R14", 1));
        tell(table, Fact::start_rolled, id, "CM-R14", chariot.start_die);
    }
    race.stage = Stage::draw;
}

// --- The draw ----------------------------------------------------------------------------------

bool still_goes(const Chariot& chariot) {
    return chariot.is_racing() || chariot.driver == Driver::on_foot;
}

// CM-X31
bool has_ended(const Race& race) {
    const bool races_on = std::ranges::any_of(race.all, [](const Chariot& chariot) {
        const bool may_finish =
            chariot.standing == Standing::runaway && chariot.driver == Driver::dragged;
        return chariot.is_racing() || may_finish;
    });
    return !races_on || race.turn >= last_turn || (race.won_on > 0 && race.turn >= race.won_on + 3);
}

void end_turn(Race& race, Table& table) {
    race.stage = has_ended(race) ? Stage::over : Stage::upkeep;
    if (race.stage == Stage::over) tell(table, Fact::race_over, no_chariot, "CM-X31");
}

void draw_one(Race& race, Table& table) {
    // Who went out or home before being drawn is skipped (CM-X28).
    for (ChariotId id = 0; id < chariots; ++id)
        if (!still_goes(race[id])) race.cup &= static_cast<ChariotSet>(~only(id));
    if (race.cup == 0) return end_turn(race, table);
    const ChariotId id = draw(race, table, no_chariot, Why::draw, "CM-R15", race.cup);
    race.cup &= static_cast<ChariotSet>(~only(id));
    tell(table, Fact::drawn, id, "CM-R15");
    race[id].is_racing() ? drive(race, table, id) : walk(race, table, id);
}

}  // namespace

void CircusMaximus::step(Race& race, Table& table) {
    switch (race.stage) {
    case Stage::preparation: return prepare(race, table);
    case Stage::betting: return place_bets(race, table);
    case Stage::upkeep: return upkeep(race, table);
    case Stage::notation: return write_speeds(race, table);
    case Stage::draw: return draw_one(race, table);
    case Stage::over: return;
    }
}

}  // namespace circus_maximus
