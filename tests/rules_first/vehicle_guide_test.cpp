// The vehicle creation guide, asserted from the ledger's text: what must be so and what should be.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/rules.h"

using namespace frothy;

namespace {

Licence basic_chariot() {
    const auto loaded = load_licence(HIPPODROME_DATA_DIR "/vehicles/basic-chariot.json");
    REQUIRE(loaded.ok());
    return *loaded.value;
}

bool has_fault(const Licence& licence, Rule rule, Severity severity) {
    const std::vector<Fault> faults = find_faults(licence);
    return std::ranges::any_of(faults, [&](const Fault& fault) {
        return fault.rule == rule && fault.severity == severity;
    });
}

bool is_error(const Licence& licence, Rule rule) {
    return has_fault(licence, rule, Severity::error);
}
bool is_advised(const Licence& licence, Rule rule) {
    return has_fault(licence, rule, Severity::advice) && is_playable(find_faults(licence));
}
bool is_fine(const Licence& licence, Rule rule) {
    return !has_fault(licence, rule, Severity::error) &&
           !has_fault(licence, rule, Severity::advice);
}

SpecialCard card(Rule rule, std::string name, std::optional<std::int8_t> n) {
    SpecialCard special;
    special.rule = rule;
    special.name = std::move(name);
    special.n = n;
    return special;
}

Trait trait_of(Rule rule, std::string name, std::optional<std::int8_t> n) {
    Trait trait;
    trait.rule = rule;
    trait.name = std::move(name);
    trait.n = n;
    return trait;
}

}  // namespace

TEST_CASE("No points are counted: weak and strong licences may both race", "[FR-VEH-01]") {
    CHECK(find_faults(basic_chariot()).empty());
    Licence strong = basic_chariot();
    strong.whips = 5;
    strong.duals = 3;
    CHECK(is_playable(find_faults(strong)));
    Licence weak = basic_chariot();
    weak.whips = 1;
    weak.reins = 2;
    CHECK(is_playable(find_faults(weak)));
}

TEST_CASE("Speed 0 moves nothing; other ratings are free", "[FR-VEH-02]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-02"));
    licence.speeds[0].move[2] = 1;
    CHECK(is_error(licence, "FR-VEH-02"));
}

TEST_CASE("Boxes set how hard a rating is to gain or lose", "[FR-VEH-03]") {
    Licence licence = basic_chariot();
    licence.speeds[3].blocks = {{4, 1}, {1, 3}};
    CHECK(is_playable(find_faults(licence)));
    prepare(licence);
    CHECK(licence.rows.last_accel[3] - licence.rows.first_accel[3] == 4);
    CHECK(licence.rows.last_decel[3] - licence.rows.first_decel[3] == 3);
    licence.speeds[3].blocks.assign(40, {2, 1});
    CHECK(is_error(licence, "FR-VEH-03"));
}

TEST_CASE("Spaces are spread evenly over the phases", "[FR-VEH-04]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-04"));
    licence.speeds[4].move = {6, 1, 0, 1};
    CHECK(is_advised(licence, "FR-VEH-04"));
}

TEST_CASE("Twelve spaces a round and six a phase are the usual limit", "[FR-VEH-05][FR-VEH-06]") {
    Licence licence = basic_chariot();
    licence.speeds[6].move = {4, 0, 4, 4};
    CHECK(is_fine(licence, "FR-VEH-05"));
    licence.speeds[6].move = {4, 1, 4, 4};
    CHECK(is_advised(licence, "FR-VEH-05"));
    licence.speeds[6].move = {6, 0, 0, 6};
    CHECK(is_fine(licence, "FR-VEH-06"));
    licence.speeds[6].move = {7, 0, 0, 5};
    CHECK(is_advised(licence, "FR-VEH-06"));
}

TEST_CASE("Higher ratings make larger moves in relatively fewer phases", "[FR-VEH-07]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-07"));
    licence.speeds[5].move = {3, 3, 1, 3};  // 2.5 a moving phase, below the 2.67 of Speed 4
    CHECK(is_advised(licence, "FR-VEH-07"));
}

