#include "games/frothy/view/core/telling/race_sounds.h"

#include <algorithm>
#include <cmath>

namespace frothy {

namespace {

constexpr float murmur = 0.14F;     // where nothing special happens
constexpr float calm_after = 3.0F;  // seconds until a third of the thrill is left

float share(int part, int whole) {
    return std::clamp(static_cast<float>(part) / static_cast<float>(whole), 0.0F, 1.0F);
}

}  // namespace

SoundCue cue_of(const Event& event) {
    switch (event.kind) {
    case EventKind::cards_committed:
        if (event.a + event.b == 0) return {};
        return {"card", 0.6F, 0.0F};
    case EventKind::movement_card: return {event.a == 0 ? "whip" : "card", 0.5F, 0.05F};
    case EventKind::stepped: return {"hooves", 0.45F, 0.01F};
    case EventKind::jumped: return {"gasp", 0.5F, 0.3F};
    case EventKind::turned:
        return event.c == 0 ? SoundCue{"hooves", 0.3F, 0.0F} : SoundCue{"spin", 0.7F, 0.25F};
    case EventKind::slid: return {"slide", 0.8F, 0.3F};
    case EventKind::attack_declared:
        return {event.a == 0 ? "whip" : "slide", event.a == 0 ? 0.9F : 0.5F, 0.35F};
    case EventKind::entered_hazard: return {"slide", 0.5F, 0.15F};
    case EventKind::entered_fragile: return {"pottery", 0.9F, 0.3F};
    case EventKind::collided: return {"crunch", 0.9F, 0.6F};
    case EventKind::damaged: return {"gasp", 0.35F + 0.4F * share(event.a, 4), 0.4F};
    case EventKind::control_kept: return {{}, 0.0F, 0.1F};
    case EventKind::control_lost: return {"gasp", 0.4F, 0.3F};
    case EventKind::wiped_out: return {"wreck", 1.0F, 1.0F};
    case EventKind::wreck_rolled: return {"crunch", 0.4F, 0.2F};
    case EventKind::caught: return {"trumpet", 0.7F, 0.8F};
    case EventKind::line_crossed:
        // A lap, not the start of the first.
        return event.a > 0 && event.b == 1 ? SoundCue{"cheer", 0.6F, 0.6F} : SoundCue{};
    case EventKind::finished:
        return event.a == 1 ? SoundCue{"trumpet", 0.9F, 1.0F} : SoundCue{"cheer", 0.7F, 0.7F};
    case EventKind::scored: return {{}, 0.0F, 0.2F};
    case EventKind::race_ended: return {"cheer", 0.9F, 1.0F};
    default: return {};
    }
}

SoundCue cue_of_dice(std::size_t count) {
    return {"dice", 0.4F + 0.5F * share(static_cast<int>(count), 8), 0.03F};
}

void Crowd::hear(const SoundCue& cue) { thrill_ += (1.0F - thrill_) * cue.thrill; }

void Crowd::advance(float seconds) { thrill_ *= std::exp(-seconds / calm_after); }

float Crowd::loudness() const { return murmur + (0.75F - murmur) * thrill_; }

}  // namespace frothy
