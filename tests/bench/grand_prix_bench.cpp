// Grand Prix under Google Benchmark: races of each driver, and the odds of a question.
#include <benchmark/benchmark.h>

#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/view/core/odds.h"
#include "kernel/policy_table.h"
#include "kernel/session.h"

namespace grand_prix {
namespace {

void grand_prix_races(benchmark::State& state) {
    const std::string_view driver = drivers[static_cast<std::size_t>(state.range(0))];
    const auto answer = [driver](const Race& race, const auto& question) {
        return static_cast<int>(answer_of(driver, race, question));
    };
    Terms terms;
    terms.cars = static_cast<std::uint8_t>(state.range(1));
    std::uint64_t races = 0;
    for (auto _ : state) {
        Race race = race_of(terms);
        kernel::play_out<GrandPrix>(race, answer, races++);
    }
    using benchmark::Counter;
    state.counters["races"] = Counter(static_cast<double>(races), Counter::kIsRate);
    state.SetLabel(std::string(driver));
}
BENCHMARK(grand_prix_races)->ArgsProduct({{0, 1, 2}, {4, 6}});

void grand_prix_odds(benchmark::State& state) {
    std::uint64_t seed = 1;
    kernel::Session<GrandPrix> session(race_of({}), seed);
    for (auto _ : state) {
        state.PauseTiming();
        if (session.is_over()) session = kernel::Session<GrandPrix>(race_of({}), ++seed);
        const kernel::Decision<GrandPrix> decision = *session.pending();
        state.ResumeTiming();
        benchmark::DoNotOptimize(odds_in(decision).answers.size());
        state.PauseTiming();
        session.submit(answer_of("steady", decision.now, decision.question()));
        state.ResumeTiming();
    }
}
BENCHMARK(grand_prix_odds);

}  // namespace
}  // namespace grand_prix