TEST_CASE("Dropping a rating gains neither spaces nor moving phases", "[FR-VEH-08]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-08"));
    Licence late = licence;
    late.speeds[4].move = {2, 2, 0, 4};
    late.speeds[5].move = {5, 3, 0, 2};  // 2 from phase 4 on, 4 at the rating below
    CHECK(is_advised(late, "FR-VEH-08"));
    Licence phases = licence;
    phases.speeds[3].move = {2, 1, 1, 2};  // four moving phases, three at Speed 4
    CHECK(is_advised(phases, "FR-VEH-08"));
}

TEST_CASE("Control dice rise and Stamina falls with rating", "[FR-VEH-09][FR-VEH-10]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-09"));
    licence.speeds[5].control = 1;
    CHECK(is_advised(licence, "FR-VEH-09"));
    licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-10"));
    licence.speeds[5].stamina = 2;
    CHECK(is_advised(licence, "FR-VEH-10"));
}

TEST_CASE("Resilience and maximum Damage go against one another", "[FR-VEH-12]") {
    Licence licence = basic_chariot();
    CHECK(is_fine(licence, "FR-VEH-12"));
    const auto with = [&](int resilience, int most) {
        Licence changed = licence;
        changed.resilience = static_cast<std::int8_t>(resilience);
        changed.damage_max = static_cast<std::uint8_t>(most);
        changed.affects = {changed.affects.back()};
        changed.affects.back().at = changed.damage_max;
        return changed;
    };
    CHECK(is_advised(with(2, 13), "FR-VEH-12"));
    CHECK(is_fine(with(2, 12), "FR-VEH-12"));
    CHECK(is_advised(with(blank_resilience, 5), "FR-VEH-12"));
    CHECK(is_fine(with(blank_resilience, 6), "FR-VEH-12"));
    CHECK(is_error(with(3, 8), "FR-VEH-12"));
}

TEST_CASE("Several affects may share a level, or there are none", "[FR-VEH-13]") {
    Licence licence = basic_chariot();
    licence.affects[1].at = licence.affects[0].at;
    CHECK(is_playable(find_faults(licence)));
    licence.affects = {licence.affects.back()};
    CHECK(is_playable(find_faults(licence)));
}

TEST_CASE("The maximum is the wipe-out", "[FR-VEH-14]") {
    Licence licence = basic_chariot();
    licence.affects.push_back(licence.affects.back());
    CHECK(is_error(licence, "FR-VEH-14"));
    licence.affects.pop_back();
    CHECK(is_fine(licence, "FR-VEH-14"));
    licence.affects.pop_back();
    CHECK(is_error(licence, "FR-VEH-14"));
}

TEST_CASE("Four to twelve cards, usually six to eight", "[FR-VEH-15]") {
    Licence licence = basic_chariot();
    licence.duals = 0;
    const auto with = [&](int whips, int reins) {
        licence.whips = static_cast<std::uint8_t>(whips);
        licence.reins = static_cast<std::uint8_t>(reins);
        return licence;
    };
    CHECK(is_error(with(1, 2), "FR-VEH-15"));
    CHECK(is_advised(with(2, 2), "FR-VEH-15"));
    CHECK(is_fine(with(3, 3), "FR-VEH-15"));
    CHECK(is_fine(with(4, 4), "FR-VEH-15"));
    CHECK(is_advised(with(6, 6), "FR-VEH-15"));
    CHECK(is_error(with(7, 6), "FR-VEH-15"));
}

TEST_CASE("Most cards are of a single type", "[FR-VEH-16]") {
    Licence licence = basic_chariot();
    licence.whips = 2;
    licence.reins = 1;
    licence.duals = 4;
    CHECK(is_advised(licence, "FR-VEH-16"));
    licence.reins = 2;
    CHECK(is_fine(licence, "FR-VEH-16"));
}

