#include "app/client/client.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <utility>

#include "app/client/ahead.h"
#include "app/client/desk.h"
#include "app/core/commands/command_context.h"
#include "app/core/commands/race_order.h"
#include "games/frothy/view/board/board_picture.h"
#include "stage/clock.h"
#include "stage/screen.h"
#include "ui/panels.h"

namespace app {

namespace {

constexpr float longest_sleep = 60.0F;  // seconds, while nothing moves
constexpr float clock_tick = 1.0F;      // while the time agreed runs
constexpr float short_sleep = 0.25F;    // while sounds die away
constexpr float longest_step = 0.1F;    // of what moves: nothing jumps after a sleep
constexpr stage::PixelSize bench_size{1920, 1080};
constexpr int bench_frames = 60;

// The shipped data and nobody's own.
ClientStart shipped_start() {
    ClientStart start;
    const std::filesystem::path data = shipped_data_dir();
    start.data_dirs.data = data.string();
    start.assets = data / "assets";
    start.rulebook = data / "docs" / "rules" / "frothy-ledger.md";
    return start;
}

// Four basic chariots before their first decision, with people on two of the seats.
std::shared_ptr<Game> sample_race(const ClientStart& start) {
    const frothy::SetupOffers offers = read_offers(start.data_dirs, {}, std::string(basic_chariot));
    const frothy::SetupPlan plan = frothy::usual_plan(offers);
    return std::make_shared<Game>(Game::start(setup_of(plan, offers, 7), {}));
}

}  // namespace

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
        const float sleep = desk.may_be_heard() ? short_sleep
                            : keeps_time        ? clock_tick
                                                : longest_sleep;
        const auto events = window.events(motion, sleep);
        const double passed = clock.lap();
        if (keeps_time) desk.pass_time(passed);
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
    if (!order.start.game) {
        const auto path = formats::find_data_file(order.start.data_dirs, frothy::course_files,
                                                  order.start.course);
        if (!path) throw std::runtime_error("There is no course " + order.start.course + ".");
        auto plan = frothy::load_course(*path);
        if (!plan.ok()) throw std::runtime_error(formats::text_of(plan.complaints.front()));
        const frothy::Course course(std::move(*plan.value));
        stage::SpriteStore sprites(window.canvas(), order.start.assets);
        const stage::Rect all{0.0F, 0.0F, static_cast<float>(order.width),
                              static_cast<float>(order.height)};
        ui::paint_mosaic(window.canvas(), all, 1.0F);
        frothy::paint_course_picture(window.canvas(), sprites, all, course,
                                     frothy::CourseName::shown);
    } else {
        ClientStart start = order.start;
        start.scene = ClientScene::board;
        start.user_dirs = {};  // nobody's own settings
        Desk desk(window, start);
        // A large picture is a sharper one, not one of more and smaller letters.
        desk.set_scale(std::max(1.0F, std::min(static_cast<float>(order.width) / 1920.0F,
                                               static_cast<float>(order.height) / 1080.0F)));
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

FrameFigures measure_frames() {
    ClientStart start = shipped_start();
    start.scene = ClientScene::race;
    start.game = sample_race(start);
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
