// Looking at a recorded game: every way to a moment shows the same.
#include <catch2/catch.hpp>

#include "kernel/dash.h"
#include "kernel/replay.h"

namespace {

using Replay = kernel::Replay<dash::Dash>;
using dash::Session;
using Happenings = std::vector<dash::Happening>;

Session played(std::uint64_t seed) {
    Session session(dash::State{}, seed);
    for (std::size_t i = 0; !session.is_over(); ++i)
        session.submit(dash::some_answer(seed * 1000 + i));
    return session;
}

}  // namespace

TEST_CASE("a jump to any moment shows what the session showed there") {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const Session session = played(seed);
        const Replay replay(dash::State{}, session.journal(), {}, 3);
        REQUIRE(replay.size() == session.journal().size());
        CHECK(replay.mismatch().empty());
        for (std::size_t position = 0; position <= replay.size(); ++position) {
            kernel::Journal<dash::Dash> until = session.journal();
            until.truncate(position);
            const Session then(dash::State{}, seed, until);
            // A session casts and reveals by itself: only where it waits is it at this moment.
            if (then.journal().size() == position) CHECK(replay.at(position) == then.now());
        }
        CHECK(replay.at(replay.size()) == session.now());
    }
}

TEST_CASE("stepping forwards tells everything once and in order, whatever the strides") {
    Session session = played(7);
    const Happenings all = session.take_happenings();
    const Replay replay(dash::State{}, session.journal(), {}, 2);
    CHECK(dash::is_same(dash::all_told(replay.journal(), replay.size()), all));
    for (std::size_t stride = 1; stride < 9; ++stride) {
        Happenings told = dash::all_told(replay.journal(), 0);
        for (std::size_t at = 0; at < replay.size(); at += stride) {
            const auto more = replay.told(at, std::min(at + stride, replay.size()));
            told.insert(told.end(), more.begin(), more.end());
        }
        CHECK(dash::is_same(told, all));
    }
}

TEST_CASE("the visitor of the first run sees every position with what led to it") {
    const Session session = played(11);
    std::size_t next = 0;
    Happenings told;
    std::vector<dash::State> states;
    const Replay replay(dash::State{}, session.journal(),
                        [&](std::size_t position, const dash::State& state, const auto& since) {
                            CHECK(position == next++);
                            states.push_back(state);
                            told.insert(told.end(), since.begin(), since.end());
                        });
    REQUIRE(states.size() == replay.size() + 1);
    CHECK(dash::is_same(told, dash::all_told(replay.journal(), replay.size())));
    for (std::size_t position = 0; position < states.size(); ++position)
        CHECK(states[position] == replay.at(position));
}

TEST_CASE("a wish that was spoken is an entry of its own, one that was not is none") {
    Session session(dash::State{}, 3);
    session.submit(0);
    session.answer_standing(1, dash::Ask::concede, {dash::Word::concede});
    while (!session.is_over())
        session.submit(0);
    const Replay replay(dash::State{}, session.journal());
    CHECK(replay.mismatch().empty());
    CHECK(replay.at(replay.size()).winner == 0);
    CHECK(replay.at(replay.size() - 1).winner == -1);
}

TEST_CASE("a replay ends where the rules part from the journal, and says how") {
    const Session session = played(5);
    kernel::Journal<dash::Dash> wrong = session.journal();
    wrong.truncate(4);
    dash::Question question;
    question.player = 1;
    question.ask = dash::Ask::concede;
    wrong.add_choice(question, {dash::Word::concede});
    const Replay replay(dash::State{}, wrong);
    CHECK(replay.size() == 4);
    CHECK(replay.mismatch() == "the rules ask another question here");
    CHECK(replay.at(4) == Replay(dash::State{}, session.journal()).at(4));

    kernel::Journal<dash::Dash> longer = session.journal();
    longer.add_reveal();
    const Replay over(dash::State{}, longer);
    CHECK(over.size() == session.journal().size());
    CHECK(over.mismatch() == "the game is over here");
    CHECK(over.at(over.size()) == session.now());
}

TEST_CASE("a game that has not begun has one moment") {
    const Replay replay(dash::State{}, {});
    CHECK(replay.size() == 0);
    CHECK(replay.at(0) == Session(dash::State{}, 1).now());
    CHECK(dash::all_told({}, 0).size() == 1);
}
