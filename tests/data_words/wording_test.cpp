#include <array>
#include <catch2/catch.hpp>
#include <optional>
#include <set>
#include <string>

#include "frothy/sample_facts.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "race_fixture.h"
#include "words/ordinal.h"

using namespace frothy;
using data_words::Fixture;
using data_words::names;

namespace {

void check_sentence(const std::string& text) {
    INFO(text);
    CHECK(text.size() > 3);
    CHECK(text.find_first_of("{}#_") == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
    CHECK(text.find("nobody") == std::string::npos);
    CHECK(text.front() != ' ');
    CHECK(text.back() != ' ');
}
void check_full_sentence(const std::string& text) {
    check_sentence(text);
    CHECK(text.back() == '.');
}
void check_label(const std::string& text) {
    check_sentence(text);
    CHECK(text.back() != '.');
}

std::string said(const Race& race, const Event::Fact& fact) {
    return describe({0, {}, fact}, race, names);
}

}  // namespace

TEST_CASE("Every event is a sentence, whatever it holds", "[wording]") {
    const Fixture fixture;
    for (const int a : {0, 1, 2, 3, 5}) {
        for (const int b : {0, 1, 2}) {
            for (const int c : {0, 1, 5}) {
                for (const Event::Fact& fact : testing::sample_facts(a, b, c)) {
                    INFO(fact.index());
                    check_full_sentence(said(fixture.race, fact));
                }
            }
        }
    }
}

TEST_CASE("Events are told in plain words", "[wording]") {
    const Fixture fixture;
    Race race = fixture.race;
    race[0].facing = hexgrid::Facing(0);
    CHECK(said(race, Stepped{hexgrid::direction(5), StepKind::drift}) == "Red drifts left.");
    CHECK(said(race, Stepped{hexgrid::direction(1), StepKind::drift}) == "Red drifts right.");
    CHECK(said(race, Stepped{hexgrid::direction(0), StepKind::straight}) == "Red moves ahead.");
    CHECK(said(race, DamageRolled{5, 2}) == "Red rolls 5 damage dice: 2 get through.");
    CHECK(said(race, DamageRolled{1, 0}) == "Red rolls 1 damage die: it does nothing.");
    CHECK(said(race, ControlLost{IconSet{1 << 0 | 1 << 3}}) ==
          "Red loses control: Slide and Left Spin.");
    CHECK(said(race, Collided{.kind = CollisionKind::t, .other = 1}) ==
          "Red crashes into the side of Black.");
    CHECK(said(race, Finished{1}) == "Red crosses the finish line 1st.");
    CHECK(said(race, Turned{hexgrid::Facing(0), hexgrid::Facing(11)}) == "Red turns left.");
    CHECK(said(race, Turned{hexgrid::Facing(11), hexgrid::Facing(0)}) == "Red turns right.");
    CHECK(said(race, AffectGained{1, 0}).find("Control Loss Point") != std::string::npos);
    CHECK(said(race, AffectGained{1, 0}).find('#') == std::string::npos);
    CHECK(said(race, CardsCommitted{2, 1, Ask::speed_cards}) ==
          "Red plays 2 Whips and 1 Reins card for the Speed Check.");
}

TEST_CASE("Dice are told as a player reads them", "[wording]") {
    const std::uint8_t faces[] = {0, 1, 4};
    CHECK(describe_cast(Why::speed_check, 0, faces, DiceFaces::printed, names) ==
          "Red rolls 0, 3 and 2 for the Speed Check.");
    CHECK(describe_cast(Why::control, 1, faces, DiceFaces::printed, names) ==
          "Black rolls Slide, Haste and Right Spin in the Control roll.");
    for (int why = 0; why < why_count; ++why) {
        check_full_sentence(
            describe_cast(static_cast<Why>(why), 3, faces, DiceFaces::mirrored, names));
    }
}

TEST_CASE("Every question has a title and an explanation", "[wording]") {
    const Fixture fixture;
    for (int ask = 0; ask < ask_count; ++ask) {
        for (const int amount : {0, 1, 3}) {
            for (const int extra : {0, 1, 2}) {
                for (const VehicleId other : {no_vehicle, VehicleId{1}}) {
                    Question question;
                    question.player = 0;
                    question.ask = static_cast<Ask>(ask);
                    question.about.vehicle = 0;
                    question.about.other = question.ask == Ask::attack_cards ? VehicleId{1} : other;
                    question.about.number = amount;
                    question.about.so_far = extra;
                    INFO(name_of(question.ask));
                    const std::string title = ask_title(question, fixture.race, names);
                    check_label(title);
                    CHECK(title.find("Red") != std::string::npos);
                    check_full_sentence(ask_explanation(question, fixture.race, names));
                }
            }
        }
        check_label(ask_name(static_cast<Ask>(ask)));
    }
}

TEST_CASE("A Control roll is named after the turn and the Speed", "[wording]") {
    const Fixture fixture;
    Race race = fixture.race;
    const BoxRows& rows = race.licence(0).rows;
    race[0].accel_box = rows.first_accel[5];
    race[0].decel_box = rows.first_decel[5];
    Question question;
    question.player = 0;
    question.ask = Ask::control_cards;
    question.about.vehicle = 0;
    question.about.planned_turn = 1;
    CHECK(ask_title(question, race, names) == "Red, you turn right at Speed 5: Control roll");
}

TEST_CASE("Every option has a label, an explanation and a line of history", "[wording]") {
    const Fixture fixture;
    for (int ask = 0; ask < ask_count; ++ask) {
        Question question;
        question.player = 0;
        question.ask = static_cast<Ask>(ask);
        question.about.vehicle = 0;
        for (int kind = 0; kind < option_kind_count; ++kind) {
            for (const std::uint8_t b : {std::uint8_t{0}, std::uint8_t{1}}) {
                const Option option{static_cast<OptionKind>(kind), 1, b};
                INFO(text_of(option, {}));
                check_label(option_label(option, question, fixture.race, names));
                check_full_sentence(option_explanation(option, question, fixture.race, names));
                const std::string history =
                    describe_choice(0, question.ask, option, fixture.race, names);
                check_label(history);
                CHECK(history.find("Red ") == 0);
            }
        }
    }
}

TEST_CASE("Every refusal gives a reason, whatever the rule", "[wording]") {
    const Fixture fixture;
    Question question;
    question.player = 0;
    question.ask = Ask::drive;
    question.about.vehicle = 0;
    for (const std::string_view area : Ledger::areas) {
        for (int number = 1; number <= 99; ++number) {
            const std::string id =
                "FR-" + std::string(area) + (number < 10 ? "-0" : "-") + std::to_string(number);
            for (int kind = 0; kind < option_kind_count; ++kind) {
                const Refusal refusal{{static_cast<OptionKind>(kind), 1, 0}, Rule::from_text(id)};
                const std::string reason = refusal_reason(refusal, question, fixture.race, names);
                if (reason.size() < 10 || reason.back() != '.' ||
                    reason.find_first_of("{}") != std::string::npos) {
                    FAIL(id + ": " + reason);
                }
            }
        }
    }
    check_full_sentence(refusal_reason({}, question, fixture.race, names));
}

TEST_CASE("A refused step names what stands there", "[wording]") {
    const Fixture fixture;
    Race race = fixture.race;
    race[0].facing = fixture.setting.course.plan().grid[0].facing;
    Question question;
    question.player = 0;
    question.ask = Ask::drive;
    question.about.vehicle = 0;
    for (int i = 0; i < hexgrid::direction_count; ++i) {
        const Cell ahead = race.course().neighbour(race[0].cell, hexgrid::direction(i));
        const Refusal refusal{{OptionKind::step, static_cast<std::uint8_t>(i), 0}, "FR-MOV-13"};
        if (ahead == no_cell) {
            CHECK(refusal_reason(refusal, question, race, names) ==
                  "The track ends there; a clear path must be taken.");
            continue;
        }
        race[1].cell = ahead;
        CHECK(refusal_reason(refusal, question, race, names) ==
              "Black stands there; a clear path must be taken.");
        race[1].status = VehicleStatus::resting_wreck;
        CHECK(refusal_reason(refusal, question, race, names) ==
              "The wreck of Black lies there; a clear path must be taken.");
        race[1].status = VehicleStatus::running;
    }
}

TEST_CASE("Small words count and order as English does", "[wording]") {
    CHECK(words::ordinal(1) == "1st");
    CHECK(words::ordinal(2) == "2nd");
    CHECK(words::ordinal(3) == "3rd");
    CHECK(words::ordinal(4) == "4th");
    CHECK(words::ordinal(11) == "11th");
    CHECK(words::ordinal(12) == "12th");
    CHECK(words::ordinal(13) == "13th");
    CHECK(words::ordinal(21) == "21st");
    CHECK(words::ordinal(112) == "112th");
    CHECK(card_count_text(CardType::whip, 0) == "no Whips");
    CHECK(card_count_text(CardType::whip, 1) == "1 Whip");
    CHECK(card_count_text(CardType::reins, 2) == "2 Reins");
    CHECK(card_count_text(CardType::dual, 3) == "3 dual cards");
    CHECK(icon_count_text(Icon::slide, 1) == "1 Slide");
    CHECK(icon_count_text(Icon::left_spin, 3) == "3 Left Spins");
    CHECK(icon_count_text(Icon::damage, 2) == "2 Damage");
    CHECK(facing_word(hexgrid::Facing(10)) == "north-east");
    CHECK(facing_word(hexgrid::Facing(1)) == "between east and south-east");
    CHECK(names.of(0) == "Red");
    CHECK(names.of(3) == "Vehicle 4");
    CHECK(names.of(no_vehicle) == "nobody");
    for (int i = 0; i < end_reason_count; ++i) {
        check_full_sentence(end_reason_text(static_cast<EndReason>(i)));
    }
    for (int i = 0; i <= static_cast<int>(VehicleStatus::gone); ++i) {
        check_label(status_name(static_cast<VehicleStatus>(i)));
    }
    Race race;
    for (int i = 0; i <= static_cast<int>(Moment::over); ++i) {
        race.moment = static_cast<Moment>(i);
        check_label(moment_name(race));
    }
}

TEST_CASE("Damage affects are printed with their numbers", "[wording]") {
    const auto text = [](Rule rule, std::string name, std::int8_t n) {
        AffectKind kind;
        kind.rule = rule;
        kind.name = std::move(name);
        kind.n = n;
        return affect_text(kind);
    };
    CHECK(text("FR-PDE-17", "+# Control Loss Point", 1) == "+1 Control Loss Point");
    CHECK(text("FR-PDE-11", "+/- # Speed Check Acceleration Modifier", -1) ==
          "−1 Speed Check Acceleration Modifier");
    CHECK(text("FR-PDE-08", "Maximum Speed #", 5) == "Maximum Speed 5");
    CHECK(text("FR-PDE-16", "Wipe-out", 0) == "Wipe-out");
    CHECK(text("FR-PDE-16", "", 0) == "FR-PDE-16");
}

TEST_CASE("Every house rule and every value of it has words", "[wording][houserules]") {
    for (const HouseRuleKey& key : house_rule_keys()) {
        INFO(key.key);
        check_label(house_rule_title(key));
        CHECK(house_rule_title(key) != key.key);
        for (std::size_t i = 0; i < key.values.size(); ++i) {
            const std::string text = house_rule_value_text(key, static_cast<int>(i));
            INFO(text);
            CHECK(text.size() > 2);
            CHECK(text != key.values[i]);
        }
    }
    const HouseRuleKey rounds{"race.stall_rounds", "FR-EDGE-30", {}, nullptr, nullptr, 1, 255};
    CHECK(house_rule_value_text(rounds, 1) == "1 round");
    CHECK(house_rule_value_text(rounds, 10) == "10 rounds");
}

TEST_CASE("Every kind of race has a name, an aim and terms", "[wording][FR-RACE-11]") {
    const Names three{{"Red", "Blue", "Gold"}};
    for (int i = 0; i < race_type_count; ++i) {
        check_label(race_type_name(static_cast<RaceType>(i)));
        check_full_sentence(race_type_aim(static_cast<RaceType>(i)));
    }
    RaceTerms terms;
    CHECK(terms_text(terms, three) == "Fastest");
    terms.type = RaceType::fox_and_hounds;
    terms.fox = 1;
    terms.teams = {1, 2, 1};
    CHECK(terms_text(terms, three) ==
          "Fox and Hounds, 20 rounds, Blue is the Fox, 6 spaces ahead, in teams");
    terms = {};
    terms.type = RaceType::furthest;
    terms.rounds = 1;
    terms.time_limit = TimeLimit::clock;
    terms.scoring.scoring = Scoring::used;
    CHECK(terms_text(terms, three) == "Furthest, 1 round, by the clock, with points");
}

TEST_CASE("What counts for a vehicle goes by the kind of race",
          "[wording][FR-RACE-02][FR-RACE-04]") {
    const Names three{{"Red", "Blue", "Gold"}};
    Fixture fixture;
    Race& race = fixture.race;
    CHECK(standing_text(race, 0, three).empty());
    fixture.setting.terms.type = RaceType::fox_and_hounds;
    race[0].laps = 0;  // a lap of the course ahead of those behind the line
    const int lap = race.course().length();
    CHECK(standing_text(race, 0, three) == "the Fox");
    CHECK(standing_text(race, 1, three) ==
          std::to_string(progress(race, 0) - progress(race, 1)) + " spaces behind Red");
    CHECK(progress(race, 0) - progress(race, 1) >= lap - 1);
    fixture.setting.terms.type = RaceType::toughest;
    race[2].damage = 4;
    CHECK(standing_text(race, 2, three) == "6 Damage to spare");
    fixture.setting.terms.type = RaceType::furthest;
    CHECK(progress(race, 2) == -1);
    CHECK(standing_text(race, 2, three) == "1 space before the line");
    CHECK(standing_text(race, 0, three) == std::to_string(progress(race, 0)) + " spaces");
    fixture.setting.terms.scoring.scoring = Scoring::used;
    race[2].points = 1;
    CHECK(standing_text(race, 2, three) == "1 point");
    CHECK(standing_text(race, 1, three) == "0 points");
    // Beside the points as without them.
    CHECK(distance_text(race, 2) == "1 space before the line");
}

TEST_CASE("Every trait, special card and affect says what it does", "[wording][FR-LIC-09]") {
    struct Given {
        std::optional<std::int8_t> n;
        bool is_rolled;
    };
    const std::array numbers = {Given{std::nullopt, false}, Given{1, false}, Given{2, false},
                                Given{std::nullopt, true}};
    const auto check_text = [](const std::string& text) {
        check_full_sentence(text);
        CHECK(text.find('#') == std::string::npos);
        CHECK(text.find('{') == std::string::npos);
    };
    std::set<std::string> traits;
    for (const CatalogueEntry& entry : catalogue_of_traits()) {
        INFO(entry.name);
        for (const Given& given : numbers) {
            Trait trait{entry.rule, std::string(entry.name), given.n, given.is_rolled};
            check_text(trait_explanation(trait));
        }
        CHECK(traits.insert(trait_explanation({entry.rule, std::string(entry.name), 1, false}))
                  .second);
    }
    for (const CatalogueEntry& entry : catalogue_of_specials()) {
        INFO(entry.name);
        for (const Given& given : numbers) {
            SpecialCard card;
            card.rule = entry.rule;
            card.name = entry.name;
            card.n = given.n;
            card.n_is_rolled = given.is_rolled;
            for (const CardFace face : {CardFace::whip, CardFace::reins, CardFace::none}) {
                card.face = face;
                check_text(special_explanation(card));
            }
        }
    }
    for (const CatalogueEntry& entry : catalogue_of_affects()) {
        INFO(entry.name);
        AffectKind affect;
        affect.rule = entry.rule;
        affect.name = entry.name;
        affect.n = 1;
        affect.trait = "Tank";
        check_text(affect_explanation(affect));
        affect.n_is_rolled = true;
        check_text(affect_explanation(affect));
    }
}
