// Choices that stand for a card: which one it is, what it does, and how many like it are left.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/card_price.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "games/frothy/view/core/prompt/question_builder.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

// By how much it lengthens the move of a driver, or shortens it; 0 of a special card played for its
// action.
int spaces_of(const Decision& decision, Option option) {
    const bool acts = option.kind == OptionKind::special &&
                      option.b == static_cast<std::uint8_t>(SpecialFace::action);
    if (acts) return 0;
    const auto consequence = kernel::consequence_of(decision, std::span(&option, 1));
    for (const Event& event : consequence.told) {
        if (const auto* played = event.get_if<MovementCard>())
            return (played->counts_as == CardType::whip ? 1 : -1) * played->spaces;
    }
    return 0;
}

std::string what_stays(const ChoiceCard& card) {
    const int left = card.in_hand - 1;
    return say(by_count(left, mark("To Spent, the last one in hand."),
                        "To Spent, {0} more in hand.", "To Spent, {0} more in hand."),
               {left});
}

// A card that is lost or taken, where it lies.
std::optional<ChoiceCard> lying_card(const Decision& decision, Option option) {
    ChoiceCard card;
    CardFaceUp face;
    Pile pile = Pile::hand;
    switch (option.kind) {
    case OptionKind::lose:
    case OptionKind::take:
        face.type = static_cast<CardType>(option.a);
        card.face = card_face(face);
        pile = static_cast<Pile>(option.b);
        card.in_hand = decision.now[decision.player].cards.count(pile, face.type);
        break;
    case OptionKind::lose_special:
    case OptionKind::take_special:
        card = card_of(decision, {OptionKind::special, option.a});
        pile = static_cast<Pile>(option.b);
        break;
    default: return std::nullopt;
    }
    card.note = pile_name(pile);
    return card;
}

bool is_use_of(const PromptChoice& one, const PromptChoice& other) {
    return one.is_card && other.is_card && one.cards.front().is_held &&
           other.cards.front().is_held && one.cards.front().face == other.cards.front().face;
}

// The uses of one card stand side by side.
void join_uses(std::vector<PromptChoice>& choices) {
    for (auto use = choices.begin(); use != choices.end(); ++use) {
        const auto next = use + 1;
        const auto other = std::find_if(
            next, choices.end(), [&](const PromptChoice& one) { return is_use_of(one, *use); });
        if (other != choices.end()) std::rotate(next, other, other + 1);
    }
}

}  // namespace

void QuestionBuilder::show_cards() {
    const bool pays = decision_.ask == Ask::jump_card;
    if (decision_.ask != Ask::drive && !pays && decision_.ask != Ask::lose_card &&
        decision_.ask != Ask::take_back) {
        return;
    }
    for (PromptChoice& choice : model_.choices) {
        const Option option = option_of(choice);
        if (std::optional<ChoiceCard> lying = lying_card(decision_, option)) {
            choice.cards = {*std::move(lying)};
        } else if (is_card(option.kind) && choice.answers.size() == 1) {
            ChoiceCard card = card_of(decision_, option);
            card.is_held = true;
            const int spaces = pays ? 0 : spaces_of(decision_, option);
            if (spaces > 0) card.note = tr("+1 space");
            if (spaces < 0) card.note = tr("−1 space");
            if (!pays && spaces == 0) card.note = tr("action");
            if (!pays && option.kind != OptionKind::special)
                choice.explanation += ' ' + what_stays(card);
            choice.cards = {std::move(card)};
        } else {
            continue;
        }
        choice.is_card = !choice.unfolds;
    }
    join_uses(model_.choices);
}

// A card played in a move is a part of it: where to go is chosen with it on the table. One that
// drives on by itself, where there is one way only, is played at once.
void QuestionBuilder::add_cards_to_moves() {
    for (PromptChoice& choice : model_.choices) {
        if (!choice.is_card || choice.rank == ChoiceRank::main || choice.unfolds) continue;
        const Option card = option_of(choice);
        const auto there = kernel::decision_after(decision_, std::span(&card, 1));
        choice.adds = choice.answers.size() == 1 && there && there->ask == Ask::drive &&
                      there->now[vehicle_].cell == decision_.now[vehicle_].cell;
    }
}

PromptChoice QuestionBuilder::choice_to_take_back(Option card) const {
    PromptChoice choice = choice_of(card);
    ChoiceCard shown = card_of(decision_, card);
    shown.is_held = true;
    shown.note = tr("played");
    choice.label = tr("Take it back");
    choice.explanation = tr("It goes with this move; back in the hand the move is as it was.");
    choice.cards = {std::move(shown)};
    choice.is_card = true;
    choice.takes_back = true;
    choice.keys = {key_of_deed(card.kind)};
    return choice;
}

}  // namespace frothy
