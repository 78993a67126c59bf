// Luck by cause over many races.
#include <catch2/catch.hpp>
#include <cmath>

#include "games/frothy/data/record/record.h"
#include "games/frothy/view/core/replay/luck_report.h"
#include "lab/oval_trial.h"

namespace frothy {
namespace {

TEST_CASE("over many races the luck of every cause comes to nothing") {
    const auto setting = testing::small_oval(3);
    const play::lab::Trial trial = trial_of(setting, {all_seats(DriverKind::random), {}});
    std::array<play::RankSum, luck_kind_count> sums;
    for (std::uint64_t race = 0; race < 60; ++race) {
        const auto record = read_record(trial.record(11, race), "race.json");
        REQUIRE(record.ok());
        const ResumedGame game = resume(*record.value);
        const LuckReport report =
            luck_report(game.session->boundaries().front().state, game.session->journal());
        for (const SeatLuck& seat : report.seats) {
            for (std::size_t kind = 0; kind < luck_kind_count; ++kind) {
                sums[kind].judged += seat.kinds[kind].judged;
                sums[kind].rank_sum += seat.kinds[kind].rank_sum;
                sums[kind].rank_variance += seat.kinds[kind].rank_variance;
            }
        }
    }
    for (const play::RankSum& sum : sums) {
        CHECK(sum.judged > 100);
        CHECK(std::abs(sum.balance()) < 4 * std::sqrt(sum.rank_variance));
    }
}

}  // namespace
}  // namespace frothy
