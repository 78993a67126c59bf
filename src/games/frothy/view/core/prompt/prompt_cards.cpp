// Cards to commit: toggled in the hand, confirmed with one button (SPD, CTRL, ATK).
#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/odds_plans.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "games/frothy/view/core/telling/race_log_words.h"

namespace frothy {

namespace {

OptionKind plain_play(CardType type) {
    return type == CardType::reins ? OptionKind::reins : OptionKind::whip;
}

CardFaceUp face_of(const PromptCard& card) { return card.face.card.as<CardFaceUp>(); }
CardType type_of(const PromptCard& card) { return face_of(card).type; }
std::uint8_t special_of(const PromptCard& card) { return face_of(card).special; }
bool is_plain(const PromptCard& card) { return special_of(card) == plain_card; }

// Below a card that is laid: as what, where its face does not say so.
std::string word_below(const PromptCard& card, PlayedAs use) {
    const bool is_named = !is_plain(card) || type_of(card) == CardType::dual ||
                          (use == PlayedAs::whip) != (type_of(card) == CardType::whip);
    if (is_named && use == PlayedAs::whip) return tr("as Whip");
    if (is_named && use == PlayedAs::reins) return tr("as Reins");
    return tr_in("card", "ready");
}

// The uses a card may be put to, in the order in which a click goes round.
std::vector<ui::CardUse> uses_of(const Decision& decision, const AnswerPlan& on_offer,
                                 const PromptCard& card) {
    const Licence& licence = decision.now.licence(decision.player);
    std::array order = {PlayedAs::action, PlayedAs::whip, PlayedAs::reins};
    if (is_plain(card) && type_of(card) == CardType::reins) std::swap(order[1], order[2]);
    std::vector<ui::CardUse> uses;
    for (const PlayedAs use : order) {
        for (const Option& play : on_offer) {
            if (card_played(licence, play) == face_of(card) && played_as(licence, play) == use)
                uses.push_back({play, word_below(card, use)});
        }
    }
    return uses;
}

// Why a card cannot be played here.
void explain(const Decision& decision, const Names& names, PromptCard& card) {
    const Refusal* refusal = nullptr;
    for (const Refusal& one : decision.refused) {
        const bool same = is_plain(card) ? one.option.kind == plain_play(type_of(card))
                                         : one.option.kind == OptionKind::special &&
                                               one.option.a == special_of(card);
        if (same && refusal == nullptr) refusal = &one;
    }
    card.rule = refusal == nullptr ? decision.about.rule : refusal->rule;
    if (refusal != nullptr) {
        card.reason = refusal_reason(*refusal, decision, names);
    } else if (!is_plain(card)) {
        card.reason = say("{0} has no effect here. {1}", {card.name, card.explanation});
        const SpecialCard* special = special_at(decision, special_of(card));
        if (special != nullptr) card.rule = special->rule;
    } else {
        card.reason =
            tr("Cards are played in order: Whips, Reins, dual cards, then special cards.");
    }
}

// What a plain card does where it is played (FR-LIC-10).
void tell_plain(const Decision& decision, const Names& names, PromptCard& card) {
    const CardType type = type_of(card);
    card.name = card_name(type);
    card.goes_round = type == CardType::dual;
    struct Printed {
        Rule rule;
        Key key;
    };
    constexpr std::array printed = {Printed{"FR-CARD-03", Key::w}, Printed{"FR-CARD-04", Key::r},
                                    Printed{"FR-CARD-02", Key::d}};
    card.rule = printed.at(static_cast<std::size_t>(type)).rule;
    card.kind_key = printed.at(static_cast<std::size_t>(type)).key;
    const auto does = [&](OptionKind play) {
        return option_explanation({play, 0, 0}, decision, names);
    };
    if (type != CardType::dual) {
        card.explanation = does(plain_play(type));
        return;
    }
    const std::string as_whip = does(OptionKind::dual_as_whip);
    const std::string as_reins = does(OptionKind::dual_as_reins);
    card.explanation = as_whip == as_reins
                           ? say("played as a Whip or as a Reins. {0}", {as_whip})
                           : say("as a Whip: {0} As a Reins: {1}", {as_whip, as_reins});
}

std::vector<PromptCard> hand_of(const Decision& decision, const Names& names) {
    const Licence& licence = decision.now.licence(decision.player);
    std::vector<CardFaceUp> faces =
        cards_in(licence, decision.now[decision.player].cards, Pile::hand);
    for (const Option& play : committed_in_secret(decision)) {
        const auto face = std::ranges::find(faces, card_played(licence, play));
        if (face != faces.end()) faces.erase(face);
    }
    const AnswerPlan on_offer = plays_on_offer(decision);
    std::vector<PromptCard> hand;
    for (const CardFaceUp& face : faces) {
        PromptCard card;
        if (const SpecialCard* special = special_at(decision, face.special)) {
            card.name = special_text(*special);
            card.explanation = special_explanation(*special);
            card.rule = special->rule;
        }
        card.face = card_face(face, card.name);
        if (is_plain(card)) tell_plain(decision, names, card);
        card.uses = uses_of(decision, on_offer, card);
        if (!card.can_toggle()) explain(decision, names, card);
        if (hand.size() < 9) card.key = ui::key_of_thing(hand.size());
        hand.push_back(std::move(card));
    }
    return hand;
}

AnswerPlan plays_of(const std::vector<PromptCard>& cards, const std::vector<std::size_t>& uses) {
    AnswerPlan plays;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (uses[i] != 0) plays.push_back(cards[i].uses[uses[i] - 1].answer.as<Option>());
    }
    return plays;
}

constexpr int highest_crawl = 1;  // Speed

bool is_crawling(const Race& race, VehicleId v) { return rating(race, v) <= highest_crawl; }

// The direction the cards are for: what is advised as long as its cards lie there, else the one
// they help in. Reins slow down whoever moves at all.
OptionKind direction_meant(const Decision& decision, const AnswerPlan& advice, const SpeedAhead& up,
                           const SpeedAhead& down, const AnswerPlan& plays) {
    if (!advice.empty() && advice == up.answers) return OptionKind::accelerate;
    if (!advice.empty() && advice == down.answers) return OptionKind::decelerate;
    const Licence& licence = decision.now.licence(decision.player);
    const bool are_reins = std::ranges::all_of(plays, [&](Option play) {
        return play.kind != OptionKind::special && played_as(licence, play) == PlayedAs::reins;
    });
    return are_reins && !plays.empty() && !is_crawling(decision.now, subject_of(decision))
               ? OptionKind::decelerate
               : OptionKind::accelerate;
}

// Which dice will be kept, as far as the cards settle it (FR-SPD-07 to 10).
std::string keeping_words(Rule limit) {
    if (limit.is_none()) return tr("keep two");
    const bool keeps_both = limit == Rule("FR-SPD-08") || limit == Rule("FR-SPD-10");
    return keeps_both ? tr("keep the two lowest") : tr("keep the lowest and another");
}

std::string laid_ready_explanation(int played, const SpeedAhead& ahead, OptionKind meant) {
    const std::string rolled = dice_count_text(ahead.dice);
    const std::string keep = keeping_words(ahead.keep_limit);
    if (meant == OptionKind::decelerate) {
        return say(by_count(played,
                            "One card is ready: you roll {1} and {2}; their sum is what you "
                            "slow down by. Choose cards to add them or take them back.",
                            "{0} cards are ready: you roll {1} and {2}; their sum is what you "
                            "slow down by. Choose cards to add them or take them back."),
                   {played, rolled, keep});
    }
    return say(by_count(played,
                        "One card is ready: you roll {1} and {2}; their sum is your boost. "
                        "Choose cards to add them or take them back.",
                        "{0} cards are ready: you roll {1} and {2}; their sum is your boost. "
                        "Choose cards to add them or take them back."),
               {played, rolled, keep});
}

// What is rolled, and with which cards.
std::string roll_label(DiceCount dice, const std::string& cards) {
    const std::string rolled = dice_count_text(dice);
    return cards.empty() ? say("Roll {0}", {rolled}) : say("Roll {0} with {1}", {rolled, cards});
}

std::string roll_title(DiceCount dice, const std::string& cards) {
    const std::string rolled = dice_count_text(dice);
    return cards.empty() ? say("No card: you roll {0}", {rolled})
                         : say("{0}: you roll {1}", {cards, rolled});
}

std::string discard_line(int most) {
    return say(by_count(most, mark("Nothing may be discarded"), "You may discard up to {0} die",
                        "You may discard up to {0} dice"),
               {most});
}

}  // namespace

