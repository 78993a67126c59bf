// Cards that a click on the board costs: a jump on the way, or an attack.
#include <algorithm>
#include <utility>

#include "games/frothy/view/board/board_view_impl.h"
#include "games/frothy/view/core/prompt/card_price.h"

namespace frothy {

void BoardView::Impl::add_prices(BoardHover& hover) const {
    if (!decision) return;
    const auto add = [&](const std::vector<Option>& answers) {
        const CardPrice price = price_of(*decision, answers);
        hover.prices.push_back(price_sentence(*decision, price));
        for (ChoiceCard& card : cards_of(*decision, price)) {
            const auto is_same = [&](const ChoiceCard& other) { return other.face == card.face; };
            if (std::ranges::none_of(hover.cards, is_same)) hover.cards.push_back(std::move(card));
        }
    };
    for (const Option& attack : hover.alternatives.as<Option>())
        add({attack});
    if (hover.alternatives.empty()) add(hover.answers.as<Option>());
}

}  // namespace frothy
