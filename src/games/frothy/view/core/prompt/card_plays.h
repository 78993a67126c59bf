// Cards as a player lays them ready, and what of the hand may be laid so.
#pragma once

#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/forecast.h"
#include "games/frothy/view/core/board/card_motion.h"

namespace frothy {

// What a card is played as.
enum class PlayedAs : std::uint8_t { whip, reins, action };

bool is_card(OptionKind kind);
PlayedAs played_as(const Licence& licence, Option play);
// The card that an option plays.
CardFaceUp card_played(const Licence& licence, Option play);

const SpecialCard* special_at(const Decision& decision, std::uint8_t place);
// How many of them are cards: traits of limited use are none (FR-VEH-19).
int cards_among(const Decision& decision, const AnswerPlan& plays);

// Cards committed so far to the question under way, also those that had no alternative, as far as
// they lie in the hand until they are revealed.
AnswerPlan committed_in_secret(const Decision& decision);
// What may be played in the commitment under way, now or beside another card (FR-VEH-19).
AnswerPlan plays_on_offer(const Decision& decision);

}  // namespace frothy
