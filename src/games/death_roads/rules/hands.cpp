// Hands, Decks and Discards, and who knows what of them (DR-ACT-05, DR-ACT-06,
// DR-ACT-07).
#include <algorithm>

#include "games/death_roads/rules/procedures.h"

namespace death_roads {

// DR-ACT-06. With Deck and Discard both empty, the rest is lost (DR-PREP-05, DR-O-88).
void draw_cards(Race& race, Table& table, PlayerId id, int count, Rule rule) {
    Car& car = race[id];
    int drawn = 0;
    for (; drawn < count; ++drawn) {
        if (car.deck.empty() && car.discard.empty()) break;
        if (car.deck.empty()) {
            car.deck.shuffle_in(car.discard);
            tell(table, Fact::shuffled, id, "DR-PREP-05");
        }
        kernel::Roll<DeathRoads> roll;
        roll.why = Why::draw;
        roll.about = {rule, id};
        roll.seen_by = kernel::only(id);
        const Card card = car.deck.draw(table, roll);
        car.hand.add(card);
        Event event;
        event.fact = Fact::drew_card;
        event.who = id;
        event.value = card;
        event.rule = rule;
        table.tell(event, kernel::only(id));
    }
    if (drawn > 0) tell(table, Fact::drew, id, rule, drawn);
}

// DR-ACT-05
void discard(Race& race, PlayerId id, Card card) {
    race[id].hand.remove(card);
    race[id].discard.add(card);
}

void offer_hand(const Race& race, PlayerId id, Choice choice, Options& options) {
    for (Card card = 0; card < card_kinds; ++card)
        if (race[id].hand.has(card)) options.push_back({choice, card});
}

// DR-ACT-07. The sixteen cards of a rival are known, but not which of them he holds.
Race DeathRoads::seen_by(const Race& race, PlayerId viewer) {
    Race view = race;
    for (PlayerId id = 0; id < race.terms.players; ++id) {
        Car& car = view[id];
        if (id != viewer) car.hand.turn_face_down(car.deck.pool());
        car.deck.turn_face_down(viewer);
    }
    return view;
}

// What a rival has put on his Discard since came from his hand, as far as it held cards.
void DeathRoads::redeal(Race& race, const Race& later, PlayerId viewer, kernel::Chance& chance) {
    for (PlayerId id = 0; id < race.terms.players; ++id) {
        Car& car = race[id];
        if (id == viewer) continue;
        for (Card card = 0; card < card_kinds; ++card) {
            const int in_play = later.turn.who == id && later.turn.card == card ? 1 : 0;
            int shown = later[id].discard.count(card) + in_play - car.discard.count(card);
            for (; shown > 0 && car.hand.unknown() > 0 && car.deck.pool().has(card); --shown)
                car.hand.redeal(card, car.deck.pool());
        }
        car.hand.redeal(car.deck.pool(), chance);
        car.deck.redeal(chance);
    }
}

}  // namespace death_roads
