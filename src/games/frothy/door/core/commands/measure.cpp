#include "games/frothy/door/core/commands/measure.h"

#include <array>
#include <ctime>

#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace frothy {

namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Race race_number(const Setting& setting, std::uint64_t number) {
    const auto grid =
        random_grid_order(kernel::split_mix(number), static_cast<int>(setting.licences.size()),
                          static_cast<int>(setting.course.plan().grid.size()));
    return set_up_race(setting, grid);
}

template <class Policy>
std::uint64_t run_race(const Setting& setting, Policy& policy, std::uint64_t number) {
    Race race = race_number(setting, number);
    kernel::PolicyTable<Frothy, Policy> table(race, policy, seed_of_race(1, number));
    while (!Frothy::is_over(race))
        Frothy::step(race, table);
    return table.decisions();
}

template <class MakePolicy>
RaceFigures measure(const Setting& setting, double seconds, const MakePolicy& make_policy) {
    RaceFigures figures;
    const double start = cpu_seconds();
    do {
        for (int i = 0; i < 16; ++i) {
            auto policy = make_policy(figures.races);
            figures.decisions += run_race(setting, policy, figures.races);
            ++figures.races;
        }
        figures.seconds = cpu_seconds() - start;
    } while (figures.seconds < seconds);
    return figures;
}

}  // namespace

RaceFigures measure_races(const Setting& setting, DriverKind driver, double seconds) {
    if (driver == DriverKind::random) {
        return measure(setting, seconds, [](std::uint64_t race) { return RandomDriver(race); });
    }
    const DrivingMap map(setting);
    return measure(setting, seconds, [&](std::uint64_t) { return SteadyDriver(map); });
}

double measure_copy_ns(const Setting& setting, double seconds) {
    std::array<Race, 8> races;
    races.fill(race_number(setting, 0));
    std::uint64_t copies = 0;
    std::uint64_t sum = 0;
    const double start = cpu_seconds();
    double taken = 0;
    do {
        for (std::uint64_t i = 0; i < 100'000; ++i) {
            Race& to = races[(i + 1) % races.size()];
            to = races[i % races.size()];
            // What is read next depends on what was written, so that no copy can be left out.
            to.stalled_rounds = static_cast<std::uint8_t>(to.stalled_rounds + 1);
            sum += to.stalled_rounds;
        }
        copies += 100'000;
        taken = cpu_seconds() - start;
    } while (taken < seconds);
    volatile std::uint64_t kept = sum;
    static_cast<void>(kept);
    return taken * 1e9 / static_cast<double>(copies);
}

double measure_answer_us(const Setting& setting, double seconds) {
    std::uint64_t answers = 0;
    std::uint64_t number = 0;
    double taken = 0;
    do {
        kernel::Session<Frothy> session(race_number(setting, number), seed_of_race(1, number));
        RandomDriver driver(number++);
        const double start = cpu_seconds();
        while (const auto* decision = session.pending()) {
            const int choice = driver(decision->now, decision->question());
            session.submit(static_cast<std::size_t>(choice));
            session.take_happenings();  // as the window does
            ++answers;
        }
        taken += cpu_seconds() - start;
    } while (taken < seconds);
    return taken * 1e6 / static_cast<double>(answers);
}

}  // namespace frothy
