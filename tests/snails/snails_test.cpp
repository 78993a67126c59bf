// The smallest game at the table: its rule cases, whole races, records, drivers.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

#include "games/snails/ai/drivers.h"
#include "games/snails/data/codec.h"
#include "games/snails/data/scenario.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "play/record.h"
#include "support/kept_race.h"
#include "support/rule_cases.h"

namespace snails {
namespace {

using Session = kernel::Session<Snails>;
using Record = play::Record<Codec>;
using Records = play::Records<Codec>;

Record record_of(std::uint8_t snails, std::uint64_t seed) {
    Record record;
    record.snails = snails;
    record.seed = seed;
    record.seats.resize(snails);
    return record;
}

void check(const State& state) {
    CHECK(state.turn < state.snails);
    CHECK(std::ranges::max(state.leaf) <= last_leaf);
    CHECK(std::ranges::count_if(state.leaf, [](auto leaf) { return leaf == last_leaf; }) <= 1);
}

}  // namespace

TEST_CASE("the rule cases hold", "[snails][SN-TURN-01][SN-TURN-02][SN-TURN-03][SN-TURN-04]"
                                 "[SN-TURN-05][SN-TURN-06]") {
    CHECK(support::check_rule_cases(scenario_game(), "snails") >= 4);
}

TEST_CASE("whole races end, with undo and redo after every answer", "[snails]") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto snails = static_cast<std::uint8_t>(least_snails + seed % 5);
        Session session(Codec::first_state({snails}, {snails}), seed);
        while (const auto* decision = session.pending()) {
            check(session.now());
            const State before = session.now();
            const std::size_t answered = session.journal().size();
            session.submit(
                answer_of(seed % 2 == 0 ? "steady" : "hasty", decision->now, decision->question()));
            const State after = session.now();
            session.undo_to(answered);
            CHECK(session.now() == before);
            session.redo();
            CHECK(session.now() == after);
        }
        CHECK(session.is_over());
        check(session.now());
    }
}

TEST_CASE(
    "a race in which people throw their own dice is kept and taken up again with a die in hand",
    "[snails]") {
    Record record = record_of(2, 5);
    record.seats[1].driver = "steady";
    record.has_own_dice = true;
    auto game = play::resume(record);
    REQUIRE(game.session != nullptr);
    while (game.session->awaited() == nullptr) {
        REQUIRE(game.session->pending() != nullptr);
        game.session->submit(game.session->pending()->options.size() - 1);
    }
    CHECK(game.session->awaited()->roll.thrower == 0);
    play::update(record, *game.session);
    // Whoever reads it does not throw in anybody's place.
    const auto read = Records::read(Records::write(record), "race.json");
    REQUIRE(read.ok());
    CHECK(read.value->has_own_dice);
    auto again = play::resume(*read.value);
    REQUIRE(again.session != nullptr);
    REQUIRE(again.session->awaited() != nullptr);
    CHECK(again.session->journal() == record.journal);
    CHECK(play::verify(*read.value).agrees);

    constexpr std::array<std::uint8_t, 1> four = {3};
    again.session->throw_by_hand(four);
    const auto& journal = again.session->journal();
    const auto& thrown = journal[record.journal.size()];
    CHECK(thrown.is_by_hand);
    CHECK(journal.faces_of(thrown)[0] == 3);
    CHECK(Records::text_of(journal, thrown).ends_with("(by hand)"));
}

TEST_CASE("a race is read back as it was written", "[snails]") {
    kernel::RandomPolicy policy(11);
    support::check_kept_race(record_of(3, 11), 12, policy);
}

}  // namespace snails
