#include "app/core/commands/bench_command.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iomanip>
#include <iterator>
#include <optional>
#include <ostream>
#include <vector>

#include "app/core/commands/arguments.h"
#include "app/core/commands/measure.h"
#include "app/core/commands/race_arguments.h"
#include "frothy/race.h"

namespace app {

using namespace frothy;

namespace {

constexpr std::string_view help =
    "usage: hippodrome bench [--course NAME|FILE] [--vehicles N|A,B,...] [--milliseconds MS]"
    " [--random-only] [--json]\n"
    "\n"
    "Measures the engine in CPU time on one thread: the rules the window plays by, dice cast and\n"
    "events recorded, every seat with a random driver unless the figure says otherwise. Only\n"
    "decisions with two or more options are counted. Default: 6 basic chariots on the first\n"
    "course, 1000 milliseconds a figure. With --random-only nothing but the races of random\n"
    "drivers is measured.\n";

struct Figure {
    std::string_view key;
    std::string_view what;
    double value = 0;
    int digits = 1;
};

std::vector<Figure> measure_random(const Setting& setting, double seconds) {
    const RaceFigures random = measure_races(setting, DriverKind::random, seconds);
    return {
        {"decisions_per_s", "decisions a second, random drivers", random.decisions_per_s(), 0},
        {"races_per_s", "races a second, random drivers", random.races_per_s(), 1},
        {"decisions_per_race", "decisions a race, random drivers",
         random.decisions_per_s() / random.races_per_s(), 1},
    };
}

std::vector<Figure> measure_others(const Setting& setting, double seconds) {
    const RaceFigures steady = measure_races(setting, DriverKind::steady, seconds);
    return {
        {"steady_decisions_per_s", "decisions a second, steady drivers", steady.decisions_per_s(),
         0},
        {"steady_races_per_s", "races a second, steady drivers", steady.races_per_s(), 1},
        {"state_bytes", "bytes of a race", static_cast<double>(sizeof(Race)), 0},
        {"copy_ns", "nanoseconds to copy a race", measure_copy_ns(setting, seconds / 2), 2},
        {"answer_us", "microseconds from an answer to the next question of a session",
         measure_answer_us(setting, seconds), 3},
    };
}

void print_json(std::ostream& out, const Setting& setting, const std::vector<Figure>& figures) {
    out << "{\"course\":" << json_text(setting.course.plan().id)
        << ",\"cells\":" << setting.course.cell_count()
        << ",\"vehicles\":" << setting.licences.size() << std::fixed;
    for (const Figure& figure : figures) {
        out << ",\"" << figure.key << "\":" << std::setprecision(figure.digits) << figure.value;
    }
    out << "}\n" << std::defaultfloat;
}

void print_table(std::ostream& out, const Setting& setting, const std::vector<Figure>& figures) {
    out << setting.licences.size() << " vehicles on " << setting.course.plan().name << " ("
        << setting.course.cell_count() << " hexes)\n"
        << std::fixed;
    for (const Figure& figure : figures) {
        out << std::setw(16) << std::setprecision(figure.digits) << figure.value << "  "
            << figure.what << "\n";
    }
    out << std::defaultfloat;
}

}  // namespace

int run_bench(std::span<const std::string> args, const DataDirs& dirs,
              const std::function<FrameFigures()>& measure_frames, std::ostream& out) {
    constexpr std::array<std::string_view, 2> flags = {"--json", "--random-only"};
    constexpr std::array<std::string_view, 3> valued = {"--course", "--vehicles", "--milliseconds"};
    const Arguments arguments(args, flags, valued);
    if (arguments.wants_help()) {
        out << help;
        return 0;
    }
    SettingOrder order;
    order.course = arguments.value("--course", "");
    order.vehicles = vehicles_named(arguments.value("--vehicles", "6"));
    order.laps = 1;
    const Setting setting = load_setting(order, dirs);
    const double seconds =
        static_cast<double>(arguments.number("--milliseconds", 1000, 10, 60'000)) / 1000;
    std::vector<Figure> figures = measure_random(setting, seconds);
    const bool everything = !arguments.has("--random-only");
    if (everything) std::ranges::move(measure_others(setting, seconds), back_inserter(figures));
    if (everything && measure_frames) {
        const FrameFigures frames = measure_frames();
        figures.push_back({"frame_ms", "milliseconds a frame", frames.frame_ms, 3});
        figures.push_back(
            {"first_frame_ms", "milliseconds to the first frame", frames.first_frame_ms, 1});
    }
    if (arguments.has("--json")) {
        print_json(out, setting, figures);
    } else {
        print_table(out, setting, figures);
    }
    return 0;
}

}  // namespace app
