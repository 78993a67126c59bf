// What a person is asked of a move: the way that is advised, and brakes behind one choice.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/track_shape.h"
#include "kernel/session.h"
#include "kernel/sheet.h"
#include "stage/screen.h"
#include "ui/plain/piece_board.h"
#include "ui/plain/plain_prompt.h"

namespace circus_maximus {
namespace {

using Session = kernel::Session<CircusMaximus>;

struct SteadyView : View {
    static std::span<const std::string_view> drivers() { return circus_maximus::drivers; }
    static std::size_t answer(std::string_view driver, const Race& race,
                              const kernel::Question<CircusMaximus>& question) {
        return circus_maximus::answer_of(driver, race, question);
    }
};
using MovePrompt = ui::PlainPrompt<SteadyView>;

std::size_t steadily(const View::Decision& decision) {
    return SteadyView::answer(drivers.front(), decision.now, decision.question());
}

// Goes on with the race up to the next question of that kind.
const View::Decision& next(Session& session, Ask ask) {
    do
        session.submit(steadily(*session.pending()));
    while (session.pending()->ask != ask);
    return *session.pending();
}

ui::Seating eight_seats() {
    ui::Seating seating;
    for (std::uint8_t i = 0; i < chariots; ++i)
        seating.seats.push_back({"Seat", i, true});
    return seating;
}

}  // namespace

TEST_CASE("A move that is advised is shown to where it leads, with what it costs [CM-X42]") {
    Session session(race_of(View::agree(8)), 3);
    int costly = 0;
    for (int moves = 0; moves < 30; ++moves) {
        const View::Decision& decision = next(session, Ask::brake);
        const ui::PlainRow row = View::advised_row(decision, steadily(decision), steadily);
        if (row.answers.empty()) continue;
        const auto answers = row.answers.as<Option>();
        const auto then = kernel::consequence_of<CircusMaximus>(decision, answers);
        const Chariot& before = decision.now[decision.about.who];
        const Chariot& after = then.now[decision.about.who];
        REQUIRE(row.way.size() > 1);
        CHECK(row.way.front() == middle_of(before.car));
        CHECK(row.way.back() == middle_of(after.car));
        const int price = before.endurance - after.endurance;
        costly += price > 0 ? 1 : 0;
        INFO(row.explanation);
        const std::string told = price == 0 ? " no endurance" : ' ' + std::to_string(price) + ' ';
        CHECK(row.explanation.find(told) != std::string::npos);
    }
    CHECK(costly > 0);
}

TEST_CASE("Brakes stand behind one choice, which unfolds to each of them [CM-L08]") {
    Session session(race_of(View::agree(8)), 3);
    const View::Decision& decision = next(session, Ask::brake);
    const MovePrompt prompt(decision, eight_seats());
    const auto brakes_in = [](const ui::PromptModel& model) {
        return std::ranges::count_if(model.choices, [](const ui::PromptChoice& choice) {
            return !choice.unfolds && choice.answers.size() == 1 &&
                   choice.answers.front().as<Option>().value > 0;
        });
    };
    const auto folds_in = [](const ui::PromptModel& model) {
        return std::ranges::count_if(model.choices, &ui::PromptChoice::unfolds);
    };
    ui::Touched touched;
    const ui::PromptModel folded = prompt.make(touched);
    CHECK(brakes_in(folded) == 0);
    CHECK(folds_in(folded) == 1);
    touched.is_unfolded = true;
    const ui::PromptModel unfolded = prompt.make(touched);
    CHECK(brakes_in(unfolded) == static_cast<std::ptrdiff_t>(decision.options.size()) - 1);
    CHECK(folds_in(unfolded) == 1);
    CHECK(unfolded.main == 0);
}

TEST_CASE("Whoever may use the whip is told the speed that it adds to [CM-L06]") {
    Session session(race_of(View::agree(8)), 3);
    const View::Decision& decision = next(session, Ask::whip);
    const Chariot& chariot = decision.now[decision.about.who];
    const std::string speed = std::to_string(decision.now.move.speed);
    REQUIRE(decision.now.turn == 1);
    REQUIRE(decision.now.move.speed < chariot.written);  // the start has taken some off
    CHECK(View::question_words(decision, eight_seats()).explanation.find(speed) !=
          std::string::npos);
}

TEST_CASE("A move that goes on behind the dice of a corner says by how much [CM-L05]") {
    Session session(race_of(View::agree(8)), 3);
    int corners = 0;
    for (int moves = 0; moves < 60; ++moves) {
        const View::Decision& decision = next(session, Ask::whip);
        const auto then = " then ";
        for (const ui::LitSpace& lit : View::lit(decision)) {
            const auto answers = lit.answers.as<Option>();
            const auto to = kernel::consequence_of<CircusMaximus>(decision, answers);
            const bool goes_on = to.due && to.due->why == Why::strain && to.now.move.left > 0;
            INFO(lit.deed);
            CHECK((lit.deed.find(then) != std::string::npos) == goes_on);
        }
        const ui::PlainRow row = View::advised_row(decision, steadily(decision), steadily);
        if (row.answers.empty()) continue;
        const auto answers = row.answers.as<Option>();
        const auto to = kernel::consequence_of<CircusMaximus>(decision, answers);
        if (!to.due || to.due->why != Why::strain) continue;
        INFO(row.label);
        const std::string more = then + std::to_string(to.now.move.left) + " more";
        CHECK((row.label.find(more) != std::string::npos) == (to.now.move.left > 0));
        ++corners;
    }
    CHECK(corners > 0);
}

TEST_CASE("A speed tells where it leads by all that is known [CM-X29]") {
    Session session(race_of(View::agree(8)), 3);
    while (session.pending()->ask != Ask::speed)
        session.submit(0);
    View::Decision decision = *session.pending();
    const ChariotId id = decision.about.who;
    decision.now[id].car = square_of(3, Section::home, 2);
    const Option nineteen{Choice::number, 19};
    const auto told = [&] {
        return View::option_words(nineteen, decision, eight_seats()).explanation;
    };
    for (ChariotId other = 0; other < chariots; ++other)
        if (other != id) decision.now[other].car = square_of(7, Section::home, 3);
    // A die of one to six comes off the first.
    CHECK(told().find("H15 to H20 in lane IV.") != std::string::npos);
    decision.now.turn = 2;
    CHECK(told().find(" leads to H21 in lane IV.") != std::string::npos);
    const auto other = static_cast<ChariotId>(id == 0 ? 1 : 0);
    decision.now[other].car = square_of(3, Section::home, 10);
    CHECK(told().find("has left H10") != std::string::npos);
    decision.now[other].car = square_of(3, Section::home, 30);
    CHECK(told().find("has left") == std::string::npos);
}

TEST_CASE("Points are named by what they go into, mixtures behind one choice [CM-R03]") {
    const Session session(race_of(View::agree(8)), 3);
    const View::Decision& decision = *session.pending();
    REQUIRE(decision.ask == Ask::preparation);
    const MovePrompt prompt(decision, eight_seats());
    ui::Touched touched;
    const ui::PromptModel folded = prompt.make(touched);
    // What is advised, six of two and two, one each, and the fold.
    CHECK(folded.choices.size() == 9);
    for (const ui::PromptChoice& choice : folded.choices) {
        if (choice.unfolds) continue;
        const Preparation points = preparation_of(choice.answers.front().as<Option>());
        if (points == Preparation{1, 1, 1, 1}) continue;
        const auto names = [&](const char* part) {
            return choice.label.find(part) != std::string::npos;
        };
        CHECK(names("Driver 2") == (points.driver == 2));
        CHECK(names("Endurance 2") == (points.endurance == 2));
    }
    touched.is_unfolded = true;
    const ui::PromptModel mixtures = prompt.make(touched);
    CHECK(mixtures.choices.size() == 13);
    // Two and none, which leaves one each for the others.
    for (const ui::PromptChoice& choice : mixtures.choices) {
        if (choice.unfolds) continue;
        const Preparation points = preparation_of(choice.answers.front().as<Option>());
        INFO(choice.label);
        CHECK((choice.label.find("Driver 0") != std::string::npos) == (points.driver == 0));
        CHECK((choice.label.find("Driver") != std::string::npos) == (points.driver != 1));
    }
}

TEST_CASE("The three dice of a chariot are one throw [CM-R05]") {
    Session session(race_of(View::agree(8)), 3);
    while (session.pending()->ask != Ask::speed)
        session.submit(0);
    std::size_t throws = 0;
    std::optional<Why> before;
    const auto& journal = session.journal();
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (journal[i].kind != kernel::EntryKind::cast) continue;
        const Why why = journal[i].why;
        const bool is_of_chariot = why == Why::hits || why == Why::team || why == Why::endurance;
        if (is_of_chariot && !(before && View::is_thrown_along(*before, why))) ++throws;
        before = why;
    }
    CHECK(throws == chariots);
}

