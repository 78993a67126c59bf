// FR-MOV-08 to 10, FR-JUMP-02, FR-SPC-05, FR-SPC-10, FR-TRT-03: cards played in a move.
#include "games/frothy/rules/movement_cards.h"

#include "games/frothy/rules/committing.h"
#include "games/frothy/rules/jumping.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"
#include "games/frothy/rules/traits.h"

namespace frothy {

namespace {

bool is_movement_card_played(const Race& race, bool same_kind) {
    const MoveInProgress& move = race.move;
    if (race.rules().move_card_cap == CardCap::one_each) return same_kind;
    return move.whip_played != 0 || move.reins_played != 0;
}

Option special_option(int place, SpecialFace face) { return {OptionKind::special, place, face}; }

SpecialFace face_of(Option option) { return static_cast<SpecialFace>(option.b); }

const SpecialCard& card_of(const Race& race, VehicleId v, int place) {
    return race.licence(v).specials[static_cast<std::size_t>(place)];
}

// Whether playing it takes a Reins out of the hand (FR-EDGE-13).
bool takes_reins(const Race& race, VehicleId v, Option option) {
    if (option.kind == OptionKind::special) {
        return card_of(race, v, option.a).face == CardFace::reins;
    }
    return option.kind != OptionKind::whip;
}

bool plays_whip(const Race& race, VehicleId v, Option option) {
    switch (option.kind) {
    case OptionKind::whip:
    case OptionKind::dual_as_whip:
    case OptionKind::reins_as_whip: return true;
    case OptionKind::special: {
        const SpecialCard& card = card_of(race, v, option.a);
        if (face_of(option) == SpecialFace::action) return card.rule == special::ramming_speed;
        return (card.face == CardFace::whip) == (face_of(option) == SpecialFace::plain);
    }
    default: return false;
    }
}

// Cards played for a space more: whether a path that long is clear is looked up once for all.
class WhipOffers {
public:
    WhipOffers(const Race& race, VehicleId v, const Duty& duty, Offer& offer)
        : race_(race), v_(v), duty_(duty), offer_(offer), is_clear_(has_longer_path(race, v)) {}

