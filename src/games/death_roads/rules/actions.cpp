// Pass, Focus, Card Actions and Driver Actions (2.10 to 2.14).
#include "games/death_roads/rules/procedures.h"

namespace death_roads {

namespace {

const Effects& row_of(const Race& race, PlayerId id, Card card) {
    return vehicle_cards[card].rows[race[id].gear - 1U];
}

// Both sides may always be named, also towards a Barrier (DR-O-25, DR-O-75).
void offer_sides(Choice choice, Card card, bool has_side, Options& options) {
    const auto add = [&](Side side) {
        options.push_back({choice, card, static_cast<std::uint8_t>(side)});
    };
    if (!has_side) return add(Side::neither);
    add(Side::left);
    add(Side::right);
}

void offer_card(const Race& race, PlayerId id, Card card, Options& options) {
    if (!is_weapon(card))
        return offer_sides(Choice::play, card, row_of(race, id, card).has_side(), options);
    const std::size_t lines = weapon_of(card).alternatives.size();
    for (std::size_t line = 0; line <= lines; ++line)
        options.push_back({Choice::play, card, static_cast<std::uint8_t>(line)});
}

// DR-CARD-02: shown, paid, resolved by the row of the Gear, discarded. In play it is in no pile
// (DR-O-87). A change of Gear does not change the row (DR-O-24).
void play_card(Race& race, Table& table, PlayerId id, const Option& what) {
    Car& car = race[id];
    const Card card = what.card;
    race.turn.has_played = true;
    race.turn.card = card;
    car.hand.remove(card);
    tell(table, Fact::played, id, "DR-CARD-02", card);
    lose_handling(race, table, id, cost_of(card), "DR-CARD-02");
    if (is_weapon(card)) {
        fire(race, table, id, card, what.value);
    } else {
        carry_out(race, table, id, row_of(race, id, card), static_cast<Side>(what.value));
    }
    race.turn.card = none;
    if (car.is_racing) car.discard.add(card);
}

// A card and Handling (DR-DRV-03); the card is on the Discard before the effect (DR-O-87).
void play_driver_action(Race& race, Table& table, PlayerId id, const Option& what) {
    const DriverText& driver = drivers.at(race[id].build.driver);
    race.turn.has_driven = true;
    discard(race, id, what.card);
    tell(table, Fact::acted, id, "DR-DRV-01", what.card, nobody, what.choice);
    const bool is_own = what.choice == Choice::own_action;
    lose_handling(race, table, id, is_own ? driver.cost : 1, "DR-DRV-03");
    const auto side = static_cast<Side>(what.value);
    if (what.choice == Choice::shift) {
        change_gear(race, table, id, what.value == 0 ? 1 : -1);  // DR-O-65
    } else if (what.choice == Choice::change_lane) {
        carry_out(race, table, id, "X1", side);  // DR-O-66
    } else {
        carry_out(race, table, id, driver.effects, side);
    }
}

// A card and a Driver Action need at least 1 Handling (DR-ACT-02, DR-ACT-03), however much they
// cost (DR-ACT-04), and a card in hand.
bool may_act(const Race& race, PlayerId id) {
    const Car& car = race[id];
    return goes_on(race, id) && !car.is_aside && car.handling >= 1 && !car.hand.empty();
}

}  // namespace

// One more Action of the other kind, or the end of the turn, which is all there is where no other
// can be played (DR-ACT-01, DR-ACT-02, DR-R-11, DR-O-105): two cards leave the hand at most
// (DR-D-01).
void act_again(Race& race, Table& table, PlayerId id) {
    if (!goes_on(race, id) || race[id].is_aside) return;
    Options options;
    options.push_back({Choice::done});
    const bool may = may_act(race, id);
    if (may && !race.turn.has_played) offer_cards(race, id, options);
    if (may && !race.turn.has_driven) offer_driver_actions(race, id, options);
    const Option option = choose(table, Ask::second, {"DR-ACT-01", id}, options);
    if (option.choice != Choice::done) act(race, table, id, option);
}

void offer_cards(const Race& race, PlayerId id, Options& options) {
    for (Card card = 0; card < card_kinds; ++card)
        if (race[id].hand.has(card)) offer_card(race, id, card, options);
}

// Those of every Driver, for the basics, and the own one (DR-DRV-02, DR-R-17, 5.8).
void offer_driver_actions(const Race& race, PlayerId id, Options& options) {
    const Effects& own = drivers.at(race[id].build.driver).effects;
    for (Card card = 0; card < card_kinds; ++card) {
        if (!race[id].hand.has(card)) continue;
        options.push_back({Choice::shift, card, 0});
        options.push_back({Choice::shift, card, 1});
        offer_sides(Choice::change_lane, card, true, options);
        offer_sides(Choice::own_action, card, own.has_side(), options);
    }
}

void act(Race& race, Table& table, PlayerId id, Option what) {
    what.choice == Choice::play ? play_card(race, table, id, what)
                                : play_driver_action(race, table, id, what);
}

// DR-STEP-02, of which a turn does exactly one (DR-D-02). Without a card Pass is the only choice
// (DR-PASS-02); who has declared may Pass or Focus (DR-STUN-02, DR-FOC-02).
void choose_step(Race& race, Table& table, PlayerId id) {
    Options options;
    options.push_back({Choice::pass});
    offer_hand(race, id, Choice::focus, options);
    if (!race.turn.has_declared && may_act(race, id)) {
        offer_cards(race, id, options);
        offer_driver_actions(race, id, options);
    }
    const Option option = choose(table, Ask::step, {"DR-STEP-02", id}, options);
    if (option.choice == Choice::pass) {
        race[id].is_aside = true;  // DR-PASS-01; with Handling left it costs nothing (DR-D-05)
        return tell(table, Fact::passed, id, "DR-PASS-01");
    }
    if (option.choice == Choice::focus) {
        discard(race, id, option.card);  // DR-FOC-01
        return tell(table, Fact::focused, id, "DR-FOC-01", option.card);
    }
    act(race, table, id, option);
    act_again(race, table, id);
}

}  // namespace death_roads
