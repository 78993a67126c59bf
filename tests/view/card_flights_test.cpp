// Cards on the licence sheet go from pile to pile, and those played in the panel from there.
#include <catch2/catch.hpp>

#include "games/frothy/rules/rules.h"
#include "games/frothy/view/core/prompt/prompt.h"
#include "games/frothy/view/core/seat_names.h"
#include "games/frothy/view/licence/licence_sheet.h"
#include "panel_desk.h"
#include "ui/prompt/prompt_panel.h"

using namespace frothy;
using namespace panel_desk;
using stage::Rect;

namespace {

struct ShownSheet {
    ShownSheet() { sheet.set(race, table.seating, 0); }

    stage::Image draw() {
        return table.picture(
            [&] { sheet.draw(table.window.canvas(), table.sprites, where, 1.0F); });
    }
    void move(Pile from, Pile to, CardType type) {
        --race[0].cards.count(from, type);
        ++race[0].cards.count(to, type);
    }

    Desk table{looks[0]};
    Setting setting = six_setting();
    Race race = set_up_race(setting, {0, 1, 2, 3, 4, 5});
    LicenceSheet sheet;
    Rect where{900.0F, 60.0F, 345.0F, 500.0F};
};

}  // namespace

TEST_CASE("a card that is played flies to Spent, and everything rests once it has landed",
          "[panels]") {
    ShownSheet shown;
    shown.draw();
    CHECK(shown.sheet.flights().empty());
    shown.move(Pile::hand, Pile::spent, CardType::whip);
    shown.sheet.set(shown.race, shown.table.seating, 0);
    const stage::Image on_the_way = shown.draw();
    REQUIRE(shown.sheet.flights().flights().size() == 1);
    const ui::CardFlight flight = shown.sheet.flights().flights().front();
    CHECK(flight.card == CardFaceUp{CardType::whip, plain_card});
    CHECK(shown.where.contains(flight.from));
    CHECK(shown.where.contains(flight.to));
    CHECK(flight.to.x > flight.from.x + 50.0F);
    CHECK(shown.sheet.advance(0.1F));
    CHECK(shown.sheet.advance(ui::CardFlights::seconds));
    CHECK(shown.sheet.flights().empty());
    CHECK_FALSE(shown.sheet.advance(0.1F));
    CHECK_FALSE(shown.draw().rgba == on_the_way.rgba);  // it lies there now
    CHECK_FALSE(shown.sheet.advance(0.1F));
}

TEST_CASE("at recovery all cards go round, one after the other", "[panels]") {
    ShownSheet shown;
    shown.move(Pile::hand, Pile::spent, CardType::whip);
    shown.move(Pile::hand, Pile::recovery, CardType::reins);
    shown.sheet.set(shown.race, shown.table.seating, 0);
    shown.draw();
    CHECK(shown.sheet.flights().empty());  // a sheet that is opened shows what is
    shown.move(Pile::recovery, Pile::hand, CardType::reins);
    shown.move(Pile::spent, Pile::recovery, CardType::whip);
    shown.sheet.set(shown.race, shown.table.seating, 0);
    shown.draw();
    const auto flights = shown.sheet.flights().flights();
    REQUIRE(flights.size() == 2);
    CHECK(flights[0].delay < flights[1].delay);
}

TEST_CASE("cards jump where nothing is to move, and on a sheet that was out of sight", "[panels]") {
    ShownSheet shown;
    shown.draw();
    shown.move(Pile::hand, Pile::spent, CardType::whip);
    shown.sheet.set(shown.race, shown.table.seating, 0, ClipMotion::jump);
    shown.draw();
    CHECK(shown.sheet.flights().empty());
    shown.move(Pile::hand, Pile::spent, CardType::reins);
    shown.sheet.set(shown.race, shown.table.seating, 0);
    shown.sheet.jump();
    shown.draw();
    CHECK(shown.sheet.flights().empty());
    CHECK_FALSE(shown.sheet.advance(0.1F));
}

TEST_CASE("cards played in the panel set out from where they lay there", "[panels]") {
    ShownSheet shown;
    shown.draw();
    Session session(set_up_race(shown.setting, {0, 1, 2, 3, 4, 5}), 5);
    Prompt prompt;
    prompt.set(*session.pending(), names_of(shown.table.seating));
    REQUIRE_FALSE(prompt.model().cards.empty());
    ui::PromptPanel panel;
    const Rect where{12.0F, 440.0F, 880.0F, 270.0F};
    shown.table.picture([&] { panel.show(shown.table.kit(), prompt, where); });
    if (panel.played(prompt.model()).empty()) prompt.toggle_card(0);
    const std::vector<ui::LaidCard> played = panel.played(prompt.model());
    REQUIRE(played.size() == 1);
    CHECK(where.contains(played.front().centre));
    shown.sheet.leave_from(played);
    shown.move(Pile::hand, Pile::spent, played.front().card.as<CardFaceUp>().type);
    shown.sheet.set(shown.race, shown.table.seating, 0);
    shown.draw();
    REQUIRE(shown.sheet.flights().flights().size() == 1);
    CHECK(shown.sheet.flights().flights().front().from == played.front().centre);
}
