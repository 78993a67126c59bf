// What a person is asked of a move: the way that is advised, and brakes behind one choice.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "games/circus_maximus/ai/drivers.h"
#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/track_shape.h"
#include "kernel/session.h"
#include "kernel/sheet.h"
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

}  // namespace circus_maximus
