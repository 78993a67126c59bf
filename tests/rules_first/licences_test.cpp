// What a scenario cannot say about licences, dice and the grid, asserted from the ledger's text.
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "games/frothy/data/data_files.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/course/course_check.h"
#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "games/frothy/rules/rules.h"

using namespace frothy;

namespace {

Licence kept(const std::string& id) {
    const auto loaded = load_licence(HIPPODROME_KEPT_DATA_DIR "/vehicles/" + id + ".json");
    REQUIRE(loaded.ok());
    return *loaded.value;
}

CoursePlan small_circuit() {
    const auto loaded = load_course(HIPPODROME_KEPT_DATA_DIR "/tracks/circus-parvus.json");
    REQUIRE(loaded.ok());
    return *loaded.value;
}

std::string explanation(Ask ask, OptionKind kind) {
    Setting setting;
    setting.course = Course(small_circuit());
    setting.licences.assign(2, kept("basic-chariot"));
    const Race race = set_up_race(setting, {0, 1});
    Question question;
    question.player = 0;
    question.ask = ask;
    question.about.vehicle = 0;
    if (ask == Ask::attack_cards) question.about.other = 1;
    return option_explanation({kind, 0, 0}, question, race,
                              Names{{"Red", "White", "", "", "", ""}});
}

bool mentions(const std::string& text, std::string_view word) {
    return text.find(word) != std::string::npos;
}

}  // namespace

TEST_CASE("Traits stand on the licence with their numbers", "[FR-LIC-09]") {
    const Licence mossback = kept("old-mossback");
    REQUIRE(mossback.traits.size() == 4);
    const std::array<std::string_view, 4> ids = {"FR-TRT-28", "FR-TRT-44", "FR-TRT-16",
                                                 "FR-TRT-19"};
    for (std::size_t i = 0; i < ids.size(); ++i)
        CHECK(mossback.traits[i].rule.text() == ids[i]);
    CHECK(mossback.traits[0].n == 1);
    CHECK(mossback.traits[1].n == 1);
    CHECK(mossback.traits[2].n == 1);
    CHECK_FALSE(mossback.traits[3].n.has_value());
    CHECK_FALSE(mossback.background.empty());
    CHECK(kept("basic-chariot").traits.empty());
}

TEST_CASE("Each card says when and how it may be used", "[FR-LIC-10]") {
    for (const OptionKind card : {OptionKind::whip, OptionKind::reins, OptionKind::dual_as_whip,
                                  OptionKind::dual_as_reins}) {
        INFO(static_cast<int>(card));
        CHECK(mentions(explanation(Ask::speed_cards, card), "die"));
        CHECK(mentions(explanation(Ask::control_cards, card), "discard"));
        CHECK(mentions(explanation(Ask::attack_cards, card), "die"));
        CHECK(mentions(explanation(Ask::drive, card), "space"));
    }
    CHECK(explanation(Ask::drive, OptionKind::whip) != explanation(Ask::drive, OptionKind::reins));
}

TEST_CASE("A special card is kept or discarded as printed", "[FR-CARD-09]") {
    const Licence mossback = kept("old-mossback");
    REQUIRE(mossback.specials.size() == 1);
    CHECK(mossback.specials[0].rule.text() == "FR-SPC-05");
    CHECK(mossback.specials[0].face == CardFace::whip);
    CHECK_FALSE(mossback.specials[0].discarded_after);
    const Licence duchess = kept("wheezing-duchess");
    REQUIRE(duchess.specials.size() == 1);
    CHECK(duchess.specials[0].rule.text() == "FR-SPC-10");
    CHECK(duchess.specials[0].face == CardFace::reins);
    CHECK(duchess.specials[0].discarded_after);
}

TEST_CASE("Seven ratings, Safe ones first, nothing at Speed 0", "[FR-LIC-01][FR-LIC-03]") {
    Licence gap = kept("basic-chariot");
    CHECK(find_faults(gap).empty());
    gap.speeds[1].control = 1;  // Safe at 2 again
    CHECK_FALSE(find_faults(gap).empty());
    Licence creeping = kept("basic-chariot");
    creeping.speeds[0].move = {0, 1, 0, 0};
    CHECK_FALSE(find_faults(creeping).empty());
}

