#include "games/frothy/data/notation/notation.h"

#include "games/frothy/data/notation/enumerators.h"

namespace frothy {

using Words = std::span<const std::string_view>;

Words names_of(Ask) { return enumerator_words<Ask>; }
Words names_of(OptionKind) { return enumerator_words<OptionKind>; }
Words names_of(Why) { return enumerator_words<Why>; }
Words names_of(Icon) { return enumerator_words<Icon>; }
Words names_of(CardType) { return enumerator_words<CardType>; }
Words names_of(Pile) { return enumerator_words<Pile>; }
Words names_of(ControlCause) { return enumerator_words<ControlCause>; }
Words names_of(CollisionKind) { return enumerator_words<CollisionKind>; }
Words names_of(Moment) { return enumerator_words<Moment>; }
Words names_of(VehicleStatus) { return enumerator_words<VehicleStatus>; }
Words names_of(StaminaEffectKind) { return enumerator_words<StaminaEffectKind>; }
Words names_of(CardChoice) { return enumerator_words<CardChoice>; }
Words names_of(CardFace) { return enumerator_words<CardFace>; }
Words names_of(IconShift) { return enumerator_words<IconShift>; }
Words names_of(Side) { return enumerator_words<Side>; }
Words names_of(EndReason) { return enumerator_words<EndReason>; }
Words names_of(RaceType) { return enumerator_words<RaceType>; }
Words names_of(CatchKind) { return enumerator_words<CatchKind>; }
Words names_of(ScoreFor) { return enumerator_words<ScoreFor>; }

Words names_of(hexgrid::Direction) {
    static constexpr std::array<std::string_view, 6> names = {"E", "SE", "SW", "W", "NW", "NE"};
    return names;
}

static_assert(enumerator_words<Ask>.size() == ask_count);
static_assert(enumerator_words<OptionKind>.size() == option_kind_count);
static_assert(enumerator_words<Why>.size() == why_count);

}  // namespace frothy
