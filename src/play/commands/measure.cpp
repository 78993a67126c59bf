#include "play/commands/measure.h"

#include <ctime>
#include <iomanip>
#include <ostream>

namespace play {

void print_figures(std::ostream& out, const std::vector<Figure>& figures) {
    out << std::fixed;
    for (const Figure& figure : figures) {
        out << std::setw(16) << std::setprecision(figure.digits) << figure.value << "  "
            << figure.what << "\n";
    }
    out << std::defaultfloat;
}

void print_figures_json(std::ostream& out, const std::vector<Figure>& figures) {
    out << std::fixed;
    for (const Figure& figure : figures)
        out << ",\"" << figure.key << "\":" << std::setprecision(figure.digits) << figure.value;
    out << std::defaultfloat;
}

double seconds_of(double seconds, const std::function<void()>& work) {
    const auto now = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    const double start = now();
    std::uint64_t calls = 0;
    do {
        work();
        ++calls;
    } while (now() - start < seconds);
    return (now() - start) / static_cast<double>(calls);
}

RaceFigures measure_races(double seconds, const std::function<std::uint64_t(std::uint64_t)>& run) {
    constexpr int at_once = 16;  // races, so that looking at the clock costs nothing
    std::uint64_t races = 0;
    std::uint64_t decisions = 0;
    const double taken = seconds_of(seconds, [&] {
        for (int i = 0; i < at_once; ++i)
            decisions += run(races++);
    });
    return {at_once / taken, static_cast<double>(decisions) / static_cast<double>(races)};
}

}  // namespace play
