// Which keys mean what at an open question.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "ai/oval.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace prompt_keys_test {

using namespace frothy;
using stage::Key;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green", "White", "Gold", "Black"}};

Setting six() {
    Setting setting = frothy::testing::oval_setting(6);
    for (Licence& licence : setting.licences)
        licence.whips = licence.reins = 4;
    return setting;
}

// The keys that its buttons, cards and dice show: Enter where it acts, and those of their own.
std::vector<Key> shown_keys(const PromptModel& model) {
    std::vector<Key> keys;
    for (std::size_t i = 0; i < model.choices.size(); ++i) {
        const bool has_enter = model.enters() == static_cast<int>(i);
        const Key key = has_enter ? Key::enter : model.choices[i].own_key();
        if (key != Key::unknown) keys.push_back(key);
    }
    for (const PromptCard& card : model.cards)
        if (card.key != Key::unknown && card.can_toggle()) keys.push_back(card.key);
    for (const PromptDie& die : model.dice)
        if (die.key != Key::unknown) keys.push_back(die.key);
    return keys;
}

bool is_digit(Key key) { return key >= Key::digit_0 && key <= Key::digit_9; }

}  // namespace

TEST_CASE("Every key that is shown is shown once and does what it stands at", "[prompt]") {
    const Setting setting = six();
    const std::map<OptionKind, Key> own = {{OptionKind::attack_personal, Key::a},
                                           {OptionKind::attack_vehicle, Key::s},
                                           {OptionKind::turn_left, Key::left},
                                           {OptionKind::turn_right, Key::right},
                                           {OptionKind::whip, Key::w},
                                           {OptionKind::reins, Key::r}};
    std::map<OptionKind, int> met;
    int several = 0;
    for (unsigned seed = 1; seed < 4; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        std::mt19937 dice(seed);
        for (int decisions = 0; session.pending() != nullptr && decisions < 900; ++decisions) {
            const Decision decision = *session.pending();
            Prompt prompt;
            prompt.set(decision, names);
            const PromptModel model = prompt.model();
            INFO(model.title);
            std::vector<Key> shown = shown_keys(model);
            std::ranges::sort(shown);
            CHECK(std::ranges::adjacent_find(shown) == shown.end());
            std::map<OptionKind, int> here;
            for (const PromptChoice& choice : model.choices)
                ++here[option_of(choice).kind];
            for (std::size_t i = 0; i < model.choices.size(); ++i) {
                const PromptChoice& choice = model.choices[i];
                const Key key = choice.own_key();
                if (!choice.is_ready || key == Key::unknown) continue;
                INFO(choice.label);
                Prompt copy = prompt;
                const ui::Answers given = copy.on_key(key).answers;
                CHECK(given == (choice.adds ? ui::Answers() : choice.answers));
                CHECK(copy.added() == (choice.adds ? AnswerPlan{option_of(choice)} : AnswerPlan()));
                // No digit acts that is not shown.
                CHECK(std::ranges::count_if(choice.keys, is_digit) <= 1);
                CHECK((!is_digit(key) || choice.rank != ChoiceRank::main));
                // The same deed has the same key everywhere, but where it may be done in two ways.
                const auto found = own.find(option_of(choice).kind);
                if (found == own.end() || decision.ask != Ask::drive) continue;
                several += here[option_of(choice).kind] > 1 ? 1 : 0;
                if (here[option_of(choice).kind] > 1) continue;
                CHECK(key == found->second);
                ++met[option_of(choice).kind];
            }
            session.submit(
                std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice));
        }
    }
    for (const auto& [kind, key] : own)
        CHECK(met[kind] > 0);
    CHECK(several > 0);
}

