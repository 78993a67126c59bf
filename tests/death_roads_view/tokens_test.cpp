// What a token does is told where one lies, and taught where one is first met.
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>

#include "app/core/shipped_dirs.h"
#include "games/death_roads/view/names.h"
#include "games/death_roads/view/road_view.h"
#include "kernel/session.h"
#include "stage/screen.h"
#include "words/language.h"
#include "words/words.h"

namespace death_roads::tokens_test {

namespace {

// At the first turn of a race of three.
View::Decision first_turn() {
    kernel::Session<DeathRoads> session(race_of(View::agree(3)), 2);
    while (session.pending()->ask != Ask::step)
        session.submit(0);
    return *session.pending();
}

ui::Seating three_seats() {
    ui::Seating seating;
    for (const char* name : {"Ada", "Ben", "Cleo"})
        seating.seats.push_back({name, static_cast<std::uint8_t>(seating.seats.size())});
    return seating;
}

}  // namespace

TEST_CASE("A token on the sheet and on the road tells what it does [DR-STUN-01, DR-BURN-01, "
          "DR-VEER-01]",
          "[death_roads]") {
    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    for (const Status status : {Status::stun, Status::burn, Status::veer}) {
        View::Decision decision = first_turn();
        const PlayerId who = decision.player;
        Race& race = decision.now;
        const auto is_of_it = [&](const std::string& text, const ui::RuleRef& rule) {
            return rule == ui::RuleRef(rule_of(status)) &&
                   text.find(about_status(status)) != std::string::npos;
        };
        const auto tells = [&] {
            const auto pieces = View::pieces(race);
            const auto piece = std::ranges::find(pieces, who, &ui::BoardPiece::who);
            REQUIRE(piece != pieces.end());
            const bool on_road = std::ranges::any_of(
                View::art(race, std::nullopt)->facts_of(*piece),
                [&](const ui::BoardFact& fact) { return is_of_it(fact.text, fact.rule); });
            stage::OffscreenWindow window({640, 1100}, assets);
            stage::SpriteStore sprites(window.canvas(), assets);
            const auto sheet = View::sheet_of(race);
            sheet->set(race, three_seats(), who);
            sheet->draw(window.canvas(), sprites, {0.0F, 0.0F, 640.0F, 1100.0F}, 1.0F);
            bool on_sheet = false;
            for (float x = 320.0F; x < 640.0F; x += 4.0F) {
                const auto note = sheet->hit({x, 88.0F});
                on_sheet = on_sheet || (note && is_of_it(note->text, note->rule));
            }
            CHECK(on_sheet == on_road);
            return on_road;
        };
        INFO(name_of(status));
        CHECK_FALSE(tells());
        race[who].tokens.at(static_cast<std::size_t>(status)) = 2;
        CHECK(tells());
    }
}

TEST_CASE("Where a Skid would end beyond 1, the sheet tells which token that brings [DR-SKID-01]",
          "[death_roads]") {
    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    const View::Decision decision = first_turn();
    const Car& car = decision.now[decision.player];
    stage::OffscreenWindow window({640, 1100}, assets);
    stage::SpriteStore sprites(window.canvas(), assets);
    const auto sheet = View::sheet_of(decision.now);
    sheet->set(decision.now, three_seats(), decision.player);
    sheet->draw(window.canvas(), sprites, {0.0F, 0.0F, 640.0F, 1100.0F}, 1.0F);
    const auto last = sheet->hit({596.0F, 136.0F});
    REQUIRE(last);
    CHECK(last->rule == ui::RuleRef("DR-SKID-01"));
    CHECK(last->text.find(about_status(car.vehicle().overdraft.back())) != std::string::npos);
    const auto first = sheet->hit({40.0F, 136.0F});
    REQUIRE(first);
    CHECK(first->rule == ui::RuleRef("DR-O-21"));
}

TEST_CASE("Tokens are taught at the first question after anybody has one",
          "[death_roads][lessons]") {
    View::Decision decision = first_turn();
    const auto lessons = View::lessons();
    const auto lesson = std::ranges::find_if(
        lessons, [](const auto& one) { return std::string_view(one.key) == "dr-tokens"; });
    REQUIRE(lesson != lessons.end());
    CHECK_FALSE(lesson->is_due(decision));
    const auto rival = static_cast<PlayerId>((decision.player + 1) % 3);
    decision.now[rival].tokens.front() = 1;
    CHECK(lesson->is_due(decision));
}

TEST_CASE("In German, too, a token has one name wherever it is spoken of", "[death_roads]") {
    const words::Languages spoken(app::shipped_catalogues_dir(), "de");
    REQUIRE(spoken.spoken() == "de");
    const std::array counted = {words::mark("{0} Stun"), words::mark("{0} Burn"),
                                words::mark("{0} Veer")};
    for (std::size_t status = 0; status < counted.size(); ++status) {
        const auto kind = static_cast<Status>(status);
        CHECK(words::say(counted.at(status), {1}) == "1 " + name_of(kind));
        CHECK(about_status(kind).starts_with(name_of(kind) + ':'));
    }
}

}  // namespace death_roads::tokens_test
