// Dice to be rolled again, special cards behind one button, and what is told of both.
#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <optional>

#include "ai/oval.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace prompt_reroll_test {

using namespace frothy;
using stage::Key;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

SpecialCard special_card(Rule rule, const char* name, CardFace face) {
    SpecialCard card;
    card.rule = rule;
    card.name = name;
    card.face = face;
    return card;
}

// Vehicles that start at Speed 4, so that a turn takes a Control roll.
Setting rolling_setting(std::vector<SpecialCard> specials, std::vector<Trait> traits) {
    Setting setting = frothy::testing::oval_setting(2);
    setting.rules.opt_start_rating = 4;
    for (Licence& licence : setting.licences) {
        licence.whips = 3;
        licence.reins = 3;
        licence.specials = specials;
        licence.traits = traits;
        prepare(licence);
    }
    return setting;
}

void submit(Session& session, const std::vector<Option>& answers) {
    for (const Option& answer : answers) {
        const auto& options = session.pending()->options;
        const auto place = std::ranges::find(options, answer);
        REQUIRE(place != options.end());
        session.submit(static_cast<std::size_t>(place - options.begin()));
    }
}

// Speeds up with one Whip, turns wherever it may, leaves dice as they lie, and stops at the
// question looked for.
std::optional<Decision> play_to(Session& session,
                                const std::function<bool(const Decision&)>& is_meant) {
    for (int decisions = 0; session.pending() != nullptr && decisions < 500; ++decisions) {
        const Decision decision = *session.pending();
        if (is_meant(decision)) return decision;
        Option answer = decision.options.front();
        for (const Option& option : decision.options) {
            if (option.kind == OptionKind::done) answer = option;
        }
        const bool is_first = decision.ask == Ask::speed_cards && decision.about.so_far == 0;
        for (const Option& option : decision.options) {
            const bool is_wanted = option.kind == OptionKind::turn_left ||
                                   option.kind == OptionKind::accelerate ||
                                   (is_first && option.kind == OptionKind::whip);
            if (is_wanted) answer = option;
        }
        submit(session, {answer});
    }
    return std::nullopt;
}

std::function<bool(const Decision&)> asks(Ask ask, int amount = -1) {
    return [ask, amount](const Decision& decision) {
        return decision.ask == ask && (amount < 0 || decision.about.number == amount);
    };
}

Prompt prompt_of(const Decision& decision) {
    Prompt prompt;
    prompt.set(decision, names);
    return prompt;
}

const PromptChoice& main_of(const Prompt& prompt) {
    REQUIRE(prompt.model().main >= 0);
    return prompt.model().choices[static_cast<std::size_t>(prompt.model().main)];
}

