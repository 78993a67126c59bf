// What a person is asked and told: nothing of it without words, in whatever language.
#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/circus_view.h"
#include "kernel/random_policy.h"
#include "kernel/replay.h"
#include "kernel/session.h"
#include "play/folder.h"
#include "support/catalogue.h"
#include "ui/plain/plain_log.h"
#include "words/language.h"

namespace circus_maximus {
namespace {

struct Driven : View {
    static std::span<const std::string_view> drivers() { return circus_maximus::drivers; }
    static std::size_t answer(std::string_view, const Race&,
                              const kernel::Question<CircusMaximus>&) {
        return 0;
    }
};

ui::Seating seating_of(std::size_t seats) {
    ui::Seating seating;
    for (std::size_t i = 0; i < seats; ++i) {
        ui::SeatLook& seat = seating.seats.emplace_back();
        seat.name = "[Seat " + std::to_string(i + 1);
        seat.livery = static_cast<std::uint8_t>(i);
    }
    return seating;
}

bool is_said(const std::string& text) { return text.starts_with('['); }

}  // namespace

TEST_CASE("Each question of a race, each answer to it and all that happens can be said in another "
          "language",
          "[words]") {
    const play::testing::Folder folder;
    catalogue::write(folder.file(""), "xx",
                     catalogue::strange_messages(std::filesystem::path(HIPPODROME_DATA_DIR) /
                                                 "languages" / "hippodrome.pot"));
    const words::Languages languages(folder.file(""), "xx");
    REQUIRE(languages.spoken() == "xx");
    Terms terms = View::agree(3);
    terms.advanced = true;
    terms.is_campaign = true;
    const ui::Seating seating = seating_of(seats_of(terms));
    const Race start = race_of(terms);
    kernel::Session<CircusMaximus> session(start, 5);
    kernel::RandomPolicy chance(5);
    for (int asked = 0; asked < 400 && session.pending() != nullptr; ++asked) {
        const View::Decision& decision = *session.pending();
        INFO(Codec::name_of(decision.ask));
        CHECK(is_said(View::question_words(decision, seating).title));
        for (const Option& option : decision.options) {
            INFO(Codec::text_of(option));
            CHECK_FALSE(View::option_words(option, decision, seating).label.empty());
            CHECK(is_said(View::choice_words(option, "Ada", decision.now)));
        }
        session.submit(static_cast<std::size_t>(chance(decision.now, decision.question())));
    }
    kernel::retell<CircusMaximus>(
        start, session.journal(), session.journal().size(), [&](const View::Happening& happening) {
            if (happening.kind != kernel::HappeningKind::event) return;
            const std::string text =
                View::event_words(happening.event, happening.state, seating).text;
            INFO(static_cast<int>(happening.event.fact) << ": " << text);
            CHECK((text.empty() || is_said(text)));
        });
    for (const std::string& paragraph : View::how_to_play())
        CHECK(is_said(paragraph));
}

TEST_CASE("The log counts turns, as the book does, and tells what the dice made of each chariot "
          "[CM-R05] [CM-X05]",
          "[words]") {
    Terms terms = View::agree(8);
    terms.is_ready_made = true;
    kernel::Session<CircusMaximus> session(race_of(terms), 5);
    while (session.pending()->now.turn < 2)
        session.submit(std::size_t{0});
    ui::PlainLog<Driven> log(seating_of(8));
    log.rebuild(session);
    std::vector<std::string> headings;
    std::vector<std::string> stabled;
    for (const ui::PlainLogLine& line : log.lines()) {
        if (line.is_heading) headings.push_back(line.text);
        if (line.rule == "CM-R08") stabled.push_back(line.text);
    }
    CHECK(headings == std::vector<std::string>{"Turn 1", "Turn 2"});
    const Race& race = session.pending()->now;
    // One line for all eight: what each of them is made of stands on its sheet.
    REQUIRE(stabled.size() == 1);
    const auto range = [&](const auto& value) {
        const auto of = [&](const Chariot& one, const Chariot& other) {
            return value(one) < value(other);
        };
        const auto [least, most] = std::ranges::minmax_element(race.all, of);
        return std::to_string(value(*least)) + "–" + std::to_string(value(*most));
    };
    CHECK(stabled[0] ==
          "8 chariots are ready: drivers can take " +
              range([](const Chariot& one) { return int{one.full_hits}; }) + " hits; team speed " +
              range([](const Chariot& one) { return team_speed(one); }) + ", endurance " +
              range([](const Chariot& one) { return int{one.endurance}; }) + ".");
    std::size_t before_start = 0;
    while (!log.lines()[before_start].is_heading)
        ++before_start;
    CHECK(before_start <= 4);
    CHECK(View::rule_of_throw(Why::strain).text() == "CM-L05");
}

TEST_CASE("The results tell how far from home the others were left [CM-X31]", "[words]") {
    Race race = race_of(View::agree(8));
    race.stage = Stage::over;
    for (Chariot& chariot : race.all)
        chariot.standing = Standing::out;
    race.homes = 1;
    race.home[0] = 0;
    race[0].standing = Standing::finished;
    for (const ChariotId id : {ChariotId{1}, ChariotId{2}}) {
        race[id].standing = Standing::racing;
        race[id].crossings = race.terms.laps;
        race[id].car = {0, start_area - 4};
    }
    --race[2].crossings;
    const auto cells = View::end_of(race, {}, seating_of(8)).columns.front().cells;
    REQUIRE(cells.size() == 8);
    CHECK(cells[1] == "4 squares to go");
    CHECK(cells[2] == "1 lap, 4 squares to go");
    CHECK(cells[3] == "–");
}

TEST_CASE("whoever has no name of their own is called by their colour", "[words]") {
    play::Seat seat;
    seat.livery = 3;
    CHECK(ui::name_of(seat) == ui::liveries[3].name);
    seat.name = "Ada";
    CHECK(ui::name_of(seat) == "Ada");
}

TEST_CASE("squares braked off one after the other are one line of the log [CM-L08]", "[words]") {
    kernel::Session<CircusMaximus> session(race_of(View::agree(8)), 7);
    int braked = 0;
    while (braked < 12) {
        const auto* decision = session.pending();
        REQUIRE(decision != nullptr);
        const auto brake = std::ranges::find(decision->options, Choice::brake, &Option::choice);
        const bool brakes = decision->ask == Ask::move && brake != decision->options.end();
        const bool is_fast = decision->ask == Ask::speed;
        braked += brakes ? 1 : 0;
        session.submit(brakes    ? static_cast<std::size_t>(brake - decision->options.begin())
                       : is_fast ? decision->options.size() - 1
                                 : 0);
    }
    ui::PlainLog<Driven> log(seating_of(8));
    log.rebuild(session);
    const std::string_view brakes_by = " brakes by ";
    int told = 0;
    std::string before;
    for (const ui::PlainLogLine& line : log.lines()) {
        const std::size_t by = line.text.find(brakes_by);
        if (by != std::string::npos) {
            told += std::stoi(line.text.substr(by + brakes_by.size()));
            CHECK_FALSE(before.starts_with(line.text.substr(0, by + brakes_by.size())));
        }
        before = line.text;
    }
    CHECK(told == braked);
}

TEST_CASE("Where nobody is placed nobody wins [CM-X31]", "[words]") {
    Race race = race_of(View::agree(8));
    race.stage = Stage::over;
    for (Chariot& chariot : race.all)
        chariot.standing = Standing::out;
    const ui::Seating seating = seating_of(8);
    CHECK(View::end_of(race, {}, seating).headline == "Nobody wins");
    for (kernel::PlayerId seat = 0; seat < 8; ++seat) {
        CHECK(View::place_of(race, seat) == 8);
        CHECK(View::place_shown(race, seat) == "–");
    }
    race[3].standing = Standing::finished;
    race.home[race.homes++] = 3;
    CHECK(View::end_of(race, {}, seating).headline.empty());
    CHECK(View::place_of(race, 3) == 1);
    CHECK_FALSE(View::place_shown(race, 3));
    CHECK(View::place_of(race, 0) == 2);
    CHECK(View::place_shown(race, 0) == "–");
}

TEST_CASE("A driver on foot is told of where he stands, not where his team has run [CM-R37]",
          "[words]") {
    Race race = race_of(View::agree(8));
    race.stage = Stage::draw;
    race[2].standing = Standing::runaway;
    race[2].driver = Driver::on_foot;
    race[2].car = square_of(0, Section::back, 9);
    race[2].on_foot = square_of(3, Section::home, 20);
    Event event;
    event.fact = Fact::drawn;
    event.who = 2;
    CHECK(View::event_words(event, race, seating_of(8)).text ==
          "The driver of [Seat 3 runs for it, from H20 in lane IV.");
    CHECK(View::standing_of(race, 2) == "on foot, on H20 in lane IV");
    race[2].standing = Standing::out;  // the team is led off
    CHECK(View::standing_of(race, 2) == "on foot, on H20 in lane IV");
    event.fact = Fact::still_held;
    event.value = -3;
    CHECK(View::event_words(event, race, seating_of(8)).text ==
          "[Seat 3 cannot cut the dead horse free: 3 short.");
}

TEST_CASE("What is hurt tells what the dice came to [CM-L25] [CM-L32] [CM-L37]", "[words]") {
    const Race race = race_of(View::agree(8));
    const auto told = [&](Fact fact, int boxes, int total, Rule rule) {
        Event event;
        event.fact = fact;
        event.who = 2;
        event.value = static_cast<std::int16_t>(boxes);
        event.total = static_cast<std::int8_t>(total);
        event.rule = rule;
        return View::event_words(event, race, seating_of(8)).text;
    };
    CHECK(told(Fact::injured, 2, 7, "CM-L26") ==
          "A horse of [Seat 3 is hurt by 2 boxes: the dice come to 7 in all.");
    CHECK(told(Fact::wheel_hurt, 0, -1, "CM-L32") ==
          "The wheel of [Seat 3 is none the worse for it: the dice come to -1 in all.");
    CHECK(told(Fact::wheel_hurt, 1, 4, "CM-L37") ==
          "A wheel of [Seat 3 is cracked by 1 box more: the dice come to just its damage of 4.");
}

TEST_CASE("Chariots go by the name of their driver, and by a number where he has several [CM-X27]",
          "[words]") {
    Race race = race_of(View::agree(4));
    Event event;
    event.fact = Fact::flipped;
    event.who = 5;
    CHECK(View::event_words(event, race, seating_of(4)).text == "[Seat 2 II turns over!");
    CHECK(View::event_words(event, race, seating_of(4)).who == 1);
    race = race_of(View::agree(8));
    CHECK(View::event_words(event, race, seating_of(8)).text == "[Seat 6 turns over!");
}

}  // namespace circus_maximus
