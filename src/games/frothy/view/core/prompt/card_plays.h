// Cards as a player lays them ready, and what of the hand may be laid so.
#pragma once

#include <array>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/licence/licence.h"

namespace frothy::prompting {

// The ways in which a plain card is played, in the order in which the rules ask for them.
inline constexpr std::array<OptionKind, 6> plain_plays = {
    OptionKind::whip,          OptionKind::reins,         OptionKind::dual_as_whip,
    OptionKind::dual_as_reins, OptionKind::reins_as_whip, OptionKind::whip_as_reins};

// Plain cards by the way they are played, as plain_plays has them; then special ones.
struct CardPlays {
    std::array<int, plain_plays.size()> plain{};
    std::vector<Option> special;

    bool empty() const;
    int count() const;
    void add(Option play);
    // Played as Whips or as Reins; without special cards.
    int as_whips() const { return plain[0] + plain[2] + plain[4]; }
    int as_reins() const { return plain[1] + plain[3] + plain[5]; }
    // Plain cards of this type.
    int of_type(CardType type) const;
    std::vector<Option> options() const;
};

bool is_card(OptionKind kind);
CardType type_of_play(OptionKind kind);  // of a plain card
const SpecialCard* special_at(const Decision& decision, std::uint8_t place);
// How many of them are cards: traits of limited use are none (FR-VEH-19).
int cards_among(const Decision& decision, const CardPlays& plays);

// Cards committed so far to the question under way, also those that had no alternative, as far as
// they lie in the hand until they are revealed.
CardPlays committed_in_secret(const Decision& decision);
// What may be played in the commitment under way, now or beside another card (FR-VEH-19).
std::vector<Option> plays_on_offer(const Decision& decision);

}  // namespace frothy::prompting
