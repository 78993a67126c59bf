// Intervals, and whether they hold what they promise.
#include <catch2/catch.hpp>
#include <cmath>

#include "kernel/dice.h"
#include "play/lab/stats.h"

namespace play::lab {
namespace {

TEST_CASE("without shared wins the interval is Wilson's, and shared ones narrow it") {
    Scores clean;
    Scores shared;
    for (int i = 0; i < 100; ++i) {
        clean.add(i < 30 ? whole_win : 0);
        shared.add(i < 60 ? whole_win / 2 : 0);
    }
    const Share expected = share_of(30, 100);
    CHECK(win_share(clean).low == Approx(expected.low));
    CHECK(win_share(clean).high == Approx(expected.high));
    CHECK(win_share(shared).value == Approx(expected.value));
    CHECK(win_share(shared).low > expected.low);
    CHECK(win_share(shared).high < expected.high);
    CHECK(win_share({}).high == 1.0);
    Scores always;
    for (int i = 0; i < 10; ++i)
        always.add(whole_win);
    CHECK(win_share(always).low == Approx(share_of(10, 10).low));
}

TEST_CASE("a paired difference is in whole wins, and equal vehicles are never told apart") {
    Differences same;
    Differences better;
    for (int i = 0; i < 400; ++i) {
        same.add(0);
        better.add(i % 4 == 0 ? 60 : 0);
    }
    CHECK(paired(better, 0.05).mean == Approx(0.25));
    CHECK(paired(better, 0.05).low == Approx(0.25 - 1.96 * std::sqrt(0.1875 / 399)).margin(1e-5));
    CHECK(races_needed(better) == 0);
    CHECK_FALSE(paired_at_any_time(same).is_clear());
    CHECK(races_needed(same) == out_of_reach);
}

TEST_CASE("the races still needed are those after which it is clear") {
    Differences close;
    for (int i = 0; i < 1000; ++i)
        close.add(i % 100 < 4 ? 60 : i % 100 < 6 ? -60 : 0);
    REQUIRE_FALSE(paired_at_any_time(close).is_clear());
    const std::uint64_t more = races_needed(close);
    const auto scaled = [&](std::uint64_t races) {
        const std::uint64_t times = races / 50;
        return Differences{50 * times, static_cast<std::int64_t>(60 * times), 3 * 3600 * times};
    };
    CHECK(paired_at_any_time(scaled(1000 + more + 50)).is_clear());
    CHECK_FALSE(paired_at_any_time(scaled(1000 + more - 50)).is_clear());
}

// Whoever looks after every race and stops at the first interval without 0 is wrong in 5 % of all
// cases at most; with an interval for one look he would be wrong in most.
TEST_CASE("a comparison may be stopped at any time") {
    constexpr int sequences = 400;
    int wrong = 0;
    int wrong_by_one_look = 0;
    for (std::uint64_t sequence = 0; sequence < sequences; ++sequence) {
        kernel::Chance chance(sequence);
        Differences differences;
        bool is_wrong = false;
        bool is_wrong_by_one_look = false;
        for (int race = 0; race < 3000; ++race) {
            const auto drawn = static_cast<int>(chance.number(4));
            differences.add(drawn == 0 ? 60 : drawn == 1 ? -60 : 0);
            if (race % 10 != 0 || differences.count < least_looked_at) continue;
            is_wrong = is_wrong || paired_at_any_time(differences).is_clear();
            is_wrong_by_one_look = is_wrong_by_one_look || paired(differences, 0.05).is_clear();
        }
        wrong += is_wrong ? 1 : 0;
        wrong_by_one_look += is_wrong_by_one_look ? 1 : 0;
    }
    CHECK(wrong <= sequences / 20);
    CHECK(wrong_by_one_look > sequences / 5);
}

}  // namespace
}  // namespace play::lab
