// Special cards, re-rolls and cards played after a roll: what the prompt lays is what the rules
// then ask for.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>

#include "ai/oval.h"
#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace prompt_specials_test {

using namespace frothy;
using stage::Key;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

SpecialCard special_card(Rule rule, const char* name, std::optional<std::int8_t> n, CardFace face) {
    SpecialCard card;
    card.rule = rule;
    card.name = name;
    card.n = n;
    card.face = face;
    return card;
}

// Every card there is, and the edges that have dice rolled again.
Setting laden_setting(int vehicles, int variant) {
    Setting setting = frothy::testing::oval_setting(vehicles);
    setting.rules.race_stall_rounds = 5;
    setting.rules.opt_jumps = variant % 2 == 0 ? Jumps::off : Jumps::on;
    for (std::size_t v = 0; v < setting.licences.size(); ++v) {
        Licence& licence = setting.licences[v];
        licence.whips = 2;
        licence.reins = 2;
        licence.duals = 1;
        const CardFace face =
            (v + static_cast<std::size_t>(variant)) % 2 == 0 ? CardFace::whip : CardFace::reins;
        if (variant % 3 == 0) {
            licence.specials = {special_card(special::lash, "Lash", 2, CardFace::whip),
                                special_card(special::whoah, "Whoah!", 2, CardFace::reins),
                                special_card(special::yah, "Yah!", 2, face),
                                special_card(special::brake, "Brake", std::nullopt, face),
                                special_card(special::cool, "Cool", std::nullopt, face),
                                special_card(special::lucky, "Lucky", std::nullopt, face)};
            licence.traits = {{trait::handling, "Handling", 1, false},
                              {trait::driver, "Driver", 1, false}};
        } else if (variant % 3 == 1) {
            licence.specials = {
                special_card(special::berserker, "Berserker", 2, CardFace::none),
                special_card(special::shield, "Shield", 1, CardFace::whip),
                special_card(special::kamikaze, "Kamikaze", 2, CardFace::reins),
                special_card(special::swerve, "Swerve", 1, CardFace::none),
                special_card(special::survivor, "Survivor", std::nullopt, face),
                special_card(special::determination, "Determination", std::nullopt, face)};
            licence.traits = {{trait::frenzied, "Frenzied", 1, false},
                              {trait::evasive, "Evasive", 1, false},
                              {trait::guarded, "Guarded", 1, false}};
        } else {
            licence.specials = {special_card(special::control, "Control", 2, face),
                                special_card(special::cool, "Cool", std::nullopt, CardFace::none),
                                special_card(special::lucky, "Lucky", std::nullopt, face),
                                special_card(special::ramming_speed, "Ramming Speed", 2, face),
                                special_card(special::emergency_stop, "Emergency Stop", 2, face)};
            licence.traits = {{trait::encouragement, "Encouragement", {}, false},
                              {trait::snapper, "Snapper", {}, false},
                              {trait::lash, "Lash", 1, false}};
        }
        prepare(licence);
    }
    return setting;
}

Prompt fresh(const Decision& decision) {
    Prompt prompt;
    prompt.set(decision, names);
    prompt.on_key(Key::backspace);  // what lies ready goes back into the hand
    return prompt;
}

bool yields(const PromptReply& reply, Option option) {
    return reply.taken && !reply.answers.empty() && reply.answers.front() == option;
}

// Whether it is told before anything is touched.
bool is_explained(const PromptModel& model, const std::string& what) {
    return model.explanation.find(what) != std::string::npos ||
           std::ranges::any_of(model.outcome, [&](const OutcomeLine& line) {
               return line.text.find(what) != std::string::npos;
           });
}

// Whether some die or button, clicked or by its key, is this answer.
bool reaches_one(const Decision& decision, Option option, bool by_key) {
    const PromptModel model = fresh(decision).model();
    for (std::size_t i = 0; i < model.dice.size(); ++i) {
        if (!model.dice[i].can_select) continue;
        Prompt prompt = fresh(decision);
        if (by_key && model.dice[i].key == Key::unknown) continue;
        const PromptReply touched =
            by_key ? prompt.on_key(model.dice[i].key) : prompt.toggle_die(i);
        CHECK(touched.answers.empty());  // the button gives it
        CHECK(prompt.model().dice[i].is_selected);
        if (yields(prompt.on_key(Key::enter), option)) return true;
    }
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        if (!model.choices[i].is_ready || model.choices[i].answers.front() != option) continue;
        Prompt prompt = fresh(decision);
        if (yields(by_key ? prompt.on_key(model.choices[i].keys.back()) : prompt.take(i), option)) {
            return true;
        }
    }
    return false;
}

