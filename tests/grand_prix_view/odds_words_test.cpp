// How what may come is worded and coloured, and what the sheets beside it say.
#include <catch2/catch.hpp>

#include <cmath>
#include <string>
#include <vector>

#include "games/grand_prix/view/grand_prix_view.h"
#include "grand_prix_view/cars_on_road.h"
#include "kernel/session.h"
#include "ui/branch_sheet.h"
#include "ui/prompt/odds_bar.h"

namespace grand_prix::odds_words_test {

namespace {

using testing::race_on;
using testing::three_seats;

std::string odds_told(const Race& race, Ask ask) {
    for (std::uint64_t seed = 1; seed < 1'000; ++seed) {
        const kernel::Session<GrandPrix> session(race, seed);
        const auto* pending = session.pending();
        if (pending == nullptr || pending->ask != ask || pending->player != 0) continue;
        std::string told;
        for (const ui::PlainOdds& odds : View::odds_of(*pending, three_seats()))
            for (const play::OddsWord& word : odds)
                told += word.text + '\n';
        return told;
    }
    FAIL("it is never asked");
    return {};
}

bool says(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

// To whoever cannot tell red from green, or any colours, too.
bool tell_apart(const ui::PartLook& one, const ui::PartLook& other) {
    if (one.pattern != other.pattern) return true;
    const auto grey = [](const stage::Colour& c) { return (3 * c.r + 6 * c.g + c.b) / 10; };
    const auto apart = [](int a, int b, int least) { return std::abs(a - b) >= least; };
    return apart(grey(one.colour), grey(other.colour), 40) ||
           apart(one.colour.b, other.colour.b, 80);
}

}  // namespace

TEST_CASE("Words of a crash and of the way into the pits say who moves and what turns", "[words]") {
    const std::string crash = odds_told(race_on({10, 12, 30}), Ask::overtake);
    CHECK(says(crash, "and the safety car moves Gold by 6"));
    const std::string pits = odds_told(race_on({26, 12, 10}), Ask::pit_entry);
    CHECK(says(pits, "the next roll turns the weather"));
    CHECK(says(pits, "the next roll leaves the weather"));
}

TEST_CASE("In the rain what may come has colours that all can tell apart", "[words]") {
    Race race = race_on({23, 12, 10}, {.dynamic_weather = true});
    race.weather = Weather::wet;
    race.last_six = 1;
    race.car(0).tyre = Tyre::hard;
    const ui::PlainOdds odds = View::throw_words(race, three_seats()).odds;
    const std::vector<ui::BarPart> bar = ui::bar_of(odds);
    REQUIRE(bar.size() == 4);  // no flag, the weather, a yellow flag, no move
    for (std::size_t i = 0; i < bar.size(); ++i)
        for (std::size_t k = i + 1; k < bar.size(); ++k) {
            INFO(odds[bar[i].word].text << " and " << odds[bar[k].word].text);
            CHECK(tell_apart(bar[i].look, bar[k].look));
        }
}

TEST_CASE("A first race is of as many cars as there are seats", "[words]") {
    CHECK(View::presets({})[0].explanation == "Five laps, and no rain.");
}

TEST_CASE("The last column of words tells the round, or what was left", "[words]") {
    Race race = race_on({20, 10, 5});
    race.car(0).standing = Standing::home;
    race.home[race.homes++] = 0;
    race.stage = Stage::over;
    View::Happening home;
    home.kind = kernel::HappeningKind::event;
    home.event.fact = Fact::came_home;
    home.event.who = 0;
    home.event.value = 1;
    home.state = race;
    const std::vector<View::Happening> told = {home};
    const ui::PlainEnd end = View::end_of(race, told, three_seats());
    CHECK(end.columns[0].title == "Finish");
    CHECK(end.columns[0].cells[0] == "round 9");
    CHECK(says(end.columns[0].cells[1], "spaces to go"));
}

TEST_CASE("News with a mark of their own get no full stop", "[words]") {
    CHECK(ui::BranchSheet::as_sentence("Red is past White!") == "Red is past White!");
    CHECK(ui::BranchSheet::as_sentence("Red attacks") == "Red attacks.");
}

}  // namespace grand_prix::odds_words_test
