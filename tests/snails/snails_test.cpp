// The smallest game at the table: its rule cases, whole races, records, drivers.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/snails/ai/drivers.h"
#include "games/snails/data/codec.h"
#include "games/snails/data/scenario.h"
#include "kernel/session.h"
#include "play/record.h"
#include "play/scenario/scenario.h"

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
    play::ScenarioRunner runner({scenario_game()}, {});
    const auto results = runner.run_file(std::string(HIPPODROME_TESTS_DIR) + "/snails/turns.json");
    CHECK(results.size() >= 4);
    for (const auto& result : results) {
        INFO(result.name << ": " << result.message);
        CHECK(result.status == play::ScenarioStatus::passed);
    }
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

TEST_CASE("a race is read back as it was written", "[snails]") {
    Record record = record_of(3, 11);
    auto game = Records::resume(record);
    for (int i = 0; i < 12 && !game.session->is_over(); ++i)
        game.session->submit(static_cast<std::size_t>(i % 2));
    Records::update(record, *game.session);
    const auto loaded = Records::read(Records::write(record), "race");
    REQUIRE(loaded.ok());
    CHECK(loaded.value->journal == record.journal);
    CHECK(Records::verify(*loaded.value).agrees);
    CHECK(Records::resume(*loaded.value).session->now() == game.session->now());
}

}  // namespace snails
