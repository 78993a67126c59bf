// The engine under Google Benchmark: races and decisions, copies, sessions, the steady driver.
#include <benchmark/benchmark.h>
#include <memory>

#include "ai/oval.h"
#include "games/frothy/ai/batch.h"
#include "games/frothy/rules/rules.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace {

using namespace frothy;

Setting oval_of(int vehicles, int straight) {
    Setting setting = testing::oval_setting(vehicles);
    setting.course = Course(testing::oval_plan(straight, 4, 8));
    return setting;
}

Race start_of(const Setting& setting, std::uint64_t seed) {
    return set_up_race(setting,
                       random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                         static_cast<int>(setting.course.plan().grid.size())));
}

void random_races(benchmark::State& state) {
    const Setting setting =
        oval_of(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    std::uint64_t decisions = 0;
    std::uint64_t races = 0;
    for (auto _ : state) {
        RandomDriver driver(races);
        Race race = start_of(setting, races);
        kernel::PolicyTable<Frothy, RandomDriver> table(race, driver, races);
        while (!Frothy::is_over(race))
            Frothy::step(race, table);
        decisions += table.decisions();
        ++races;
    }
    using benchmark::Counter;
    state.counters["decisions"] = Counter(static_cast<double>(decisions), Counter::kIsRate);
    state.counters["races"] = Counter(static_cast<double>(races), Counter::kIsRate);
    state.counters["cells"] = setting.course.cell_count();
}
BENCHMARK(random_races)->Args({2, 14})->Args({4, 14})->Args({6, 14})->Args({6, 150});

void steady_races(benchmark::State& state) {
    const Setting setting = oval_of(static_cast<int>(state.range(0)), 14);
    const DrivingMap map(setting);
    std::uint64_t decisions = 0;
    std::uint64_t races = 0;
    for (auto _ : state) {
        SteadyDriver driver(map);
        Race race = start_of(setting, races);
        kernel::PolicyTable<Frothy, SteadyDriver> table(race, driver, races);
        while (!Frothy::is_over(race))
            Frothy::step(race, table);
        decisions += table.decisions();
        ++races;
    }
    using benchmark::Counter;
    state.counters["decisions"] = Counter(static_cast<double>(decisions), Counter::kIsRate);
}
BENCHMARK(steady_races)->Arg(2)->Arg(6);

void driving_map(benchmark::State& state) {
    const Setting setting = oval_of(6, 14);
    for (auto _ : state)
        benchmark::DoNotOptimize(DrivingMap(setting));
}
BENCHMARK(driving_map)->Unit(benchmark::kMillisecond);

void copy_race(benchmark::State& state) {
    const Setting setting = oval_of(6, 14);
    const Race race = start_of(setting, 1);
    Race copy;
    for (auto _ : state) {
        copy = race;
        benchmark::DoNotOptimize(&copy);
        benchmark::ClobberMemory();
    }
    state.counters["bytes"] = sizeof(Race);
}
BENCHMARK(copy_race);

void submit_to_session(benchmark::State& state) {
    const Setting setting = oval_of(6, 14);
    std::uint64_t races = 0;
    RandomDriver driver(1);
    auto session = std::make_unique<kernel::Session<Frothy>>(start_of(setting, 0), 0);
    for (auto _ : state) {
        if (session->is_over()) {
            state.PauseTiming();
            ++races;
            session = std::make_unique<kernel::Session<Frothy>>(start_of(setting, races), races);
            state.ResumeTiming();
        }
        const auto* decision = session->pending();
        session->submit(static_cast<std::size_t>(driver(decision->now, decision->question())));
    }
}
BENCHMARK(submit_to_session);

}  // namespace

BENCHMARK_MAIN();
