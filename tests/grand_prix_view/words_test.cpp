// What a person is told before and after the dice.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "formats/rulebook.h"
#include "games/grand_prix/ai/drivers.h"
#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/cards.h"
#include "games/grand_prix/view/grand_prix_view.h"
#include "games/grand_prix/view/names.h"
#include "grand_prix_view/cars_on_road.h"
#include "grand_prix_view/driven.h"
#include "kernel/session.h"
#include "play/folder.h"
#include "support/catalogue.h"
#include "ui/plain/plain_log.h"
#include "ui/plain/plain_transcript.h"
#include "words/language.h"

namespace grand_prix {
namespace {

ui::Seating seating_of(std::size_t seats) {
    ui::Seating seating;
    for (std::size_t i = 0; i < seats; ++i) {
        ui::SeatLook& seat = seating.seats.emplace_back();
        seat.name = "Car " + std::to_string(i + 1);
        seat.livery = static_cast<std::uint8_t>(i);
    }
    return seating;
}

Race race_on(int lap, const std::vector<int>& spaces) { return testing::race_on(spaces, {}, lap); }

bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("Before a throw: each landing space, the way to the pits, and the stop that is owed",
          "[words]") {
    const ui::Seating seating = seating_of(2);
    const ui::PlainThrow early = View::throw_words(race_on(2, {10, 20}), seating);
    CHECK(early.marks.size() == 6);
    CHECK(early.marks.front().text == "17 %");
    CHECK(says(early.explanation, "18 spaces to the pit entry"));
    CHECK(says(early.explanation, "6 laps left"));
    CHECK_FALSE(early.warns);

    CHECK(View::throw_words(race_on(usual_laps - 1, {10, 20}), seating).warns);
    // Past the entry nothing is left to be warned of.
    const ui::PlainThrow late = View::throw_words(race_on(usual_laps - 1, {30, 20}), seating);
    CHECK(says(late.explanation, "No stop counts any more"));
    CHECK_FALSE(late.warns);
}

TEST_CASE("Odds in words: a space is named once, whoever is caught by name, the box and the lane "
          "[GP-L21, GP-L42, GP-L44]",
          "[words]") {
    const ui::Seating seating = seating_of(2);
    const auto text_of = [](const ui::PlainThrow& said) {
        std::string text;
        for (const play::OddsWord& word : said.odds)
            text += word.share + ' ' + word.text + '\n';
        return text;
    };
    CHECK(text_of(View::throw_words(race_on(2, {1, 6}), seating)) ==
          "17 % to a space without a flag (on 5)\n67 % catches Car 2 (on 5)\n"
          "17 % locks up, off for a turn (on 4)\n");
    // Also where nothing else can come of it.
    Race close = race_on(2, {1, 2});
    close.car(0).tyre = Tyre::hard;
    CHECK(text_of(View::throw_words(close, seating)) == "100 % catches Car 2 (on 1)\n");
    Race lane = race_on(2, {10, 20});
    lane.car(0).place = {true, entry_space, 2};
    lane.car(0).entered_on = 2;
    const ui::PlainThrow before = View::throw_words(lane, seating);
    CHECK(says(before.explanation, "3 spaces to your box"));
    CHECK(says(text_of(before), "67 % passes the box (on P3, P4, P5, P6)"));
    CHECK(says(text_of(before), "17 % the weather turns (on P1)"));
    lane.car(0).place.space = 11;
    lane.car(0).box_passed = true;
    const ui::PlainThrow after = View::throw_words(lane, seating);
    CHECK(says(after.explanation, "2 spaces to the exit"));
    CHECK(says(text_of(after), "17 % along the pit lane (on P12)"));
    // It ranks as the entry does, and is another space (GP-X43).
    lane.car(0).place = {true, entry_space, 2};
    const std::string from_entry = text_of(View::throw_words(lane, seating));
    CHECK(says(from_entry, "17 % the weather turns (on P1)"));
    CHECK_FALSE(says(from_entry, "does not move"));
    lane.terms.dry_race = true;
    // However many sixths make it up, what is certain is said to be.
    CHECK(text_of(View::throw_words(lane, seating)) ==
          "100 % along the pit lane (on P1, P2, P3, P4, P5, P6)\n");
}

TEST_CASE("What hangs on dice that fall is one short line, even of two dice", "[words]") {
    Race race = race_on(2, {10, 25});
    race.terms.mode = Mode::sprint;
    const auto odds = View::throw_words(race, seating_of(2)).odds;
    const std::string line = play::odds_sentence(play::brief(odds));
    CHECK(line == "14 % green flag, 39 % no flag, 8 % blue flag, 8 % catches Car 2, "
                  "31 % locks up");
    CHECK(line.size() < play::odds_sentence(odds).size() / 2);
}

TEST_CASE("A hot lap: how much of it is driven, in how many rolls [GP-L05, GP-L07]", "[words]") {
    const ui::Seating seating = seating_of(2);
    kernel::Session<GrandPrix> session(race_of({.cars = 2, .grid = GridBy::qualifying}), 3);
    while (session.pending() != nullptr && session.now().stage == Stage::tyres)
        session.submit(0);  // SOFT
    int told = 0;
    int locked_up = 0;
    for (const auto& happening : session.take_happenings()) {
        if (happening.kind != kernel::HappeningKind::event) continue;
        const Event& event = happening.event;
        if (event.fact != Fact::hot_lap) continue;
        const std::string line = View::event_words(event, happening.state, seating).text;
        CHECK(says(line, "one roll more is counted") == (event.rule == Rule("GP-L07")));
        locked_up += line.empty() ? 0 : 1;
        const std::string words = View::throw_words(happening.state, seating).explanation;
        CHECK(says(words, std::to_string(event.value) + " of 33 spaces are driven"));
        // Alone on the road, as far as it has come.
        const auto look = View::pieces(happening.state)[event.who].look.as<CarLook>();
        CHECK(look.spot == CarLook::Spot::road);
        CHECK(look.space == (event.value - 1) % lap_length + 1);
        ++told;
    }
    CHECK(told >= 8);
    CHECK(locked_up > 0);
}

TEST_CASE("Two compounds: what is still owed is said wherever it matters [GP-O01, GP-X75]",
          "[words]") {
    const ui::Seating seating = seating_of(2);
    const auto start = [&](const Terms& terms) {
        const kernel::Session<GrandPrix> session(race_of(terms), 1);
        return View::question_words(*session.pending(), seating).explanation;
    };
    CHECK(says(start({.cars = 2}), "everybody must stop once."));
    CHECK(says(start({.cars = 2, .two_compounds = true}), "must stop once, and use both."));
    CHECK_FALSE(says(start({.cars = 2, .laps = 2}), "must"));

    Race race = race_on(4, {10, 20});
    race.terms.two_compounds = true;
    race.car(0).compounds = 1;  // SOFT, on which it runs
    CHECK(about_compounds(race, 0) == "You have yet to run on HARD, should it stay dry.");
    race.terms.dry_race = true;
    CHECK(about_compounds(race, 0) == "You have yet to run on HARD.");
    race.car(0).tyre = Tyre::hard;
    CHECK(says(about_compounds(race, 0), "with the next roll"));
    race.car(0).compounds = 3;
    CHECK(about_compounds(race, 0).empty());
    race.was_wet = true;
    CHECK(about_compounds(race, 1).empty());
}

TEST_CASE("The last lap on which the other compound can be fitted is warned of [GP-X75]",
          "[words]") {
    const ui::Seating seating = seating_of(2);
    const auto stay_out_on = [&](int lap) {
        Race race = race_on(lap, {26, 20});
        race.terms.two_compounds = true;
        for (Car& car : race.cars) {
            car.stop_counts = true;
            car.compounds = 1;  // SOFT, on which it runs
        }
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const kernel::Session<GrandPrix> session(race, seed);
            const auto* decision = session.pending();
            if (decision == nullptr || decision->ask != Ask::pit_entry) continue;
            const bool warns = View::question_words(*decision, seating).warns;
            const ui::PlainOption said = View::option_words({Choice::stay_out}, *decision, seating);
            CHECK(warns == says(said.warning, "placed behind all who used both"));
            return warns;
        }
        FAIL("the pit entry is never asked for");
        return false;
    };
    CHECK_FALSE(stay_out_on(usual_laps - 2));
    CHECK(stay_out_on(usual_laps - 1));
}

TEST_CASE("Who was home first on one compound alone is told so [GP-X75]", "[words]") {
    Race race = race_on(usual_laps, {30, 31});
    race.terms.two_compounds = true;
    race.car(0).stop_counts = race.car(1).stop_counts = true;
    race.car(0).compounds = 1;
    race.car(1).compounds = 3;
    for (const CarId id : {CarId{0}, CarId{1}}) {
        race.car(id).standing = Standing::home;
        race.home[race.homes++] = id;
    }
    race.stage = Stage::over;
    const ui::PlainEnd end = View::end_of(race, {}, seating_of(2));
    CHECK(end.outcome == "Car 1 was home first, but not on both compounds.");
    CHECK(end.outcome_rule.text() == "GP-X75");
}

TEST_CASE("A car off the track: the round of its return, and whether its space is clear "
          "[GP-L32, GP-L33]",
          "[words]") {
    Race race = race_on(2, {10, 20, 20});
    race.car(1).standing = Standing::waiting;
    CHECK(View::standing_of(race, 1) == "off until round 9 or later");
    race.car(2).place.space = 21;
    CHECK(View::standing_of(race, 1) == "off until round 9");
}

TEST_CASE("Standings tell the order on the road, and at the end the places [GP-X42, GP-X72]",
          "[words]") {
    Race race = race_on(4, {10, 20});
    race.car(0).stop_counts = true;
    CHECK(View::place_of(race, 1) == 1);
    CHECK(View::values_of(race, 0)[0] == "10");
    race.terms.laps = 6;
    race.round = 17;
    CHECK(View::left_at(race) == "Grand Prix, lap 4 of 6");
    race.round = 0;
    CHECK(View::left_at(race).empty());
    race.stage = Stage::over;
    CHECK(View::place_of(race, 0) == 1);
}

TEST_CASE("A move that ends behind another car is one sentence [GP-L19, GP-L23]", "[words]") {
    const ui::Seating seating = seating_of(2);
    const Race race = race_on(2, {10, 11});
    Event event;
    event.who = 0;
    event.other = 1;
    event.fact = Fact::stopped_behind;
    CHECK(View::event_words(event, race, seating).text.empty());
    event.fact = Fact::moved;
    event.value = 4;
    CHECK(View::event_words(event, race, seating).text ==
          "Car 1 drives 4 spaces, to 10, behind Car 2.");
}

TEST_CASE("All that is told of a race can be said in another language", "[words]") {
    const play::testing::Folder folder;
    catalogue::write(folder.file(""), "xx",
                     catalogue::strange_messages(std::filesystem::path(HIPPODROME_DATA_DIR) /
                                                 "languages" / "hippodrome.pot"));
    const words::Languages languages(folder.file(""), "xx");
    REQUIRE(languages.spoken() == "xx");
    const ui::Seating seating = seating_of(2);
    const Race race = race_on(2, {10, 30});
    for (int fact = 0; fact <= static_cast<int>(Fact::race_over); ++fact) {
        for (const int value : {0, 1, 2}) {
            Event event;
            event.who = 0;
            event.other = 1;
            event.fact = static_cast<Fact>(fact);
            event.value = static_cast<std::int16_t>(value);
            const std::string text = View::event_words(event, race, seating).text;
            INFO("fact " << fact << ", value " << value << ": " << text);
            CHECK((text.empty() || text.starts_with('[')));
        }
    }
    for (Card card = 0; card < deck_size; ++card)
        for (const Flag flag : {Flag::green, Flag::yellow, Flag::blue})
            CHECK(card_text(card, flag, Mode::sprint).starts_with('['));
    for (const std::string& paragraph : View::how_to_play(Terms()))
        CHECK(paragraph.starts_with('['));
}

TEST_CASE("How it is played is told of the race agreed on, and of no other", "[words]") {
    const auto told = [](const Terms& terms) {
        std::string all;
        for (const std::string& paragraph : View::how_to_play(terms))
            all += paragraph + '\n';
        return all;
    };
    const std::string usual = told({});
    CHECK(says(usual, "throw a die"));
    CHECK(says(usual, "SOFT adds 2, but with a 1"));
    CHECK(says(usual, "On a wet one"));
    CHECK(says(usual, "Between lap 2 and lap 7"));
    CHECK(says(usual, "turns the weather"));
    CHECK_FALSE(says(usual, "lap alone"));
    CHECK_FALSE(says(usual, "SOFT and on HARD"));

    const std::string sprint = told({.mode = Mode::sprint, .two_compounds = true});
    CHECK(says(sprint, "throw two dice"));
    CHECK(says(sprint, "SOFT adds 4"));
    CHECK(says(sprint, "must run on SOFT and on HARD"));
    CHECK_FALSE(says(sprint, "WET"));
    CHECK_FALSE(says(sprint, "weather"));

    CHECK(says(told({.grid = GridBy::qualifying}), "one lap alone"));
    CHECK(says(told({.tyre_wear = true}), "1 less with each lap"));
    const std::string dry = told({.dry_race = true});
    CHECK(says(dry, "It stays dry."));
    CHECK_FALSE(says(dry, "WET"));
    CHECK(says(told({.dynamic_weather = true}), "Two sixes in a row"));
    const std::string shortest = told({.laps = 2});
    CHECK(says(shortest, "Nobody has to stop"));
    CHECK_FALSE(says(shortest, "Who has made no stop"));
    CHECK(says(told({.laps = 3}), "On lap 2 you must"));
    CHECK(says(told({.placing = Placing::race_on}), "race on until they are home"));
    CHECK(says(told({.finish_round = true}), "the round is played out"));
}

TEST_CASE("How long a race takes is told of the race agreed on", "[words]") {
    const auto minutes = [](const Terms& terms) {
        return std::lround(View::minutes(terms, terms.cars));
    };
    CHECK(minutes({}) == 18);
    CHECK(minutes({.mode = Mode::sprint}) == 12);
    CHECK(minutes({.cars = 2, .mode = Mode::sprint}) == 6);
    CHECK(minutes({.dynamic_weather = true}) == 23);
    CHECK(minutes({.placing = Placing::race_on}) == 20);
    CHECK(minutes({.tyre_wear = true}) == 21);
    CHECK(minutes({.laps = 1, .grid = GridBy::qualifying}) == 3);
    // One length is told, of those who play; not another one of as many people as there are cars.
    for (const ui::PlainTerm& term : View::terms({}))
        for (const ui::PlainTerm::Value& value : term.values)
            CHECK(value.explanation.find("inute") == std::string::npos);
}

TEST_CASE("What ends on a flag has the colour of the flag [GP-L50]", "[words]") {
    std::set<std::uint32_t> told;
    for (int space = 1; space <= 12; ++space) {
        const auto race = race_on(2, {space, 30});
        for (const play::OddsWord& word : View::throw_words(race, seating_of(2)).odds) {
            INFO(word.text << " from " << space);
            const Flag flag = says(word.brief, "green flag")    ? Flag::green
                              : says(word.brief, "blue flag")   ? Flag::blue
                              : says(word.brief, "yellow flag") ? Flag::yellow
                                                                : Flag::none;
            CHECK(word.colour == colour_of(flag));
            if (flag != Flag::none) told.insert(word.colour);
        }
    }
    CHECK(told.size() == 3);
}

TEST_CASE("What was found elsewhere asks for nothing: the source is named and its initials are not "
          "made out, and board, dice and cards are rulings of ours [GP-R01, GP-R02]",
          "[words]") {
    const std::filesystem::path data(HIPPODROME_DATA_DIR);
    const auto book = formats::Rulebook::from_file(data / "docs/rules/grand-prix-ledger.md");
    CHECK(says(book.summary("GP-R01"), "boardracing.uk/rules"));
    CHECK(says(book.summary("GP-R01"), "not confirmed"));
    std::ifstream catalogue(data / "languages/hippodrome.pot");
    REQUIRE(catalogue.is_open());
    for (std::string line; std::getline(catalogue, line);)
        CHECK_FALSE(says(line, "BRC"));
    CHECK(says(book.summary("GP-R02"), "No board, card, die-face or component list"));
    for (const char* ours : {"GP-X01", "GP-X02", "GP-X03", "GP-X10", "GP-X30"})
        CHECK(book.find(ours) != nullptr);
}

TEST_CASE("The flag card that lies open is known wherever a race is taken up [GP-L50]", "[words]") {
    Terms terms;
    terms.cars = 4;
    const Race start = race_of(terms);
    kernel::Session<GrandPrix> session(start, 3);
    while (const auto* pending = session.pending())
        session.submit(answer_of("steady", pending->now, pending->question()));
    std::optional<Event> latest;
    kernel::retell<GrandPrix>(start, session.journal(), session.journal().size(),
                              [&](const kernel::Happening<GrandPrix>& happening) {
                                  const bool is_event =
                                      happening.kind == kernel::HappeningKind::event;
                                  if (is_event && happening.event.fact == Fact::card_drawn)
                                      latest = happening.event;
                              });
    REQUIRE(latest);
    ui::PlainLog<Driven> log(seating_of(4));
    log.rebuild(session);
    CHECK(log.in_sight() == latest);
    log.rebuild(start, session.journal(), 0);
    CHECK_FALSE(log.in_sight());
}

TEST_CASE("Whoever is not home is told how many spaces were left [GP-X71]", "[words]") {
    Terms terms;
    terms.cars = 4;
    kernel::Session<GrandPrix> session(race_of(terms), 3);
    while (const auto* pending = session.pending())
        session.submit(answer_of("steady", pending->now, pending->question()));
    const Race& race = session.now();
    const std::vector<std::string> cells =
        View::end_of(race, {}, seating_of(4)).columns.front().cells;
    int short_of_home = 0;
    for (CarId id = 0; id < 4; ++id) {
        const Place& place = race.car(id).place;
        if (race.is_home(id) || place.in_lane) continue;
        const int left = (terms.laps - place.lap) * 32 + 33 - place.space;
        CHECK(cells.at(id) == std::to_string(left) + (left == 1 ? " space" : " spaces") + " to go");
        ++short_of_home;
    }
    CHECK(short_of_home > 0);
}

TEST_CASE("The winner has led the last lap at least, and all laps have one leader", "[words]") {
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
        Terms terms;
        terms.cars = 4;
        const Race start = race_of(terms);
        kernel::Session<GrandPrix> session(start, seed);
        while (const auto* pending = session.pending())
            session.submit(answer_of("steady", pending->now, pending->question()));
        std::vector<kernel::Happening<GrandPrix>> told;
        kernel::retell<GrandPrix>(start, session.journal(), session.journal().size(),
                                  [&](const auto& one) { told.push_back(one); });
        const Race& race = session.now();
        const ui::PlainEnd end = View::end_of(race, told, seating_of(4));
        int sum = 0;
        for (const std::string& cell : end.columns.back().cells)
            sum += std::stoi(cell);
        CHECK(sum == race.terms.laps);
        CHECK(std::stoi(end.columns.back().cells.at(race.home[0])) > 0);
    }
}

