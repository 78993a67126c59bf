#include "frothy/view/core/prompt/card_price.h"

#include <algorithm>

#include "frothy/rules.h"
#include "frothy/view/core/prompt/prompt_support.h"
#include "words/words.h"

namespace frothy {

using prompting::is_card;
using prompting::special_at;
using words::say;
using words::tr;

namespace {

// Drives as it is told and then no further; notes the first question about cards to pay with.
class PriceProbe final : public prompting::SilentTable {
public:
    PriceProbe(const std::vector<Option>& answers, kernel::PlayerId payer)
        : answers_(answers), payer_(payer) {
        want_forced(true);
    }
    const CardPrice& price() const { return price_; }

protected:
    int answer(const Question& question) override {
        note(question);
        const auto place_of = [&](const auto& is_wanted) {
            const auto found = std::ranges::find_if(question.options, is_wanted);
            return static_cast<int>(found - question.options.begin());
        };
        const auto count = static_cast<int>(question.options.size());
        if (question.ask == Ask::drive && question.player == payer_) {
            while (next_ < answers_.size()) {
                const Option wanted = answers_[next_++];
                const int place = place_of([&](Option option) { return option == wanted; });
                if (place < count) return place;
            }
        }
        const int over = place_of([](Option option) {
            return option.kind == OptionKind::done || option.kind == OptionKind::end_move;
        });
        return over < count ? over : 0;
    }
    void forced(const Question& question) override {
        note(question);
        const bool is_told = next_ < answers_.size() && question.ask == Ask::drive &&
                             question.options[0] == answers_[next_];
        if (is_told) ++next_;
    }

private:
    void note(const Question& question) {
        const bool pays = question.ask == Ask::jump_card || question.ask == Ask::attack_cards;
        if (!pays || question.player != payer_ || is_noted_) return;
        is_noted_ = true;
        // Who may do without a card does not pay with one.
        if (std::ranges::find(question.options, OptionKind::done, &Option::kind) !=
            question.options.end()) {
            return;
        }
        std::ranges::copy_if(question.options, std::back_inserter(price_.ways),
                             [](Option option) { return is_card(option.kind); });
    }

    const std::vector<Option>& answers_;
    kernel::PlayerId payer_;
    std::size_t next_ = 0;
    bool is_noted_ = false;
    CardPrice price_;
};

CardType type_of(OptionKind kind) {
    switch (kind) {
    case OptionKind::reins:
    case OptionKind::reins_as_whip: return CardType::reins;
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return CardType::dual;
    default: return CardType::whip;
    }
}

}  // namespace

CardPrice price_of(const Decision& decision, const std::vector<Option>& answers) {
    const bool may_cost = std::ranges::any_of(answers, [](Option option) {
        return option.kind == OptionKind::jump || option.kind == OptionKind::attack_personal ||
               option.kind == OptionKind::attack_vehicle;
    });
    if (decision.ask != Ask::drive || !may_cost) return {};
    Race race = decision.now;
    PriceProbe probe(answers, decision.player);
    move_in_phase(race, probe, decision.player);
    return probe.price();
}

ChoiceCard card_of(const Decision& decision, Option option) {
    const Cards& cards = decision.now[decision.player].cards;
    ChoiceCard card;
    if (option.kind != OptionKind::special) {
        card.face.type = type_of(option.kind);
        card.in_hand = cards.count(Pile::hand, card.face.type);
        return card;
    }
    card.face.special = option.a;
    const SpecialCard* special = special_at(decision, option.a);
    if (special == nullptr) return card;
    card.face.type = special->face == CardFace::reins ? CardType::reins : CardType::whip;
    card.name = special_text(*special);
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
    const ChoiceCard& card = cards.front();
    return say("{0} pays for it at once.",
               {card.name.empty() ? card_count_text(card.face.type, 1) : card.name});
}

}  // namespace frothy
