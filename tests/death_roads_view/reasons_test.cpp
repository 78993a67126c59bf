// Why the gold choice is proposed, in words.
#include <catch2/catch.hpp>

#include <string>
#include <utility>
#include <vector>

#include "games/death_roads/door/reasons.h"
#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"

namespace death_roads::reasons_test {

namespace {

// The first question of a turn with these answers, and the race as it stands there.
View::Decision first_step(std::uint8_t round, std::vector<Option> options) {
    Race race = race_of(View::agree(3));
    kernel::Session<DeathRoads> session(race, 3);
    while (session.pending()->ask != Ask::step)
        session.submit(0);
    View::Decision decision = *session.pending();
    decision.now.round = round;
    decision.options = std::move(options);
    return decision;
}

std::string all(const std::vector<std::string>& reasons) {
    std::string text;
    for (const std::string& reason : reasons)
        text += reason + ' ';
    return text;
}

bool says(const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("rows gained are the reason, and what they cost is told", "[death_roads][why]") {
    const View::Decision decision = first_step(1, {{Choice::change_lane, 0, 1}, {Choice::pass}});
    const PlayerId id = decision.player;
    Race ahead = decision.now;
    for (PlayerId each = 0; each < 3; ++each)
        ahead[each].at.row = each == id ? 5 : 4;
    Race level = ahead;
    level[id].at.row = 4;
    ahead[id].condition = 9;
    level[id].condition = 12;
    const std::vector<Outlook> outlooks = {{0, 0.5, {}, {ahead}}, {1, 0.4, {}, {level}}};
    const std::string why = all(reasons_for(decision, outlooks));
    INFO(why);
    CHECK(says(why, "1 row ahead of the others"));
    CHECK(says(why, "with \"Pass\" level"));
    CHECK(says(why, "less Condition, though: 9 instead of 12"));
}

TEST_CASE("in the last round Condition lost is said to count no more", "[death_roads][why]") {
    const View::Decision decision =
        first_step(short_race, {{Choice::change_lane, 0, 2}, {Choice::pass}});
    const PlayerId id = decision.player;
    const PlayerId rival = id == 0 ? 1 : 0;
    Race bashed = decision.now;
    bashed[id].condition = 10;
    bashed[rival].condition = static_cast<std::uint8_t>(bashed[rival].condition - 1);
    Race quiet = decision.now;
    quiet[id].condition = 13;
    const std::vector<Outlook> outlooks = {{0, 0.5, {}, {bashed}}, {1, 0.4, {}, {quiet}}};
    const std::string why = all(reasons_for(decision, outlooks));
    INFO(why);
    CHECK(says(why, "takes 1 Condition from the others"));
    CHECK(says(why, "10 is left instead of 13"));
    CHECK(says(why, "only the row counts"));
}

TEST_CASE("which card pays is no other choice, and what is alike gives no reason",
          "[death_roads][why]") {
    Option card = {Choice::shift, 0, 0};
    card.card = 1;
    const View::Decision decision = first_step(1, {{Choice::shift, 0, 0}, card, {Choice::pass}});
    const Outlook one{0, 0.5, {}, {decision.now}};
    Outlook other = one;
    for (other.option = 1; other.option < 3; ++other.option)
        CHECK(reasons_for(decision, std::vector{one, other}).empty());
    CHECK(reasons_for(decision, std::vector{one}).empty());
    CHECK(reasons_for(decision, {}).empty());
}

}  // namespace death_roads::reasons_test