bool tells(const PromptModel& model, const std::string& what) {
    return std::ranges::any_of(model.outcome, [&](const OutcomeLine& line) {
        return line.text.find(what) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("Before Lucky is played no die is to be touched, and the roll is named",
          "[prompt][FR-SPC-13]") {
    SpecialCard lucky = special_card(special::lucky, "Lucky", CardFace::whip);
    lucky.n = std::int8_t{2};
    const Setting setting = rolling_setting({lucky}, {});
    Session session(set_up_race(setting, {0, 1}), 5);
    const auto is_of_control = [](const Decision& decision) {
        return decision.ask == Ask::reroll && decision.now.move.vehicle != no_vehicle &&
               decision.dice.size() > 1;
    };
    const std::optional<Decision> before = play_to(session, is_of_control);
    REQUIRE(before);
    Prompt prompt = prompt_of(*before);
    CHECK_FALSE(prompt.model().reads_values());  // icons of a Control roll, though none is to touch
    CHECK(prompt.model().outcome_title == "Your Control roll");
    CHECK(std::ranges::none_of(prompt.model().dice, &PromptDie::can_select));
    CHECK_FALSE(tells(prompt.model(), "Touch"));
    CHECK(tells(prompt.model(), "up to 2 dice"));
    CHECK(main_of(prompt).label == "Leave the dice");

    const PromptReply played = prompt.on_key(Key::c);
    REQUIRE(played.answers.size() == 1);
    submit(session, played.answers.as<Option>());
    const Decision after = *session.pending();
    REQUIRE(after.ask == Ask::reroll);
    prompt = prompt_of(after);
    CHECK(tells(prompt.model(), "up to 2 dice"));
    REQUIRE(prompt.model().dice.size() >= 2);
    CHECK(std::ranges::all_of(prompt.model().dice, &PromptDie::can_select));

    // Named dice stay marked, and the main button says what becomes of them.
    prompt.toggle_die(1);
    CHECK(main_of(prompt).label == "Roll 1 die again");
    prompt.toggle_die(0);
    CHECK(main_of(prompt).label == "Roll 2 dice again");
    CHECK(std::ranges::count_if(prompt.model().dice, &PromptDie::is_selected) == 2);
    prompt.toggle_die(1);
    CHECK(main_of(prompt).label == "Roll 1 die again");
    prompt.toggle_die(1);
    if (prompt.model().dice.size() > 2) {
        prompt.toggle_die(2);  // one too many: the one touched first goes back
        CHECK_FALSE(prompt.model().dice[0].is_selected);
        CHECK(main_of(prompt).label == "Roll 2 dice again");
    }
    const bool may_leave = std::ranges::any_of(prompt.model().choices, [](const PromptChoice& one) {
        return one.label == "Leave the dice";
    });
    CHECK(may_leave);
    submit(session, prompt.on_key(Key::enter).answers.as<Option>());
    CHECK(session.pending()->ask != Ask::reroll);
}

TEST_CASE("Before a damage roll is wiped away it is told what it does", "[prompt][FR-SPC-12]") {
    const Setting setting =
        rolling_setting({special_card(special::survivor, "Survivor", CardFace::whip)}, {});
    Session session(set_up_race(setting, {0, 1}), 7);
    const std::optional<Decision> decision = play_to(session, asks(Ask::reroll));
    REQUIRE(decision);
    const Prompt prompt = prompt_of(*decision);
    CHECK(prompt.model().outcome_title == "Your damage roll");
    CHECK(tells(prompt.model(), "Survivor: All of these dice are rolled afresh"));
    const int before = decision->now[decision->player].damage;
    submit(session, {{OptionKind::done, 0, 0}});
    const int done = session.pending()->now[decision->player].damage - before;
    CHECK(tells(prompt.model(), done == 0 ? std::string("These dice do no damage")
                                          : "These dice do " + std::to_string(done) + " Damage"));
}

TEST_CASE("One die less than may be rolled again is enough", "[prompt][FR-GEN-04]") {
    const Setting setting = rolling_setting({}, {{trait::handling, "Handling", 2, false}});
    Session session(set_up_race(setting, {0, 1}), 9);
    const std::optional<Decision> decision = play_to(session, asks(Ask::reroll, 2));
    REQUIRE(decision);
    for (std::size_t die = 0; die < decision->dice.size(); ++die) {
        Session branch = session;
        Prompt prompt = prompt_of(*decision);
        prompt.toggle_die(die);
        submit(branch, prompt.on_key(Key::enter).answers.as<Option>());
        CHECK(branch.pending()->ask != Ask::reroll);
    }
}

TEST_CASE("Many special cards that may be played as plain ones stand behind one button",
          "[prompt][FR-VEH-18]") {
    const std::vector<SpecialCard> cards = {
        special_card(special::yah, "Yah!", CardFace::whip),
        special_card(special::cool, "Cool", CardFace::whip),
        special_card(special::brake, "Brake", CardFace::reins),
        special_card(special::emergency_stop, "Emergency Stop", CardFace::reins)};
    const Setting setting = rolling_setting(cards, {});
    Session session(set_up_race(setting, {0, 1}), 1);
    const std::optional<Decision> decision = play_to(session, asks(Ask::drive));
    REQUIRE(decision);
    Prompt prompt = prompt_of(*decision);
    const auto plain = [&] {
        return std::ranges::count_if(prompt.model().choices, [](const PromptChoice& one) {
            return option_of(one).kind == OptionKind::special &&
                   option_of(one).b != static_cast<std::uint8_t>(SpecialFace::action);
        });
    };
    const std::string main = main_of(prompt).label;
    const std::size_t folded = prompt.model().choices.size();
    CHECK(plain() == 0);
    const auto fold = std::ranges::find_if(prompt.model().choices, &PromptChoice::unfolds);
    REQUIRE(fold != prompt.model().choices.end());
    const PromptReply opened =
        prompt.take(static_cast<std::size_t>(fold - prompt.model().choices.begin()));
    CHECK(opened.taken);
    CHECK(opened.answers.empty());
    CHECK(plain() == 4);
    CHECK(main_of(prompt).label == main);
    prompt.on_key(Key::backspace);
    CHECK(plain() == 0);
    CHECK(prompt.model().choices.size() == folded);
    // Where one of them is all that helps, that one stays in sight.
    Decision compulsory = *decision;
    std::erase_if(compulsory.options, [](const Option& option) {
        return option.kind != OptionKind::special ||
               option.b == static_cast<std::uint8_t>(SpecialFace::action);
    });
    Prompt only = prompt_of(compulsory);
    CHECK(main_of(only).option == compulsory.options.front());
    CHECK(only.model().choices.size() == 2);
    const Option action{OptionKind::special, 0, static_cast<std::uint8_t>(SpecialFace::action)};
    compulsory.options.insert(compulsory.options.begin(), action);
    CHECK_FALSE(main_of(prompt_of(compulsory)).option == action);
    // What is played is what a plain card would be.
    prompt.on_key(Key::p);
    for (const PromptChoice& choice : prompt.model().choices) {
        if (option_of(choice).kind != OptionKind::special) continue;
        CHECK(choice.explanation.find("one space") != std::string::npos);
    }
}

TEST_CASE("The Speed agreed is proposed to start with, and what each Speed means is told",
          "[prompt][FR-OPT-05]") {
    const Setting setting = rolling_setting({}, {});
    Session session(set_up_race(setting, {0, 1}), 1);
    const std::optional<Decision> decision = play_to(session, asks(Ask::starting_speed));
    REQUIRE(decision);
    const Prompt prompt = prompt_of(*decision);
    CHECK(option_of(main_of(prompt)).a == 4);
    CHECK(main_of(prompt).explanation ==
          "Spaces in phases 1 to 4: 3 2 0 3. A turn takes a Control roll of 2 dice.");
    CHECK(prompt.model().choices.back().explanation ==
          "Spaces in phases 1 to 4: 0 0 0 0. Turns are safe at this Speed.");
    // Whoever would rather start more slowly presses the number of that Speed.
    for (const PromptChoice& choice : prompt.model().choices) {
        if (choice.rank == ChoiceRank::main) continue;
        CHECK(static_cast<int>(choice.own_key()) - static_cast<int>(Key::digit_0) ==
              static_cast<int>(option_of(choice).a));
    }
    // Control Loss makes the roll larger, but no turn dangerous that is safe (FR-CLP-10).
    Decision shaken = *decision;
    shaken.now[shaken.player].control_loss = 3;
    const Prompt then = prompt_of(shaken);
    CHECK(main_of(then).explanation.ends_with("A turn takes a Control roll of 5 dice."));
    CHECK(then.model().choices.back().explanation.ends_with("Turns are safe at this Speed."));
}

TEST_CASE("The dice of an attack count those of the vehicle's own trait",
          "[prompt][FR-ATK-07][FR-TRT-28]") {
    const std::vector<Trait> edges = {{trait::tank, "Tank", 1, false},
                                      {trait::armoured, "Armoured", 2, false},
                                      {trait::cat_o_nine, "Cat O' Nine", 1, false},
                                      {trait::shield, "Shield", 2, false}};
    const Setting setting = rolling_setting({}, edges);
    int attacks = 0;
    int defences = 0;
    Session session(set_up_race(setting, {0, 1}), 3);
    std::mt19937 dice(3);
    for (int i = 0; i < 3000 && session.pending() != nullptr; ++i) {
        const Decision decision = *session.pending();
        const auto attack = std::ranges::find_if(decision.options, [](Option option) {
            return option.kind == OptionKind::attack_personal ||
                   option.kind == OptionKind::attack_vehicle;
        });
        const std::size_t any =
            std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice);
        session.submit(attack == decision.options.end()
                           ? any
                           : static_cast<std::size_t>(attack - decision.options.begin()));
        if (decision.ask != Ask::attack_cards) continue;
        const bool starts = attacker_now(decision.now) == decision.player;
        const int own = starts ? 1 : 2;
        Prompt prompt = prompt_of(decision);
        for (std::size_t card = 0; card < prompt.model().cards.size(); ++card) {
            if (!prompt.model().cards[card].is_used()) continue;
            prompt.toggle_card(card);
        }
        if (!main_of(prompt).is_ready) continue;
        const int rolled = 1 + static_cast<int>(decision.about.so_far) + own;
        CHECK(tells(prompt.model(), "You roll " + std::to_string(rolled) + " dice"));
        CHECK(tells(prompt.model(), std::to_string(own) + " of them"));
        ++(starts ? attacks : defences);
    }
    CHECK(attacks > 2);
    CHECK(defences > 3);
}

TEST_CASE("Control and Driver count among the dice that are announced",
          "[prompt][FR-SPC-11][FR-TRT-20]") {
    SpecialCard control = special_card(special::control, "Control", CardFace::reins);
    control.n = std::int8_t{2};
    const Setting setting = rolling_setting({control}, {{trait::driver, "Driver", 1, false}});
    Session session(set_up_race(setting, {0, 1}), 3);
    const std::optional<Decision> decision = play_to(session, asks(Ask::control_cards));
    REQUIRE(decision);
    Prompt prompt = prompt_of(*decision);
    CHECK(main_of(prompt).label.starts_with("Roll "));
    CHECK(main_of(prompt).label.find("card") == std::string::npos);
    const std::size_t last = prompt.model().cards.size() - 1;
    prompt.toggle_card(last);
    REQUIRE(prompt.model().cards[last].use == 1);  // for its action
    // The card, its number and Driver come on top.
    const int basic = control_dice(decision->now, decision->player);
    const std::string dice = std::to_string(basic + 1 + 2 + 1);
    CHECK(prompt.model().explanation.starts_with("You will roll " + dice + " dice"));
    CHECK(prompt.model().outcome_title == "Control 2: you roll " + dice + " dice");
    CHECK(tells(prompt.model(), "discard up to 4 dice"));
    submit(session, prompt.on_key(Key::enter).answers.as<Option>());
    CHECK(session.pending()->dice.size() == static_cast<std::size_t>(basic + 4));
}

}  // namespace prompt_reroll_test