    void put(Option option) {
        const bool rams =
            option.kind == OptionKind::special && face_of(option) == SpecialFace::action;
        const int reins_taken = takes_reins(race_, v_, option) ? 1 : 0;
        if (rams || longer_move_keeps_duty(race_, v_, duty_, is_clear_, reins_taken)) {
            offer_.add(option);
        } else {
            offer_.refuse(option, "FR-EDGE-13");
        }
    }

private:
    const Race& race_;
    VehicleId v_;
    const Duty& duty_;
    Offer& offer_;
    bool is_clear_;
};

// FR-TRT-03: with Encouragement Reins serve as well.
void offer_whips(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    const Cards& cards = race[v].cards;
    const auto hold = [&](CardType type) { return cards.count(Pile::hand, type) > 0; };
    const bool encouraged = has_trait(race, v, trait::encouragement);
    const unsigned whips = specials_in_hand(race, v, CardFace::whip);
    const unsigned reins = encouraged ? specials_in_hand(race, v, CardFace::reins) : 0U;
    const unsigned ramming = specials_in_hand(race, v, special::ramming_speed);
    const unsigned specials = whips | reins | ramming;
    const bool reins_serve = encouraged && hold(CardType::reins);
    if (!hold(CardType::whip) && !hold(CardType::dual) && !reins_serve && specials == 0) return;

    WhipOffers offers(race, v, duty, offer);
    if (hold(CardType::whip)) offers.put({OptionKind::whip});
    if (hold(CardType::dual)) offers.put({OptionKind::dual_as_whip});
    if (reins_serve) offers.put({OptionKind::reins_as_whip});
    for (int place = 0; specials >> place != 0; ++place) {
        const auto is_in = [place](unsigned bits) { return ((bits >> place) & 1U) != 0; };
        if (is_in(whips)) offers.put(special_option(place, SpecialFace::plain));
        if (is_in(ramming)) offers.put(special_option(place, SpecialFace::action));
        if (is_in(reins)) offers.put(special_option(place, SpecialFace::other));
    }
}

bool some_stop_keeps_duty(const Race& race, const Duty& duty) {
    for (int fewer = 1; fewer <= race.move.spaces_left; ++fewer) {
        if (shorter_move_keeps_duty(race, duty, fewer)) return true;
    }
    return false;
}

void offer_if(bool allowed, Option option, Rule rule, Offer& offer) {
    if (allowed) {
        offer.add(option);
    } else {
        offer.refuse(option, rule);
    }
}

void offer_reins(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    const Cards& cards = race[v].cards;
    const bool keeps_duty = shorter_move_keeps_duty(race, duty, 1);
    if (cards.count(Pile::hand, CardType::reins) > 0) {
        offer_if(keeps_duty, {OptionKind::reins}, "FR-EDGE-59", offer);
    }
    if (cards.count(Pile::hand, CardType::dual) > 0) {
        offer_if(keeps_duty, {OptionKind::dual_as_reins}, "FR-EDGE-59", offer);
    }
    const unsigned reins = specials_in_hand(race, v, CardFace::reins);
    const unsigned stops = specials_in_hand(race, v, special::emergency_stop);
    for (int place = 0; (reins | stops) >> place != 0; ++place) {
        if (((reins >> place) & 1U) != 0) {
            offer_if(keeps_duty, special_option(place, SpecialFace::plain), "FR-EDGE-59", offer);
        }
        if (((stops >> place) & 1U) != 0) {
            offer_if(some_stop_keeps_duty(race, duty), special_option(place, SpecialFace::action),
                     "FR-EDGE-59", offer);
        }
    }
}

void spend_from_hand(Race& race, Table& table, VehicleId v, Option option) {
    if (option.kind == OptionKind::special) {
        const bool action = face_of(option) == SpecialFace::action;
        play_special(race, table, v, option.a, action ? SpecialUse::action : SpecialUse::plain);
        return;
    }
    Cards& cards = race[v].cards;
    --cards.count(Pile::hand, type_of(option.kind));
    ++cards.count(Pile::spent, type_of(option.kind));
}

MovementCardKind kind_of(Option option) {
    switch (option.kind) {
    case OptionKind::special: return MovementCardKind::special;
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return MovementCardKind::dual;
    case OptionKind::reins_as_whip: return MovementCardKind::other_type;
    default: return MovementCardKind::plain;
    }
}

void tell_movement_card(Table& table, VehicleId v, Option option, bool whip, int spaces,
                        Rule rule) {
    tell(table, v, rule,
         MovementCard{whip ? CardType::whip : CardType::reins, kind_of(option), spaces});
}

// FR-SPC-10: how many spaces are not moved. Asked before the card is spent.
int ask_how_short(const Race& race, Table& table, VehicleId v, const Duty& duty) {
    Offer offer;
    for (int fewer = 1; fewer <= race.move.spaces_left; ++fewer) {
        offer_if(shorter_move_keeps_duty(race, duty, fewer), {OptionKind::amount, fewer},
                 "FR-EDGE-59", offer);
    }
    About about;
    about.vehicle = v;
    about.rule = special::emergency_stop;
    about.number = race.move.spaces_left;
    return offer.ask(table, v, Ask::stop_short, about).a;
}

// FR-SPC-10, FR-CLP-06.
void stop_in_emergency(Race& race, Table& table, VehicleId v, Option option, const Duty& duty) {
    const int fewer = ask_how_short(race, table, v, duty);
    spend_from_hand(race, table, v, option);
    race.move.reins_played = 1;
    race.move.spaces_left = static_cast<std::uint8_t>(race.move.spaces_left - fewer);
    tell_movement_card(table, v, option, false, fewer, special::emergency_stop);
    const int before = rating(race, v);
    lose_ratings(race, table, v, fewer, special::emergency_stop);
    if (rating(race, v) != before && is_safe(race, v)) {
        clear_control_loss(race, table, v, "FR-CLP-06");
    }
}

Rule rule_of(const Race& race, VehicleId v, Option option, bool whip) {
    if (option.kind == OptionKind::special && face_of(option) == SpecialFace::action) {
        return card_of(race, v, option.a).rule;
    }
    const bool other =
        option.kind == OptionKind::reins_as_whip ||
        (option.kind == OptionKind::special && face_of(option) == SpecialFace::other);
    if (other) return trait::encouragement;
    return whip ? Rule("FR-MOV-08") : Rule("FR-MOV-09");
}

}  // namespace

bool reins_may_be_played(const Race& race) {
    return !is_movement_card_played(race, race.move.reins_played != 0) && race.move.spaces_left > 0;
}

bool whip_may_be_played(const Race& race) {
    return !is_movement_card_played(race, race.move.whip_played != 0);
}

int reins_in_hand(const Race& race, VehicleId v) { return playable(race, v, CardType::reins); }

// FR-CARD-02, FR-VEH-18: plain, dual and special cards, the last for their action as well.
void offer_movement_cards(const Race& race, VehicleId v, const Duty& duty, Offer& offer) {
    if (!holds_cards(race, v)) return;
    if (whip_may_be_played(race)) {
        offer_whips(race, v, duty, offer);
    } else if (offer.explains() && has_playable(race, v, CardType::whip)) {
        offer.refuse(OptionKind::whip, "FR-MOV-10");
    }
    if (reins_may_be_played(race)) {
        offer_reins(race, v, duty, offer);
    } else if (offer.explains() && reins_in_hand(race, v) > 0) {
        offer.refuse(OptionKind::reins,
                     race.move.spaces_left == 0 ? Rule("FR-MOV-09") : Rule("FR-MOV-10"));
    }
}

// FR-MOV-08, 09; at rating 0 it buys the one step (FR-EDGE-09). FR-SPC-05: Ramming Speed lets the
// vehicle hit others on purpose for the rest of the phase's movement.
void play_movement_card(Race& race, Table& table, VehicleId v, const Duty& duty, Option option) {
    const bool whip = plays_whip(race, v, option);
    const bool action =
        option.kind == OptionKind::special && face_of(option) == SpecialFace::action;
    if (action && !whip) {
        stop_in_emergency(race, table, v, option, duty);
        return;
    }
    spend_from_hand(race, table, v, option);
    if (whip) {
        race.move.whip_played = 1;
        ++race.move.spaces_left;
    } else {
        race.move.reins_played = 1;
        --race.move.spaces_left;
    }
    if (action) race.move.ramming = 1;
    tell_movement_card(table, v, option, whip, 1, rule_of(race, v, option, whip));
}

// FR-CARD-05: a card of its own, beside the movement card. A Reins the duty still needs stays in
// hand (FR-EDGE-59).
void pay_for_jump(Race& race, Table& table, VehicleId v, const Duty& duty, Option jump) {
    const JumpPath path = jump_of(race, jump);
    Offer offer;
    const auto add = [&](Option card) {
        const int left = reins_in_hand(race, v) - (takes_reins(race, v, card) ? 1 : 0);
        offer_if(jump_keeps_duty(race, v, path.landing, path.last_side, path.over, left, duty),
                 card, "FR-EDGE-59", offer);
    };
    for (const OptionKind kind : {OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip,
                                  OptionKind::dual_as_reins}) {
        if (race[v].cards.count(Pile::hand, type_of(kind)) > 0) add({kind});
    }
    const unsigned plain =
        specials_in_hand(race, v, CardFace::whip) | specials_in_hand(race, v, CardFace::reins);
    for (int place = 0; plain >> place != 0; ++place) {
        if (((plain >> place) & 1U) != 0) add(special_option(place, SpecialFace::plain));
    }
    About about;
    about.vehicle = v;
    about.rule = "FR-JUMP-02";
    about.cell = path.landing;
    const Option card = offer.ask(table, v, Ask::jump_card, about);
    spend_from_hand(race, table, v, card);
    const bool whip = plays_whip(race, v, card);
    tell(table, v, "FR-JUMP-02", CardsCommitted{whip, !whip, Ask::jump_card});
}

}  // namespace frothy
