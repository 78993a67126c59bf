// What is proposed once the dice lie on the table, and what the odds beside it take for granted.
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/oval.h"
#include "games/frothy/ai/adviser.h"
#include "games/frothy/ai/drivers.h"
#include "games/frothy/ai/forecaster.h"
#include "games/frothy/ai/road_book.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/replay/dice_chances.h"
#include "kernel/session.h"
#include "view_core/prompt_support.h"

namespace prompt_after_roll_test {

using namespace frothy;
using frothy::testing::fast_oval_with;
using frothy::testing::walk;
using frothy::testing::weigh;

namespace {

using Session = kernel::Session<Frothy>;

const Names& names = frothy::testing::four_names;

// How many dice may be discarded once these lie as they do.
int discards_after(Session session) {
    const Decision& decision = *session.pending();
    const auto done = std::ranges::find(decision.options, OptionKind::done, &Option::kind);
    session.submit(static_cast<std::size_t>(done - decision.options.begin()));
    const Decision* next = session.pending();
    return next != nullptr && next->ask == Ask::discard_die ? int{next->about.number} : 0;
}

Session at_speed_check(const Setting& setting, std::uint64_t seed) {
    Session session(set_up_race(setting, {0, 1, 2, 3}), seed);
    while (session.pending()->ask != Ask::speed_cards)
        session.submit(0);
    return session;
}

Option main_option(const Prompt& prompt) {
    REQUIRE(prompt.model().main >= 0);
    return option_of(prompt.model().choices[static_cast<std::size_t>(prompt.model().main)]);
}

}  // namespace

TEST_CASE("Cool is not advised where pairs and discards leave nothing anyway",
          "[prompt][FR-SPC-14]") {
    SpecialCard cool;
    cool.rule = special::cool;
    cool.name = "Cool";
    cool.face = CardFace::reins;
    const Setting setting = fast_oval_with({cool}, {});
    const DrivingMap map(setting);
    int needless = 0;
    int useful = 0;
    walk(setting, [&](const Session& session, const Decision& decision) {
        if (decision.ask != Ask::after_roll) return;
        REQUIRE(decision.options.front().kind == OptionKind::special);
        const Option advised = advice_for(decision, map, nullptr).front();
        const int left = dice_staying(count_icons(decision.dice), discards_after(session));
        INFO(left << " of " << decision.dice.size() << " dice would stay");
        if (left == 0) CHECK(advised.kind == OptionKind::done);
        needless += left == 0 ? 1 : 0;
        useful += advised.kind == OptionKind::special ? 1 : 0;
    });
    CHECK(needless > 0);
    CHECK(useful > 0);
}

TEST_CASE("What is proposed after a roll stands when its odds are known", "[prompt][odds]") {
    SpecialCard cool;
    cool.rule = special::cool;
    cool.name = "Cool";
    cool.face = CardFace::reins;
    const Setting setting = fast_oval_with({cool}, {});
    const DrivingMap map(setting);
    int seen = 0;
    walk(setting, [&](const Session&, const Decision& decision) {
        if (decision.ask != Ask::after_roll || seen >= 30) return;
        ++seen;
        Prompt prompt;
        // Also a card that does nothing, once it is advised.
        prompt.set(decision, names, {decision.options.front()});
        weigh(prompt, decision, map);
        CHECK(main_option(prompt) == decision.options.front());
        for (const PromptChoice& choice : prompt.model().choices)
            CHECK_FALSE(choice.keys.empty());
    });
    CHECK(seen == 30);
}

TEST_CASE("Dice of an attack that may be rolled again have odds, left or rolled",
          "[prompt][odds][FR-GEN-04]") {
    const Setting setting = fast_oval_with({}, {{trait::frenzied, "Frenzied", 2},
                                                {trait::guarded, "Guarded", 2},
                                                {trait::persistent, "Persistent", 2},
                                                {trait::evasive, "Evasive", 2}});
    const DrivingMap map(setting);
    int seen = 0;
    walk(setting, [&](const Session&, const Decision& decision) {
        const bool is_attack = decision.about.other != no_vehicle;
        if (decision.ask != Ask::reroll || !is_attack || seen >= 12) return;
        ++seen;
        Prompt prompt;
        prompt.set(decision, names);
        for (int touched = 0; touched < 2; ++touched) {
            weigh(prompt, decision, map);
            for (const PromptChoice& choice : prompt.model().choices) {
                INFO(choice.label);
                CHECK((!choice.is_ready || !choice.odds.empty()));
            }
            const auto& dice = prompt.model().dice;
            const auto free = std::ranges::find_if(dice, &PromptDie::can_select);
            REQUIRE(free != dice.end());
            prompt.toggle_die(static_cast<std::size_t>(free - dice.begin()));
        }
    });
    CHECK(seen == 12);
}

TEST_CASE("Where speeding up may slow down it is told why", "[prompt][odds][FR-CHG-05]") {
    const Setting setting = frothy::testing::oval_setting(2);
    const DrivingMap map(setting);
    const auto is_told = [&](int speed) {
        Race start = frothy::testing::race_on(setting, 1);
        for (VehicleId v = 0; v < start.vehicle_count; ++v) {
            const BoxRows& rows = start.licence(v).rows;
            start[v].accel_box = rows.last_accel[static_cast<std::size_t>(speed)];
            start[v].decel_box = rows.decel_of_accel[start[v].accel_box];
        }
        const Session session(start, 1);
        const Decision& decision = *session.pending();
        REQUIRE(decision.ask == Ask::speed_cards);
        REQUIRE(rating(decision.now, decision.player) == speed);
        Prompt prompt;
        prompt.set(decision, names, advice_for(decision, map, nullptr));
        const auto lies_unused = [](const PromptCard& card) { return !card.is_used(); };
        if (std::ranges::all_of(prompt.model().cards, lies_unused)) prompt.toggle_card(0);
        weigh(prompt, decision, map);
        return prompt.model().odds_remark.ends_with("count back.");
    };
    CHECK(is_told(6));
    CHECK_FALSE(is_told(0));
}

TEST_CASE("That the lowest die must be kept is said where it must",
          "[prompt][FR-SPD-07][FR-SPD-09]") {
    int bound = 0;
    int free = 0;
    walk(fast_oval_with({}, {}), [&](const Session&, const Decision& decision) {
        if (decision.ask != Ask::keep_dice || decision.about.rule.area() != "SPD") return;
        Prompt prompt;
        prompt.set(decision, names);
        const bool is_said = prompt.model().explanation.find("oblige you") != std::string::npos;
        // Of every two dice the values are offered, or the cards forbid it.
        bool must = false;
        const auto& dice = decision.dice;
        for (std::size_t i = 0; i < dice.size(); ++i) {
            for (std::size_t k = i + 1; k < dice.size(); ++k) {
                const auto value = [&](std::size_t die) {
                    return value_of(static_cast<Icon>(dice[die]), decision.now.rules().dice_faces);
                };
                const auto both = std::minmax({value(i), value(k)});
                must = must || std::ranges::none_of(decision.options, [&](Option pair) {
                           return pair.a == both.first && pair.b == both.second;
                       });
            }
        }
        CHECK(is_said == must);
        ++(must ? bound : free);
    });
    CHECK(bound > 0);
    CHECK(free > 0);
}

TEST_CASE("Boxes beyond the last one are told of before the dice are kept", "[prompt][FR-CHG-05]") {
    const Setting setting = fast_oval_with({}, {});
    int told = 0;
    walk(setting, [&](const Session&, const Decision& decision) {
        if (decision.ask != Ask::keep_dice || decision.about.rule.area() != "SPD" || told > 0)
            return;
        Decision fast = decision;
        const VehicleId v = decision.player;
        const BoxRows& rows = fast.now.licence(v).rows;
        if (decision.about.direction != SpeedDirection::accelerate) return;
        fast.now[v].accel_box = rows.last_accel[static_cast<std::size_t>(top_rating(fast.now, v))];
        fast.now[v].decel_box = rows.decel_of_accel[fast.now[v].accel_box];
        if (fast.now[v].accel_box == decision.now[v].accel_box) return;
        Prompt prompt;
        prompt.set(fast, names);
        for (const OutcomeLine& line : prompt.model().outcome)
            told += line.rule == Rule("FR-CHG-05") ? 1 : 0;
    });
    CHECK(told == 1);
}

TEST_CASE("An acceleration is told by the highest dice, so that no Whip makes it look slower",
          "[prompt][odds][FR-SPD-05][FR-SPD-11]") {
    const Setting setting = frothy::testing::oval_setting(4);
    const DrivingMap map(setting);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Session session(frothy::testing::race_on(setting, seed), seed);
        const Decision& decision = *session.pending();
        REQUIRE(decision.ask == Ask::speed_cards);
        REQUIRE(rating(decision.now, decision.player) == 0);  // nothing counts back from there
        double before = -1;
        for (int whips = 1; whips <= 3; ++whips) {
            Prompt prompt;
            prompt.set(decision, names);
            prompt.on_key(stage::Key::backspace);
            int laid = 0;
            for (std::size_t i = 0; i < prompt.model().cards.size() && laid < whips; ++i) {
                if (!prompt.model().cards[i].can_toggle()) continue;
                prompt.toggle_card(i);
                ++laid;
            }
            weigh(prompt, decision, map);
            const auto& choices = prompt.model().choices;
            const auto faster = std::ranges::find_if(choices, [](const PromptChoice& one) {
                return option_of(one).kind == OptionKind::accelerate;
            });
            REQUIRE(faster != choices.end());
            const auto waits = std::ranges::find_if(choices, [](const PromptChoice& one) {
                return option_of(one).kind == OptionKind::decelerate;
            });
            REQUIRE(waits != choices.end());
            CHECK(waits->explanation.ends_with("spent for nothing."));
            REQUIRE_FALSE(faster->odds.empty());
            double mean = 0;
            for (const play::OddsWord& word : faster->odds.front().words)
                if (word.of == play::OddsShade::graded)
                    mean += word.part * std::stod(word.text.substr(std::string("Speed ").size()));
            INFO(whips << " Whips, " << prompt.model().odds_remark);
            CHECK(mean >= before - 1e-9);
            CHECK(prompt.model().odds_remark.starts_with("Told for the highest dice that may be "
                                                         "kept."));
            before = mean;
            ++compared;
        }
    }
    CHECK(compared == 36);
}

