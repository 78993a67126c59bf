// A Speed Check that asks nothing of a player is told at that player's next question.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/telling/misfortune.h"
#include "games/frothy/view/core/telling/speed_check_asked.h"
#include "view_core/view_support.h"

namespace frothy::slowed_test {
namespace {

const Names names{{"Red", "Black", "", "", "", ""}};

// One Whip each: it is soon played, and the next Speed Checks are forced.
Setting poor_setting() {
    Setting setting = testing::oval_setting(2);
    for (Licence& licence : setting.licences) {
        licence.whips = 1;
        licence.reins = 0;
        licence.duals = 0;
        prepare(licence);
    }
    return setting;
}

}  // namespace

TEST_CASE("Whoever is slowed by a Speed Check without a choice is told so, nobody else",
          "[misfortune][FR-SPD-04][FR-SPD-05]") {
    const Setting setting = poor_setting();
    int slowed = 0;
    int chosen = 0;
    int noticed = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        testing::RaceSession session(testing::race_on(setting, seed), seed);
        RandomDriver driver(seed);
        RaceLog log(names);
        log.rebuild(session);
        session.take_happenings();
        MisfortuneTeller teller;
        teller.begin(log);
        std::array<int, 2> asked_in_round{};  // the round in which it answered for its Speed
        std::array<std::optional<int>, 2> unasked;
        for (int i = 0; i < 800 && session.pending() != nullptr; ++i) {
            const Decision decision = *session.pending();
            INFO("seed " << seed << ", answer " << i);
            const auto note = teller.tell(decision.player, log, decision.now);
            const std::optional<int> fell_to = std::exchange(unasked[decision.player], {});
            const auto is_slowed = [](const LogLine& line) {
                return line.misfortune == Misfortune::slowed;
            };
            const bool is_told = note && std::ranges::any_of(note->lines, is_slowed);
            if (fell_to && (!note || note->lines.size() < MisfortuneNote::most_lines)) {
                ++slowed;
                REQUIRE(note);
                const auto line = std::ranges::find_if(note->lines, [&](const LogLine& one) {
                    return one.why == Why::speed_check && !one.faces.empty();
                });
                REQUIRE(line != note->lines.end());
                CHECK(line->text.find("Speed") != std::string::npos);
                CHECK_FALSE(line->rule.is_none());
                if (note->lines.size() == 1)
                    CHECK(note->title == "No card to play: the Speed Check slowed you");
            } else if (!fell_to) {
                CHECK_FALSE(is_told);
                ++chosen;
            }
            if (decision.now.moment == Moment::speed_check)
                asked_in_round[decision.player] = decision.now.round;
            testing::answer_by_chance(session, driver);
            const auto happenings = session.take_happenings();
            bool is_red_unasked = false;
            for (const auto& one : happenings) {
                const Event& event = one.event;
                if (one.kind != kernel::HappeningKind::event || event.who >= 2) continue;
                const bool is_check =
                    session.now().moment == Moment::speed_check || event.rule.area() == "SPD";
                if (!event.is<SpeedChecked>() || !is_check) continue;
                const bool was_asked = asked_in_round[event.who] == session.now().round;
                const auto after =
                    std::ranges::find_if(happenings, [&](const kernel::Happening<Frothy>& other) {
                        return &other > &one && other.kind == kernel::HappeningKind::event &&
                               other.event.who == event.who && other.event.is<SpeedChanged>();
                    });
                const auto* speed =
                    after != happenings.end() ? after->event.get_if<SpeedChanged>() : nullptr;
                const bool fell = speed != nullptr && speed->now < speed->before;
                if (fell && !was_asked) unasked[event.who] = speed->now;
                if (after != happenings.end() && !was_asked && event.who == 0)
                    is_red_unasked = true;
            }
            // Where dice are not seen to fall, a notice tells it of people alone: here Red.
            const std::string told =
                told_of_unasked_checks(happenings, session.journal(), session.now(), names, 0b01);
            CHECK(told.empty() == !is_red_unasked);
            if (!told.empty()) {
                ++noticed;
                CHECK(told.starts_with("Nothing to choose in the Speed Check: Red "));
            }
            log.add(happenings, session);
        }
    }
    CHECK(slowed > 10);
    CHECK(noticed > 5);
    CHECK(chosen > 100);
}

}  // namespace frothy::slowed_test
