// Reins that a tired team counts as are named where they count: before the Speed Check and in the
// log of it.
#include <catch2/catch.hpp>

#include <algorithm>

#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/telling/race_log.h"
#include "view_core/view_support.h"

namespace tired_team_test {

using namespace frothy;
using frothy::testing::answer_by_chance;
using frothy::testing::oval_setting;
using frothy::testing::race_on;
using frothy::testing::RaceSession;

namespace {

const Names names{{"Red", "Black", "", "", "", ""}};

Setting tiring_setting(VirtualReins counted) {
    Setting setting = oval_setting(2);
    setting.rules.stamina = Stamina::used;
    setting.rules.sta_virtual_reins = counted;
    for (Licence& licence : setting.licences) {
        for (std::size_t rating = 0; rating < licence.speeds.size(); ++rating)
            licence.speeds[rating].stamina = static_cast<std::int8_t>(2 - static_cast<int>(rating));
        licence.stamina_effects = {{9, StaminaEffectKind::virtual_reins, 1},
                                   {7, StaminaEffectKind::virtual_reins, 1}};
        prepare(licence);
    }
    return setting;
}

}  // namespace

TEST_CASE("A tired team's Reins are named before the Speed Check and with its dice",
          "[FR-STA-06]") {
    const VirtualReins counted = GENERATE(VirtualReins::full, VirtualReins::limits_only);
    const Setting setting = tiring_setting(counted);
    int asked = 0;
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        RaceSession session(race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log(names);
        log.rebuild(session);
        session.take_happenings();
        for (int i = 0; i < 1500 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            if (decision.ask == Ask::speed_cards) {
                Prompt prompt;
                prompt.set(decision, names);
                const bool is_named =
                    std::ranges::any_of(prompt.model().outcome, [](const OutcomeLine& line) {
                        return line.rule == Rule("FR-STA-06");
                    });
                const bool is_tired = decision.now[decision.player].virtual_reins > 0;
                if (!is_tired) CHECK_FALSE(is_named);
                asked += is_tired && is_named ? 1 : 0;
            }
            const bool was_tired = decision.now[decision.player].virtual_reins > 0;
            const std::size_t before = log.lines().size();
            answer_by_chance(session, driver);
            log.add(session.take_happenings(), session);
            for (std::size_t at = before; at < log.lines().size(); ++at) {
                const LogLine& line = log.lines()[at];
                const bool is_check = !line.faces.empty() && line.why == Why::speed_check;
                if (!is_check || line.who != decision.player) continue;
                INFO(line.text);
                REQUIRE(at + 1 <= log.lines().size());
                const bool is_told =
                    at + 1 < log.lines().size() && log.lines()[at + 1].rule == Rule("FR-STA-06");
                if (was_tired) CHECK(is_told);
                told += is_told ? 1 : 0;
            }
        }
        // Read again from the start it says the same.
        RaceLog again(names);
        again.rebuild(session);
        CHECK(again.lines() == log.lines());
    }
    CHECK(asked > 5);
    CHECK(told > 5);
}

}  // namespace tired_team_test
