// A pad that is plugged in while the program runs, through SDL and the window, to an answer given.
#include <catch2/catch.hpp>

#include <SDL.h>

#include "screen_tour.h"
#include "stage/screen.h"

using app::Scene;
using namespace screen_tour;

namespace {

// Without a display in need of one: SDL's own that shows nothing.
class HiddenDisplay {
public:
    HiddenDisplay() {
        SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
        // Nobody can give the focus to a window that nobody sees.
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    }
};

class VirtualPad {
public:
    VirtualPad()
        : device_(SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                            SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0)),
          stick_(SDL_JoystickOpen(device_)) {}
    ~VirtualPad() {
        SDL_JoystickClose(stick_);
        SDL_JoystickDetachVirtual(device_);
    }
    VirtualPad(const VirtualPad&) = delete;
    VirtualPad& operator=(const VirtualPad&) = delete;

    bool is_there() const { return stick_ != nullptr; }
    void set(SDL_GameControllerButton button, Uint8 state) const {
        SDL_JoystickSetVirtualButton(stick_, button, state);
    }
    void move(SDL_GameControllerAxis axis, Sint16 value) const {
        SDL_JoystickSetVirtualAxis(stick_, axis, value);
    }

private:
    int device_;
    SDL_Joystick* stick_;
};

}  // namespace

TEST_CASE("a pad plugged in late plays, and unplugged leaves nothing held", "[pad][window]") {
    const HiddenDisplay display;
    const Folder folder("pad-window");
    const app::ClientStart start = start_in(folder.path(), 1.0F);
    stage::WindowOptions options;
    options.assets = start.assets;
    options.acceleration = stage::Acceleration::software;
    stage::Window window(options);
    Desk desk(window, start);
    int came = 0;
    int left = 0;
    int moved = 0;
    const auto frames = [&](int count) {
        for (int i = 0; i < count; ++i) {
            const auto events = window.events(stage::Motion::moving, 0.0F);
            for (const InputEvent& event : events) {
                came += event.kind == InputKind::pad_came ? 1 : 0;
                left += event.kind == InputKind::pad_left ? 1 : 0;
                moved += event.kind == InputKind::pad_moved ? 1 : 0;
            }
            desk.frame(events, 1.0F / 60.0F);
            window.present();
        }
    };
    frames(3);
    {
        const VirtualPad pad;
        REQUIRE(pad.is_there());
        frames(2);
        CHECK(came == 1);
        const auto press = [&](SDL_GameControllerButton button) {
            pad.set(button, 1);
            frames(2);
            pad.set(button, 0);
            frames(3);
        };
        press(SDL_CONTROLLER_BUTTON_A);
        CHECK(desk.scene() == Scene::setup);
        press(SDL_CONTROLLER_BUTTON_A);
        REQUIRE(desk.scene() == Scene::race);
        frames(3);
        for (int i = 0; i < 40 && desk.game()->session().journal().empty(); ++i)
            press(SDL_CONTROLLER_BUTTON_X);
        CHECK_FALSE(desk.game()->session().journal().empty());
        // A stick that trembles about its middle says nothing.
        const int before = moved;
        for (const int value : {900, -1200, 2500, 0}) {
            pad.move(SDL_CONTROLLER_AXIS_RIGHTX, static_cast<Sint16>(value));
            frames(1);
        }
        CHECK(moved == before);
        pad.move(SDL_CONTROLLER_AXIS_RIGHTX, 32000);
        frames(2);
        CHECK(moved == before + 1);
        pad.set(SDL_CONTROLLER_BUTTON_DPAD_RIGHT, 1);
        frames(2);
    }
    frames(4);
    CHECK(left == 1);
    frames(8);
    CHECK(desk.scene() != Scene::title);
}
