// Road Events, Final Stretch and Lane Overlays (2.4, 2.5, 5.9, 5.10).
#include <algorithm>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

const RoadEventText& event_of(const Race& race) { return road_events.at(race.event); }

// DR-O-106: the first who is still in the race.
PlayerId first_on_track(const Race& race) { return racing(race)[0]; }

void turn_up_event(Race& race, Table& table) {
    const PlayerId first = first_on_track(race);
    race.event = draw_lot(table, Why::event, {"DR-EVT-01", first}, race.unseen.counts());
    race.unseen.remove(race.event);
    tell(table, Fact::event_revealed, first, "DR-EVT-01", race.event);
}

// A card whose lane exists goes back; one without a lane leaves the game (DR-EVT-04, DR-EVT-05,
// DR-O-107).
void draw_lane(Race& race, Table& table) {
    const PlayerId first = first_on_track(race);
    for (;;) {
        std::array<std::uint8_t, lane_cards> left{};
        for (std::size_t i = 0; i < lane_cards; ++i)
            left[i] = race.lanes_left >> i & 1U;
        const int number = 1 + draw_lot(table, Why::lane, {"DR-EVT-02", first}, left);
        if (is_lane_numbered(race, number)) {
            race.event_lane = static_cast<std::int8_t>(lane_numbered(race, number));
            return tell(table, Fact::lane_drawn, first, "DR-EVT-03", number);
        }
        race.lanes_left = static_cast<std::uint8_t>(race.lanes_left & ~(1U << (number - 1)));
        tell(table, Fact::lane_card_left, first, "DR-EVT-05", number);
    }
}

template <class Is>
Players those(const Race& race, const Is& is) {
    Players players;
    for (const PlayerId id : racing(race))
        if (is(race[id])) players.push_back(id);
    return players;
}

// DR-O-95: Initiative order within a row.
Players front_first(const Race& race, Players players) {
    std::stable_sort(players.begin(), players.end(), [&](PlayerId one, PlayerId other) {
        return race[one].at.row > race[other].at.row;
    });
    return players;
}
Players back_first(const Race& race, Players players) {
    std::stable_sort(players.begin(), players.end(), [&](PlayerId one, PlayerId other) {
        return race[one].at.row < race[other].at.row;
    });
    return players;
}

// Whom it touches and in what order is fixed when it begins (DR-O-94).
void to_each(Race& race, Table& table, const Players& players, const Effects& effects) {
    for (const PlayerId id : players)
        if (goes_on(race, id)) carry_out(race, table, id, effects);
}

void lose_each(Race& race, Table& table, const Players& players, int condition) {
    for (const PlayerId id : players)
        lose_condition(race, table, id, condition, Cause::other, "DR-RES-02");
}

// A lane that is closed has no event any more (DR-O-11).
Players on_lane(const Race& race) {
    if (race.event_lane < 0 || !is_open(race, race.event_lane)) return {};
    return those(race, [&](const Car& car) { return car.at.lane == race.event_lane; });
}

void overpass(Race& race, Table& table) {
    for (const PlayerId id : on_lane(race))
        lose_condition(race, table, id, race[id].at.row >= 5 ? 4 : 2, Cause::other, "DR-E-07");
}

void minefield(Race& race, Table& table) {
    if (!is_open(race, race.event_lane)) return;
    for (const PlayerId id : racing(race)) {
        const int away = std::abs(race[id].at.lane - race.event_lane);
        if (away <= 1) lose_condition(race, table, id, away == 0 ? 2 : 1, Cause::other, "DR-E-08");
    }
}

void tunnel(Race& race, Table& table) {
    const Players players = front_first(race, on_lane(race));
    for (const PlayerId id : players)
        race[id].tokens = {};
    to_each(race, table, players, event_of(race).effects);
}

// DR-RES-02, by the card (5.9).
void resolve_card(Race& race, Table& table) {
    const Effects& effects = event_of(race).effects;
    switch (static_cast<RoadEvent>(race.event)) {
    case RoadEvent::falling_overpass: return overpass(race, table);
    case RoadEvent::minefield: return minefield(race, table);
    case RoadEvent::boost_strip:
        return to_each(race, table, front_first(race, on_lane(race)), effects);
    case RoadEvent::slipstream_tunnel: return tunnel(race, table);
    case RoadEvent::sandstorm: {
        const auto is_fast = [](const Car& car) { return car.gear == top_gear; };
        return to_each(race, table, those(race, is_fast), effects);
    }
    case RoadEvent::toxic_rain: return to_each(race, table, racing(race), effects);
    case RoadEvent::road_narrows_left: return close_lane(race, table, 0);
    case RoadEvent::road_narrows_right: return close_lane(race, table, 1);
    case RoadEvent::crowd_favourite:
        // The last on the track, wherever it stands (DR-O-93).
        return carry_out(race, table, racing(race).back(), effects);
    case RoadEvent::double_trouble: race.doubled[1] = true; return;  // DR-O-90
    case RoadEvent::signal_jam: race.jammed[1] = true; return;
    default: return to_each(race, table, on_lane(race), effects);
    }
}

