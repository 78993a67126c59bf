// What SDL reports as values of our own, and the game pads that are there.
#pragma once

#include "stage/core/input.h"

#include <SDL_events.h>
#include <SDL_gamecontroller.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace stage {

// What is not of pads. `scale`: pixels for each unit of the desktop. Nothing for what concerns
// nobody.
std::optional<InputEvent> to_input(const SDL_Event& event, float scale);

bool is_of_pads(const SDL_Event& event);

// Keeps SDL's game pads running. Pads may come and go at any time; who comes takes the lowest
// number that is free.
class Pads {
public:
    Pads();
    ~Pads();

    // Nothing for what says nothing new, as the trembling of a stick at rest.
    std::optional<InputEvent> take(const SDL_Event& event);

private:
    struct ClosePad {
        void operator()(SDL_GameController* pad) const { SDL_GameControllerClose(pad); }
    };
    struct Slot {
        std::unique_ptr<SDL_GameController, ClosePad> pad;
        SDL_JoystickID id = -1;
        std::array<int, SDL_CONTROLLER_AXIS_MAX> axes{};  // as last reported, in steps
    };

    std::optional<InputEvent> open(int device);
    std::optional<InputEvent> move(int slot, const SDL_ControllerAxisEvent& axis);
    int slot_of(SDL_JoystickID id) const;

    bool is_ready_;
    std::vector<Slot> slots_;
};

}  // namespace stage
