// How loud an audience murmurs, 0 to 1: up with what happens, calm again within seconds.
#pragma once

#include "ui/core/motion.h"

namespace ui {

class Crowd {
public:
    void hear(const SoundCue& cue);
    void advance(float seconds);
    // 0 where nothing has ever thrilled it: then nobody is there.
    float loudness() const;

private:
    float thrill_ = 0.0F;
    bool is_there_ = false;
};

}  // namespace ui
