// Cards to commit: toggled in the hand, confirmed with one button (SPD, CTRL, ATK).
#include <algorithm>

#include "frothy/queries.h"
#include "frothy/view/core/prompt_support.h"

namespace frothy {

using prompting::CardPlays;
using stage::Key;

namespace {

OptionKind plain_play(CardType type) {
    return type == CardType::reins ? OptionKind::reins : OptionKind::whip;
}

std::size_t place_of(const PromptCard& card) {
    const bool whip = card.use == CardUse::as_whip;
    if (card.type == CardType::dual) return whip ? 2 : 3;
    return whip ? 0 : 1;
}

int total(const CardPlays& plays) { return plays[0] + plays[1] + plays[2] + plays[3]; }

// The uses a card may be put to now, in the order in which a click goes round.
std::vector<CardUse> uses_of(const Decision& decision, CardType type) {
    std::vector<CardUse> uses;
    const bool dual = type == CardType::dual;
    const OptionKind whip = dual ? OptionKind::dual_as_whip : OptionKind::whip;
    const OptionKind reins = dual ? OptionKind::dual_as_reins : OptionKind::reins;
    if (type != CardType::reins && prompting::offers(decision, whip)) {
        uses.push_back(CardUse::as_whip);
    }
    if (type != CardType::whip && prompting::offers(decision, reins)) {
        uses.push_back(CardUse::as_reins);
    }
    uses.push_back(CardUse::unused);
    return uses;
}

std::vector<PromptCard> hand_of(const Decision& decision, const Names& names) {
    std::vector<PromptCard> hand;
    const Cards& cards = decision.now[decision.player].cards;
    const CardPlays committed = prompting::committed_in_secret(decision);
    const std::array<int, card_type_count> gone = {committed[0], committed[1],
                                                   committed[2] + committed[3]};
    for (const CardType type : {CardType::whip, CardType::reins, CardType::dual}) {
        const int count = cards.count(Pile::hand, type) - gone[static_cast<std::size_t>(type)];
        for (int i = 0; i < count; ++i) {
            PromptCard card;
            card.type = type;
            card.can_toggle = uses_of(decision, type).size() > 1;
            if (!card.can_toggle) {
                const Refusal* refusal = prompting::find_refusal(decision, plain_play(type));
                card.reason = refusal == nullptr
                                  ? "Cards are played in order: Whips, Reins, then dual cards."
                                  : refusal_reason(*refusal, decision, names);
                card.rule = refusal == nullptr ? decision.about.rule : refusal->rule;
            }
            if (hand.size() < 9) {
                card.key = static_cast<Key>(static_cast<int>(Key::digit_1) +
                                            static_cast<int>(hand.size()));
            }
            hand.push_back(card);
        }
    }
    return hand;
}

constexpr int highest_crawl = 1;  // Speed

bool is_crawling(const Race& race, VehicleId v) { return rating(race, v) <= highest_crawl; }

std::string dice_count(int dice) { return dice == 1 ? "1 die" : std::to_string(dice) + " dice"; }

std::string laid_ready_explanation(int played, int dice) {
    const std::string ready =
        played == 1 ? "One card is laid ready" : std::to_string(played) + " cards are laid ready";
    return ready + ": you roll " + dice_count(dice) +
           " and keep two, which add up to your boost. Touch cards to add or take back.";
}

}  // namespace

// Nobody gets faster without a card (FR-SPD-04): where the Speed leaves room before turns become
// risky, one that helps to accelerate is laid ready. Beyond it slowing down comes first.
void Prompt::lay_ready_a_card() {
    if (model_.kind != PromptKind::speed_plan || prompting::committed_so_far(decision_) > 0) return;
    if (!is_safe(decision_.now, model_.vehicle)) return;
    for (const CardType type : {CardType::whip, CardType::dual}) {
        for (std::size_t i = 0; i < model_.cards.size(); ++i) {
            if (model_.cards[i].type != type || !model_.cards[i].can_toggle) continue;
            if (uses_of(decision_, type).front() != CardUse::as_whip) continue;
            uses_[i] = CardUse::as_whip;
            rebuild();
            return;
        }
    }
}

void Prompt::build_cards() {
    model_.cards = hand_of(decision_, names_);
    uses_.resize(model_.cards.size(), CardUse::unused);
    CardPlays plays{};
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        model_.cards[i].use = uses_[i];
        if (uses_[i] != CardUse::unused) ++plays[place_of(model_.cards[i])];
    }
    const int played = total(plays);
    const int so_far = prompting::committed_so_far(decision_);
    const int committed = so_far + played;
    {
        Question question = decision_.question();
        question.about.extra = static_cast<std::int16_t>(committed);
        model_.explanation = ask_explanation(question, decision_.now, names_);
    }
    const std::vector<Option> cards = prompting::answers_for_cards(decision_, plays);
    const std::string with = played > 0 ? " with " + prompting::cards_text(plays) : std::string{};
    const Option done{OptionKind::done, 0, 0};

