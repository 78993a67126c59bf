#include "games/frothy/view/core/board/card_motion.h"

#include <algorithm>
#include <array>

namespace frothy {

namespace {

constexpr std::array all_types = {CardType::whip, CardType::reins, CardType::dual};

// The cards of one type, round the piles as the rules send them: played cards to Spent, and at the
// end of a round Spent to Recovery while Recovery goes to the hand (FR-CARD-06 to 08).
void add_plain(const Cards& before, const Cards& after, CardType type,
               std::vector<PileMove>& moves) {
    std::array<int, pile_count> more{};
    for (int i = 0; i < pile_count; ++i) {
        const auto pile = static_cast<Pile>(i);
        more[static_cast<std::size_t>(i)] = after.count(pile, type) - before.count(pile, type);
    }
    const auto change = [&](Pile pile) -> int& { return more[static_cast<std::size_t>(pile)]; };
    const auto move = [&](Pile from, Pile to, int count) {
        for (int i = 0; i < count; ++i)
            moves.push_back({{type, plain_card}, from, to});
        change(from) += count;
        change(to) -= count;
    };
    // What comes back to the hand was in Recovery; else something is taken back.
    const bool is_recovery = change(Pile::hand) >= 0 && change(Pile::spent) <= 0 &&
                             change(Pile::hand) <= before.count(Pile::recovery, type) &&
                             change(Pile::hand) + change(Pile::spent) + change(Pile::recovery) == 0;
    if (is_recovery) {
        const int recovered = change(Pile::hand);
        move(Pile::spent, Pile::recovery, -change(Pile::spent));
        move(Pile::recovery, Pile::hand, recovered);
        return;
    }
    for (int from = 0; from < pile_count; ++from) {
        for (int to = 0; to < pile_count; ++to) {
            const int count =
                std::min(-change(static_cast<Pile>(from)), change(static_cast<Pile>(to)));
            if (count > 0) move(static_cast<Pile>(from), static_cast<Pile>(to), count);
        }
    }
}

int pile_of(const Cards& cards, int place) {
    for (int i = 0; i < pile_count; ++i) {
        if (((cards.special[static_cast<std::size_t>(i)] >> place) & 1) != 0) return i;
    }
    return pile_count;
}

}  // namespace

CardFaceUp special_card(const Licence& licence, std::uint8_t place) {
    const bool is_reins =
        place < licence.specials.size() && licence.specials[place].face == CardFace::reins;
    return {is_reins ? CardType::reins : CardType::whip, place};
}

std::vector<CardFaceUp> cards_in(const Licence& licence, const Cards& cards, Pile pile) {
    std::vector<CardFaceUp> all;
    for (const CardType type : all_types)
        all.insert(all.end(), cards.count(pile, type), {type, plain_card});
    const std::uint16_t specials = cards.special[static_cast<std::size_t>(pile)];
    for (std::size_t place = 0; place < licence.specials.size(); ++place) {
        if (((specials >> place) & 1) == 0) continue;
        all.push_back(special_card(licence, static_cast<std::uint8_t>(place)));
    }
    return all;
}

std::vector<PileMove> moves_between(const Cards& before, const Cards& after) {
    std::vector<PileMove> moves;
    for (const CardType type : all_types)
        add_plain(before, after, type, moves);
    constexpr int places = 16;
    for (int place = 0; place < places; ++place) {
        const int from = pile_of(before, place);
        const int to = pile_of(after, place);
        if (from == to || from == pile_count || to == pile_count) continue;
        moves.push_back({{CardType::whip, static_cast<std::uint8_t>(place)},
                         static_cast<Pile>(from),
                         static_cast<Pile>(to)});
    }
    return moves;
}

}  // namespace frothy
