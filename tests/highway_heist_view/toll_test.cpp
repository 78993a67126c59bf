// Whose car was hit since their last answer is told of it.
#include <catch2/catch.hpp>

#include <vector>

#include "games/highway_heist/view/heist_view.h"

namespace highway_heist::toll_test {

TEST_CASE("Strength and cars lost are told to whoever drives them, and to nobody else",
          "[highway_heist][toll]") {
    Heist then = heist_of(View::agree(2));
    const MemberId own = 0;
    then[own].pv = 0;
    const kernel::PlayerId seat = seat_of(then.terms, own);
    Heist now = then;
    const std::vector<Event> since;
    CHECK(View::toll_of(then, now, since, seat).title.empty());
    now[own].damage = static_cast<std::uint8_t>(then[own].damage + 2);
    const ui::PlainToll hit = View::toll_of(then, now, since, seat);
    CHECK(hit.title == "You took damage");
    CHECK(hit.standing.find("→") != std::string::npos);
    now[own].pv = no_perch;
    CHECK(View::toll_of(then, now, since, seat).title == "You lost a car");
    for (kernel::PlayerId other = 0; other < 2; ++other)
        if (other != seat) CHECK(View::toll_of(then, now, since, other).title.empty());
}

}  // namespace highway_heist::toll_test
