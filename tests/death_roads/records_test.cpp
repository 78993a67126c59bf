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
