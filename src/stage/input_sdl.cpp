#include "stage/pads_sdl.h"

namespace stage {

namespace {

Key from_first(Key first, SDL_Keycode first_code, SDL_Keycode code) {
    return static_cast<Key>(static_cast<int>(first) + (code - first_code));
}

Key to_key(SDL_Keycode code) {
    if (code >= SDLK_a && code <= SDLK_z) return from_first(Key::a, SDLK_a, code);
    if (code >= SDLK_0 && code <= SDLK_9) return from_first(Key::digit_0, SDLK_0, code);
    if (code >= SDLK_F1 && code <= SDLK_F12) return from_first(Key::f1, SDLK_F1, code);
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) return from_first(Key::pad_1, SDLK_KP_1, code);
    switch (code) {
    case SDLK_KP_0: return Key::pad_0;
    case SDLK_KP_ENTER: return Key::pad_enter;
    case SDLK_KP_PLUS: return Key::pad_plus;
    case SDLK_KP_MINUS: return Key::pad_minus;
    case SDLK_LEFT: return Key::left;
    case SDLK_RIGHT: return Key::right;
    case SDLK_UP: return Key::up;
    case SDLK_DOWN: return Key::down;
    case SDLK_HOME: return Key::home;
    case SDLK_END: return Key::end;
    case SDLK_PAGEUP: return Key::page_up;
    case SDLK_PAGEDOWN: return Key::page_down;
    case SDLK_INSERT: return Key::insert;
    case SDLK_DELETE: return Key::del;
    case SDLK_BACKSPACE: return Key::backspace;
    case SDLK_RETURN: return Key::enter;
    case SDLK_ESCAPE: return Key::escape;
    case SDLK_TAB: return Key::tab;
    case SDLK_SPACE: return Key::space;
    case SDLK_PLUS:
    case SDLK_EQUALS: return Key::plus;
    case SDLK_MINUS: return Key::minus;
    case SDLK_COMMA: return Key::comma;
    case SDLK_PERIOD: return Key::period;
    case SDLK_SLASH: return Key::slash;
    case SDLK_QUESTION: return Key::question;
    case SDLK_LEFTBRACKET: return Key::left_bracket;
    case SDLK_RIGHTBRACKET: return Key::right_bracket;
    default: return Key::unknown;
    }
}

Modifiers to_modifiers(int state) {
    return {(state & KMOD_SHIFT) != 0, (state & (KMOD_CTRL | KMOD_GUI)) != 0,
            (state & KMOD_ALT) != 0};
}

MouseButton to_button(int button) {
    switch (button) {
    case SDL_BUTTON_MIDDLE: return MouseButton::middle;
    case SDL_BUTTON_RIGHT: return MouseButton::right;
    case SDL_BUTTON_X1: return MouseButton::back;
    case SDL_BUTTON_X2: return MouseButton::forward;
    default: return MouseButton::left;
    }
}

std::optional<InputEvent> from_window(const SDL_WindowEvent& window) {
    InputEvent input;
    switch (window.event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: input.kind = InputKind::resized; break;
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED: input.kind = InputKind::exposed; break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: input.kind = InputKind::focus_gained; break;
    case SDL_WINDOWEVENT_FOCUS_LOST: input.kind = InputKind::focus_lost; break;
    case SDL_WINDOWEVENT_LEAVE: input.kind = InputKind::mouse_left; break;
    default: return std::nullopt;
    }
    return input;
}

Vec2 at(int x, int y, float scale) {
    return Vec2{static_cast<float>(x), static_cast<float>(y)} * scale;
}

InputEvent from_mouse_button(const SDL_MouseButtonEvent& button, float scale) {
    InputEvent input;
    input.kind = button.state == SDL_PRESSED ? InputKind::mouse_pressed : InputKind::mouse_released;
    input.at = at(button.x, button.y, scale);
    input.button = to_button(button.button);
    input.clicks = button.clicks;
    return input;
}

InputEvent from_key(const SDL_KeyboardEvent& key) {
    InputEvent input;
    input.kind = key.state == SDL_PRESSED ? InputKind::key_pressed : InputKind::key_released;
    input.key = to_key(key.keysym.sym);
    input.modifiers = to_modifiers(key.keysym.mod);
    input.is_repeat = key.repeat != 0;
    return input;
}

}  // namespace

std::optional<InputEvent> to_input(const SDL_Event& event, float scale) {
    InputEvent input;
    switch (event.type) {
    case SDL_QUIT: return input;
    case SDL_MOUSEMOTION:
        input.kind = InputKind::mouse_moved;
        input.at = at(event.motion.x, event.motion.y, scale);
        input.by = at(event.motion.xrel, event.motion.yrel, scale);
        return input;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: return from_mouse_button(event.button, scale);
    case SDL_MOUSEWHEEL:
        input.kind = InputKind::wheel;
        input.by = {event.wheel.preciseX, event.wheel.preciseY};
        input.at = at(event.wheel.mouseX, event.wheel.mouseY, scale);
        return input;
    case SDL_KEYDOWN:
    case SDL_KEYUP: return from_key(event.key);
    case SDL_TEXTINPUT:
        input.kind = InputKind::text;
        input.words = event.text.text;
        return input;
    case SDL_DROPFILE:
        input.kind = InputKind::dropped;
        if (event.drop.file != nullptr) input.words = event.drop.file;
        SDL_free(event.drop.file);
        return input;
    case SDL_WINDOWEVENT: return from_window(event.window);
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: input.kind = InputKind::textures_lost; return input;
    default: return std::nullopt;
    }
}

}  // namespace stage
