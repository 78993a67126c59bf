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

}  // namespace circus_maximus::toll_test