// The cards advised lie ready to be played, the dice to be discarded.
ui::Touched RaceQuestion::proposed() const {
    ui::Touched ready;
    const PromptModel bare = make(ready);
    const auto lay = [&](Option play) {
        for (std::size_t i = 0; i < bare.cards.size(); ++i) {
            if (ready.uses[i] != 0) continue;
            const std::vector<ui::CardUse>& uses = bare.cards[i].uses;
            const auto use = std::ranges::find(uses, ui::Answer(play), &ui::CardUse::answer);
            if (use == uses.end()) continue;
            ready.uses[i] = static_cast<std::size_t>(use - uses.begin()) + 1;
            return;
        }
    };
    const std::vector<std::uint8_t>& dice = asked_.decision.dice;
    const auto lay_aside = [&](std::uint8_t icon) {
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (dice[i] != icon || std::ranges::count(ready.dice, i) > 0) continue;
            ready.dice.push_back(i);
            return;
        }
    };
    const bool discards = asked_.decision.ask == Ask::discard_die;
    for (const Option& answer : asked_.advice) {
        if (is_card(answer.kind)) lay(answer);
        if (discards && answer.kind == OptionKind::discard) lay_aside(answer.a);
    }
    return ready;
}

void QuestionBuilder::build_cards() {
    model_.cards = hand_of(decision_, names_);
    touched_.uses.resize(model_.cards.size(), 0);
    for (std::size_t i = 0; i < model_.cards.size(); ++i)
        model_.cards[i].use = touched_.uses[i];
    const AnswerPlan plays = plays_of(model_.cards, touched_.uses);
    model_.outcome_title = plays.empty() ? tr("If you play no card")
                                         : say("If you play {0}", {cards_text(decision_, plays)});
    if (decision_.ask == Ask::speed_cards) {
        build_speed_choices();
    } else {
        build_roll_choices();
    }
}

