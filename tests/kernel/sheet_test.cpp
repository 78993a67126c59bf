#include <catch2/catch.hpp>

#include <vector>

#include "dash.h"
#include "kernel/settled.h"
#include "kernel/sheet.h"

using namespace dash;

namespace {

using kernel::AnswerOrder;
using Sheet = std::vector<Option>;

void answer_all(Session& session, std::initializer_list<Word> words) {
    for (const Word word : words)
        answer(session, word);
}

}  // namespace

TEST_CASE("A sheet leads to the dice that are due", "[kernel][sheet]") {
    Session session(State{}, 5);
    answer_all(session, {Word::more, Word::more, Word::done, Word::done});
    REQUIRE(session.pending()->ask == Ask::move);
    const auto consequence = kernel::consequence_of(*session.pending(), Sheet{{Word::roll}});
    REQUIRE(consequence.due);
    CHECK(consequence.due->count == 3);  // two of effort and one
    CHECK_FALSE(consequence.asked);
    CHECK_FALSE(consequence.ends_step());
    CHECK(consequence.taken == Sheet{{Word::roll}});
    CHECK(consequence.left.empty());
    CHECK(consequence.now == session.now());  // nothing has moved before the die is cast
    CHECK(consequence.told.empty());
    CHECK(session.journal().size() == 5);  // the game has not gone on
}

TEST_CASE("A sheet without dice leads to the end of the step", "[kernel][sheet]") {
    Session session(State{}, 5);
    answer_all(session, {Word::done, Word::done});
    const auto consequence = kernel::consequence_of(*session.pending(), Sheet{{Word::walk}});
    CHECK(consequence.ends_step());
    REQUIRE(consequence.told.size() == 1);
    CHECK(consequence.told[0] == Event{Fact::moved, 0, 2});
    answer(session, Word::walk);
    CHECK(consequence.now == session.boundary());
}

TEST_CASE("A sheet leads to the next question it does not answer", "[kernel][sheet]") {
    Session session(State{}, 5);
    const auto consequence =
        kernel::consequence_of(*session.pending(), Sheet{{Word::more}, {Word::done}});
    REQUIRE(consequence.asked);
    CHECK(consequence.asked->player == 1);
    CHECK(consequence.asked->ask == Ask::bid);
    CHECK(consequence.taken == Sheet{{Word::more}, {Word::done}});
    answer_all(session, {Word::more, Word::done});
    CHECK(*consequence.asked ==
          static_cast<const kernel::FrozenQuestion<Dash>&>(*session.pending()));
}

TEST_CASE("Answers are taken in the order given or offered", "[kernel][sheet]") {
    const Session session(State{}, 5);
    const Sheet sheet = {{Word::more}, {Word::done}};
    const auto given = kernel::consequence_of(*session.pending(), sheet, AnswerOrder::given);
    CHECK(given.taken == sheet);
    const auto offered = kernel::consequence_of(*session.pending(), sheet, AnswerOrder::offered);
    CHECK(offered.taken == Sheet{{Word::done}});
    CHECK(offered.left == Sheet{{Word::more}});
}

TEST_CASE("What is not offered leads nowhere", "[kernel][sheet]") {
    const Session session(State{}, 5);
    const auto consequence = kernel::consequence_of(*session.pending(), Sheet{{Word::roll}});
    CHECK(consequence.taken.empty());
    CHECK(consequence.left == Sheet{{Word::roll}});
    REQUIRE(consequence.asked);
    CHECK(consequence.asked->ask == Ask::bid);
    CHECK(consequence.asked->player == 0);
    CHECK(consequence.now == session.now());
}

TEST_CASE("Where a sheet leads does not hang on what others keep secret", "[kernel][sheet]") {
    Session meek(State{}, 5);
    answer_all(meek, {Word::done});
    Session keen(State{}, 5);
    answer_all(keen, {Word::more, Word::more, Word::more});
    const Sheet sheet = {{Word::more}, {Word::done}};
    const auto after_meek = kernel::consequence_of(*meek.pending(), sheet);
    const auto after_keen = kernel::consequence_of(*keen.pending(), sheet);
    CHECK(after_meek.asked == after_keen.asked);
    CHECK(after_meek.now == after_keen.now);
}

TEST_CASE("What is supposed of others leads a sheet on", "[kernel][sheet]") {
    struct Meek {
        std::optional<int> answer(const Question& question) {
            if (question.player == 0) return std::nullopt;
            return 0;
        }
        bool cast(const kernel::Roll<Dash>& roll, kernel::Faces& faces) {
            count = roll.count;
            faces.resize(roll.count);
            for (std::size_t i = 0; i < faces.size(); ++i)
                faces[i] = 5;
            return true;
        }
        int count = 0;
    };
    const Session session(State{}, 5);
    Meek beyond;
    const auto consequence =
        kernel::consequence_of(*session.pending(), Sheet{{Word::more}, {Word::done}, {Word::roll}},
                               AnswerOrder::given, beyond);
    CHECK(beyond.count == 2);
    CHECK(consequence.ends_step());
    CHECK(consequence.now.square[0] == -2 + 6 + 6);
}

TEST_CASE("A rule of the game may be run for itself", "[kernel][sheet]") {
    State state;
    state.square = {18, 0};
    const auto consequence = kernel::consequence_of_rules<Dash>(
        state, 0, Sheet{{Word::done}}, AnswerOrder::given,
        [](State& copy, kernel::Table<Dash>& table) { Dash::step(copy, table); });
    REQUIRE(consequence.asked);
    CHECK(consequence.asked->player == 1);
    CHECK(consequence.told == std::vector<Event>{{Fact::turn_began, kernel::nobody, 1}});
}

TEST_CASE("The answers of a step so far are those of the player alone", "[kernel][sheet]") {
    Session session(State{}, 5);
    answer_all(session, {Word::more, Word::done, Word::more, Word::more});
    REQUIRE(session.pending()->player == 1);
    const auto answers = kernel::answers_so_far(*session.pending(), 1);
    REQUIRE(answers.size() == 2);
    for (const auto& given : answers) {
        CHECK(given.ask == Ask::bid);
        CHECK(given.option == Option{Word::more});
        CHECK(kernel::is_secret(given));
    }
    answer(session, Word::done);  // and all is revealed
    const auto revealed = kernel::answers_so_far(*session.pending(), 0);
    REQUIRE(revealed.size() == 2);
    CHECK_FALSE(kernel::is_secret(revealed[0]));
    CHECK(revealed[1].option == Option{Word::done});
}

TEST_CASE("A question is settled where all answers come to the same", "[kernel][settled]") {
    Session session(State{}, 5);
    // Of a secret nobody may learn that it was not asked for.
    CHECK_FALSE(kernel::is_settled(*session.pending()));
    answer_all(session, {Word::done, Word::done});
    CHECK_FALSE(kernel::is_settled(*session.pending()));  // to walk, or to roll
    auto same = *session.pending();
    same.options = {{Word::walk}, {Word::walk}};
    CHECK(kernel::is_settled(same));
    auto chancy = *session.pending();
    chancy.options = {{Word::roll}, {Word::roll}};
    CHECK_FALSE(kernel::is_settled(chancy));
}
