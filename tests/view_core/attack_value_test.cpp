// What the prompt says an Attack Value will be is what the rules then make of it.
#include <catch2/catch.hpp>

#include <algorithm>
#include <random>
#include <string>

#include "ai/oval.h"
#include "games/frothy/rules/rules.h"
#include "games/frothy/rules/traits.h"
#include "games/frothy/view/core/prompt/dice_ahead.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "kernel/session.h"

namespace attack_value_test {

using namespace frothy;

namespace {

using Session = kernel::Session<Frothy>;

const Names names{{"Red", "Blue", "Green"}};

Setting quarrelsome(const std::vector<Trait>& traits) {
    Setting setting = frothy::testing::oval_setting(3);
    for (Licence& licence : setting.licences) {
        licence.whips = 4;
        licence.reins = 4;
        licence.traits = traits;
        prepare(licence);
    }
    return setting;
}

struct Tally {
    int told = 0;
    int added = 0;  // to the dice
    int taken = 0;
    int open = 0;  // a die decides
};

// Attacks wherever one may; what is told of every pair that may be kept is noted for the one kept.
Tally play_race(const Setting& setting, std::uint64_t seed) {
    Tally tally;
    Session session(set_up_race(setting, {0, 1, 2}), seed);
    std::mt19937 chance(static_cast<unsigned>(seed));
    for (int decisions = 0; session.pending() != nullptr && decisions < 2000; ++decisions) {
        const Decision decision = *session.pending();
        std::size_t answer =
            std::uniform_int_distribution<std::size_t>(0, decision.options.size() - 1)(chance);
        for (std::size_t i = 0; i < decision.options.size(); ++i) {
            const OptionKind kind = decision.options[i].kind;
            if (kind == OptionKind::attack_personal || kind == OptionKind::attack_vehicle)
                answer = i;
        }
        const bool is_attack =
            decision.ask == Ask::keep_dice && decision.about.rule == Rule("FR-ATK-08");
        if (!is_attack) {
            session.submit(answer);
            continue;
        }
        const Option kept = decision.options[answer];
        const auto told = attack_value_of(decision, kept);
        (void)session.take_happenings();
        session.submit(answer);
        bool has_cast = false;
        for (const auto& happening : session.take_happenings()) {
            if (happening.kind == kernel::HappeningKind::cast) has_cast = true;
            const auto* attack = happening.event.get_if<AttackValue>();
            if (happening.kind != kernel::HappeningKind::event || attack == nullptr ||
                happening.event.who != decision.player) {
                continue;
            }
            CHECK(told.has_value() != has_cast);
            if (told) CHECK(*told == attack->value);
            const int sum = kept.a + kept.b;
            ++tally.told;
            tally.open += told ? 0 : 1;
            tally.added += told && *told > sum ? 1 : 0;
            tally.taken += told && *told < sum ? 1 : 0;
            break;
        }
    }
    return tally;
}

}  // namespace

TEST_CASE("The Attack Value told of the dice kept is the one that counts",
          "[prompt][FR-ATK-08][FR-TRT-30][FR-TRT-34][FR-TRT-39][FR-TRT-43]") {
    Tally all;
    const std::vector<std::vector<Trait>> some = {
        {},
        {{trait::blades, "Blades", 1, false}, {trait::whiplash, "Whiplash", 2, false}},
        {{trait::flimsy, "Flimsy", 1, false}, {trait::thin_skin, "Thin Skin", 2, false}},
        {{trait::blades, "Blades", std::nullopt, true}}};
    for (std::size_t race = 0; race < 2 * some.size(); ++race) {
        const Tally tally = play_race(quarrelsome(some[race % some.size()]), race + 1);
        all.told += tally.told;
        all.open += tally.open;
        all.added += tally.added;
        all.taken += tally.taken;
    }
    CHECK(all.told > 20);
    CHECK(all.added > 0);
    CHECK(all.taken > 0);
    CHECK(all.open > 0);
}

}  // namespace attack_value_test
