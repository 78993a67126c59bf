// Races of Death Roads written down and read back.
#include <catch2/catch.hpp>

#include <cstdint>
#include <set>
#include <string>

#include "formats/json_reader.h"
#include "games/death_roads/data/codec.h"
#include "games/death_roads/rules/procedures.h"
#include "kernel/policy_table.h"
#include "kernel/random_policy.h"
#include "support/kept_race.h"

namespace death_roads {
namespace {

Terms kept_terms(std::uint64_t number) {
    Terms terms;
    terms.players = static_cast<std::uint8_t>(least_players + number % 3);
    terms.is_drafted = number % 2 == 0;
    terms.builds = first_builds;
    return terms;
}

}  // namespace

TEST_CASE("a race is read back as it was written, finished or not", "[death_roads][record]") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        play::Record<Codec> record;
        static_cast<Terms&>(record) = kept_terms(seed);
        record.seed = seed;
        record.seats.resize(record.players);
        kernel::RandomPolicy policy(seed);
        support::check_kept_race<Codec>(record, 25 * seed, policy);
    }
}

TEST_CASE("a race saved right after a card is turned up goes on as it would have",
          "[death_roads][record][DR-EVT-01][DR-EVT-07]") {
    using Records = play::Records<Codec>;
    play::Record<Codec> record;
    static_cast<Terms&>(record) = kept_terms(1);
    record.seed = 11;
    record.seats.resize(record.players);
    kernel::RandomPolicy policy(11);
    const auto answer = [&](auto& session) {
        const auto* decision = session.pending();
        session.submit(static_cast<std::size_t>(policy(decision->now, decision->question())));
    };
    auto game = Records::resume(record);
    std::set<Why> reveals;
    std::size_t seen = 0;
    while (!game.session->is_over()) {
        answer(*game.session);
        bool is_reveal = false;
        const auto& journal = game.session->journal();
        for (; seen < journal.size(); ++seen) {
            const Why why = journal[seen].why;
            if (why != Why::event && why != Why::lane && why != Why::final_stretch) continue;
            is_reveal = true;
            reveals.insert(why);
        }
        if (!is_reveal) continue;
        Records::update(record, *game.session);
        const auto loaded = Records::read(Records::write(record), "race");
        REQUIRE(loaded.ok());
        CHECK(Records::verify(*loaded.value).agrees);
        auto resumed = Records::resume(*loaded.value);
        REQUIRE(resumed.session->now() == game.session->now());
        // The first answers on are offered and taken as in the race that was saved.
        for (int i = 0; i < 6 && !resumed.session->is_over(); ++i)
            resumed.session->submit(0);
        auto direct = Records::resume(record);
        for (int i = 0; i < 6 && !direct.session->is_over(); ++i)
            direct.session->submit(0);
        CHECK(resumed.session->now() == direct.session->now());
    }
    CHECK(reveals == std::set{Why::event, Why::lane, Why::final_stretch});
}

TEST_CASE("a state is read back as it was written, at every place of rest",
          "[death_roads][record]") {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO("seed " << seed);
        const Terms terms = kept_terms(seed);
        Race race = race_of(terms);
        kernel::RandomPolicy policy(seed);
        kernel::PolicyTable<DeathRoads, kernel::RandomPolicy> table(race, policy, seed);
        while (!DeathRoads::is_over(race)) {
            DeathRoads::step(race, table);
            formats::Reader reader("state");
            const formats::Json json = formats::Json::parse(Codec::state_to_json(race).dump());
            const Race read = Codec::state_from_json(json, reader, terms);
            REQUIRE(reader.take_complaints().empty());
            REQUIRE(read == race);
            REQUIRE(Codec::state_hash(read) == Codec::state_hash(race));
        }
    }
}

TEST_CASE("what rules cannot bring about is refused", "[death_roads][record]") {
    Terms terms = kept_terms(1);
    Race race = race_of(terms);
    kernel::RandomPolicy policy(1);
    kernel::PolicyTable<DeathRoads, kernel::RandomPolicy> table(race, policy, 1);
    DeathRoads::step(race, table);
    const auto complaints = [&](const Race& broken) {
        formats::Reader reader("state");
        Codec::state_from_json(formats::Json::parse(Codec::state_to_json(broken).dump()), reader,
                               terms);
        return reader.take_complaints().size();
    };
    CHECK(complaints(race) == 0);
    Race crowded = race;
    crowded[0].at = crowded[1].at;
    CHECK(complaints(crowded) > 0);
    Race rich = race;
    rich[0].hand.add(card_of(VehicleCard::nitro_burn));
    CHECK(complaints(rich) > 0);
    Race narrow = race;
    narrow.closed = {4, 0};
    CHECK(complaints(narrow) > 0);
    Race alone = race;
    alone[0].is_racing = false;
    for (PlayerId id = 2; id < most_players; ++id)
        alone[id].is_racing = false;
    CHECK(complaints(alone) > 0);
    Race eventless = race;
    eventless.stage = Stage::resolve;
    CHECK(complaints(eventless) > 0);
    Race endless = race;
    endless.round = race.terms.rounds;
    CHECK(complaints(endless) > 0);
    Race laneless = race;
    laneless.lanes_left = 4;
    CHECK(complaints(laneless) > 0);
    Race quiet = race;
    quiet.unseen = {};
    CHECK(complaints(quiet) > 0);
    Race doubled = race;
    doubled.order[0] = doubled.order[1];
    CHECK(complaints(doubled) > 0);
}

TEST_CASE("every option has a text of its own, which names it", "[death_roads][record]") {
    std::set<std::string> texts;
    Race race = race_of(kept_terms(1));
    for (Card card = 0; card < card_kinds; ++card)
        race[0].hand.add(card);
    for (std::uint8_t gear = 1; gear <= top_gear; ++gear) {
        race[0].gear = gear;
        Options options;
        offer_cards(race, 0, options);
        offer_hand(race, 0, Choice::focus, options);
        for (const Option& option : options) {
            const auto named = Codec::option_named(Codec::text_of(option));
            REQUIRE(named);
            CHECK(*named == option);
            texts.insert(Codec::text_of(option));
        }
    }
    CHECK(texts.size() > 130);
    CHECK_FALSE(Codec::option_named("play"));
    CHECK_FALSE(Codec::option_named("play twin guns burst line 1"));
}

}  // namespace death_roads