// There are more dice than keys in a hopeless roll: Tab comes to them all.
PromptReply touch_by_key(Prompt& prompt, std::size_t die) {
    const Key key = prompt.model().dice[die].key;
    if (key != Key::unknown) return prompt.on_key(key);
    while (prompt.model().item_focus != static_cast<int>(die))
        prompt.on_key(Key::tab);
    return prompt.on_key(Key::space);
}

// Whether a die touched to be rolled again is the first of what the main button then lays.
bool reaches_pick(const Decision& decision, Option option, bool by_key) {
    const PromptModel model = fresh(decision).model();
    for (std::size_t i = 0; i < model.dice.size(); ++i) {
        if (!model.dice[i].can_select) continue;
        Prompt prompt = fresh(decision);
        const PromptReply touched = by_key ? touch_by_key(prompt, i) : prompt.toggle_die(i);
        CHECK(touched.answers.empty());
        CHECK(prompt.model().dice[i].is_selected);
        if (yields(prompt.on_key(Key::enter), option)) return true;
    }
    return false;
}

// Whether a card of the hand, put to one of its uses, begins with this answer.
bool reaches_card(const Decision& decision, Option option, bool by_key) {
    const PromptModel model = fresh(decision).model();
    for (std::size_t card = 0; card < model.cards.size(); ++card) {
        if (!model.cards[card].can_toggle()) continue;
        Prompt prompt = fresh(decision);
        for (int turn = 0; turn < 4; ++turn) {
            if (!by_key) {
                prompt.toggle_card(card);
            } else if (model.cards[card].key != Key::unknown) {
                prompt.on_key(model.cards[card].key);
            } else {
                // More cards than digits: the focus goes there.
                while (prompt.model().item_focus != static_cast<int>(card))
                    prompt.on_key(Key::tab);
                prompt.on_key(Key::space);
            }
            for (std::size_t i = 0; i < prompt.model().choices.size(); ++i) {
                Prompt copy = prompt;
                if (yields(copy.take(i), option)) return true;
            }
        }
    }
    return false;
}

bool commits_cards(Ask ask) {
    return ask == Ask::speed_cards || ask == Ask::control_cards || ask == Ask::attack_cards;
}

// Submits answers one after the other; all of them must be asked for, of the same player.
void submit_all(Session& session, kernel::PlayerId player, const std::vector<Option>& answers) {
    std::string laid;
    for (const Option& answer : answers)
        laid += text_of(answer, {}) + "; ";
    INFO("laid: " << laid);
    for (const Option& answer : answers) {
        INFO("now: " << text_of(answer, {}));
        REQUIRE(session.pending() != nullptr);
        const auto& options = session.pending()->options;
        const auto place = std::ranges::find(options, answer);
        REQUIRE(session.pending()->player == player);
        REQUIRE(place != options.end());
        session.submit(static_cast<std::size_t>(place - options.begin()));
    }
}

// Toggles cards at random, then takes a choice that is ready.
std::vector<Option> play_about(Prompt& prompt, std::mt19937& dice) {
    const auto any = [&dice](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(dice);
    };
    for (int attempt = 0; attempt < 80; ++attempt) {
        for (int touch = static_cast<int>(any(7)); touch > 0; --touch) {
            if (!prompt.model().cards.empty()) prompt.toggle_card(any(prompt.model().cards.size()));
            if (prompt.model().dice.empty()) continue;
            const PromptReply reply = prompt.toggle_die(any(prompt.model().dice.size()));
            if (!reply.answers.empty()) return reply.answers.as<Option>();
        }
        const PromptReply reply = prompt.take(any(prompt.model().choices.size()));
        if (!reply.answers.empty()) return reply.answers.as<Option>();
    }
    return {};
}

}  // namespace

