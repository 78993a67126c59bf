// Whose chariot was hit by others since their last answer is told of it.
#include <catch2/catch.hpp>

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "games/circus_maximus/view/circus_view.h"
#include "kernel/random_policy.h"
#include "kernel/session.h"
#include "ui/plain/plain_log.h"

namespace circus_maximus::toll_test {

namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() {
        static constexpr std::array names = {std::string_view("steady")};
        return names;
    }
    static std::size_t answer(std::string_view, const Race&,
                              const kernel::Question<CircusMaximus>&) {
        return 0;
    }
};

}  // namespace

TEST_CASE("endurance and horses lost in the moves of others are told, with who did it",
          "[circus_maximus][toll]") {
    int hits = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        kernel::Session<CircusMaximus> session(race_of(View::agree(4)), seed);
        kernel::RandomPolicy chance(seed);
        ui::Seating seating;
        seating.seats = {{"Ada", 0, true}, {"Ben", 1, true}, {"Cid", 2, true}, {"Dan", 3, true}};
        ui::PlainLog<Driven> log(seating);
        log.rebuild(session);
        log.settle();
        while (session.pending() != nullptr) {
            log.add(session.take_happenings(), session);
            const auto decision = *session.pending();
            const kernel::PlayerId seat = decision.player;
            if (const auto& befallen = log.befallen(seat); befallen.then) {
                const ui::PlainToll toll =
                    View::toll_of(*befallen.then, decision.now, befallen.since, seat);
                if (!toll.title.empty()) {
                    INFO(toll.title << ": " << toll.standing);
                    CHECK_FALSE(log.causes_of(seat).empty());
                    CHECK_FALSE(toll.standing.empty());
                }
                hits += toll.title == "You were hit" ? 1 : 0;
            }
            log.note_told(seat);
            session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
        }
    }
    CHECK(hits > 0);
}

TEST_CASE("what an evasion costs is no blow: who got away is told so, and for how much [CM-R34]",
          "[circus_maximus][toll]") {
    Race then = race_of(View::agree(8));
    then.stage = Stage::draw;
    for (Chariot& chariot : then.all)
        chariot.endurance = 47;
    then[0].car = square_of(4, Section::home, 15);
    Race now = then;
    now[0].car = square_of(4, Section::home, 14);
    now[0].endurance = 45;
    const Event paid{Fact::spent, 0, no_chariot, Choice::back, 2, "CM-R34"};
    const Event away{Fact::evaded, 0, 1, Choice::back, 0, "CM-R34"};
    const Event caught{Fact::not_evaded, 0, 1, Choice::back, 0, "CM-R34"};
    const ui::PlainToll toll = View::toll_of(then, now, {paid, away}, 0);
    CHECK(toll.title == "You got away");
    CHECK(toll.standing.find("Endurance 47 → 45") != std::string::npos);

    now[0].car = then[0].car;
    CHECK(View::toll_of(then, now, {paid, caught}, 0).title == "You came off unhurt");
    now[0].team[0] = 3;
    then[0].team[0] = 5;
    CHECK(View::toll_of(then, now, {paid, caught}, 0).title == "You were hit");
    now[0].team = then[0].team;
    now[0].endurance = 44;
    CHECK(View::toll_of(then, now, {paid, caught}, 0).title == "You were hit");
    // What is lost besides, after another attack, is a blow.
    CHECK(View::toll_of(then, now, {paid, away}, 0).title == "You were hit");
}

}  // namespace circus_maximus::toll_test
