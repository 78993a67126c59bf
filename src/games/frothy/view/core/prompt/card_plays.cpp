#include "games/frothy/view/core/prompt/card_plays.h"

#include <algorithm>
#include <numeric>

#include "kernel/sheet.h"

namespace frothy::prompting {

namespace {

std::size_t place_of(OptionKind kind) {
    return static_cast<std::size_t>(std::ranges::find(plain_plays, kind) - plain_plays.begin());
}

// The cards of the answers given last to the question under way.
CardPlays plays_among(const std::vector<kernel::GivenAnswer<Frothy>>& answers,
                      const Decision& decision) {
    CardPlays plays;
    for (auto given = answers.rbegin(); given != answers.rend(); ++given) {
        if (given->ask != decision.ask || !is_card(given->option.kind)) break;
        plays.add(given->option);
    }
    std::ranges::reverse(plays.special);
    return plays;
}

}  // namespace

bool CardPlays::empty() const { return count() == 0; }

int CardPlays::count() const {
    return std::accumulate(plain.begin(), plain.end(), static_cast<int>(special.size()));
}

void CardPlays::add(Option play) {
    if (play.kind == OptionKind::special) {
        special.push_back(play);
    } else {
        ++plain[place_of(play.kind)];
    }
}

int CardPlays::of_type(CardType type) const {
    int cards = 0;
    for (std::size_t place = 0; place < plain.size(); ++place) {
        if (type_of_play(plain_plays[place]) == type) cards += plain[place];
    }
    return cards;
}

std::vector<Option> CardPlays::options() const {
    std::vector<Option> options;
    for (std::size_t place = 0; place < plain.size(); ++place)
        options.insert(options.end(), static_cast<std::size_t>(plain[place]), {plain_plays[place]});
    options.insert(options.end(), special.begin(), special.end());
    return options;
}

bool is_card(OptionKind kind) {
    return kind == OptionKind::special || place_of(kind) < plain_plays.size();
}

CardType type_of_play(OptionKind kind) {
    switch (kind) {
    case OptionKind::reins:
    case OptionKind::reins_as_whip: return CardType::reins;
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins: return CardType::dual;
    default: return CardType::whip;
    }
}

const SpecialCard* special_at(const Decision& decision, std::uint8_t place) {
    const auto& specials = decision.now.licence(decision.player).specials;
    return place < specials.size() ? &specials[place] : nullptr;
}

int cards_among(const Decision& decision, const CardPlays& plays) {
    const auto is_no_card = [&](Option option) {
        const SpecialCard* card = special_at(decision, option.a);
        return card == nullptr || card->face == CardFace::none;
    };
    return plays.count() - static_cast<int>(std::ranges::count_if(plays.special, is_no_card));
}

CardPlays committed_in_secret(const Decision& decision) {
    if (!kernel::is_secret(decision)) return {};
    return plays_among(kernel::answers_so_far(decision, decision.player), decision);
}

std::vector<Option> plays_on_offer(const Decision& decision) {
    std::vector<Option> plays;
    const auto add = [&plays](const std::vector<Option>& options) {
        for (const Option& option : options) {
            const bool is_new = std::ranges::find(plays, option) == plays.end();
            if (is_card(option.kind) && is_new) plays.push_back(option);
        }
    };
    add(decision.options);
    const bool is_bound =
        std::ranges::find(decision.options, Option{OptionKind::done}) == decision.options.end();
    for (const Option& first : decision.options) {
        if (!is_bound || !is_card(first.kind)) continue;
        const auto after = kernel::consequence_of(decision, std::span(&first, 1));
        if (after.asked && after.asked->ask == decision.ask) add(after.asked->options);
    }
    return plays;
}

}  // namespace frothy::prompting
