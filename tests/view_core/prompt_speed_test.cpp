// What the prompt says of a Speed Check is what the rules then make of it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string_view>

#include "ai/oval.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace prompt_speed_test {

using namespace frothy;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

Setting setting_with(const std::vector<Trait>& traits) {
    Setting setting = frothy::testing::oval_setting(3);
    for (Licence& licence : setting.licences) {
        licence.traits = traits;
        prepare(licence);
    }
    return setting;
}

// The lines of what follows, one after the other.
std::string told_of(const PromptModel& model) {
    std::string told;
    for (const OutcomeLine& line : model.outcome)
        told += line.text + "\n";
    return told;
}

}  // namespace

TEST_CASE("The Speed told of the dice kept is the Speed they bring, whatever the traits",
          "[prompt][FR-TRT-06][FR-TRT-10][FR-TRT-11][FR-TRT-15][FR-TRT-16][FR-EDGE-39]") {
    const std::vector<std::vector<Trait>> some = {
        {},
        {{trait::lazy, "Lazy", 2, false}, {trait::hyperactive, "Hyperactive", 1, false}},
        {{trait::cautious, "Cautious", 3, false}, {trait::reckless, "Reckless", 3, false}},
        {{trait::rival, "Rival", 2, false}}};
    int checks = 0;
    bool names_traits = false;
    for (std::size_t variant = 0; variant < some.size(); ++variant) {
        const Setting setting = setting_with(some[variant]);
        Session session(set_up_race(setting, {0, 1, 2}), variant + 4);
        RandomDriver driver(variant);
        for (int decisions = 0; session.pending() != nullptr && decisions < 600; ++decisions) {
            const Decision decision = *session.pending();
            auto answer = static_cast<std::size_t>(driver(decision.now, decision.question()));
            if (decision.ask != Ask::keep_dice || decision.about.rule.area() == "ATK" ||
                decision.about.other != no_vehicle) {
                session.submit(answer);
                continue;
            }
            Prompt prompt;
            prompt.set(decision, names);
            const PromptModel& model = prompt.model();
            REQUIRE(model.main >= 0);
            const Option kept = option_of(model.choices[static_cast<std::size_t>(model.main)]);
            const VehicleId v = prompt.vehicle();
            const int before = rating(decision.now, v);
            answer = static_cast<std::size_t>(std::ranges::find(decision.options, kept) -
                                              decision.options.begin());
            session.submit(answer);
            if (session.pending() == nullptr || session.pending()->ask == Ask::use_card) continue;
            const int after = rating(session.pending()->now, v);
            INFO("variant " << variant << "\n" << told_of(model));
            const std::string wanted =
                before == after ? "Speed stays " + std::to_string(after)
                                : "Speed " + std::to_string(before) + " → " + std::to_string(after);
            const std::string told = told_of(model);
            CHECK(told.find(wanted) != std::string::npos);
            // Each way there is a single trait that counts: it goes by its name.
            CHECK(told.find("Traits turn") == std::string::npos);
            for (const Trait& one : some[variant])
                names_traits = names_traits || told.find(one.name + " ") != std::string::npos;
            const bool is_hurt = !(decision.now[v].affects == AffectsInForce());
            CHECK((is_hurt || told.find("damage turn") == std::string::npos));
            ++checks;
        }
    }
    CHECK(checks > 40);
    CHECK(names_traits);
}

TEST_CASE("A rival that is ahead is named where cards are played to accelerate",
          "[prompt][FR-TRT-06]") {
    const Setting setting = setting_with({{trait::rival, "Rival", 1, false}});
    Session session(set_up_race(setting, {0, 1, 2}), 2);
    bool is_named = false;
    for (int decisions = 0; session.pending() != nullptr && decisions < 300; ++decisions) {
        const Decision decision = *session.pending();
        if (decision.ask == Ask::speed_cards) {
            Prompt prompt;
            prompt.set(decision, names);
            const Vehicle& vehicle = decision.now[decision.player];
            const bool may = std::ranges::any_of(prompt.model().choices, [](const auto& one) {
                return option_of(one).kind == OptionKind::accelerate;
            });
            const bool told = told_of(prompt.model()).find(names.of(vehicle.rival) + " is ahead") !=
                              std::string::npos;
            CHECK(told == (may && vehicle.rival_ahead != 0));
            is_named = is_named || told;
        }
        session.submit(0);
    }
    CHECK(is_named);
}

TEST_CASE("What cards are touched for is proposed: Whips speed up, Reins slow down what moves",
          "[prompt]") {
    const Setting setting = setting_with({});
    const Session session(set_up_race(setting, {0, 1, 2}), 1);
    Decision decision = *session.pending();
    const VehicleId v = decision.player;
    for (std::size_t speed = 0; speed < rating_count; ++speed) {
        const BoxRows& rows = setting.licences[v].rows;
        set_marker(decision.now, v, rows.first_accel[speed], rows.first_decel[speed]);
        REQUIRE(rating(decision.now, v) == static_cast<int>(speed));
        Prompt prompt;
        prompt.set(decision, names);
        const auto meant = [&] {
            const PromptModel& model = prompt.model();
            REQUIRE(model.main >= 0);
            return option_of(model.choices[static_cast<std::size_t>(model.main)]).kind;
        };
        // Who stands cannot get slower.
        const auto slower_says = [&](std::string_view words) {
            const auto& choices = prompt.model().choices;
            const auto slower = std::ranges::find_if(choices, [](const PromptChoice& one) {
                return option_of(one).kind == OptionKind::decelerate;
            });
            REQUIRE(slower != choices.end());
            return slower->label.starts_with(words);
        };
        INFO("Speed " << speed << ": " << prompt.model().explanation);
        CHECK(meant() == OptionKind::decelerate);  // no card, no choice
        CHECK(slower_says(speed == 0 ? "Stay at Speed 0" : "Decelerate, no card"));
        prompt.on_key(stage::Key::r);
        CHECK(meant() == (speed <= 1 ? OptionKind::accelerate : OptionKind::decelerate));
        CHECK(prompt.model().explanation.find("ready: you roll") != std::string::npos);
        prompt.on_key(stage::Key::w);
        CHECK(meant() == OptionKind::accelerate);
        CHECK(slower_says(speed == 0 ? "Stay at Speed 0 with " : "Decelerate with "));
    }
}

