#include "games/frothy/view/core/prompt/card_price.h"

#include <algorithm>
#include <optional>

#include "games/frothy/view/core/faces.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "kernel/sheet.h"

namespace frothy {

namespace {

// Whoever is attacked plays nothing: what it costs to attack is asked after that.
struct NobodyElsePlays {
    kernel::PlayerId payer;

    std::optional<int> answer(const Question& question) const {
        return question.player == payer ? std::nullopt : std::optional(least_answer(question));
    }
    static bool cast(const Roll&, kernel::Faces&) { return false; }
};

bool is_about_payment(const kernel::FrozenQuestion<Frothy>& question) {
    return question.ask == Ask::jump_card || question.ask == Ask::attack_cards;
}

}  // namespace

CardPrice price_of(const Decision& decision, const std::vector<Option>& answers) {
    const bool may_cost = std::ranges::any_of(answers, [](Option option) {
        return option.kind == OptionKind::jump || option.kind == OptionKind::attack_personal ||
               option.kind == OptionKind::attack_vehicle;
    });
    if (decision.ask != Ask::drive || !may_cost) return {};
    NobodyElsePlays beyond{decision.player};
    const auto consequence =
        kernel::consequence_of(decision, answers, kernel::AnswerOrder::given, beyond);
    const auto forced = std::ranges::find_if(consequence.forced, is_about_payment);
    const bool is_asked = consequence.asked && consequence.asked->player == decision.player &&
                          is_about_payment(*consequence.asked);
    CardPrice price;
    if (forced == consequence.forced.end() && !is_asked) return price;
    const auto& ways =
        forced != consequence.forced.end() ? forced->options : consequence.asked->options;
    // Who may do without a card does not pay with one.
    if (std::ranges::find(ways, OptionKind::done, &Option::kind) != ways.end()) return price;
    std::ranges::copy_if(ways, std::back_inserter(price.ways),
                         [](Option option) { return is_card(option.kind); });
    return price;
}

ChoiceCard card_of(const Decision& decision, Option option) {
    const CardFaceUp played = card_played(decision.now.licence(decision.player), option);
    const SpecialCard* special = special_at(decision, played.special);
    ChoiceCard card;
    card.face = card_face(played, special == nullptr ? std::string() : special_text(*special));
    if (played.special == plain_card)
        card.in_hand = decision.now[decision.player].cards.count(Pile::hand, played.type);
    return card;
}

std::vector<ChoiceCard> cards_of(const Decision& decision, const CardPrice& price) {
    std::vector<ChoiceCard> cards;
    for (const Option& way : price.ways) {
        ChoiceCard card = card_of(decision, way);
        const bool is_known = std::ranges::any_of(
            cards, [&](const ChoiceCard& one) { return one.face == card.face; });
        if (!is_known) cards.push_back(std::move(card));
    }
    return cards;
}

std::string price_sentence(const Decision& decision, const CardPrice& price) {
    const std::vector<ChoiceCard> cards = cards_of(decision, price);
    if (cards.empty()) return {};
    if (cards.size() > 1) return tr("You choose which card pays for it.");
    const ui::CardFace& face = cards.front().face;
    const CardType type = face.card.as<CardFaceUp>().type;
    return say("{0} pays for it at once.",
               {face.is_labelled ? face.words : card_count_text(type, 1)});
}

}  // namespace frothy
