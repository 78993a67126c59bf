#include "stage/pads_sdl.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace stage {

namespace {

constexpr float dead_zone = 0.18F;  // of the whole way: where worn sticks come to rest
constexpr int steps = 32;           // finer than a hand can tell

// -steps..steps, 0 in the dead zone.
int step_of(Sint16 value) {
    const float way = std::clamp(static_cast<float>(value) / 32767.0F, -1.0F, 1.0F);
    const float past = std::max(0.0F, std::abs(way) - dead_zone) / (1.0F - dead_zone);
    return static_cast<int>(std::lround(std::copysign(past, way) * static_cast<float>(steps)));
}

}  // namespace

bool is_of_pads(const SDL_Event& event) {
    return event.type >= SDL_CONTROLLERAXISMOTION && event.type <= SDL_CONTROLLERDEVICEREMAPPED;
}

Pads::Pads() : is_ready_(SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0) {}

Pads::~Pads() {
    slots_.clear();
    if (is_ready_) SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

int Pads::slot_of(SDL_JoystickID id) const {
    const auto found =
        std::ranges::find_if(slots_, [id](const Slot& slot) { return slot.pad && slot.id == id; });
    return found == slots_.end() ? no_pad : static_cast<int>(found - slots_.begin());
}

std::optional<InputEvent> Pads::open(int device) {
    SDL_GameController* pad = SDL_GameControllerOpen(device);
    if (pad == nullptr) return std::nullopt;
    const SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad));
    if (slot_of(id) != no_pad) {
        SDL_GameControllerClose(pad);  // SDL counts how often it was opened
        return std::nullopt;
    }
    auto free = std::ranges::find_if(slots_, [](const Slot& slot) { return !slot.pad; });
    if (free == slots_.end()) free = slots_.emplace(slots_.end());
    free->pad.reset(pad);
    free->id = id;
    free->axes.fill(0);
    InputEvent input;
    input.kind = InputKind::pad_came;
    input.pad = static_cast<int>(free - slots_.begin());
    return input;
}

std::optional<InputEvent> Pads::move(int slot, const SDL_ControllerAxisEvent& axis) {
    if (axis.axis > SDL_CONTROLLER_AXIS_TRIGGERRIGHT) return std::nullopt;
    int& known = slots_[static_cast<std::size_t>(slot)].axes.at(axis.axis);
    const int now = step_of(axis.value);
    if (now == known) return std::nullopt;
    known = now;
    InputEvent input;
    input.kind = InputKind::pad_moved;
    input.pad = slot;
    input.pad_axis = static_cast<PadAxis>(axis.axis);
    input.amount = static_cast<float>(now) / static_cast<float>(steps);
    return input;
}

std::optional<InputEvent> Pads::take(const SDL_Event& event) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) return open(event.cdevice.which);
    InputEvent input;
    if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        const int slot = slot_of(event.cdevice.which);
        if (slot == no_pad) return std::nullopt;
        slots_[static_cast<std::size_t>(slot)].pad.reset();
        input.kind = InputKind::pad_left;
        input.pad = slot;
        return input;
    }
    if (event.type == SDL_CONTROLLERAXISMOTION) {
        const int slot = slot_of(event.caxis.which);
        return slot == no_pad ? std::nullopt : move(slot, event.caxis);
    }
    const bool is_button =
        event.type == SDL_CONTROLLERBUTTONDOWN || event.type == SDL_CONTROLLERBUTTONUP;
    if (!is_button || event.cbutton.button > SDL_CONTROLLER_BUTTON_DPAD_RIGHT) return std::nullopt;
    input.pad = slot_of(event.cbutton.which);
    if (input.pad == no_pad) return std::nullopt;
    input.kind =
        event.type == SDL_CONTROLLERBUTTONDOWN ? InputKind::pad_pressed : InputKind::pad_released;
    input.pad_button = static_cast<PadButton>(event.cbutton.button);
    return input;
}

}  // namespace stage