// The rearmost row that is occupied.
void cull(Race& race, Table& table) {
    const int row = race[back_first(race, racing(race))[0]].at.row;
    lose_each(race, table, those(race, [&](const Car& car) { return car.at.row == row; }), 2);
}

void redline(Race& race, Table& table) {
    const auto in_gear = [&](int gear) {
        return those(race, [=](const Car& car) { return car.gear == gear; });
    };
    in_one_moment(race, table,
                  [&] { to_each(race, table, front_first(race, in_gear(top_gear)), "F1"); });
    if (race.stage == Stage::over) return;
    in_one_moment(race, table, [&] { to_each(race, table, back_first(race, in_gear(1)), "B1"); });
}

// Each Vehicle with somebody behind it in its lane, all at the same time.
void live_ammo(Race& race, Table& table) {
    lose_each(race, table,
              those(race,
                    [&](const Car& car) {
                        return std::ranges::any_of(race.cars, [&](const Car& other) {
                            return other.is_racing && other.at.lane == car.at.lane &&
                                   other.at.row < car.at.row;
                        });
                    }),
              1);
}

}  // namespace

// DR-EVT-01, DR-EVT-02, DR-EVT-03, DR-EVT-06, DR-EVT-07. Double Trouble and Signal Jam act on this
// very event (DR-O-90).
void reveal_event(Race& race, Table& table) {
    race.doubled = {race.doubled[1], false};
    race.jammed = {race.jammed[1], false};
    turn_up_event(race, table);
    // It acts on the next one, so it may not be the last (DR-EVT-06, DR-O-72).
    while (race.round == race.terms.rounds && event_of(race).has_relay) {
        tell(table, Fact::event_replaced, first_on_track(race), "DR-EVT-06", race.event);
        turn_up_event(race, table);
    }
    race.event_lane = -1;
    if (event_of(race).has_lane && !race.jammed[0]) draw_lane(race, table);
    // It lies above the last but one (DR-EVT-07, DR-O-06, DR-O-108).
    if (race.round + 1 == race.terms.rounds) {
        constexpr std::array<std::uint8_t, final_stretches.size()> all = {1, 1, 1, 1};
        const PlayerId first = first_on_track(race);
        race.final_stretch = draw_lot(table, Why::final_stretch, {"DR-EVT-07", first}, all);
        tell(table, Fact::stretch_revealed, first, "DR-EVT-07", race.final_stretch);
    }
    race.stage = Stage::race;
    race.next = 0;
}

// DR-OVL-01, DR-OVL-02; none is ever taken off again (DR-OVL-03); DR-O-10. Who stands on the
// closing lane moves inward while the old edges hold (DR-O-103).
void close_lane(Race& race, Table& table, int side) {
    if (asphalt_left(race) == least_asphalt) return;
    const int lane = side == 0 ? left_dirt(race) : right_dirt(race);
    const Players players = those(race, [&](const Car& car) { return car.at.lane == lane; });
    in_one_moment(race, table, [&] {
        to_each(race, table, players, side == 0 ? "R1" : "L1");
        ++race.closed[static_cast<std::size_t>(side)];
        tell(table, Fact::lane_closed, nobody, "DR-OVL-01", side);
    });
}

// Which is one moment, for Closing Walls each Overlay, for Redline each part (DR-O-77).
void carry_out_final_stretch(Race& race, Table& table) {
    tell(table, Fact::stretch_resolved, nobody, "DR-RES-01", race.final_stretch);
    switch (static_cast<FinalStretch>(race.final_stretch)) {
    case FinalStretch::closing_walls:
        close_lane(race, table, 0);
        if (race.stage != Stage::over) close_lane(race, table, 1);
        return;
    case FinalStretch::the_cull: return in_one_moment(race, table, [&] { cull(race, table); });
    case FinalStretch::redline: return redline(race, table);
    case FinalStretch::live_ammo:
        return in_one_moment(race, table, [&] { live_ammo(race, table); });
    }
}

// Twice if it is doubled, on the same lane (DR-O-92).
void carry_out_event(Race& race, Table& table) {
    const int times = race.doubled[0] ? 2 : 1;
    for (int i = 0; i < times && race.stage != Stage::over; ++i) {
        tell(table, Fact::event_resolved, nobody, "DR-RES-02", race.event);
        in_one_moment(race, table, [&] { resolve_card(race, table); });
    }
}

// DR-RES-01, DR-RES-02; the track is that of this round (DR-O-93). After the last event the race is
// over, and who is first has won (DR-O-08, DR-R-03).
void resolve_events(Race& race, Table& table) {
    if (race.final_stretch != none) carry_out_final_stretch(race, table);
    if (race.stage == Stage::over) return;
    // With the lanes as they now are (DR-O-91).
    if (race.jammed[0] && event_of(race).has_lane) draw_lane(race, table);
    carry_out_event(race, table);
    race.event = none;
    race.event_lane = -1;
    if (race.stage == Stage::over) return;
    race.stage = race.round == race.terms.rounds ? Stage::over : Stage::preparation;
    if (race.stage == Stage::over) tell(table, Fact::race_over, placing(race)[0], "DR-O-08");
}

}  // namespace death_roads