TEST_CASE("A die has the six values of its reading", "[FR-DICE-01][FR-DICE-02][FR-DICE-04]") {
    for (const DiceFaces faces : {DiceFaces::printed, DiceFaces::mirrored}) {
        std::multiset<int> values;
        for (std::size_t i = 0; i < icon_count; ++i)
            values.insert(value_of(static_cast<Icon>(i), faces));
        const std::multiset<int> listed = faces == DiceFaces::printed
                                              ? std::multiset<int>{0, 1, 2, 2, 3, 3}
                                              : std::multiset<int>{0, 1, 1, 2, 2, 3};
        CHECK(values == listed);
    }
}

TEST_CASE("The order on the grid is drawn at random", "[FR-SETUP-06]") {
    for (const int vehicles : {2, 3, 6}) {
        std::map<std::array<std::uint8_t, max_vehicles>, int> orders;
        std::array<std::array<int, 6>, 6> times{};
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const auto order = random_grid_order(seed, vehicles, 6);
            std::set<int> spaces;
            for (int v = 0; v < vehicles; ++v) {
                const int space = order[static_cast<std::size_t>(v)];
                REQUIRE(space < 6);
                spaces.insert(space);
                ++times[static_cast<std::size_t>(v)][static_cast<std::size_t>(space)];
            }
            CHECK(spaces.size() == static_cast<std::size_t>(vehicles));
            ++orders[order];
            CHECK(order == random_grid_order(seed, vehicles, 6));
        }
        CHECK(orders.size() > 1);
        // The first vehicle is not always in front, nor the last behind.
        const int used = vehicles == 6 ? 6 : vehicles;
        for (int v = 0; v < vehicles; ++v) {
            for (int space = 0; space < used; ++space)
                CHECK(times[static_cast<std::size_t>(v)][static_cast<std::size_t>(space)] > 0);
        }
    }
}

TEST_CASE("Each starts apart, behind the line, at rest", "[FR-SETUP-05][FR-SETUP-06][FR-GEN-01]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Setting setting;
        setting.course = Course(small_circuit());
        setting.licences.assign(6, kept("basic-chariot"));
        setting.licences[2].control_min = 4;
        const Race race = set_up_race(setting, random_grid_order(seed, 6, 6));
        REQUIRE(race.vehicle_count == 6);
        std::set<Cell> cells;
        for (VehicleId v = 0; v < race.vehicle_count; ++v) {
            cells.insert(race[v].cell);
            CHECK(race[v].control_loss == (v == 2 ? 4 : 0));
            CHECK(race[v].damage == 0);
            CHECK(race[v].laps == -1);
            CHECK(race[v].facing.number() == 0);
        }
        CHECK(cells.size() == 6);
    }
}

TEST_CASE("A narrow course is advised against, a wide one is not", "[FR-SETUP-03]") {
    CoursePlan wide;
    wide.id = "home-made";
    wide.name = "Home-made";
    for (int r = 0; r < 6; ++r) {
        for (int q = 0; q < 30; ++q)
            wide.hexes.push_back(
                {static_cast<std::int16_t>(q - r / 2), static_cast<std::int16_t>(r)});
        wide.finish.push_back(
            {static_cast<std::int16_t>(29 - r / 2), static_cast<std::int16_t>(r)});
    }
    wide.circuit = false;
    wide.features.resize(wide.hexes.size());
    wide.grid = {{{0, 0}, hexgrid::Facing(0)}, {{0, 1}, hexgrid::Facing(0)}};
    CHECK(find_faults(wide, Strictness::race_course).empty());
    CoursePlan narrow = wide;
    narrow.hexes.clear();
    narrow.finish = {{29, 0}};
    for (int q = 0; q < 30; ++q)
        narrow.hexes.push_back({static_cast<std::int16_t>(q), 0});
    narrow.features.assign(narrow.hexes.size(), {});
    narrow.grid = {{{0, 0}, hexgrid::Facing(0)}, {{1, 0}, hexgrid::Facing(0)}};
    bool advised = false;
    for (const Fault& fault : find_faults(narrow, Strictness::race_course))
        advised = advised || fault.rule.text() == "FR-SETUP-03";
    CHECK(advised);
}
