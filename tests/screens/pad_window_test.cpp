// A pad that is plugged in while the program runs, through SDL and the window: to an answer given,
// and a whole race to its podium, its replay and its story.
#include <catch2/catch.hpp>

#include <SDL.h>

#include "pad_hands.h"
#include "stage/screen.h"

using shown_desk::Scene;
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
    const shown_desk::ClientStart start = start_in(folder.path(), 1.0F);
    stage::WindowOptions options;
    options.assets = start.assets;
    options.acceleration = stage::Acceleration::software;
    stage::Window window(options);
    window.look_for_pads();
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
        press(SDL_CONTROLLER_BUTTON_DPAD_LEFT);  // New race
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

TEST_CASE("a whole race by pad through the window, to podium, story, replay and title",
          "[pad][window]") {
    const HiddenDisplay display;
    const Folder folder("pad-race");
    const shown_desk::ClientStart start = pad_hands::table_of_two(folder.path(), "training-loop");
    stage::WindowOptions options;
    options.assets = start.assets;
    options.acceleration = stage::Acceleration::software;
    stage::Window window(options);
    window.look_for_pads();
    Desk desk(window, start);
    const auto frames = [&](int count) {
        for (int i = 0; i < count; ++i) {
            desk.frame(window.events(stage::Motion::moving, 0.0F), 1.0F / 60.0F);
            window.present();
        }
    };
    frames(3);
    const VirtualPad pad;
    REQUIRE(pad.is_there());
    frames(2);
    const auto press = [&](SDL_GameControllerButton button) {
        pad.set(button, 1);
        frames(1);
        pad.set(button, 0);
        frames(2);
    };
    const auto press_pad = [&](stage::PadButton button) {
        using stage::PadButton;
        constexpr std::pair<PadButton, SDL_GameControllerButton> names[] = {
            {PadButton::a, SDL_CONTROLLER_BUTTON_A},
            {PadButton::b, SDL_CONTROLLER_BUTTON_B},
            {PadButton::x, SDL_CONTROLLER_BUTTON_X},
            {PadButton::down, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
            {PadButton::right, SDL_CONTROLLER_BUTTON_DPAD_RIGHT}};
        for (const auto& [name, sdl] : names) {
            if (name == button) press(sdl);
        }
    };
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT);  // New race
    press(SDL_CONTROLLER_BUTTON_A);
    REQUIRE(desk.scene() == Scene::setup);
    press(SDL_CONTROLLER_BUTTON_A);
    REQUIRE(desk.scene() == Scene::race);
    frames(3);
    int stuck = 0;
    for (int i = 0; i < 4000 && desk.scene() == Scene::race; ++i)
        pad_hands::answer(desk, stuck, press_pad);
    REQUIRE(desk.scene() == Scene::results);
    CHECK(desk.game()->is_over());
    frames(90);
    for (int i = 0; i < 3; ++i)
        press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press(SDL_CONTROLLER_BUTTON_A);  // the story
    press(SDL_CONTROLLER_BUTTON_RIGHTSHOULDER);
    CHECK(desk.scene() == Scene::results);
    press(SDL_CONTROLLER_BUTTON_B);
    REQUIRE(desk.scene() == Scene::results);
    press(SDL_CONTROLLER_BUTTON_DPAD_LEFT);  // from its button
    press(SDL_CONTROLLER_BUTTON_A);          // watch it again
    REQUIRE(desk.scene() == Scene::replay);
    press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    CHECK(desk.replay()->stop() == 1);
    press(SDL_CONTROLLER_BUTTON_Y);
    CHECK(desk.replay()->is_covered());
    press(SDL_CONTROLLER_BUTTON_B);
    CHECK_FALSE(desk.replay()->is_covered());
    press(SDL_CONTROLLER_BUTTON_B);
    REQUIRE(desk.scene() == Scene::results);
    frames(90);
    press(SDL_CONTROLLER_BUTTON_B);
    CHECK(desk.scene() == Scene::title);
}
