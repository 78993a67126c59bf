#include "games/frothy/view/core/prompt/card_plays.h"

#include <algorithm>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/prompt/prompt_support.h"
#include "kernel/sheet.h"

namespace frothy {

bool is_card(OptionKind kind) {
    switch (kind) {
    case OptionKind::whip:
    case OptionKind::reins:
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins:
    case OptionKind::reins_as_whip:
    case OptionKind::whip_as_reins:
    case OptionKind::special: return true;
    default: return false;
    }
}

PlayedAs played_as(const Licence& licence, Option play) {
    switch (play.kind) {
    case OptionKind::special: {
        const auto face = static_cast<SpecialFace>(play.b);
        if (face == SpecialFace::action || play.a >= licence.specials.size())
            return PlayedAs::action;
        const bool is_printed_whip = licence.specials[play.a].face == CardFace::whip;
        return is_printed_whip == (face == SpecialFace::plain) ? PlayedAs::whip : PlayedAs::reins;
    }
    case OptionKind::reins:
    case OptionKind::dual_as_reins:
    case OptionKind::whip_as_reins: return PlayedAs::reins;
    default: return PlayedAs::whip;
    }
}

CardFaceUp card_played(const Licence& licence, Option play) {
    switch (play.kind) {
    case OptionKind::special: return special_card(licence, play.a);
    case OptionKind::reins:
    case OptionKind::reins_as_whip: return {CardType::reins, plain_card};
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return {CardType::dual, plain_card};
    default: return {CardType::whip, plain_card};
    }
}

const SpecialCard* special_at(const Decision& decision, std::uint8_t place) {
    const auto& specials = decision.now.licence(decision.player).specials;
    return place < specials.size() ? &specials[place] : nullptr;
}

int cards_among(const Decision& decision, const AnswerPlan& plays) {
    return static_cast<int>(std::ranges::count_if(plays, [&](Option play) {
        if (play.kind != OptionKind::special) return true;
        const SpecialCard* card = special_at(decision, play.a);
        return card != nullptr && card->face != CardFace::none;
    }));
}

AnswerPlan committed_in_secret(const Decision& decision) {
    AnswerPlan plays;
    if (!kernel::is_secret(decision)) return plays;
    const auto answers = kernel::answers_so_far(decision, decision.player);
    for (auto given = answers.rbegin(); given != answers.rend(); ++given) {
        if (given->ask != decision.ask || !is_card(given->option.kind)) break;
        plays.push_back(given->option);
    }
    return plays;
}

AnswerPlan plays_on_offer(const Decision& decision) {
    AnswerPlan plays;
    const auto add = [&plays](const std::vector<Option>& options) {
        for (const Option& option : options) {
            const bool is_new = std::ranges::find(plays, option) == plays.end();
            if (is_card(option.kind) && is_new) plays.push_back(option);
        }
    };
    add(decision.options);
    if (offers(decision, Option{OptionKind::done})) return plays;
    for (const Option& first : decision.options) {
        if (!is_card(first.kind)) continue;
        const auto after = kernel::consequence_of(decision, std::span(&first, 1));
        if (after.asked && after.asked->ask == decision.ask) add(after.asked->options);
    }
    return plays;
}

std::vector<CardFaceUp> cards_put_aside(const kernel::Session<Frothy>& session, VehicleId player) {
    std::vector<CardFaceUp> aside;
    if (session.pending() == nullptr) return aside;
    for (const auto& given : kernel::answers_so_far(*session.pending(), player)) {
        if (kernel::is_secret(given) && is_card(given.option.kind))
            aside.push_back(card_played(session.now().licence(player), given.option));
    }
    return aside;
}

}  // namespace frothy