// The direction is part of the plan: it confirms the cards.
void QuestionBuilder::build_speed_choices() {
    const AnswerPlan plays = plays_of(model_.cards, touched_.uses);
    const int played = cards_among(decision_, plays);
    const int so_far = decision_.about.so_far;
    const Race& race = decision_.now;
    const std::string cards_played = short_cards_text(decision_, plays);
    const SpeedAhead up = speed_ahead(decision_, plays, OptionKind::accelerate);
    const SpeedAhead down = speed_ahead(decision_, plays, OptionKind::decelerate);
    const OptionKind meant = up.is_allowed && down.is_allowed
                                 ? direction_meant(decision_, advice_, up, down, plays)
                             : up.is_allowed ? OptionKind::accelerate
                                             : OptionKind::decelerate;
    const SpeedAhead& ahead = meant == OptionKind::accelerate ? up : down;
    const bool is_alike = !up.is_allowed || !down.is_allowed || up.dice == down.dice;
    if (!plays.empty() && is_alike && !ahead.dice.none() && !ahead.keeps_one)
        model_.outcome_title = roll_title(ahead.dice, cards_text(decision_, plays));
    const auto may_toggle = [](const PromptCard& card) { return card.can_toggle(); };
    if (so_far == 0 && std::ranges::any_of(model_.cards, may_toggle)) {
        if (played > 0 && !ahead.dice.none() && !ahead.keeps_one) {
            model_.explanation = laid_ready_explanation(played, ahead, meant);
        } else if (played == 0 && up.forbidden_by == Rule("FR-SPD-04")) {
            model_.explanation =
                is_crawling(race, vehicle_)
                    ? tr("To get going, choose a card first: with none played you must slow down.")
                    : say("{0} {1}",
                          {tr("Without a card you must decelerate."), model_.explanation});
        }
    }
    const auto put = [&](OptionKind kind, const SpeedAhead& way) {
        const Option direction{kind, 0};
        const bool faster = kind == OptionKind::accelerate;
        if (!way.is_allowed) {
            const Refusal refusal{direction, way.forbidden_by};
            model_.refused.push_back({option_label(direction, decision_, names_),
                                      refusal_reason(refusal, decision_, names_), refusal.rule});
            return;
        }
        PromptChoice choice = choice_of(direction);
        const bool is_waiting = !faster && rating(race, vehicle_) == 0;
        if (is_waiting) choice.label = tr("Stay at Speed 0");
        if (!plays.empty()) {
            choice.label = say("{0} with {1}", {choice.label, cards_played});
            if (is_waiting)
                choice.explanation +=
                    std::string(" ") +
                    tr("Nothing is slower: the cards would be spent for nothing.");
        } else if (!faster && so_far == 0 && !is_waiting) {
            choice.label = say("{0}, no card", {choice.label});
        }
        choice.keys = {faster ? Key::up : Key::down};
        choice.rank = kind == meant ? ChoiceRank::main : ChoiceRank::plain;
        choice.answers = way.answers;
        model_.choices.push_back(std::move(choice));
    };
    put(OptionKind::accelerate, up);
    put(OptionKind::decelerate, down);
    if (plays.empty() && offers(decision_, OptionKind::reins_as_whip)) {
        model_.outcome.push_back(
            {tr("Choose a Reins twice to play it as a Whip"), trait::encouragement});
    }
    if (race[vehicle_].rival_ahead != 0 && up.is_allowed && played <= 1) {
        model_.outcome.push_back(
            {say("{0} is ahead: accelerating goes further", {names_.of(race[vehicle_].rival)}),
             trait::rival});
    }
    const int tired = race[vehicle_].virtual_reins;
    if (tired > 0 && !(up.dice.none() && down.dice.none())) {
        model_.outcome.push_back({tired_reins(tired), Rule("FR-STA-06")});
    }
    const bool is_free = has_trait(race, vehicle_, trait::beastmaster);
    const std::vector<OutcomeLine> limits =
        limit_lines(up, down, is_free ? trait::beastmaster : Rule("FR-SPD-06"));
    model_.outcome.insert(model_.outcome.end(), limits.begin(), limits.end());
}

