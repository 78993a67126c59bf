// FR-MOV-08 to 10, FR-JUMP-02: cards played in a move.
#include "movement_cards.h"

#include "frothy/rules.h"
#include "jumping.h"
#include "telling.h"

namespace frothy {

namespace {

bool cap_is_reached(const Race& race, bool same_kind) {
    const MoveInProgress& move = race.move;
    if (race.rules().move_card_cap == CardCap::one_each) return same_kind;
    return move.whip_played != 0 || move.reins_played != 0;
}

int held(const Race& race, VehicleId v, CardType type) {
    return race[v].cards.count(Pile::hand, type);
}

// How many Reins a card takes out of the hand.
int reins_in(OptionKind kind) { return kind == OptionKind::whip ? 0 : 1; }

void offer_whips(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    for (const OptionKind kind : {OptionKind::whip, OptionKind::dual_as_whip}) {
        const CardType type = kind == OptionKind::whip ? CardType::whip : CardType::dual;
        if (held(race, v, type) == 0) continue;
        if (longer_move_keeps_duty(race, v, duty, reins_in_hand(race, v) - reins_in(kind))) {
            offer.add(kind);
        } else {
            offer.refuse({kind}, "FR-EDGE-13");
        }
    }
}

void offer_reins(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    const bool keeps_duty = shorter_move_keeps_duty(race, v, duty, 1);
    for (const OptionKind kind : {OptionKind::reins, OptionKind::dual_as_reins}) {
        const CardType type = kind == OptionKind::reins ? CardType::reins : CardType::dual;
        if (held(race, v, type) == 0) continue;
        if (keeps_duty) {
            offer.add(kind);
        } else {
            offer.refuse({kind}, "FR-EDGE-59");
        }
    }
}

void spend_from_hand(Race& race, VehicleId v, OptionKind kind) {
    const CardType type = kind == OptionKind::whip    ? CardType::whip
                          : kind == OptionKind::reins ? CardType::reins
                                                      : CardType::dual;
    Cards& cards = race[v].cards;
    --cards.count(Pile::hand, type);
    ++cards.count(Pile::spent, type);
}

}  // namespace

bool reins_may_be_played(const Race& race, VehicleId) {
    return !cap_is_reached(race, race.move.reins_played != 0) && race.move.spaces_left > 0;
}

bool whip_may_be_played(const Race& race, VehicleId) {
    return !cap_is_reached(race, race.move.whip_played != 0);
}

int reins_in_hand(const Race& race, VehicleId v) { return playable(race, v, CardType::reins); }

void offer_movement_cards(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    if (whip_may_be_played(race, v)) {
        offer_whips(race, v, duty, offer);
    } else if (playable(race, v, CardType::whip) > 0) {
        offer.refuse({OptionKind::whip}, "FR-MOV-10");
    }
    if (reins_may_be_played(race, v)) {
        offer_reins(race, v, duty, offer);
    } else if (reins_in_hand(race, v) > 0) {
        offer.refuse({OptionKind::reins},
                     race.move.spaces_left == 0 ? Rule("FR-MOV-09") : Rule("FR-MOV-10"));
    }
}

// FR-MOV-08, 09; at rating 0 it buys the one step (FR-EDGE-09).
void play_movement_card(Race& race, Table& table, VehicleId v, Option option) {
    const OptionKind kind = option.kind;
    const bool whip = kind == OptionKind::whip || kind == OptionKind::dual_as_whip;
    const bool dual = kind == OptionKind::dual_as_whip || kind == OptionKind::dual_as_reins;
    spend_from_hand(race, v, kind);
    if (whip) {
        race.move.whip_played = 1;
        ++race.move.spaces_left;
    } else {
        race.move.reins_played = 1;
        --race.move.spaces_left;
    }
    tell(table, EventKind::movement_card, v, whip ? Rule("FR-MOV-08") : Rule("FR-MOV-09"),
         {.a = whip ? 0 : 1, .b = dual ? 1 : 0});
}

// FR-CARD-05: a card of its own, beside the movement card. A Reins the duty still needs stays in
// hand (FR-EDGE-59).
void pay_for_jump(Race& race, Table& table, VehicleId v, const Duty& duty, Option jump) {
    const JumpPath path = jump_of(race, jump);
    Offer offer;
    for (const OptionKind kind : {OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip,
                                  OptionKind::dual_as_reins}) {
        const CardType type = kind == OptionKind::whip    ? CardType::whip
                              : kind == OptionKind::reins ? CardType::reins
                                                          : CardType::dual;
        if (held(race, v, type) == 0) continue;
        const int left = reins_in_hand(race, v) - reins_in(kind);
        if (jump_keeps_duty(race, v, path.landing, path.last_side, path.over, left, duty)) {
            offer.add(kind);
        } else {
            offer.refuse({kind}, "FR-EDGE-59");
        }
    }
    About about;
    about.vehicle = v;
    about.rule = "FR-JUMP-02";
    about.cell = path.landing;
    const OptionKind card = offer.ask(table, v, Ask::jump_card, about).kind;
    spend_from_hand(race, v, card);
    const bool whip = card == OptionKind::whip || card == OptionKind::dual_as_whip;
    tell(table, EventKind::cards_committed, v, "FR-JUMP-02",
         {.a = whip ? 1 : 0, .b = whip ? 0 : 1, .c = static_cast<int>(Ask::jump_card)});
}

}  // namespace frothy