TEST_CASE("Figures of several chariots say whose they are [CM-X27]") {
    Session session(race_of(View::agree(4)), 3);
    while (session.pending()->ask != Ask::speed)
        session.submit(0);
    const Race& race = session.pending()->now;
    for (kernel::PlayerId seat = 0; seat < 4; ++seat) {
        const std::string told = View::standing_of(race, seat);
        CHECK(told.starts_with("I "));
        CHECK(told.find("; II ") != std::string::npos);
        const std::string figure = View::values_of(race, seat).front();
        const auto id = static_cast<ChariotId>(figure.starts_with("II: ") ? seat + 4 : seat);
        REQUIRE(owner_of(race.terms, id) == seat);
        CHECK(figure.ends_with(": " + std::to_string(race[id].endurance)));
    }
}

TEST_CASE("The log sheet is larger where it is read in a room of its own") {
    const auto sheet = View::sheet_of(race_of(View::agree(4)));
    const auto unit = [&] {
        const float wide = 1240.0F / sheet->units_wide();
        const float tall = 600.0F / (sheet->wanted_height(1000.0F) * sheet->units_wide() / 1000.0F);
        return std::min(wide, tall);
    };
    sheet->spread(false);
    const float narrow = unit();
    sheet->spread(true);
    CHECK(unit() > 1.3F * narrow);
}