TEST_CASE("Where the round is finished, places are said to be those of its end [GP-O03, GP-X78]",
          "[words][GP-O03]") {
    for (const bool finishes : {false, true}) {
        Terms terms;
        terms.laps = 3;
        terms.finish_round = finishes;
        kernel::Session<GrandPrix> session(race_of(terms), 3);
        while (const auto* pending = session.pending())
            session.submit(answer_of("steady", pending->now, pending->question()));
        REQUIRE(session.now().homes < terms.cars);
        const ui::PlainEnd end = View::end_of(session.now(), {}, seating_of(4));
        CHECK(says(end.outcome, "at the end of that round") == finishes);
    }
}

TEST_CASE("A record is told in words, with its rounds, dice, rules and who came where", "[words]") {
    play::Record<Codec> record;
    record.seed = 5;
    record.seats.resize(record.cars);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        record.seats[i].livery = static_cast<std::uint8_t>(i);
    kernel::Session<GrandPrix> session(race_of(record), record.seed);
    while (const auto* pending = session.pending())
        session.submit(answer_of("steady", pending->now, pending->question()));
    record.journal = session.journal();
    std::ostringstream out;
    ui::PlainTranscript<Driven>(record, out).tell();
    const std::string told = out.str();
    INFO(told.substr(0, 3000));
    for (const char* part : {"Grand Prix, seed 5", "Laps: 8", "\nRound 1\n", " rolls ", "[GP-L18]",
                             "     1  ", "  1.  ", "  4.  "})
        CHECK(says(told, part));

    const ui::PlainReplay<Driven> replay(record);
    CHECK(replay.moment_at(0) == "Before the start");
    CHECK(says(replay.moment_at(replay.last() / 2), "Round "));
    const CarId winner = classification(session.now())[0];
    CHECK(replay.moment_at(replay.last()) == ui::name_of(record.seats[winner]) + " wins!");

    record.journal.truncate(20);
    std::ostringstream half;
    ui::PlainTranscript<Driven>(record, half).tell();
    CHECK(says(half.str(), "The record ends here; the race goes on."));
}

}  // namespace grand_prix
