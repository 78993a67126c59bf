// Questions that leave nothing to be decided, and only those.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

#include "games/frothy/data/wording/wording.h"
#include "kernel/settled.h"
#include "view_core/view_support.h"

namespace frothy::settled_question_test {
namespace {

using Session = testing::RaceSession;

// The race at the next question, and what is asked then.
struct Next {
    Race race;
    std::vector<Option> options;

    friend bool operator==(const Next&, const Next&) = default;
};

Next after(Session session, std::size_t option) {
    session.submit(option);
    const Decision* decision = session.pending();
    return {session.now(), decision == nullptr ? std::vector<Option>{} : decision->options};
}

}  // namespace

TEST_CASE("What is settled comes to the same whatever is answered, all through a race",
          "[settled][FR-SPD-06]") {
    std::map<Ask, int> settled;
    int open = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Setting setting = testing::oval_setting(3);
        Session session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        while (const Decision* decision = session.pending()) {
            INFO("seed " << seed << ", entry " << session.journal().size());
            if (is_settled(*decision)) {
                ++settled[decision->ask];
                const Next first = after(session, 0);
                for (std::size_t i = 1; i < decision->options.size(); ++i)
                    REQUIRE(after(session, i) == first);
            } else if (decision->ask == Ask::keep_dice) {
                ++open;
            }
            testing::answer_by_chance(session, driver);
        }
    }
    CHECK(settled[Ask::keep_dice] > 20);
    CHECK(open > 20);
    // Those are choices, always.
    for (const Ask ask : {Ask::speed_cards, Ask::speed_direction, Ask::control_cards,
                          Ask::attack_cards, Ask::straight_phase})
        CHECK(settled[ask] == 0);
}

TEST_CASE("A pair that makes a difference is a choice, and so are a turn and a Whip",
          "[settled][FR-MOV-08][FR-TURN-01]") {
    int turns = 0;
    int whips = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Setting setting = testing::oval_setting(2);
        Session session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        while (const Decision* decision = session.pending()) {
            const auto offers = [&](OptionKind kind) {
                return std::ranges::find(decision->options, kind, &Option::kind) !=
                       decision->options.end();
            };
            if (decision->ask == Ask::drive && offers(OptionKind::end_move)) {
                INFO("seed " << seed << ", entry " << session.journal().size());
                REQUIRE_FALSE(is_settled(*decision));
                turns += offers(OptionKind::turn_left) ? 1 : 0;
                whips += offers(OptionKind::whip) ? 1 : 0;
            }
            if (kernel::is_secret(*decision)) REQUIRE_FALSE(is_settled(*decision));
            testing::answer_by_chance(session, driver);
        }
    }
    CHECK(turns > 10);
    CHECK(whips > 10);
}

}  // namespace frothy::settled_question_test
