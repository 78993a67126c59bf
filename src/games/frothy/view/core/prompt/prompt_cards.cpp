// Cards to commit: toggled in the hand, confirmed with one button (SPD, CTRL, ATK).
#include <algorithm>

#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
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

namespace {

OptionKind plain_play(CardType type) {
    return type == CardType::reins ? OptionKind::reins : OptionKind::whip;
}

// How a card is put to a use.
Option play_of(const Decision& decision, const PromptCard& card, CardUse use) {
    const bool whip = use == CardUse::as_whip;
    if (card.special != no_special) {
        const SpecialCard* special = prompting::special_at(decision, card.special);
        const bool printed = special != nullptr && special->face == CardFace::whip;
        const SpecialFace face = use == CardUse::action ? SpecialFace::action
                                 : whip == printed      ? SpecialFace::plain
                                                        : SpecialFace::other;
        return {OptionKind::special, card.special, static_cast<std::uint8_t>(face)};
    }
    switch (card.type) {
    case CardType::whip: return {whip ? OptionKind::whip : OptionKind::whip_as_reins, 0, 0};
    case CardType::reins: return {whip ? OptionKind::reins_as_whip : OptionKind::reins, 0, 0};
    case CardType::dual: break;
    }
    return {whip ? OptionKind::dual_as_whip : OptionKind::dual_as_reins, 0, 0};
}

// The uses a card may be put to, in the order in which a click goes round.
std::vector<CardUse> uses_of(const Decision& decision, const std::vector<Option>& on_offer,
                             const PromptCard& card) {
    std::vector<CardUse> uses;
    const bool special = card.special != no_special;
    std::array order = {CardUse::action, CardUse::as_whip, CardUse::as_reins};
    if (!special && card.type == CardType::reins) std::swap(order[1], order[2]);
    const SpecialCard* printed = prompting::special_at(decision, card.special);
    const bool is_card = !special || (printed != nullptr && printed->face != CardFace::none);
    for (const CardUse use : order) {
        const bool acts = use == CardUse::action;
        if (acts ? !special : !is_card) continue;
        const Option play = play_of(decision, card, use);
        if (std::ranges::find(on_offer, play) != on_offer.end()) uses.push_back(use);
    }
    uses.push_back(CardUse::unused);
    return uses;
}

// Why a card cannot be played here.
void explain(const Decision& decision, const Names& names, PromptCard& card) {
    const Refusal* refusal = nullptr;
    for (const Refusal& one : decision.refused) {
        const bool same = card.special == no_special ? one.option.kind == plain_play(card.type)
                                                     : one.option.kind == OptionKind::special &&
                                                           one.option.a == card.special;
        if (same && refusal == nullptr) refusal = &one;
    }
    card.rule = refusal == nullptr ? decision.about.rule : refusal->rule;
    if (refusal != nullptr) {
        card.reason = refusal_reason(*refusal, decision, names);
    } else if (card.special != no_special) {
        card.reason = say("{0} has no effect here. {1}", {card.name, card.explanation});
        const SpecialCard* special = prompting::special_at(decision, card.special);
        if (special != nullptr) card.rule = special->rule;
    } else {
        card.reason =
            tr("Cards are played in order: Whips, Reins, dual cards, then special cards.");
    }
}

// What a plain card does where it is played (FR-LIC-10).
void tell_plain(const Decision& decision, const Names& names, PromptCard& card) {
    card.name = card_name(card.type);
    switch (card.type) {
    case CardType::whip: card.rule = "FR-CARD-03"; break;
    case CardType::reins: card.rule = "FR-CARD-04"; break;
    case CardType::dual: card.rule = "FR-CARD-02"; break;
    }
    const auto does = [&](OptionKind play) {
        return option_explanation({play, 0, 0}, decision, names);
    };
    if (card.type != CardType::dual) {
        card.explanation = does(plain_play(card.type));
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
    if (card.special == no_special) tell_plain(decision, names, card);
    card.can_toggle = uses_of(decision, on_offer, card).size() > 1;
    if (!card.can_toggle) explain(decision, names, card);
    if (hand.size() < 9) {
        card.key = static_cast<Key>(static_cast<int>(Key::digit_1) + static_cast<int>(hand.size()));
    }
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
            card.type = type;
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
        card.special = place;
        card.type = special->face == CardFace::reins ? CardType::reins : CardType::whip;
        card.name = special_text(*special);
        card.explanation = special_explanation(*special);
        card.rule = special->rule;
        put(hand, std::move(card), decision, on_offer, names);
    }
    return hand;
}

CardPlays plays_of(const Decision& decision, const std::vector<PromptCard>& cards,
                   const std::vector<CardUse>& uses) {
    CardPlays plays;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (uses[i] != CardUse::unused) plays.add(play_of(decision, cards[i], uses[i]));
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
void Prompt::lay_ready() {
    const std::vector<Option> on_offer = prompting::plays_on_offer(decision_);
    const auto lay = [&](Option play) {
        for (std::size_t i = 0; i < model_.cards.size(); ++i) {
            if (uses_[i] != CardUse::unused) continue;
            for (const CardUse use : uses_of(decision_, on_offer, model_.cards[i])) {
                if (use == CardUse::unused || play_of(decision_, model_.cards[i], use) != play)
                    continue;
                uses_[i] = use;
                return;
            }
        }
    };
    for (const Option& answer : advice_) {
        if (!model_.cards.empty() && prompting::is_card(answer.kind)) lay(answer);
        if (model_.kind == PromptKind::discard_dice && answer.kind == OptionKind::discard) {
            lay_aside(answer.a);
        }
    }
    rebuild();
}

void Prompt::build_cards() {
    model_.cards = hand_of(decision_, prompting::plays_on_offer(decision_), names_);
    uses_.resize(model_.cards.size(), CardUse::unused);
    for (std::size_t i = 0; i < model_.cards.size(); ++i)
        model_.cards[i].use = uses_[i];
    const CardPlays plays = plays_of(decision_, model_.cards, uses_);
    model_.outcome_title = plays.empty()
                               ? tr("If you play no card")
                               : say("If you play {0}", {prompting::cards_text(decision_, plays)});
    if (model_.kind == PromptKind::speed_plan) {
        build_speed_choices();
    } else {
        build_roll_choices();
    }
}

// The direction is part of the plan: it confirms the cards.
void Prompt::build_speed_choices() {
    const CardPlays plays = plays_of(decision_, model_.cards, uses_);
    const int played = prompting::cards_among(decision_, plays);
    const int so_far = decision_.about.extra;
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
    const auto may_toggle = [](const PromptCard& card) { return card.can_toggle; };
    if (so_far == 0 && std::ranges::any_of(model_.cards, may_toggle)) {
        if (played > 0 && !ahead.dice.none() && !ahead.keeps_one) {
            model_.explanation = laid_ready_explanation(played, ahead.dice, meant);
        } else if (played == 0 && up.forbidden_by == "FR-SPD-04") {
            model_.explanation =
                is_crawling(race, model_.vehicle)
                    ? tr("To get going, touch a card first: with none played you must slow down.")
                    : say("{0} {1}",
                          {tr("Without a card you must decelerate."), model_.explanation});
        }
    }
    const auto put = [&](OptionKind kind, const SpeedAhead& way) {
        const Option direction{kind, 0, 0};
        const bool faster = kind == OptionKind::accelerate;
        if (!way.is_allowed) {
            const Refusal refusal{direction, way.forbidden_by};
            model_.refused.push_back({direction, option_label(direction, decision_, names_),
                                      refusal_reason(refusal, decision_, names_), refusal.rule});
            return;
        }
        PromptChoice choice = choice_of(direction);
        if (!plays.empty()) choice.label = say("{0} with {1}", {choice.label, cards_played});
        choice.keys = {faster ? Key::up : Key::down};
        choice.rank = kind == meant ? ChoiceRank::main : ChoiceRank::plain;
        choice.answers = way.answers;
        if (!faster && so_far + played == 0) {
            const bool is_standing = rating(race, model_.vehicle) == 0;
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
    if (race[model_.vehicle].rival_ahead != 0 && up.is_allowed && played <= 1) {
        model_.outcome.push_back({say("{0} is ahead: accelerating goes further",
                                      {names_.of(race[model_.vehicle].rival)}),
                                  trait::rival});
    }
    const int tired = race[model_.vehicle].virtual_reins;
    if (tired > 0 && !(up.dice.none() && down.dice.none())) {
        model_.outcome.push_back({tired_reins(tired), "FR-STA-06"});
    }
    const bool is_free = has_trait(race, model_.vehicle, trait::beastmaster);
    const std::vector<OutcomeLine> limits =
        prompting::limit_lines(up, down, is_free ? trait::beastmaster : Rule("FR-SPD-06"));
    model_.outcome.insert(model_.outcome.end(), limits.begin(), limits.end());
}

// Control rolls and attacks: one button rolls.
void Prompt::build_roll_choices() {
    const CardPlays plays = plays_of(decision_, model_.cards, uses_);
    const int so_far = decision_.about.extra;
    const CommitAhead ahead = prompting::commit_ahead(decision_, plays);
    const std::string text = prompting::short_cards_text(decision_, plays);
    const Option done{OptionKind::done, 0, 0};
    PromptChoice confirm = choice_of(done);
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    confirm.answers = ahead.answers;
    confirm.odds_title = text;
    if (model_.ask == Ask::control_cards) {
        confirm.label = roll_label(ahead.dice, text);
        model_.explanation = prompting::control_explanation(
            decision_, ahead.dice, so_far + prompting::cards_among(decision_, plays));
        model_.outcome_title =
            roll_title(ahead.dice, plays.empty() ? "" : prompting::cards_text(decision_, plays));
        model_.outcome.push_back({discard_line(ahead.discards), "FR-CTRL-08"});
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
        model_.choices.push_back(std::move(none));
    }
}

// FR-ATK-07, and what of it is the vehicle's own.
void Prompt::tell_attack_dice(prompting::DiceCount dice) {
    const bool is_personal = decision_.about.amount == 0;
    if (!dice.none()) {
        const std::string rolled = prompting::dice_count_text(dice);
        model_.outcome.push_back({dice.most > 2 ? say("You roll {0} and keep two", {rolled})
                                                : say("You roll {0}", {rolled}),
                                  "FR-ATK-07"});
    }
    const int own = attack_dice_of_trait(decision_.now, model_.vehicle, is_personal);
    if (own == 0) return;
    const bool starts = attacker_now(decision_.now) == model_.vehicle;
    model_.outcome.push_back({say(by_count(own, "{0} of them is your vehicle's own",
                                           "{0} of them are your vehicle's own"),
                                  {own}),
                              attack_dice_trait(is_personal, starts)});
}

PromptReply Prompt::toggle_card(std::size_t card) {
    if (card >= model_.cards.size() || !model_.cards[card].can_toggle) return {};
    const std::vector<CardUse> uses =
        uses_of(decision_, prompting::plays_on_offer(decision_), model_.cards[card]);
    const auto now = std::ranges::find(uses, uses_[card]);
    uses_[card] = now == uses.end() || now + 1 == uses.end() ? uses.front() : *(now + 1);
    put_back_what_cannot_go_with(card);
    rebuild();
    return {true, {}, Rule::none()};
}

// Lash and Whoah! do not go together (FR-SPC-03, FR-SPC-08): the one touched last stays.
void Prompt::put_back_what_cannot_go_with(std::size_t card) {
    const auto fits = [this](const std::vector<CardUse>& uses) {
        const CardPlays plays = plays_of(decision_, model_.cards, uses);
        return prompting::commit_ahead(decision_, plays).is_all;
    };
    for (std::size_t i = 0; i < uses_.size() && !fits(uses_); ++i) {
        if (i == card || uses_[i] != CardUse::action) continue;
        std::vector<CardUse> without = uses_;
        without[i] = CardUse::unused;
        if (fits(without)) uses_ = without;
    }
}

// Plays one card more of a type; after the last one all of them return to the hand. A dual card
// goes round its uses.
PromptReply Prompt::toggle_next_card(CardType type) {
    std::size_t last = model_.cards.size();
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        if (model_.cards[i].type != type || model_.cards[i].special != no_special) continue;
        last = i;
        if (type == CardType::dual || uses_[i] == CardUse::unused) return toggle_card(i);
    }
    if (last == model_.cards.size() || !model_.cards[last].can_toggle) return {};
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        if (model_.cards[i].type == type && model_.cards[i].special == no_special) {
            uses_[i] = CardUse::unused;
        }
    }
    rebuild();
    return {true, {}, Rule::none()};
}

}  // namespace frothy
