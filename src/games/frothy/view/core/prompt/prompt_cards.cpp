// Cards to commit: toggled in the hand, confirmed with one button (SPD, CTRL, ATK).
#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "games/frothy/view/core/telling/race_log_words.h"
#include "words/words.h"

namespace frothy {

using prompting::CardPlays;
using prompting::CommitAhead;
using prompting::DiceCount;
using prompting::SpeedAhead;
using stage::Key;
using words::by_count;
using words::mark;
using words::say;
using words::tr;
using words::tr_in;

namespace {

// What a card is played as.
enum class PlayedAs : std::uint8_t { whip, reins, action };

OptionKind plain_play(CardType type) {
    return type == CardType::reins ? OptionKind::reins : OptionKind::whip;
}

CardType type_of(const PromptCard& card) { return card.face.card.as<CardFaceUp>().type; }
std::uint8_t special_of(const PromptCard& card) { return card.face.card.as<CardFaceUp>().special; }
bool is_plain(const PromptCard& card) { return special_of(card) == plain_card; }

// How a card is put to a use.
Option play_of(const Decision& decision, const PromptCard& card, PlayedAs use) {
    const bool whip = use == PlayedAs::whip;
    if (!is_plain(card)) {
        const SpecialCard* special = prompting::special_at(decision, special_of(card));
        const bool printed = special != nullptr && special->face == CardFace::whip;
        const SpecialFace face = use == PlayedAs::action ? SpecialFace::action
                                 : whip == printed       ? SpecialFace::plain
                                                         : SpecialFace::other;
        return {OptionKind::special, special_of(card), face};
    }
    switch (type_of(card)) {
    case CardType::whip: return {whip ? OptionKind::whip : OptionKind::whip_as_reins, 0, 0};
    case CardType::reins: return {whip ? OptionKind::reins_as_whip : OptionKind::reins, 0, 0};
    case CardType::dual: break;
    }
    return {whip ? OptionKind::dual_as_whip : OptionKind::dual_as_reins, 0, 0};
}

// Below a card that is laid: as what, where its face does not say so.
std::string word_below(const PromptCard& card, PlayedAs use) {
    const bool is_named = !is_plain(card) || type_of(card) == CardType::dual ||
                          (use == PlayedAs::whip) != (type_of(card) == CardType::whip);
    if (is_named && use == PlayedAs::whip) return tr("as Whip");
    if (is_named && use == PlayedAs::reins) return tr("as Reins");
    return tr_in("card", "ready");
}

// The uses a card may be put to, in the order in which a click goes round.
std::vector<ui::CardUse> uses_of(const Decision& decision, const std::vector<Option>& on_offer,
                                 const PromptCard& card) {
    std::vector<ui::CardUse> uses;
    std::array order = {PlayedAs::action, PlayedAs::whip, PlayedAs::reins};
    if (is_plain(card) && type_of(card) == CardType::reins) std::swap(order[1], order[2]);
    const SpecialCard* printed = prompting::special_at(decision, special_of(card));
    const bool is_card = is_plain(card) || (printed != nullptr && printed->face != CardFace::none);
    for (const PlayedAs use : order) {
        if (use == PlayedAs::action ? is_plain(card) : !is_card) continue;
        const Option play = play_of(decision, card, use);
        if (std::ranges::find(on_offer, play) != on_offer.end())
            uses.push_back({play, word_below(card, use)});
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
        const SpecialCard* special = prompting::special_at(decision, special_of(card));
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
    switch (type) {
    case CardType::whip:
        card.rule = Rule("FR-CARD-03");
        card.kind_key = Key::w;
        break;
    case CardType::reins:
        card.rule = Rule("FR-CARD-04");
        card.kind_key = Key::r;
        break;
    case CardType::dual:
        card.rule = Rule("FR-CARD-02");
        card.kind_key = Key::d;
        break;
    }
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

void put(std::vector<PromptCard>& hand, PromptCard card, const Decision& decision,
         const std::vector<Option>& on_offer, const Names& names) {
    if (is_plain(card)) tell_plain(decision, names, card);
    card.uses = uses_of(decision, on_offer, card);
    if (!card.can_toggle()) explain(decision, names, card);
    if (hand.size() < 9) card.key = ui::key_of_thing(hand.size());
    hand.push_back(std::move(card));
}

std::vector<PromptCard> hand_of(const Decision& decision, const std::vector<Option>& on_offer,
                                const Names& names) {
    std::vector<PromptCard> hand;
    const Cards& cards = decision.now[decision.player].cards;
    const CardPlays committed = prompting::committed_in_secret(decision);
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
        const int count = cards.count(Pile::hand, type) - committed.of_type(type);
        for (int i = 0; i < count; ++i) {
            PromptCard card;
            card.face = card_face({type, plain_card});
            put(hand, std::move(card), decision, on_offer, names);
        }
    }
    const std::uint16_t specials = cards.special[static_cast<std::size_t>(Pile::hand)];
    for (std::uint8_t place = 0; specials >> place != 0; ++place) {
        const auto is_committed = [place](Option option) { return option.a == place; };
        const SpecialCard* special = prompting::special_at(decision, place);
        if (((specials >> place) & 1) == 0 || special == nullptr ||
            std::ranges::any_of(committed.special, is_committed)) {
            continue;
        }
        PromptCard card;
        card.name = special_text(*special);
        const bool is_reins = special->face == CardFace::reins;
        card.face = card_face({is_reins ? CardType::reins : CardType::whip, place}, card.name);
        card.explanation = special_explanation(*special);
        card.rule = special->rule;
        put(hand, std::move(card), decision, on_offer, names);
    }
    return hand;
}

CardPlays plays_of(const std::vector<PromptCard>& cards, const std::vector<std::size_t>& uses) {
    CardPlays plays;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (uses[i] != 0) plays.add(cards[i].uses[uses[i] - 1].answer.as<Option>());
    }
    return plays;
}

constexpr int highest_crawl = 1;  // Speed

bool is_crawling(const Race& race, VehicleId v) { return rating(race, v) <= highest_crawl; }

// The direction the cards are for: what is advised as long as its cards lie there, else the one
// they help in. Reins slow down whoever moves at all.
OptionKind direction_meant(const Decision& decision, const AnswerPlan& advice, const SpeedAhead& up,
                           const SpeedAhead& down, const CardPlays& plays) {
    if (!advice.empty() && advice == up.answers) return OptionKind::accelerate;
    if (!advice.empty() && advice == down.answers) return OptionKind::decelerate;
    const bool are_reins = plays.special.empty() && plays.as_whips() == 0 && plays.as_reins() > 0;
    return are_reins && !is_crawling(decision.now, prompting::subject_of(decision))
               ? OptionKind::decelerate
               : OptionKind::accelerate;
}

std::string laid_ready_explanation(int played, DiceCount dice, OptionKind meant) {
    const std::string rolled = prompting::dice_count_text(dice);
    if (meant == OptionKind::decelerate) {
        return say(by_count(played,
                            "One card is laid ready: you roll {1} and keep two, which add up to "
                            "what you slow down by. Touch cards to add or take back.",
                            "{0} cards are laid ready: you roll {1} and keep two, which add up to "
                            "what you slow down by. Touch cards to add or take back."),
                   {played, rolled});
    }
    return say(by_count(played,
                        "One card is laid ready: you roll {1} and keep two, which add up to your "
                        "boost. Touch cards to add or take back.",
                        "{0} cards are laid ready: you roll {1} and keep two, which add up to your "
                        "boost. Touch cards to add or take back."),
               {played, rolled});
}

// What is rolled, and with which cards.
std::string roll_label(DiceCount dice, const std::string& cards) {
    const std::string rolled = prompting::dice_count_text(dice);
    return cards.empty() ? say("Roll {0}", {rolled}) : say("Roll {0} with {1}", {rolled, cards});
}

std::string roll_title(DiceCount dice, const std::string& cards) {
    const std::string rolled = prompting::dice_count_text(dice);
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
    const bool discards = kind_of(asked_.decision.ask) == QuestionKind::discard_dice;
    for (const Option& answer : asked_.advice) {
        if (prompting::is_card(answer.kind)) lay(answer);
        if (discards && answer.kind == OptionKind::discard) lay_aside(answer.a);
    }
    return ready;
}

void QuestionBuilder::build_cards() {
    model_.cards = hand_of(decision_, prompting::plays_on_offer(decision_), names_);
    touched_.uses.resize(model_.cards.size(), 0);
    for (std::size_t i = 0; i < model_.cards.size(); ++i)
        model_.cards[i].use = touched_.uses[i];
    const CardPlays plays = plays_of(model_.cards, touched_.uses);
    model_.outcome_title = plays.empty()
                               ? tr("If you play no card")
                               : say("If you play {0}", {prompting::cards_text(decision_, plays)});
    if (kind_ == QuestionKind::speed_plan) {
        build_speed_choices();
    } else {
        build_roll_choices();
    }
}

// The direction is part of the plan: it confirms the cards.
void QuestionBuilder::build_speed_choices() {
    const CardPlays plays = plays_of(model_.cards, touched_.uses);
    const int played = prompting::cards_among(decision_, plays);
    const int so_far = decision_.about.so_far;
    const Race& race = decision_.now;
    const std::string cards_played = prompting::short_cards_text(decision_, plays);
    const SpeedAhead up = prompting::speed_ahead(decision_, plays, OptionKind::accelerate);
    const SpeedAhead down = prompting::speed_ahead(decision_, plays, OptionKind::decelerate);
    const OptionKind meant = up.is_allowed && down.is_allowed
                                 ? direction_meant(decision_, advice_, up, down, plays)
                             : up.is_allowed ? OptionKind::accelerate
                                             : OptionKind::decelerate;
    const SpeedAhead& ahead = meant == OptionKind::accelerate ? up : down;
    const bool is_alike = !up.is_allowed || !down.is_allowed || up.dice == down.dice;
    if (!plays.empty() && is_alike && !ahead.dice.none() && !ahead.keeps_one)
        model_.outcome_title = roll_title(ahead.dice, prompting::cards_text(decision_, plays));
    const auto may_toggle = [](const PromptCard& card) { return card.can_toggle(); };
    if (so_far == 0 && std::ranges::any_of(model_.cards, may_toggle)) {
        if (played > 0 && !ahead.dice.none() && !ahead.keeps_one) {
            model_.explanation = laid_ready_explanation(played, ahead.dice, meant);
        } else if (played == 0 && up.forbidden_by == Rule("FR-SPD-04")) {
            model_.explanation =
                is_crawling(race, vehicle_)
                    ? tr("To get going, touch a card first: with none played you must slow down.")
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
        if (!plays.empty()) choice.label = say("{0} with {1}", {choice.label, cards_played});
        choice.keys = {faster ? Key::up : Key::down};
        choice.rank = kind == meant ? ChoiceRank::main : ChoiceRank::plain;
        choice.answers = way.answers;
        if (!faster && so_far + played == 0) {
            const bool is_standing = rating(race, vehicle_) == 0;
            choice.label =
                is_standing ? tr("Stay at Speed 0") : say("{0}, no card", {choice.label});
        }
        model_.choices.push_back(std::move(choice));
    };
    put(OptionKind::accelerate, up);
    put(OptionKind::decelerate, down);
    if (plays.empty() && prompting::offers(decision_, OptionKind::reins_as_whip)) {
        model_.outcome.push_back(
            {tr("A Reins touched twice is played as a Whip"), trait::encouragement});
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
        prompting::limit_lines(up, down, is_free ? trait::beastmaster : Rule("FR-SPD-06"));
    model_.outcome.insert(model_.outcome.end(), limits.begin(), limits.end());
}

// Control rolls and attacks: one button rolls.
void QuestionBuilder::build_roll_choices() {
    const CardPlays plays = plays_of(model_.cards, touched_.uses);
    const int so_far = decision_.about.so_far;
    const CommitAhead ahead = prompting::commit_ahead(decision_, plays);
    const std::string text = prompting::short_cards_text(decision_, plays);
    const Option done{OptionKind::done};
    PromptChoice confirm = choice_of(done);
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    confirm.answers = ahead.answers;
    confirm.odds_title = text;
    if (decision_.ask == Ask::control_cards) {
        confirm.label = roll_label(ahead.dice, text);
        model_.explanation = prompting::control_explanation(
            decision_, ahead.dice, so_far + prompting::cards_among(decision_, plays));
        model_.outcome_title =
            roll_title(ahead.dice, plays.empty() ? "" : prompting::cards_text(decision_, plays));
        model_.outcome.push_back({discard_line(ahead.discards), Rule("FR-CTRL-08")});
    } else {
        if (!plays.empty()) confirm.label = say("Play {0}", {text});
        tell_attack_dice(ahead.dice);
        if (plays.empty() && so_far > 0) {
            model_.outcome_title = say(by_count(so_far, "With the {0} card already laid",
                                                "With the {0} cards already laid"),
                                       {so_far});
        }
        if (plays.empty() && prompting::offers(decision_, OptionKind::whip_as_reins)) {
            model_.outcome.insert(model_.outcome.begin(),
                                  {tr("Whips may be played as Reins"), trait::snapper});
        }
        confirm.is_ready = ahead.ends;
        if (!confirm.is_ready) {
            confirm.label = tr("Touch a card to play it");
            confirm.answers.clear();
            model_.outcome_title = tr("The attacker plays at least one card");
        }
    }
    model_.choices.push_back(std::move(confirm));
    if (!plays.empty() && prompting::offers(decision_, OptionKind::done)) {
        PromptChoice none = choice_of(done);
        none.label = tr(so_far > 0 ? mark("Play no more") : mark("Play no card"));
        none.odds_title = tr(so_far > 0 ? mark("No more") : mark("No card"));
        none.keys = {Key::n};
        none.leaves_touched = true;
        model_.choices.push_back(std::move(none));
    }
}

// FR-ATK-07, and what of it is the vehicle's own.
void QuestionBuilder::tell_attack_dice(prompting::DiceCount dice) {
    const bool is_personal = decision_.about.attack == AttackKind::personal;
    if (!dice.none()) {
        const std::string rolled = prompting::dice_count_text(dice);
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
        return prompting::commit_ahead(asked_.decision, plays_of(model.cards, uses)).is_all;
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