    if (model_.kind == PromptKind::speed_plan) {
        const auto may_toggle = [](const PromptCard& card) { return card.can_toggle; };
        if (so_far == 0 && std::ranges::any_of(model_.cards, may_toggle)) {
            if (played > 0 && is_safe(decision_.now, model_.vehicle)) {
                model_.explanation = laid_ready_explanation(
                    played, 2 + committed + decision_.now[model_.vehicle].virtual_reins);
            } else if (played == 0 && is_crawling(decision_.now, model_.vehicle)) {
                model_.explanation =
                    "To get going, touch a card first: with none played you must slow down.";
            }
        }
        const Option up{OptionKind::accelerate, 0, 0};
        const Option down{OptionKind::decelerate, 0, 0};
        const auto limit_line = [&](OptionKind direction, std::string_view name) {
            const Rule rule = prompting::keep_limit_ahead(decision_, plays, direction);
            OutcomeLine line{std::string(name) + ": keep any two dice", "FR-SPD-06"};
            if (!rule.is_none()) {
                const Refusal refusal{{OptionKind::keep, 0, 0}, rule};
                line = {std::string(name) + ": " + refusal_reason(refusal, decision_, names_),
                        rule};
            }
            model_.outcome.push_back(line);
        };
        model_.outcome_title =
            played == 0
                ? "If you play no card"
                : "If you play " + prompting::cards_text(plays) + ", you roll " +
                      dice_count(2 + committed + decision_.now[model_.vehicle].virtual_reins);
        if (committed > 0) {
            PromptChoice faster = choice_of(up);
            faster.label += with;
            faster.keys = {Key::up, Key::a};
            faster.rank = ChoiceRank::main;
            faster.answers = cards;
            faster.answers.push_back(up);
            model_.choices.push_back(std::move(faster));
            limit_line(OptionKind::accelerate, "Accelerating");
        } else {
            const Refusal refusal{up, "FR-SPD-04"};
            model_.refused.push_back({up, option_label(up, decision_, names_),
                                      refusal_reason(refusal, decision_, names_), refusal.rule});
        }
        PromptChoice slower = choice_of(down);
        slower.label += with;
        slower.keys = {Key::down, Key::s};
        slower.rank = committed > 0 ? ChoiceRank::plain : ChoiceRank::main;
        slower.answers = cards;
        if (committed > 0) slower.answers.push_back(down);
        if (committed == 0) {
            const bool is_standing = rating(decision_.now, model_.vehicle) == 0;
            slower.label = is_standing ? "Stay at Speed 0" : slower.label + ", no card";
        }
        model_.choices.push_back(std::move(slower));
        limit_line(OptionKind::decelerate, "Decelerating");
        return;
    }

    PromptChoice confirm = choice_of(done);
    confirm.rank = ChoiceRank::main;
    confirm.keys = {Key::enter};
    confirm.answers = cards;
    if (model_.ask == Ask::control_cards) {
        const int dice = control_dice(decision_.now, model_.vehicle) + committed;
        confirm.label = "Roll " + dice_count(dice) + with;
        model_.outcome_title =
            played == 0 ? "If you play no card" : "If you play " + prompting::cards_text(plays);
        model_.outcome.push_back({"You roll " + dice_count(dice), "FR-CTRL-02"});
        model_.outcome.push_back({committed == 0 ? std::string("Nothing may be discarded")
                                                 : "You may discard up to " + dice_count(committed),
                                  "FR-CTRL-08"});
    } else {
        if (played > 0) confirm.label = "Play " + prompting::cards_text(plays);
        model_.outcome_title =
            played == 0 ? "If you play no card" : "If you play " + prompting::cards_text(plays);
        model_.outcome.push_back(
            {"You roll " + dice_count(1 + committed) + (committed > 1 ? " and keep two" : ""),
             "FR-ATK-07"});
        confirm.is_ready = committed > 0 || prompting::offers(decision_, OptionKind::done);
        if (!confirm.is_ready) {
            const Refusal* refusal = prompting::find_refusal(decision_, OptionKind::done);
            const Rule rule = refusal == nullptr ? decision_.about.rule : refusal->rule;
            confirm.label = "Touch a card to play it";
            confirm.answers.clear();
            model_.outcome_title = "The attacker plays at least one card";
            model_.outcome.back() = {refusal == nullptr
                                         ? "Play at least one card."
                                         : refusal_reason(*refusal, decision_, names_),
                                     rule};
        }
    }
    model_.choices.push_back(std::move(confirm));
    if (played > 0 && prompting::offers(decision_, OptionKind::done)) {
        PromptChoice none = choice_of(done);
        none.label = so_far > 0 ? "Play no more" : "Play no card";
        none.keys = {Key::n};
        none.answers = prompting::answers_for_cards(decision_, {});
        model_.choices.push_back(std::move(none));
    }
}

PromptReply Prompt::toggle_card(std::size_t card) {
    if (card >= model_.cards.size() || !model_.cards[card].can_toggle) return {};
    const std::vector<CardUse> uses = uses_of(decision_, model_.cards[card].type);
    const auto now = std::ranges::find(uses, uses_[card]);
    uses_[card] = now == uses.end() || now + 1 == uses.end() ? uses.front() : *(now + 1);
    rebuild();
    return {true, {}, Rule::none()};
}

// Plays one card more of a type; after the last one all of them return to the hand. A dual card
// goes round its uses.
PromptReply Prompt::toggle_next_card(CardType type) {
    std::size_t last = model_.cards.size();
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        if (model_.cards[i].type != type) continue;
        last = i;
        if (type == CardType::dual || uses_[i] == CardUse::unused) return toggle_card(i);
    }
    if (last == model_.cards.size() || !model_.cards[last].can_toggle) return {};
    for (std::size_t i = 0; i < model_.cards.size(); ++i) {
        if (model_.cards[i].type == type) uses_[i] = CardUse::unused;
    }
    rebuild();
    return {true, {}, Rule::none()};
}

}  // namespace frothy