// Control rolls and attacks: one button rolls.
void QuestionBuilder::build_roll_choices() {
    const AnswerPlan plays = plays_of(model_.cards, touched_.uses);
    const int so_far = decision_.about.so_far;
    const CommitAhead ahead = commit_ahead(decision_, plays);
    const std::string text = short_cards_text(decision_, plays);
    const Option done{OptionKind::done};
    PromptChoice confirm = main_choice(done);
    confirm.answers = ahead.answers;
    confirm.odds_title = text;
    if (decision_.ask == Ask::control_cards) {
        confirm.label = roll_label(ahead.dice, text);
        model_.explanation =
            control_explanation(decision_, ahead.dice, so_far + cards_among(decision_, plays));
        model_.outcome_title =
            roll_title(ahead.dice, plays.empty() ? "" : cards_text(decision_, plays));
        model_.outcome.push_back({discard_line(ahead.discards), Rule("FR-CTRL-08")});
    } else {
        if (!plays.empty()) confirm.label = say("Play {0}", {text});
        tell_attack_dice(ahead.dice);
        if (plays.empty() && so_far > 0) {
            model_.outcome_title = say(by_count(so_far, "With the {0} card already played",
                                                "With the {0} cards already played"),
                                       {so_far});
        }
        if (plays.empty() && offers(decision_, OptionKind::whip_as_reins)) {
            model_.outcome.insert(model_.outcome.begin(),
                                  {tr("Whips may be played as Reins"), trait::snapper});
        }
        confirm.is_ready = ahead.ends;
        if (!confirm.is_ready) {
            confirm.label = tr("Choose a card to play it");
            confirm.answers.clear();
            model_.outcome_title = tr("The attacker plays at least one card");
        }
    }
    model_.choices.push_back(std::move(confirm));
    if (!plays.empty() && offers(decision_, OptionKind::done)) {
        PromptChoice& none = model_.choices.emplace_back(choice_of(done));
        none.label = tr(so_far > 0 ? mark("Play no more") : mark("Play no card"));
        none.odds_title = tr(so_far > 0 ? mark("No more") : mark("No card"));
        none.keys = {Key::n};
        none.leaves_touched = true;
    }
    if (decision_.ask == Ask::control_cards && so_far == 0) offer_more_cards(plays.size());
}