TEST_CASE("Few special cards, powerful ones for one use", "[FR-VEH-17]") {
    Licence licence = basic_chariot();
    licence.whips = 1;
    SpecialCard lash = card("FR-SPC-03", "Lash", 3);
    lash.discarded_after = true;
    licence.specials = {lash};
    CHECK(is_fine(licence, "FR-VEH-17"));
    licence.specials[0].discarded_after = false;
    CHECK(is_advised(licence, "FR-VEH-17"));
    licence.specials[0].n = 1;
    CHECK(is_fine(licence, "FR-VEH-17"));
    licence.specials.push_back(card("FR-SPC-01", "Berserker", 3));  // each is looked at
    CHECK(is_advised(licence, "FR-VEH-17"));
    licence.specials.assign(3, licence.specials[0]);
    CHECK(is_advised(licence, "FR-VEH-17"));
}

TEST_CASE("A number is there where the entry has one", "[FR-VEH-17][FR-SPC-04][FR-TRT-15]") {
    Licence licence = basic_chariot();
    licence.whips = 2;
    licence.specials = {card("FR-SPC-04", "Yah!", std::nullopt)};
    CHECK(is_playable(find_faults(licence)));
    licence.specials[0].n = 2;  // C-30: both are printed
    CHECK(is_playable(find_faults(licence)));
    licence.specials = {card("FR-SPC-14", "Cool", 2)};
    CHECK(is_error(licence, "FR-SPC-14"));
    licence.specials.clear();
    licence.traits = {trait_of("FR-TRT-15", "Reckless", std::nullopt)};
    CHECK(is_playable(find_faults(licence)));
    licence.traits = {trait_of("FR-TRT-16", "Lazy", std::nullopt)};
    CHECK(is_error(licence, "FR-TRT-16"));
}

TEST_CASE("Special cards stand on the face the book gives them", "[FR-SPC-01][FR-SPC-09]") {
    Licence licence = basic_chariot();
    for (const CardFace face : {CardFace::whip, CardFace::reins, CardFace::none}) {
        licence.specials = {card("FR-SPC-01", "Berserker", 1)};
        licence.specials[0].face = face;
        CHECK(is_advised(licence, "FR-SPC-01") == (face == CardFace::reins));
        licence.specials = {card("FR-SPC-09", "Brake", std::nullopt)};
        licence.specials[0].face = face;
        CHECK(is_advised(licence, "FR-SPC-09") == (face == CardFace::whip));
        licence.specials = {card("FR-SPC-11", "Control", 1)};
        licence.specials[0].face = face;
        CHECK(is_fine(licence, "FR-SPC-11"));
    }
}

TEST_CASE("The effect of a card may be a trait of limited use", "[FR-VEH-19]") {
    Licence licence = basic_chariot();
    SpecialCard lucky = card("FR-SPC-13", "Lucky", 1);
    lucky.face = CardFace::none;
    lucky.discarded_after = true;
    licence.specials.assign(6, lucky);  // 7 cards and 6 uses: still 7 cards
    CHECK(is_playable(find_faults(licence)));
    CHECK(is_fine(licence, "FR-VEH-15"));
}

TEST_CASE("Three or four traits at most, edges balanced by flaws", "[FR-VEH-20]") {
    Licence licence = basic_chariot();
    licence.traits = {trait_of("FR-TRT-28", "Tank", 1), trait_of("FR-TRT-30", "Blades", 1),
                      trait_of("FR-TRT-34", "Flimsy", 1), trait_of("FR-TRT-16", "Lazy", 1)};
    CHECK(is_fine(licence, "FR-VEH-20"));
    licence.traits.push_back(trait_of("FR-TRT-42", "Ill Fate", std::nullopt));
    CHECK(is_advised(licence, "FR-VEH-20"));
    licence.traits = {trait_of("FR-TRT-28", "Tank", 1), trait_of("FR-TRT-30", "Blades", 1),
                      trait_of("FR-TRT-20", "Driver", 1)};
    CHECK(is_advised(licence, "FR-VEH-20"));
    licence.traits.assign(2, trait_of("FR-TRT-28", "Tank", 1));
    CHECK(is_error(licence, "FR-VEH-20"));
}

TEST_CASE("Players may invent a trait of their own", "[FR-VEH-21]") {
    Licence licence = basic_chariot();
    licence.traits = {trait_of("FR-VEH-21", "Smells of Fish", std::nullopt)};
    CHECK(find_faults(licence).empty());
    licence.traits[0].name.clear();
    CHECK(is_error(licence, "FR-VEH-21"));
}
