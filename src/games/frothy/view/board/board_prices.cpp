// Cards that a click on the board costs: a jump on the way, or an attack.
#include <algorithm>

#include "games/frothy/view/board/board_view_impl.h"
#include "games/frothy/view/core/prompt/card_price.h"

namespace frothy {

void BoardView::Impl::add_prices(BoardHover& hover) const {
    if (!decision) return;
    const auto add = [&](const std::vector<Option>& answers) {
        const CardPrice price = price_of(*decision, answers);
        hover.prices.push_back(price_sentence(*decision, price));
        for (const ChoiceCard& card : cards_of(*decision, price)) {
            const auto face = card.face.card.as<CardFaceUp>();
            if (std::ranges::find(hover.cards, face) == hover.cards.end())
                hover.cards.push_back(face);
        }
    };
    for (const Option& attack : hover.attacks)
        add({attack});
    if (hover.attacks.empty()) add(hover.answers);
}

}  // namespace frothy