TEST_CASE("Cards of every kind and dice to roll again lay what the rules ask for",
          "[prompt][FR-GEN-04][FR-VEH-18][FR-VEH-19][long]") {
    std::map<Ask, int> asked;
    int specials_laid = 0;
    for (int variant = 0; variant < 9; ++variant) {
        const Setting setting = laden_setting(2 + variant % 4, variant);
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}),
                        static_cast<std::uint64_t>(variant) + 11);
        std::mt19937 dice(static_cast<unsigned>(variant) + 3);
        for (int decisions = 0; session.pending() != nullptr && decisions < 400; ++decisions) {
            const Decision decision = *session.pending();
            ++asked[decision.ask];
            INFO("variant " << variant << ", decision " << decisions << ", "
                            << fresh(decision).model().title);
            for (const Option& option : decision.options) {
                const bool by_card = commits_cards(decision.ask) && option.kind != OptionKind::done;
                const bool by_one =
                    decision.ask == Ask::reroll || decision.ask == Ask::after_roll ||
                    decision.ask == Ask::cool_icon || decision.ask == Ask::end_of_round ||
                    decision.ask == Ask::use_card;
                INFO(option_label(option, decision, names));
                if (!decision.dice.empty() && by_one && option.kind == OptionKind::special) {
                    CHECK(is_explained(fresh(decision).model(),
                                       option_explanation(option, decision, names)));
                }
                for (const bool by_key : {false, true}) {
                    if (by_card) CHECK(reaches_card(decision, option, by_key));
                    INFO((by_key ? "by key" : "by click") << ", " << text_of(option, {}));
                    const bool is_pick = option.kind == OptionKind::reroll_icon ||
                                         (option.kind == OptionKind::reroll_value && option.b == 0);
                    if (is_pick) {
                        CHECK(reaches_pick(decision, option, by_key));
                    } else if (by_one) {
                        CHECK(reaches_one(decision, option, by_key));
                    }
                }
            }
            Prompt prompt = fresh(decision);
            const std::vector<Option> answers = play_about(prompt, dice);
            REQUIRE_FALSE(answers.empty());
            specials_laid += static_cast<int>(std::ranges::count_if(
                answers, [](Option answer) { return answer.kind == OptionKind::special; }));
            submit_all(session, decision.player, answers);
            // One confirmation is the end of the cards: nothing of them is asked once more.
            if (commits_cards(decision.ask) && session.pending() != nullptr &&
                session.pending()->player == decision.player &&
                session.pending()->entries.size() > decision.entries.size() &&
                session.pending()->now.event_number == decision.now.event_number) {
                CHECK(session.pending()->ask != decision.ask);
            }
        }
    }
    CHECK(specials_laid > 50);
    for (const Ask ask : {Ask::reroll, Ask::after_roll, Ask::cool_icon, Ask::speed_cards,
                          Ask::control_cards, Ask::attack_cards, Ask::use_card}) {
        INFO(ask_name(ask));
        CHECK(asked[ask] > 0);
    }
}

TEST_CASE("Lash beside a Whip is laid in the order of the rules, and closes Whoah!",
          "[prompt][FR-SPC-03][FR-SPC-08]") {
    const Setting setting = laden_setting(2, 0);
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 1);
    const Decision decision = *session.pending();
    REQUIRE(decision.ask == Ask::speed_cards);
    Prompt prompt = fresh(decision);
    const auto at = [&](const char* name) {
        const auto& cards = prompt.model().cards;
        const auto found = std::ranges::find_if(
            cards, [&](const PromptCard& card) { return card.name.starts_with(name); });
        REQUIRE(found != cards.end());
        return static_cast<std::size_t>(found - cards.begin());
    };
    prompt.toggle_card(at("Whoah"));
    REQUIRE(prompt.model().cards[at("Whoah")].use == 1);
    prompt.toggle_card(at("Lash"));
    CHECK(prompt.model().cards[at("Lash")].use == 1);
    CHECK_FALSE(prompt.model().cards[at("Whoah")].is_used());
    prompt.toggle_card(0);  // a Whip, touched last and yet laid first
    REQUIRE(prompt.model().main >= 0);
    const std::vector<Option> answers =
        prompt.model().choices[static_cast<std::size_t>(prompt.model().main)].answers.as<Option>();
    REQUIRE(answers.size() >= 3);
    CHECK(answers[0].kind == OptionKind::whip);
    CHECK(answers[1] ==
          Option{OptionKind::special, 0, static_cast<std::uint8_t>(SpecialFace::action)});
    CHECK(answers[2].kind == OptionKind::done);
    // Lash has its owner accelerate: there is no other direction to declare.
    CHECK(answers.size() == 3);
    REQUIRE_FALSE(prompt.model().refused.empty());
    CHECK(prompt.model().refused.front().rule == special::lash);
    submit_all(session, decision.player, answers);
}

}  // namespace prompt_specials_test
