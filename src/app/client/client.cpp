#include "app/client/client.h"

#ifdef __GLIBC__
#    include <malloc.h>
#endif

#include <algorithm>
#include <iostream>
#include <utility>

#include "app/client/desk.h"
#include "stage/clock.h"
#include "stage/screen.h"
#include "ui/options/settings.h"

namespace app {

using namespace play;

namespace {

constexpr float longest_sleep = 60.0F;  // seconds, while nothing moves
constexpr float clock_tick = 1.0F;      // while the time agreed runs
constexpr float short_sleep = 0.25F;    // while sounds die away
constexpr float file_watch = 0.1F;      // while files are watched
constexpr float longest_step = 0.1F;    // of what moves: nothing jumps after a sleep
constexpr stage::PixelSize bench_size{1920, 1080};
constexpr int bench_frames = 60;

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

}  // namespace

void begin_ahead(ClientStart& start, stage::WindowOptions& options) {
    give_large_memory_back();
    const ui::Settings settings = ui::load_settings(start.user_dirs.settings_file());
    options.panel_scale = settings.scale;
    if (options.size.width == 0) options.size = settings.window;
    start.paints_beside_frames = true;
}

int open_window(ClientStart start) {
    stage::WindowOptions options;
    options.title = "Hippodrome";
    options.assets = start.assets;
    begin_ahead(start, options);
    stage::Window window(options);
    start.has_sound = true;
    Desk desk(window, std::move(start));
    if (!desk.first_news().empty()) std::cerr << "hippodrome: " << desk.first_news() << '\n';
    stage::Clock clock;
    stage::Motion motion = stage::Motion::moving;
    bool must_draw = true;
    bool filled = window.is_fullscreen();  // as it was asked to be
    while (!desk.wants_to_quit()) {
        const bool keeps_time = desk.keeps_time();
        const bool watches = desk.watches_files();
        const float sleep = watches               ? file_watch
                            : desk.may_be_heard() ? short_sleep
                            : keeps_time          ? clock_tick
                                                  : longest_sleep;
        const auto events = window.events(motion, sleep);
        const double passed = clock.lap();
        if (keeps_time) desk.pass_time(passed);
        if (watches && desk.look_for_changes()) must_draw = true;
        const bool may_rest = motion == stage::Motion::still && !must_draw && !keeps_time;
        if (events.empty() && may_rest) continue;
        must_draw = false;
        motion = desk.frame(events, std::min(longest_step, static_cast<float>(passed)));
        window.present();
        // Only once there is something to see, and nothing is painted on another thread.
        if (!desk.is_painting()) window.look_for_pads();
        // A display that refuses is asked but once.
        const bool fills = desk.wants_fullscreen();
        if (std::exchange(filled, fills) != fills && window.is_fullscreen() != fills) {
            window.toggle_fullscreen();
            must_draw = true;
        }
    }
    if (const auto size = window.own_size()) desk.remember_window(*size);
    return 0;
}

int take_screenshot(const ScreenshotOrder& order) {
    stage::OffscreenWindow window({order.width, order.height}, order.start.assets);
    ClientStart start = order.start;
    start.user_dirs = {};  // nobody's own settings
    Desk desk(window, start);
    const stage::Rect all = stage::all_of({order.width, order.height});
    if (!desk.paint_alone(all)) {
        // A large picture is a sharper one, not one of more and smaller letters.
        desk.set_scale(std::max(1.0F, std::min(all.width / 1920.0F, all.height / 1080.0F)));
        // Sizes settle in the second frame.
        for (int i = 0; i < 3; ++i) {
            desk.settle();
            desk.frame({}, 0.0F);
            window.present();
        }
    }
    stage::save_png(window.snapshot(), order.picture);
    return 0;
}

FrameFigures measure_frames(const ClientStart& start) {
    FrameFigures figures;
    const stage::Clock since_start;
    stage::OffscreenWindow window(bench_size, start.assets);
    Desk desk(window, start);
    const auto draw = [&] {
        desk.frame({}, 1.0F / 60.0F);
        window.present();
    };
    draw();
    figures.first_frame_ms = since_start.seconds() * 1000.0;
    // Until everything has settled and every picture is kept.
    for (int i = 0; i < bench_frames; ++i)
        draw();
    const stage::Clock steady;
    for (int i = 0; i < bench_frames; ++i)
        draw();
    figures.frame_ms = steady.seconds() * 1000.0 / bench_frames;
    return figures;
}

}  // namespace app