TEST_CASE("How many dice are rolled and which are kept is told before the cards are played",
          "[prompt][FR-SPD-05][FR-SPD-07][FR-SPD-08][FR-SPD-09][FR-SPD-10]") {
    const Setting setting = setting_with({});
    const Session session(set_up_race(setting, {0, 1, 2}), 1);
    REQUIRE(session.pending()->ask == Ask::speed_cards);
    struct Case {
        int whips;
        int reins;
        const char* accelerating;
        const char* decelerating;
    };
    const Case cases[] = {
        {1, 0, "Accelerating: 3 dice, keep any two",
         "Decelerating: 3 dice, the two lowest are kept"},
        {0, 1, "Accelerating: 3 dice, the two lowest are kept",
         "Decelerating: 3 dice, keep any two"},
        {0, 2, "Accelerating: 4 dice, the two lowest are kept",
         "Decelerating: 4 dice, keep any two"},
        {1, 1, "Either way: 4 dice, one of those kept must be the lowest", ""},
        {1, 2, "Accelerating: 5 dice, the two lowest are kept",
         "Decelerating: 5 dice, keep any two"},
        {2, 3, "Accelerating: 7 dice, one of those kept must be the lowest",
         "Decelerating: 7 dice, keep any two"},
    };
    for (const Case& one : cases) {
        Prompt prompt;
        prompt.set(*session.pending(), names);
        const auto put = [&](CardType type, int count) {
            for (std::size_t i = 0; i < prompt.model().cards.size(); ++i) {
                const PromptCard& card = prompt.model().cards[i];
                if (card.face.card.as<CardFaceUp>().type != type) continue;
                const bool is_wanted = count-- > 0;
                if (is_wanted != card.is_used()) prompt.toggle_card(i);
            }
        };
        put(CardType::whip, one.whips);
        put(CardType::reins, one.reins);
        const std::string told = told_of(prompt.model());
        INFO(one.whips << " Whips, " << one.reins << " Reins:\n" << told);
        CHECK(told.find(one.accelerating) != std::string::npos);
        CHECK(told.find(one.decelerating) != std::string::npos);
    }
}

TEST_CASE("Dice kept after a Lash are told to accelerate, which nobody was asked",
          "[prompt][FR-SPC-03]") {
    Setting setting = setting_with({});
    SpecialCard lash;
    lash.rule = special::lash;
    lash.name = "Lash";
    lash.face = CardFace::whip;
    lash.n = 2;
    for (Licence& licence : setting.licences) {
        licence.specials = {lash};
        prepare(licence);
    }
    int lashed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2}), seed);
        RandomDriver driver(seed);
        for (int i = 0; session.pending() != nullptr && i < 600; ++i) {
            const Decision decision = *session.pending();
            const auto answer = static_cast<std::size_t>(driver(decision.now, decision.question()));
            session.submit(answer);
            if (decision.ask != Ask::keep_dice || decision.about.rule.area() == "ATK") continue;
            bool has_lash = false;
            for (std::size_t e = 0; e < decision.entries.size(); ++e) {
                const auto& entry = decision.entries[e];
                has_lash =
                    has_lash || (entry.player == decision.player && entry.ask == Ask::speed_cards &&
                                 entry.option.kind == OptionKind::special &&
                                 entry.option.b == static_cast<std::uint8_t>(SpecialFace::action));
            }
            if (!has_lash) continue;
            ++lashed;
            Prompt prompt;
            prompt.set(decision, names);
            const std::string told = told_of(prompt.model());
            INFO(told);
            CHECK(told.find("Accelerating") != std::string::npos);
            CHECK(told.find("Decelerate") == std::string::npos);
        }
    }
    CHECK(lashed > 5);
}

TEST_CASE("A third die touched takes the place of the lower one proposed", "[prompt][FR-SPD-06]") {
    const Setting setting = setting_with({});
    int checked = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2}), seed);
        RandomDriver driver(seed);
        for (int i = 0; session.pending() != nullptr && i < 200; ++i) {
            const Decision decision = *session.pending();
            session.submit(static_cast<std::size_t>(driver(decision.now, decision.question())));
            if (decision.ask != Ask::keep_dice || decision.dice.size() < 3) continue;
            Prompt prompt;
            prompt.set(decision, names);
            std::vector<std::size_t> kept;
            std::size_t other = decision.dice.size();
            for (std::size_t die = 0; die < decision.dice.size(); ++die) {
                const PromptDie& shown = prompt.model().dice[die];
                if (shown.is_selected) kept.push_back(die);
                if (!shown.is_selected && shown.can_select) other = die;
            }
            if (kept.size() != 2 || other == decision.dice.size()) continue;
            const auto value = [&](std::size_t die) { return prompt.model().dice[die].face.value; };
            if (value(kept[0]) == value(kept[1])) continue;
            const std::size_t higher = value(kept[0]) > value(kept[1]) ? kept[0] : kept[1];
            prompt.toggle_die(other);
            ++checked;
            CHECK(prompt.model().dice[other].is_selected);
            CHECK(prompt.model().dice[higher].is_selected);
        }
    }
    CHECK(checked > 10);
}

}  // namespace prompt_speed_test
