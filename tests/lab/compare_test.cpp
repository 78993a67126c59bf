// Vehicles against each other, and whether intervals hold what they say.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "games/frothy/door/core/lab/course_measure.h"
#include "games/frothy/door/core/lab/variants.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "lab/oval_trial.h"
#include "play/lab/compare.h"
#include "support/shipped.h"

namespace play::lab {
namespace {

Contender contender(const frothy::Licence& licence) {
    const auto setting = frothy::testing::small_oval(2);
    setting->licences.front() = licence;
    return {licence.name,
            {frothy::trial_of(setting, {frothy::all_seats(frothy::DriverKind::steady), {}})}};
}

frothy::Licence sluggish() {
    frothy::Licence licence = frothy::testing::plain_chariot();
    licence.whips = 0;
    licence.control_min = 3;
    return licence;
}

TEST_CASE("a vehicle compared with itself never wins a race more") {
    const frothy::Licence plain = frothy::testing::plain_chariot();
    int lots = 0;
    const Comparison same = compare(contender(plain), contender(plain), {.races = 240},
                                    [&](const Comparison&) { ++lots; });
    CHECK(lots == 2);
    CHECK(same.all.differences == Differences{240, 0, 0});
}

TEST_CASE("a comparison stops when it is clear, with the same figures on any number of threads") {
    const frothy::Licence plain = frothy::testing::plain_chariot();
    const auto run = [&](int jobs) {
        return compare(contender(plain), contender(sluggish()), {.races = 6000, .jobs = jobs},
                       [](const Comparison&) {});
    };
    const Comparison clear = run(1);
    CHECK(clear.all.differences.count < 6000);
    CHECK(paired_at_any_time(clear.all.differences).low > 0);
    CHECK(run(3).all.differences == clear.all.differences);
}

TEST_CASE("a sweep tells what is better and what is worse") {
    const frothy::Licence plain = frothy::testing::plain_chariot();
    const Sweep rows = sweep(contender(sluggish()),
                             {{"Whole", "plain", [&] { return contender(plain); }},
                              {"Whole", "itself", [] { return contender(sluggish()); }}},
                             {.races = 240}, [](const SweepRow&) {});
    REQUIRE(rows.rows.size() == 2);
    CHECK(verdict_of(paired(rows.rows[0].all.differences, rows.misses())) == "better");
    CHECK(verdict_of(paired(rows.rows[1].all.differences, rows.misses())).empty());
}

TEST_CASE("every variant of a licence may race and differs from it in one thing") {
    const frothy::Licence& plain = frothy::conformance::shipped_licence("basic-chariot");
    const auto variants = frothy::variants_of(plain);
    std::vector<std::string> names;
    for (const frothy::LicenceVariant& variant : variants) {
        CHECK(frothy::is_playable(frothy::find_faults(variant.licence)));
        CHECK_FALSE(variant.licence == plain);
        names.push_back(variant.group + variant.name);
    }
    const auto count_of = [&](const std::string& group) {
        return std::ranges::count(variants, group, &frothy::LicenceVariant::group);
    };
    CHECK(count_of("Traits") >= 47);
    CHECK(count_of("Special cards") == 15);
    std::ranges::sort(names);
    CHECK(std::ranges::adjacent_find(names) == names.end());
    frothy::Licence armed = plain;
    for (const frothy::LicenceVariant& variant : variants)
        if (variant.name == "Anchor 1") armed = variant.licence;
    const auto taken = frothy::knock_outs_of(armed);
    REQUIRE_FALSE(taken.empty());
    CHECK(taken.front().licence == plain);
    // Of what it has several of, one is taken.
    const auto takes_one = [&](const auto& number) {
        REQUIRE(number(plain) > 0);
        return std::ranges::count_if(taken, [&](const frothy::LicenceVariant& variant) {
                   return number(variant.licence) == number(plain) - 1;
               }) == 1;
    };
    CHECK(takes_one([](const frothy::Licence& licence) { return licence.resilience; }));
    CHECK(takes_one([](const frothy::Licence& licence) { return licence.damage_max; }));
    CHECK(takes_one([](const frothy::Licence& licence) { return licence.whips; }));
    CHECK(takes_one([](const frothy::Licence& licence) { return licence.reins; }));
    CHECK(takes_one([](const frothy::Licence& licence) { return licence.duals; }));
}

TEST_CASE(
    "A space of the grid is good or bad where its whole interval is on one side of its share") {
    using frothy::Fairness;
    CHECK(frothy::fairness_of({0.179, 0.136, 0.233}, 0.25) == Fairness::below);
    CHECK(frothy::fairness_of({0.110, 0.080, 0.149}, 0.25) == Fairness::far_below);
    CHECK(frothy::fairness_of({0.327, 0.271, 0.389}, 0.25) == Fairness::above);
    CHECK(frothy::fairness_of({0.390, 0.331, 0.453}, 0.25) == Fairness::far_above);
    CHECK(frothy::fairness_of({0.240, 0.190, 0.297}, 0.25) == Fairness::fair);
}

// Equal vehicles share the wins, so that half a win must lie in the interval as often as it says.
// HIPPODROME_REPORTS sets another number of reports than what takes a second.
TEST_CASE("equal vehicles lie inside the interval as often as it says", "[long]") {
    const char* given = std::getenv("HIPPODROME_REPORTS");  // NOLINT(concurrency-mt-unsafe)
    const std::uint64_t reports = given == nullptr ? 200 : std::strtoull(given, nullptr, 10);
    const Trial trial = contender(frothy::testing::plain_chariot()).on.front();
    constexpr std::uint64_t races = 20;
    std::uint64_t inside = 0;
    for (std::uint64_t report = 0; report < reports; ++report) {
        const Sums sums = run_trial(trial, {.races = races, .seed = 1000 + report});
        const Share wins = win_share(sums.seats.front().wins);
        inside += wins.low <= 0.5 && 0.5 <= wins.high ? 1 : 0;
    }
    const Share held = share_of(inside, reports);
    CHECK(held.high >= 0.95);
    CHECK(held.value >= 0.91);
}

}  // namespace
}  // namespace play::lab
