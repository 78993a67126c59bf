// Status tokens (2.7).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

void shed(Race& race, Table& table, PlayerId id, Rule rule) {
    --race[id][Status::stun];
    tell(table, Fact::token_shed, id, rule, static_cast<int>(Status::stun));
}

// DR-STUN-01; each is answered on its own, and the declaration may be made again (DR-O-80).
void apply_stun(Race& race, Table& table, PlayerId id) {
    Options options;
    options.push_back({Choice::lose});
    options.push_back({Choice::declare});
    const Option option = choose(table, Ask::stun, {"DR-STUN-01", id}, options);
    --race[id][Status::stun];
    if (option.choice == Choice::declare) {
        race.turn.has_declared = true;
        return tell(table, Fact::declared, id, "DR-STUN-01");
    }
    tell(table, Fact::stunned, id, "DR-STUN-01");
    lose_handling(race, table, id, 1, "DR-STUN-01");
}

// DR-BURN-01
void apply_burn(Race& race, Table& table, PlayerId id) {
    if (race[id].hand.empty()) {
        --race[id][Status::burn];
        return tell(table, Fact::token_shed, id, "DR-BURN-01", static_cast<int>(Status::burn));
    }
    Options options;
    offer_hand(race, id, Choice::discard, options);
    const Option option = choose(table, Ask::burn, {"DR-BURN-01", id}, options);
    --race[id][Status::burn];
    discard(race, id, option.card);
    tell(table, Fact::burned, id, "DR-BURN-01", option.card);
}

// All together are one item (DR-VEER-01, DR-O-84).
void apply_veer(Race& race, Table& table, PlayerId id) {
    const int count = race[id][Status::veer];
    race[id][Status::veer] = 0;
    tell(table, Fact::veered, id, "DR-VEER-01", count);
    resolve_skid_cards(race, table, id, count, "DR-VEER-01");
}

}  // namespace

void apply_tokens(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    // Cold Blood comes first (DR-DRV-04, DR-O-82).
    if (car.is_driven_by(Driver::vera) && car[Status::stun] > 0) shed(race, table, id, "DR-DRV-04");
    if (car.handling < 1)  // DR-STUN-04
        while (car[Status::stun] > 0)
            shed(race, table, id, "DR-STUN-04");
    apply_tokens_left(race, table, id);
}

void go_on_with_token(Race& race, Table& table, PlayerId id, Ask ask) {
    if (ask == Ask::stun) apply_stun(race, table, id);
    if (ask == Ask::burn) apply_burn(race, table, id);
    apply_tokens_left(race, table, id);
}

// One by one, in any order the owner likes (DR-STAT-01). A Skid waits for the others (DR-STUN-03).
void apply_tokens_left(Race& race, Table& table, PlayerId id) {
    Car& car = race[id];
    while (goes_on(race, id) && !car.was_far_behind) {
        Options options;
        for (const Status status : {Status::stun, Status::burn, Status::veer})
            if (car[status] > 0)
                options.push_back({Choice::status, none, static_cast<std::uint8_t>(status)});
        if (options.empty()) return;
        const Option next = choose(table, Ask::status, {"DR-STAT-01", id}, options);
        switch (static_cast<Status>(next.value)) {
        case Status::stun: apply_stun(race, table, id); break;
        case Status::burn: apply_burn(race, table, id); break;
        case Status::veer: apply_veer(race, table, id); break;
        }
    }
}

}  // namespace death_roads
