// What the rules tell a client that asks before it offers something.
#include <catch2/catch.hpp>
#include <string>

#include "games/frothy/data/data_files.h"
#include "games/frothy/rules/attack_cards.h"
#include "games/frothy/rules/dice_queries.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/race_start.h"
#include "games/frothy/rules/traits.h"
#include "support/race_builder.h"

using namespace frothy;

namespace {

SpecialCard card_of(Rule rule, std::optional<std::int8_t> n) {
    SpecialCard card;
    card.rule = rule;
    card.n = n;
    return card;
}

Question question_of(Ask ask, VehicleId player, VehicleId other) {
    Question question;
    question.player = player;
    question.ask = ask;
    question.about.vehicle = player;
    question.about.other = other;
    return question;
}

}  // namespace

TEST_CASE("An owner may use a part of an edge in force, as far as its number goes",
          "[FR-TRT-20][FR-DICE-06]") {
    support::RaceBuilder builder;
    builder.add({0, 0}, 0, "S3");
    auto& traits = builder.licence().traits;
    traits.push_back({trait::driver, "Driver", 2, false});
    traits.push_back({trait::tank, "Tank", std::nullopt, true});
    traits.push_back({trait::lazy, "Lazy", 1, false});
    prepare(builder.licence());
    Race race = builder.race();
    const auto driver = usable_part(race, 0, traits[0]);
    REQUIRE(driver);
    CHECK(driver->least == 0);
    CHECK(driver->most == 2);
    const auto tank = usable_part(race, 0, traits[1]);
    REQUIRE(tank);
    CHECK(tank->most == max_die_value);  // the most one die may show
    CHECK_FALSE(usable_part(race, 0, traits[2]));
    race[0].affects.lost_traits = 1;
    CHECK_FALSE(usable_part(race, 0, traits[0]));
}

TEST_CASE("Yah! and Brake turn as many icons as they say or fewer, at least one",
          "[FR-SPC-04][FR-SPC-09]") {
    for (const Rule rule : {special::yah, special::brake}) {
        const auto part = usable_part(card_of(rule, std::int8_t{3}));
        REQUIRE(part);
        CHECK(part->least == 1);
        CHECK(part->most == 3);
        CHECK(usable_part(card_of(rule, std::int8_t{2})).has_value());
        CHECK_FALSE(usable_part(card_of(rule, std::int8_t{1})));
        CHECK_FALSE(usable_part(card_of(rule, std::nullopt)));  // all of them
    }
    CHECK_FALSE(usable_part(card_of(special::whoah, std::int8_t{3})));  // all or nothing
}

TEST_CASE("Terms of another kind of race keep what that has a use for",
          "[FR-EDGE-31][FR-EDGE-35]") {
    RaceTerms terms;
    terms.type = RaceType::furthest;
    terms.time_limit = TimeLimit::clock;
    terms.rounds = 12;
    terms.scoring.scoring = Scoring::used;
    terms.teams = {1, 2};
    const RaceTerms fastest = terms_of_kind(terms, RaceType::fastest);
    CHECK(fastest.type == RaceType::fastest);
    CHECK(fastest.time_limit == TimeLimit::none);
    CHECK(fastest.rounds == 0);
    CHECK(fastest.has_scoring());
    CHECK(fastest.teams == terms.teams);
    CHECK_FALSE(terms_of_kind(terms, RaceType::toughest).has_scoring());
}

TEST_CASE("The Fox starts half a lap ahead at most", "[FR-RACE-06]") {
    Setting setting;
    setting.course =
        Course(*load_course(HIPPODROME_KEPT_DATA_DIR "/tracks/circus-parvus.json").value);
    setting.licences.assign(3, support::basic_chariot());
    setting.terms.type = RaceType::fox_and_hounds;
    const int most = most_head_start(setting.course);
    CHECK(most == setting.course.length() / 2);
    setting.terms.head_start = static_cast<std::uint8_t>(most);
    CHECK(find_race_faults(setting).empty());
    ++setting.terms.head_start;
    CHECK_FALSE(find_race_faults(setting).empty());
}

TEST_CASE("The highest Safe rating that is lost takes one die", "[FR-LIC-03][FR-PDE-10]") {
    support::RaceBuilder builder;
    builder.add({0, 0}, 0, "S3");
    Race race = builder.race();
    const int highest = highest_safe(builder.licence());
    REQUIRE(highest > 0);
    CHECK(is_safe(race, 0, highest));
    CHECK_FALSE(is_safe(race, 0, highest + 1));
    CHECK(basic_control_dice(race, 0, highest) == 0);
    race[0].affects.safe_loss = 1;
    CHECK(basic_control_dice(race, 0, highest) == 1);
    CHECK(basic_control_dice(race, 0, highest - 1) == 0);
}

TEST_CASE("Which dice of a Speed roll are kept",
          "[FR-SPD-06][FR-SPD-07][FR-SPD-08][FR-TRT-04][FR-ALT-01]") {
    using enum SpeedDirection;
    support::RaceBuilder builder;
    builder.add({0, 0}, 0, "S3");
    CHECK(keep_in_check(builder.race(), 0, decelerate, 0, 1) == Keep::any_two);
    CHECK(keep_in_check(builder.race(), 0, decelerate, 1, 1) == Keep::one_lowest);
    CHECK(keep_in_check(builder.race(), 0, decelerate, 2, 1) == Keep::two_lowest);
    builder.licence().traits.push_back({trait::beastmaster, "Beastmaster", std::nullopt, false});
    prepare(builder.licence());
    CHECK(keep_in_check(builder.race(), 0, decelerate, 2, 1) == Keep::any_two);
    builder.rules().alt_speed_check = SpeedRoll::one_die;
    CHECK(keep_in_check(builder.race(), 0, decelerate, 2, 1) == Keep::any_one);
}

TEST_CASE("Cards of an attack are a secret from its other side alone, whose turn comes first",
          "[FR-ATK-06]") {
    support::RaceBuilder builder;
    builder.add({0, 0}, 0, "S3").add({1, 0}, 0, "S3").add({2, 0}, 0, "S3");
    Race race = builder.race();
    race.move.vehicle = 0;
    const Question of_target = question_of(Ask::attack_cards, 1, 0);
    CHECK(is_of_use_to(of_target, 0));
    CHECK_FALSE(is_of_use_to(of_target, 1));
    CHECK_FALSE(is_of_use_to(of_target, 2));
    CHECK_FALSE(is_last_in_secret(race, of_target));
    CHECK(is_last_in_secret(race, question_of(Ask::attack_cards, 0, 1)));
    // The cards of a Speed Check, where they are secret, are so from everybody.
    const Question of_check = question_of(Ask::speed_cards, 0, no_vehicle);
    CHECK(is_of_use_to(of_check, 1));
    CHECK(is_of_use_to(of_check, 2));
    CHECK_FALSE(is_last_in_secret(race, of_check));
}