TEST_CASE("Whatever is advised, each choice has a key", "[prompt]") {
    const Setting setting = six();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 4);
    std::mt19937 dice(4);
    int swayed = 0;
    for (int decisions = 0; session.pending() != nullptr && decisions < 900; ++decisions) {
        const Decision decision = *session.pending();
        Prompt unadvised;
        unadvised.set(decision, names);
        const auto any = [&] {
            return std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice);
        };
        Prompt prompt;
        prompt.set(decision, names, {decision.options[any()]});
        swayed += prompt.model().main != unadvised.model().main ? 1 : 0;
        INFO(prompt.model().title);
        for (const PromptChoice& choice : prompt.model().choices) {
            INFO(choice.label);
            CHECK((choice.rank == ChoiceRank::main || choice.own_key() != Key::unknown));
        }
        std::vector<Key> shown = shown_keys(prompt.model());
        std::ranges::sort(shown);
        CHECK(std::ranges::adjacent_find(shown) == shown.end());
        session.submit(any());
    }
    CHECK(swayed > 30);
}

TEST_CASE("Enter is shown where it acts", "[prompt]") {
    const Setting setting = six();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 2);
    std::mt19937 dice(2);
    int met = 0;
    for (int i = 0; session.pending() != nullptr && i < 300; ++i) {
        Prompt prompt;
        prompt.set(*session.pending(), names);
        prompt.on_key(Key::backspace);
        INFO(prompt.model().title);
        for (std::size_t step = 0; step < 12; ++step) {
            const int enters = prompt.model().enters();
            Prompt copy = prompt;
            const PromptReply reply = copy.on_key(Key::enter);
            if (enters < 0) {
                CHECK(reply.answers.empty());
            } else {
                const PromptChoice& one = prompt.model().choices[static_cast<std::size_t>(enters)];
                CHECK(reply.answers == (one.adds ? ui::Answers() : one.answers));
                CHECK(copy.added() == (one.adds ? AnswerPlan{option_of(one)} : AnswerPlan()));
            }
            met += enters >= 0 && enters != prompt.model().main ? 1 : 0;
            prompt.on_key(Key::tab);
        }
        // While it goes along a path of the board, nothing here has it.
        prompt.set_enter(false);
        CHECK(prompt.model().enters() < 0);
        prompt.set_enter(true);
        // One step back, and it is at the gold button again.
        prompt.on_key(Key::backspace);
        CHECK(prompt.model().enters() == prompt.model().main);
        session.submit(std::uniform_int_distribution<std::size_t>(
            0, session.pending()->options.size() - 1)(dice));
    }
    CHECK(met > 100);
}

TEST_CASE("What is refused is one key away, with its rule", "[prompt]") {
    const Setting setting = six();
    Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), 2);
    std::mt19937 dice(2);
    const auto is_folded = [](const Decision& decision) {
        return decision.ask == Ask::drive && decision.refused.size() > 1;
    };
    for (int i = 0; session.pending() != nullptr && !is_folded(*session.pending()) && i < 900; ++i)
        session.submit(std::uniform_int_distribution<std::size_t>(
            0, session.pending()->options.size() - 1)(dice));
    REQUIRE(session.pending() != nullptr);
    REQUIRE(is_folded(*session.pending()));
    const Decision decision = *session.pending();
    Prompt prompt;
    prompt.set(decision, names);
    CHECK(prompt.model().folds_refused());
    CHECK_FALSE(prompt.model().shows_refused);
    CHECK(prompt.on_key(Key::x).taken);
    CHECK(prompt.model().shows_refused);
    CHECK(prompt.on_key(Key::x).taken);
    CHECK_FALSE(prompt.model().shows_refused);
    // The focus comes there too, last of all, and F1 opens one rule after the other.
    for (std::size_t i = 0; i <= prompt.model().choices.size(); ++i) {
        if (!prompt.model().has_refused_focus) prompt.on_key(Key::tab, {.shift = true});
    }
    REQUIRE(prompt.model().has_refused_focus);
    CHECK(prompt.model().shows_refused);
    for (const Refusal& refusal : decision.refused) {
        CHECK(prompt.on_key(Key::enter).open.is_none());
        const PromptReply reply = prompt.on_key(Key::f1);
        CHECK(reply.answers.empty());
        CHECK(reply.open == refusal.rule);
    }
}

}  // namespace prompt_keys_test
