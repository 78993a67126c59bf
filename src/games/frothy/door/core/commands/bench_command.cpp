#include "games/frothy/door/core/commands/bench_command.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <ostream>
#include <vector>

#include "formats/flat_json.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/commands/window_commands.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"
#include "play/commands/measure.h"

namespace frothy {

using namespace play;

namespace {

struct BenchOrder {
    SettingOrder setting;
    int milliseconds = 1000;  // a figure
    bool random_only = false;
    bool as_json = false;
};

Race race_number(const Setting& setting, std::uint64_t number) {
    const auto grid =
        random_grid_order(kernel::split_mix(number), static_cast<int>(setting.licences.size()),
                          static_cast<int>(setting.course.plan().grid.size()));
    return set_up_race(setting, grid);
}

// Races with the same kind of driver on every seat, dice cast, told to nobody.
template <class MakePolicy>
RaceFigures races_of(const Setting& setting, double seconds, const MakePolicy& make_policy) {
    return measure_races(seconds, [&](std::uint64_t number) {
        Race race = race_number(setting, number);
        auto policy = make_policy(number);
        return kernel::play_out<Frothy>(race, policy, seed_of_race(1, number)).decisions;
    });
}

std::vector<Figure> measure_random(const Setting& setting, double seconds) {
    const RaceFigures random =
        races_of(setting, seconds, [](std::uint64_t race) { return RandomDriver(race); });
    return {
        {"decisions_per_s", "decisions a second, random drivers",
         random.races_per_s * random.decisions_per_race, 0},
        {"races_per_s", "races a second, random drivers", random.races_per_s, 1},
        {"decisions_per_race", "decisions a race, random drivers", random.decisions_per_race, 1},
    };
}

std::vector<Figure> measure_others(const Setting& setting, double seconds) {
    const DrivingMap map(setting);
    const DriverSeats seats = all_seats(DriverKind::steady);
    const RoadBooks books(setting, seats, map);
    const RaceFigures steady = races_of(
        setting, seconds, [&](std::uint64_t race) { return Drivers(books.roads(), seats, race); });
    const auto start = [&](std::uint64_t number) { return race_number(setting, number); };
    return {
        {"steady_decisions_per_s", "decisions a second, steady drivers",
         steady.races_per_s * steady.decisions_per_race, 0},
        {"steady_races_per_s", "races a second, steady drivers", steady.races_per_s, 1},
        {"state_bytes", "bytes of a race", static_cast<double>(sizeof(Race)), 0},
        {"copy_ns", "nanoseconds to copy a race", measure_copy_ns(start(0), seconds / 2), 2},
        {"answer_us", "microseconds from an answer to the next question of a session",
         measure_answer_us<Frothy>(start, seconds), 3},
    };
}

int bench(const BenchOrder& order, const CommandContext& context) {
    std::ostream& out = context.streams.out;
    const Setting setting = load_setting(order.setting, context.data_dirs());
    const double seconds = order.milliseconds / 1000.0;
    std::vector<Figure> figures = measure_random(setting, seconds);
    const auto& measure_frames = context.client.measure_frames;
    if (!order.random_only)
        std::ranges::move(measure_others(setting, seconds), back_inserter(figures));
    if (!order.random_only && measure_frames) {
        // Four basic chariots before their first decision, with people on two of the seats.
        auto opening = std::make_shared<FrothyOpening>();
        opening->scene = ClientScene::sample;
        opening->vehicle = basic_chariot;
        ClientStart start = context.shipped_start();
        start.data_dirs.user.clear();
        const FrameFigures frames = measure_frames(start_with(start, std::move(opening)));
        figures.push_back({"frame_ms", "milliseconds a frame", frames.frame_ms, 3});
        figures.push_back(
            {"first_frame_ms", "milliseconds to the first frame", frames.first_frame_ms, 1});
    }
    if (order.as_json) {
        out << "{\"course\":" << formats::json_text(setting.course.plan().id)
            << ",\"cells\":" << setting.course.cell_count()
            << ",\"vehicles\":" << setting.licences.size();
        print_figures_json(out, figures);
        out << "}\n";
    } else {
        out << setting.licences.size() << " vehicles on " << setting.course.plan().name << " ("
            << setting.course.cell_count() << " hexes)\n";
        print_figures(out, figures);
    }
    return exit_good;
}

}  // namespace

CommandRun declare_bench(CommandOptions& options) {
    const auto order = std::make_shared<BenchOrder>();
    order->setting.vehicles = vehicles_named("6");
    order->setting.laps = 1;
    options.describe(
        "Measures the engine in CPU time on one thread: the rules the window plays by, dice cast\n"
        "and nothing recorded, every seat with a random driver unless the figure says otherwise.\n"
        "Only decisions with two or more options are counted.\n");
    options.text("--course", "NAME|FILE", order->setting.course,
                 "the course (default: the first there is)");
    options.value(
        "--vehicles", "N|A,B,...",
        [order](const std::string& text) { order->setting.vehicles = vehicles_named(text); },
        "that many basic chariots, or vehicles by name or file (default 6)");
    options.number("--milliseconds", "MS", order->milliseconds, 10, 60'000,
                   "how long each figure is measured (default 1000)");
    options.flag("--random-only", order->random_only, "only the races of random drivers");
    options.flag("--json", order->as_json, "one JSON object instead of a table");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [order](const CommandContext& context) { return bench(*order, context); };
}

}  // namespace frothy
