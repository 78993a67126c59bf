// Events of SDL as values of our own.
#pragma once

#include "stage/core/input.h"

#include <SDL_events.h>

#include <optional>

namespace stage {

// `scale`: pixels for each unit of the desktop. Nothing for events that concern nobody.
std::optional<InputEvent> to_input(const SDL_Event& event, float scale);

}  // namespace stage
