// Which keys mean what at an open question.
#include <catch2/catch.hpp>

#include <map>
#include <random>

#include "ai/oval.h"
#include "frothy/rules.h"
#include "frothy/view/prompt.h"
#include "kernel/session.h"

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

}  // namespace

TEST_CASE("The same deed has the same key at every question", "[prompt]") {
    const Setting setting = six();
    const std::map<OptionKind, Key> own = {{OptionKind::attack_personal, Key::a},
                                           {OptionKind::attack_vehicle, Key::s},
                                           {OptionKind::turn_left, Key::left},
                                           {OptionKind::turn_right, Key::right}};
    std::map<OptionKind, int> met;
    int shared = 0;
    for (unsigned seed = 1; seed < 4; ++seed) {
        Session session(set_up_race(setting, {0, 1, 2, 3, 4, 5}), seed);
        std::mt19937 dice(seed);
        for (int decisions = 0; session.pending() != nullptr && decisions < 900; ++decisions) {
            const Decision decision = *session.pending();
            Prompt prompt;
            prompt.set(decision, names);
            std::map<OptionKind, int> here;
            for (const PromptChoice& choice : prompt.model().choices) {
                const auto found = own.find(choice.option.kind);
                if (found == own.end() || decision.ask != Ask::drive) continue;
                CHECK(choice.first_key() == found->second);
                ++met[choice.option.kind];
                shared += ++here[choice.option.kind] == 2 ? 1 : 0;
            }
            session.submit(
                std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(dice));
        }
    }
    for (const auto& [kind, key] : own)
        CHECK(met[kind] > 0);
    CHECK(shared > 0);
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