// For a Control roll, where more cards would do more.
void QuestionBuilder::offer_more_cards(std::size_t laid) {
    constexpr int most = 3;
    const AnswerPlan cards = cards_to_play(decision_, {}, most);
    if (cards.size() <= laid) return;
    const auto count = static_cast<int>(cards.size());
    PromptChoice& more = model_.choices.emplace_back(choice_of(OptionKind::done));
    more.answers = commit_ahead(decision_, cards).answers;
    more.label = say(by_count(count, "Play {0} card", "Play {0} cards"), {count});
    more.odds_title = say(by_count(count, "{0} card", "{0} cards"), {count});
    more.keys = {Key::m};
    more.leaves_touched = true;
}

// FR-ATK-07, and what of it is the vehicle's own.
void QuestionBuilder::tell_attack_dice(DiceCount dice) {
    const bool is_personal = decision_.about.attack == AttackKind::personal;
    if (!dice.none()) {
        const std::string rolled = dice_count_text(dice);
        model_.outcome.push_back({dice.most > 2 ? say("You roll {0} and keep two", {rolled})
                                                : say("You roll {0}", {rolled}),
                                  Rule("FR-ATK-07")});
    }
    const int own = attack_dice_of_trait(decision_.now, vehicle_, is_personal);
    if (own == 0) return;
    const bool starts = attacker_now(decision_.now) == vehicle_;
    model_.outcome.push_back({say(by_count(own, "{0} of them is your vehicle's own",
                                           "{0} of them are your vehicle's own"),
                                  {own}),
                              attack_dice_trait(is_personal, starts)});
}

// Lash and Whoah! do not go together (FR-SPC-03, FR-SPC-08): the one touched last stays.
void RaceQuestion::settle(const PromptModel& model, std::size_t card, ui::Touched& touched) const {
    const auto fits = [&](const std::vector<std::size_t>& uses) {
        return commit_ahead(asked_.decision, plays_of(model.cards, uses)).is_all;
    };
    const auto acts = [&](std::size_t i) {
        if (is_plain(model.cards[i]) || touched.uses[i] == 0) return false;
        const auto play = model.cards[i].uses[touched.uses[i] - 1].answer.as<Option>();
        return play.b == static_cast<std::uint8_t>(SpecialFace::action);
    };
    for (std::size_t i = 0; i < touched.uses.size() && !fits(touched.uses); ++i) {
        if (i == card || !acts(i)) continue;
        std::vector<std::size_t> without = touched.uses;
        without[i] = 0;
        if (fits(without)) touched.uses = without;
    }
}

}  // namespace frothy
