// The race on the screen while something moves, 60 frames a second: how long each frame takes, and
// what it costs when nothing moves.
//
// usage: hippodrome_bench_motion [SECONDS]     needs a display, best one of 1920 by 1080
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <vector>

#include "app/client/client.h"
#include "bench/window/sample_race.h"
#include "screens/shown_desk.h"
#include "stage/screen.h"

namespace {

constexpr double frame_ms = 1000.0 / 60.0;

using Events = std::vector<stage::InputEvent>;
// What a hand does before the frame of this number.
using Hand = std::function<void(int, Events&)>;

double now_ms() {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

stage::InputEvent mouse(stage::InputKind kind, stage::Vec2 at) {
    stage::InputEvent event;
    event.kind = kind;
    event.at = at;
    event.button = stage::MouseButton::left;
    return event;
}

// The wheel nearer and away again, now here, now there.
void zoom(int frame, Events& events) {
    if (frame % 3 != 0) return;
    const float across = 500.0F + 200.0F * static_cast<float>(frame / 37 % 3);
    stage::InputEvent wheel = mouse(stage::InputKind::wheel, {across, 400.0F});
    wheel.by = {0.0F, frame / 60 % 2 == 0 ? 0.3F : -0.3F};
    events.push_back(wheel);
}

// First nearer, then the board is dragged to and fro.
void pan(int frame, Events& events) {
    if (frame < 30) {
        stage::InputEvent wheel = mouse(stage::InputKind::wheel, {700.0F, 400.0F});
        wheel.by = {0.0F, 0.3F};
        events.push_back(wheel);
        return;
    }
    const int step = (frame - 30) % 120;
    const auto away = static_cast<float>(step < 60 ? step : 120 - step);
    const stage::Vec2 at{400.0F + 8.0F * away, 300.0F + 3.0F * away};
    if (frame == 30) events.push_back(mouse(stage::InputKind::mouse_pressed, at));
    stage::InputEvent move = mouse(stage::InputKind::mouse_moved, at);
    move.by = {step < 60 ? 8.0F : -8.0F, step < 60 ? 3.0F : -3.0F};
    events.push_back(move);
}

void measure(const char* what, const frothy::RaceSetup& race, double seconds, const Hand& hand) {
    shown_desk::ClientStart start = bench::start_with(race);
    stage::WindowOptions options = bench::window_of({1920, 1080}, start);
    app::begin_ahead(start, options);
    stage::Window window(options);
    shown_desk::Desk desk(window, start);
    std::vector<double> times;
    const auto frame = [&](const Events& events) {
        const double before = now_ms();
        desk.frame(events, 1.0F / 60.0F);
        window.present();
        times.push_back(now_ms() - before);
    };
    while (times.empty() || desk.is_painting())
        frame(window.events(stage::Motion::moving, 0.0F));
    times.clear();
    const double end = now_ms() + 1000.0 * seconds;
    for (int i = 0; now_ms() < end; ++i) {
        Events events = window.events(stage::Motion::moving, 0.0F);
        hand(i, events);
        frame(events);
    }
    std::ranges::sort(times);
    const auto late = std::ranges::count_if(times, [](double ms) { return ms > frame_ms; });
    std::printf("%-22s %6zu %8.2f %8.2f %8.2f %6d\n", what, times.size(), times[times.size() / 2],
                times[times.size() * 99 / 100], times.back(), static_cast<int>(late));
}

// Waits for events as the program does, while nobody touches anything.
void measure_rest(double seconds) {
    shown_desk::ClientStart start = bench::start_with(bench::race_of(4, 0));
    stage::WindowOptions options = bench::window_of({1920, 1080}, start);
    stage::Window window(options);
    shown_desk::Desk desk(window, start);
    stage::Motion motion = stage::Motion::moving;
    const auto pass = [&](double until) {
        while (now_ms() < until) {
            const Events events = window.events(motion, 0.25F);
            if (motion == stage::Motion::still && events.empty()) continue;
            motion = desk.frame(events, 1.0F / 60.0F);
            window.present();
        }
    };
    pass(now_ms() + 3000.0);
    const std::clock_t before = std::clock();
    pass(now_ms() + 1000.0 * seconds);
    const double used = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    std::printf("\nat rest: %.1f ms of the processor a second\n", 1000.0 * used / seconds);
}

}  // namespace

int main(int count, char** words) {
    const double seconds = count > 1 ? std::max(1.0, std::atof(words[1])) : 10.0;
    std::printf("%-22s %6s %8s %8s %8s %6s\n", "", "frames", "median", "99th", "worst", "late");
    const auto nothing = [](int, Events&) {};
    measure("six drivers race, ms", bench::race_of(0, 6), seconds, nothing);
    measure("zooming, ms", bench::race_of(4, 0), seconds, zoom);
    measure("panning, ms", bench::race_of(4, 0), seconds, pan);
    measure_rest(seconds / 2.0);
    return 0;
}
