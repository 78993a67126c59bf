#include <catch2/catch.hpp>

#include "dash.h"
#include "kernel/imagine.h"

using namespace dash;

namespace {

// Answers from a list of words, casts from the seed as the session will.
class Onwards final : public kernel::Table<Dash> {
public:
    Onwards(std::vector<Word> words, std::uint64_t seed, std::uint64_t first_roll)
        : words_(std::move(words)), seed_(seed), roll_(first_roll) {}

    std::vector<Event> heard;
    std::size_t asked = 0;

protected:
    int answer(const Question& question) override {
        const Word word = words_.at(asked++);
        for (std::size_t i = 0; i < question.options.size(); ++i) {
            if (question.options[i].word == word) return static_cast<int>(i);
        }
        throw "the answer is not offered";
    }
    void cast(const kernel::Roll<Dash>& roll, kernel::Faces& faces) override {
        kernel::cast_dice(seed_, roll_++, roll.count, roll.sides, faces);
    }
    void announce(const Event& event) override { heard.push_back(event); }

private:
    std::vector<Word> words_;
    std::uint64_t seed_;
    std::uint64_t roll_;
};

}  // namespace

TEST_CASE("Imagining an option comes to what really happens", "[kernel][imagine]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(State{}, seed);
        for (const Word word : {Word::more, Word::done, Word::done})
            answer(session, word);
        const auto decision = *session.pending();
        Onwards onwards({}, seed, session.journal().rolls());
        const State imagined = kernel::imagine(decision, {Word::roll}, 0, onwards);
        answer(session, Word::roll);
        CHECK(imagined == session.boundary());
        REQUIRE(onwards.heard.size() == 1);  // only what follows the imagined option
        CHECK(onwards.heard[0].fact == Fact::moved);
    }
}

TEST_CASE("Questions after the imagined option go to the table given", "[kernel][imagine]") {
    Session session(State{}, 3);
    const auto decision = *session.pending();
    Onwards onwards({Word::done, Word::done, Word::walk}, 3, 0);
    const State imagined = kernel::imagine(decision, {Word::more}, 0, onwards);
    CHECK(onwards.asked == 3);
    CHECK(imagined.square[0] == 2);
    CHECK(imagined.bid[0] == 1);
    CHECK(session.journal().empty());
}

TEST_CASE("Secret answers of others are asked anew, however long they were", "[kernel][imagine]") {
    Session session(State{}, 3);
    for (const Word word : {Word::more, Word::more, Word::done})
        answer(session, word);
    const auto decision = *session.pending();
    REQUIRE(decision.player == 1);
    // The viewer imagines that player 0 bid nothing, though three answers are recorded.
    Onwards onwards({Word::done, Word::done, Word::walk}, 3, 0);
    const State imagined = kernel::imagine(decision, {Word::more}, 1, onwards);
    CHECK(onwards.asked == 3);
    CHECK(imagined.bid[0] == 0);
    CHECK(imagined.bid[1] == 1);
    CHECK(imagined.square[1] == 2);
    // Or that it bid three times, though two are recorded.
    Onwards higher({Word::more, Word::more, Word::more, Word::walk}, 3, 0);
    const State other = kernel::imagine(decision, {Word::done}, 1, higher);
    CHECK(other.bid[0] == 3);
    CHECK(other.square[0] == 2);
}

TEST_CASE("Revealed answers are no secret any more", "[kernel][imagine]") {
    Session session(State{}, 3);
    for (const Word word : {Word::more, Word::done, Word::more, Word::more, Word::done}) {
        answer(session, word);
    }
    const auto decision = *session.pending();
    REQUIRE(decision.player == 1);
    Onwards onwards({}, 3, 0);
    const State imagined = kernel::imagine(decision, {Word::walk}, 1, onwards);
    CHECK(onwards.asked == 0);
    CHECK(imagined.bid[0] == 1);
    CHECK(imagined.bid[1] == 2);
}

TEST_CASE("A standing answer of this step is kept when imagining", "[kernel][imagine]") {
    Session session(State{}, 3);
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    const auto decision = *session.pending();
    Onwards onwards({Word::done, Word::walk}, 3, 0);
    CHECK(kernel::imagine(decision, {Word::done}, 0, onwards).winner == -1);
}
