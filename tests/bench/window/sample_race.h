// The race whose window is measured, opened as the program opens a race.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "app/core/shipped_dirs.h"
#include "games/frothy/data/data_files.h"
#include "games/frothy/door/core/game.h"
#include "play/commands/client_commands.h"
#include "screens/shown_desk.h"
#include "stage/screen.h"
#include "ui/core/palette.h"

namespace bench {

// Basic chariots, persons first, with nothing read but what they race on and with.
inline frothy::RaceSetup race_of(int persons, int drivers) {
    const std::filesystem::path data = app::shipped_data_dir();
    frothy::RaceSetup setup;
    setup.course = *frothy::load_course(data / "tracks" / "hippodromus-maximus.json").value;
    const frothy::Licence licence =
        *frothy::load_licence(data / "vehicles" / "basic-chariot.json").value;
    for (int i = 0; i < persons + drivers; ++i) {
        frothy::Seat seat;
        seat.livery = seat.emblem = static_cast<std::uint8_t>(i);
        seat.name = ui::liveries.at(seat.livery).name;
        seat.driver = i < persons ? std::string(frothy::human) : "steady";
        setup.seats.push_back(std::move(seat));
        setup.licences.push_back(licence);
    }
    setup.laps = 2;
    setup.seed = 7;
    return setup;
}

inline shown_desk::ClientStart start_with(const frothy::RaceSetup& race) {
    shown_desk::ClientStart start;
    const std::filesystem::path data = app::shipped_data_dir();
    start.data_dirs.data = data.string();
    start.assets = data / "assets";
    start.ledgers = data / "docs" / "rules";
    start.scene = frothy::ClientScene::race;
    start.game = std::make_shared<frothy::Game>(frothy::Game::start(race, {}));
    return start;
}

inline stage::WindowOptions window_of(stage::PixelSize size, const shown_desk::ClientStart& start) {
    stage::WindowOptions options;
    options.title = "Hippodrome";
    options.assets = start.assets;
    options.size = size;
    options.acceleration = stage::Acceleration::software;
    return options;
}

}  // namespace bench