TEST_CASE("Where control is given up for a better way it is said for what",
          "[prompt][why][FR-CTRL-17][FR-CTRL-18]") {
    const Setting setting = fast_oval_with({}, {});
    const DrivingMap map(setting);
    const RoadBook book(set_up_race(setting, {0, 1, 2, 3}), 0, map, adviser_style);
    int told = 0;
    walk(setting, [&](const Session&, const Decision& decision) {
        if (decision.ask != Ask::discard_die) return;
        Prompt prompt;
        prompt.set(decision, names, advice_for(decision, map, &book));
        weigh(prompt, decision, map);
        for (const std::string& reason : prompt.model().why) {
            INFO(reason);
            CHECK(reason.find("well in 0 %") == std::string::npos);
            told += reason.starts_with("The spin leads further") ? 1 : 0;
        }
    });
    CHECK(told > 0);
}

TEST_CASE("The odds of a Speed Check keep the dice that are proposed then, and say so",
          "[prompt][odds][FR-SPD-06]") {
    const Setting setting = fast_oval_with({}, {});
    const DrivingMap map(setting);
    const Decision decision = *at_speed_check(setting, 3).pending();
    Prompt prompt;
    prompt.set(decision, names, advice_for(decision, map, nullptr));
    CHECK(prompt.model().odds_remark.empty());  // nothing is known yet
    weigh(prompt, decision, map);
    CHECK(prompt.model().odds_remark == "With the dice proposed; you may keep others.");

    // Over many rolls each Speed that is reached so has been told of.
    const auto& main = prompt.model().choices[static_cast<std::size_t>(prompt.model().main)];
    REQUIRE_FALSE(main.odds.empty());
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Session dice = at_speed_check(setting, seed);
        REQUIRE(dice.pending()->player == decision.player);
        for (const Option& answer : main.answers.as<Option>()) {
            const auto& options = dice.pending()->options;
            dice.submit(
                static_cast<std::size_t>(std::ranges::find(options, answer) - options.begin()));
        }
        while (dice.pending() != nullptr && dice.pending()->ask == Ask::keep_dice &&
               dice.pending()->player == decision.player) {
            const auto& options = dice.pending()->options;
            const Option kept = advice_for(*dice.pending(), map, nullptr).front();
            dice.submit(
                static_cast<std::size_t>(std::ranges::find(options, kept) - options.begin()));
        }
        const Race& race = dice.pending()->now;
        const int speed =
            race.licence(decision.player).rows.accel_rating[race[decision.player].accel_box];
        const std::string told = "Speed " + std::to_string(speed);
        INFO(told);
        CHECK(std::ranges::any_of(main.odds.front().words, [&](const play::OddsWord& word) {
            return word.text == told && word.part > 0.0;
        }));
    }
}

}  // namespace prompt_after_roll_test
