// Races of vehicles nobody would draw, under house rules nobody would agree on: whatever licences
// and house rules may say, races end, and what is offered can be chosen.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "frothy_conformance/checked_race.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/traits.h"
#include "kernel/session.h"
#include "support/random_licence.h"
#include "support/random_setting.h"
#include "support/shipped.h"

namespace frothy::conformance {
namespace {

constexpr std::uint64_t race_seeds = 240;
constexpr std::uint64_t session_seeds = 20;

std::string words_of(const HouseRules& rules) {
    const HouseRules usual;
    std::string text;
    for (const HouseRuleKey& key : house_rule_keys()) {
        const int value = key.get(rules);
        if (value == key.get(usual)) continue;
        text += std::string(text.empty() ? "" : ", ") + std::string(key.key) + " = " +
                (key.values.empty() ? std::to_string(value)
                                    : std::string(key.values[static_cast<std::size_t>(value)]));
    }
    return text;
}

std::string words_of(const Licence& licence) {
    std::string text;
    for (const Trait& trait : licence.traits)
        text += trait.name + ", ";
    for (const SpecialCard& card : licence.specials)
        text += card.name + ", ";
    for (const Affect& affect : licence.affects)
        text += affect.kind.name + " at " + std::to_string(affect.at) + ", ";
    return text;
}

DriverSeats random_seats(std::uint64_t seed) {
    Chance chance(seed ^ 0x5ea75U);
    DriverSeats seats{};
    for (DriverKind& seat : seats)
        seat = chance.one_in(3) ? DriverKind::steady : DriverKind::random;
    return seats;
}

TEST_CASE("licences drawn at random are legal", "[conformance][random]") {
    Chance chance(1);
    std::map<std::string, int> listed;
    for (int i = 0; i < 1000; ++i) {
        const Licence licence = random_licence(chance);
        for (const Fault& fault : find_faults(licence)) {
            INFO(fault.place << ": " << fault.found << ", expected " << fault.expected);
            REQUIRE(fault.severity != Severity::error);
        }
        for (const Trait& trait : licence.traits)
            ++listed[trait.rule.text()];
        for (const SpecialCard& card : licence.specials)
            ++listed[card.rule.text()];
        for (const Affect& affect : licence.affects)
            ++listed[affect.kind.rule.text()];
    }
    CHECK(listed.size() == catalogue_of_traits().size() + catalogue_of_specials().size() +
                               catalogue_of_affects().size());
}

TEST_CASE("any vehicles under any house rules in every kind of race", "[conformance][random]") {
    std::set<std::string> tally;
    for (std::uint64_t seed = 1; seed <= race_seeds; ++seed) {
        const Setting setting = random_setting(seed);
        REQUIRE(find_race_faults(setting).empty());
        const DrivingMap map(setting);
        Drivers drivers(map, random_seats(seed), seed);
        OutspokenDrivers outspoken(drivers, seed);
        const Ending ending = run_checked(setting, outspoken, Standings::asked, seed, &tally);
        INFO("seed " << seed << " on " << setting.course.plan().id << "; "
                     << words_of(setting.rules));
        for (const Licence& licence : setting.licences)
            UNSCOPED_INFO(words_of(licence));
        REQUIRE(ending.complaint == "");
        REQUIRE(ending.race.ended != EndReason::not_over);
        REQUIRE(running_count(ending.race) + ending.race.out_count == ending.race.vehicle_count);
    }
    // It was worth it: every card was played, and most traits had something to say.
    for (const CatalogueEntry& card : catalogue_of_specials()) {
        INFO(card.rule.text());
        CHECK(tally.contains(card.rule.text()));
    }
    const auto heard =
        std::ranges::count_if(catalogue_of_traits(), [&](const CatalogueEntry& trait) {
            return tally.contains(trait.rule.text());
        });
    CHECK(heard >= 36);
}

TEST_CASE("any vehicles in a session of every kind of race, with undo and redo",
          "[conformance][random][session]") {
    using Session = kernel::Session<Frothy>;
    for (std::uint64_t seed = 1; seed <= session_seeds; ++seed) {
        INFO("seed " << seed);
        const Setting setting = random_setting(1000 + seed);
        REQUIRE(find_race_faults(setting).empty());
        const DrivingMap map(setting);
        const Race start =
            set_up_race(setting, random_grid_order(seed, static_cast<int>(setting.licences.size()),
                                                   static_cast<int>(start_spaces(setting).size())));
        Session session(start, seed);
        Drivers drivers(map, all_seats(DriverKind::random), seed);
        int answers = 0;
        while (const auto* decision = session.pending()) {
            session.submit(static_cast<std::size_t>(drivers(decision->now, decision->question())));
            if (++answers % 29 != 0) continue;
            const Race now = session.now();
            const int depth = 1 + answers % 5;
            int undone = 0;
            for (; undone < depth && session.can_undo(); ++undone)
                session.undo();
            for (; undone > 0; --undone)
                session.redo();
            REQUIRE(session.now() == now);
        }
        REQUIRE(find_broken_invariant(session.now()) == "");
        const Session again(start, seed, session.journal());
        REQUIRE(again.now() == session.now());
    }
}

}  // namespace
}  // namespace frothy::conformance
