#include "app/client/ahead.h"

#include <algorithm>
#include <utility>

#ifdef __GLIBC__
#    include <malloc.h>
#endif

#include "app/client/settings.h"
#include "frothy/view/board_painting.h"

namespace app {

namespace {

// Whose sheet shows first: its length decides how much room the board has.
frothy::VehicleId first_shown(const Game& game) {
    if (game.human_decides()) return game.pending()->player;
    const auto& seats = game.seats();
    const auto person = std::ranges::find_if(seats, is_human);
    return person == seats.end() ? frothy::VehicleId{0}
                                 : static_cast<frothy::VehicleId>(person - seats.begin());
}

// Pictures of several MiB come and go, on several threads: their memory goes back at once and is
// not kept for the next one of that thread. Called while there is only one.
void give_large_memory_back() {
#ifdef __GLIBC__
    constexpr int large = 1 << 20;
    // NOLINTBEGIN(concurrency-mt-unsafe)
    mallopt(M_MMAP_THRESHOLD, large);
    mallopt(M_TRIM_THRESHOLD, large);
    mallopt(M_ARENA_MAX, 2);
    // NOLINTEND(concurrency-mt-unsafe)
#endif
}

void begin_board(ClientStart& start, const Settings& settings, stage::PixelSize window) {
    const frothy::Race& race = start.game->now();
    frothy::BoardLayout layout = frothy::lay_out(race.course());
    const auto order = frothy::first_board_order(race, first_shown(*start.game), window,
                                                 settings.scale, settings.comfort, layout);
    if (!order) return;
    start.board = std::make_shared<frothy::BoardPainting>(*order, std::move(layout),
                                                          stage::Fonts(start.assets), start.assets,
                                                          frothy::PaintedWhen::beside);
}

}  // namespace

void begin_ahead(ClientStart& start, stage::WindowOptions& options) {
    give_large_memory_back();
    const Settings settings = load_settings(start.user_dirs.settings_file());
    options.panel_scale = settings.scale;
    start.paints_beside_frames = true;
    if (start.scene != ClientScene::race || !start.game || start.game->is_over()) return;
    options.while_opening = [&start, settings, size = options.size] {
        begin_board(start, settings, size);
    };
}

}  // namespace app
