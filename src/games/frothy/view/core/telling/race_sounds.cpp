#include "games/frothy/view/core/telling/race_sounds.h"

#include <algorithm>

namespace frothy {

namespace {

float share(int part, int whole) {
    return std::clamp(static_cast<float>(part) / static_cast<float>(whole), 0.0F, 1.0F);
}

}  // namespace

SoundCue cue_of(const Event& event) {
    if (event.is<Stepped>()) return {"hooves", 0.45F, 0.01F};
    if (event.is<Jumped>()) return {"crowd/gasp", 0.5F, 0.3F};
    if (event.is<Slid>()) return {"slide", 0.8F, 0.3F};
    if (event.is<EnteredHazard>()) return {"slide", 0.5F, 0.15F};
    if (event.is<EnteredFragile>()) return {"pottery", 0.9F, 0.3F};
    if (const auto* crash = event.get_if<Collided>())
        return {"crunch", 0.9F, 0.6F, crash->kind == CollisionKind::rear_end ? 0.3F : 0.55F};
    if (event.is<ControlKept>()) return {{}, 0.0F, 0.1F};
    if (event.is<ControlLost>()) return {"crowd/gasp", 0.4F, 0.3F};
    if (event.is<WipedOut>()) return {"wreck", 1.0F, 1.0F, 1.0F};
    if (event.is<WreckRolled>()) return {"crunch", 0.4F, 0.2F, 0.2F};
    if (event.is<Caught>()) return {"trumpet", 0.7F, 0.8F};
    if (event.is<Scored>()) return {{}, 0.0F, 0.2F};
    if (event.is<RaceEnded>()) return {"crowd/cheer", 0.9F, 1.0F};
    if (const auto* cards = event.get_if<CardsCommitted>(); cards && cards->count() > 0)
        return {"card", 0.6F, 0.0F};
    if (const auto* card = event.get_if<MovementCard>())
        return {card->counts_as == CardType::whip ? "whip" : "card", 0.5F, 0.05F};
    if (const auto* turned = event.get_if<Turned>())
        return turned->spins ? SoundCue{"spin", 0.7F, 0.25F} : SoundCue{"hooves", 0.3F, 0.0F};
    if (const auto* attack = event.get_if<AttackDeclared>()) {
        return attack->kind == AttackKind::personal ? SoundCue{"whip", 0.9F, 0.35F}
                                                    : SoundCue{"slide", 0.5F, 0.35F};
    }
    if (const auto* damage = event.get_if<Damaged>())
        return {"crowd/gasp", 0.35F + 0.4F * share(damage->points, 4), 0.4F,
                0.7F * share(damage->points - 1, 4)};
    if (const auto* line = event.get_if<LineCrossed>(); line && line->is_lap())
        return {"crowd/cheer", 0.6F, 0.6F};
    if (const auto* home = event.get_if<Finished>())
        return home->place == 1 ? SoundCue{"trumpet", 0.9F, 1.0F}
                                : SoundCue{"crowd/cheer", 0.7F, 0.7F};
    return {};
}

SoundCue cue_of_dice(std::size_t count) {
    return {"dice", 0.4F + 0.5F * share(static_cast<int>(count), 8), 0.03F};
}

}  // namespace frothy