TEST_CASE("However much too fast it may be in a corner is told in one word [CM-L04]") {
    Session session(race_of(View::agree(8)), 3);
    int ranges = 0;
    for (int asked = 0; asked < 60; ++asked) {
        const View::Decision& decision = next(session, Ask::whip);
        for (const ui::PlainOdds& odds : View::odds_of(decision, eight_seats())) {
            const auto is_strain = [](const play::OddsWord& word) { return word.rule == "CM-L04"; };
            const auto strain = std::ranges::find_if(odds, is_strain);
            if (strain == odds.end()) continue;
            CHECK(std::ranges::count_if(odds, is_strain) == 1);
            ranges += strain->text.find(" to ") != std::string::npos ? 1 : 0;
        }
    }
    CHECK(ranges > 0);
}

TEST_CASE("A square that is reached by braking is chosen first, and then confirmed [CM-L08]") {
    Session session(race_of(View::agree(8)), 3);
    const View::Decision& decision = next(session, Ask::brake);
    const auto lit = View::lit(decision);
    const auto costly = std::ranges::find_if(lit, &ui::LitSpace::is_costly);
    const auto free = std::ranges::find_if_not(lit, &ui::LitSpace::is_costly);
    REQUIRE(costly != lit.end());
    REQUIRE(free != lit.end());

    const std::filesystem::path assets = std::filesystem::path(HIPPODROME_DATA_DIR) / "assets";
    stage::OffscreenWindow window({1280, 720}, assets);
    stage::SpriteStore sprites(window.canvas(), assets);
    ui::PieceBoard board(window.canvas(), sprites, eight_seats(), View::still(decision.now),
                         View::world(decision.now), View::piece_radius);
    board.place({0.0F, 0.0F, 1280.0F, 720.0F});
    board.ask(lit);
    CHECK(board.click(board.on_screen(costly->space)).is_costly);
    CHECK(board.click(board.on_screen(costly->space)).answers == costly->answers);
    CHECK_FALSE(board.click(board.on_screen(free->space)).is_costly);

    ui::Prompt prompt;
    prompt.ask(std::make_shared<MovePrompt>(decision, eight_seats()), 1);
    const auto main = [&] {
        return prompt.model().choices.at(static_cast<std::size_t>(prompt.model().main));
    };
    const ui::Answers advised = main().answers;
    REQUIRE(advised != costly->answers);
    prompt.choose(costly->answers);
    CHECK(main().answers == costly->answers);
    CHECK(main().explanation == costly->deed);
    // What is advised stays beside it.
    CHECK(std::ranges::count(prompt.model().choices, advised, &ui::PromptChoice::answers) == 1);
    REQUIRE(prompt.untouch());
    CHECK(main().answers == advised);
    prompt.choose(costly->answers);
    CHECK(prompt.on_key(stage::Key::enter).answers == costly->answers);
}

}  // namespace circus_maximus
