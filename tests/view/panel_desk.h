// Panels on a desk in memory, at the sizes people have, with a race of six to ask about.
#pragma once

#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "ai/oval.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/rules.h"
#include "kernel/session.h"
#include "stage/theme.h"
#include "ui/kit.h"
#include "ui/table/play_layout.h"

namespace panel_desk {

using namespace frothy;

inline const std::filesystem::path home = HIPPODROME_KEPT_DATA_DIR;

struct Look {
    stage::PixelSize size;
    float scale;
    const char* name;
};
inline constexpr std::array looks = {Look{{1280, 720}, 1.0F, "1280"},
                                     Look{{1920, 1080}, 1.0F, "1920"},
                                     Look{{1280, 720}, 1.5F, "1280x150"}};

// Where the decision stands on the race screen.
inline stage::Rect decision_of(const Look& look) {
    const float s = look.scale;
    return ui::lay_out(look.size, s, 56.0F * s, ui::steady_decision(look.size) * s, 1.24F).decision;
}

struct Desk {
    explicit Desk(const Look& look)
        : window(look.size, home / "assets"),
          sprites(window.canvas(), home / "assets"),
          frame(window, look.scale) {
        window.set_watched(false);
        constexpr std::array players = {"Ada",      "Berenice", "Cato",
                                        "Drusilla", "Egnatius", "Flavia"};
        for (std::uint8_t i = 0; i < 6; ++i)
            seating.seats.push_back({players.at(i), static_cast<std::uint8_t>((i + 3) % 6), true});
    }
    ui::Kit kit() { return {frame, sprites, seating, rulebook}; }
    // Draws three frames, so that sizes have settled, and returns the last. No others are painted.
    stage::Image picture(const std::function<void()>& draw) {
        for (int i = 0; i < 3; ++i) {
            window.set_watched(i == 2);
            frame.begin(1.0F / 60.0F);
            window.canvas().clear(stage::theme::night);
            draw();
            frame.end();
            window.present();
        }
        window.set_watched(false);
        return window.snapshot();
    }

    stage::OffscreenWindow window;
    stage::SpriteStore sprites;
    stage::ImGuiFrame frame;
    ui::Seating seating;
    formats::Rulebook rulebook =
        formats::Rulebook::from_file((home / "docs/rules/frothy-ledger.md").string());
};

inline Licence licence_from(const char* name) {
    std::ifstream in(home / "vehicles" / name);
    std::stringstream text;
    text << in.rdbuf();
    Loaded<Licence> loaded = read_licence(text.str(), name);
    REQUIRE(loaded.ok());
    return *loaded.value;
}

inline Setting six_setting() {
    Setting setting = frothy::testing::oval_setting(6);
    setting.licences.assign(6, licence_from("basic-chariot.json"));
    setting.licences[1] = licence_from("harvest-dray.json");
    setting.licences[2] = licence_from("old-mossback.json");
    setting.rules.stamina = Stamina::used;
    setting.laps = 3;
    return setting;
}

using Session = kernel::Session<Frothy>;

}  // namespace panel_desk
