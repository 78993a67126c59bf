#include "ui/core/crowd.h"

#include <cmath>

namespace ui {

namespace {

constexpr float murmur = 0.14F;     // where nothing special happens
constexpr float calm_after = 3.0F;  // seconds until a third of the thrill is left

}  // namespace

void Crowd::hear(const SoundCue& cue) {
    thrill_ += (1.0F - thrill_) * cue.thrill;
    is_there_ = is_there_ || cue.thrill > 0.0F;
}

void Crowd::advance(float seconds) { thrill_ *= std::exp(-seconds / calm_after); }

float Crowd::loudness() const { return is_there_ ? murmur + (0.75F - murmur) * thrill_ : 0.0F; }

}  // namespace ui
