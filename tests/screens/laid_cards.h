// Cards touched until all of a type are laid, however many lie ready as advised.
#pragma once

#include <algorithm>

#include "games/frothy/rules/race.h"
#include "screen_tour.h"

namespace laid_cards {

// At a Speed Check; `key` touches one card more of the type.
inline void lay_all(screen_tour::Tour& tour, frothy::CardType type, stage::Key key) {
    using frothy::OptionKind;
    frothy::Game& game = *tour.desk.game();
    const auto* asked = game.pending();
    if (asked == nullptr || asked->ask != frothy::Ask::speed_cards) return;
    const OptionKind kind = type == frothy::CardType::whip ? OptionKind::whip : OptionKind::reins;
    const auto advice = game.advice();
    const auto laid = std::ranges::count(advice, kind, &frothy::Option::kind);
    const int hand = asked->now[asked->player].cards.count(frothy::Pile::hand, type);
    for (auto i = static_cast<int>(laid); i < hand; ++i)
        tour.press(key);
}

// At any question for cards with none of them laid: all of a type.
inline void touch_all(screen_tour::Tour& tour, frothy::CardType type, stage::Key key) {
    const auto* asked = tour.desk.game()->pending();
    const int hand = asked->now[asked->player].cards.count(frothy::Pile::hand, type);
    for (int i = 0; i < hand; ++i)
        tour.press(key);
}

}  // namespace laid_cards
