#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "dash.h"

using namespace dash;
using kernel::HappeningKind;
using kernel::PlayerSet;
using kernel::UndoCost;

namespace {

// Plays to the end with varied answers; returns the states at each question.
std::vector<State> play_out(Session& session) {
    std::vector<State> seen;
    std::size_t number = 0;
    while (session.pending() != nullptr) {
        seen.push_back(session.now());
        session.submit(some_answer(number++));
    }
    seen.push_back(session.now());
    return seen;
}

std::vector<Event> events_in(const std::vector<kernel::Happening<Dash>>& happenings) {
    std::vector<Event> events;
    for (const auto& happening : happenings) {
        if (happening.kind == HappeningKind::event) events.push_back(happening.event);
    }
    return events;
}

}  // namespace

TEST_CASE("A session asks, takes answers and ends", "[kernel][session]") {
    Session session(State{}, 5);
    REQUIRE(session.pending() != nullptr);
    CHECK(session.pending()->player == 0);
    CHECK(session.pending()->ask == Ask::bid);
    CHECK(session.pending()->options.size() == 2);
    CHECK(session.pending()->boundary == State{});
    play_out(session);
    CHECK(session.is_over());
    CHECK(Dash::is_over(session.now()));
}

TEST_CASE("The same seed and answers make the same game", "[kernel][session]") {
    Session one(State{}, 11);
    Session two(State{}, 11);
    Session other_dice(State{}, 12);
    CHECK(play_out(one) == play_out(two));
    CHECK(one.journal() == two.journal());
    play_out(other_dice);
    CHECK_FALSE(one.journal() == other_dice.journal());
}

TEST_CASE("A journal alone brings a game back, at every question", "[kernel][session]") {
    Session session(State{}, 21);
    std::size_t number = 0;
    while (session.pending() != nullptr) {
        const Session again(State{}, 21, session.journal());
        REQUIRE(again.now() == session.now());
        REQUIRE(again.pending() != nullptr);
        REQUIRE(again.pending()->ask == session.pending()->ask);
        REQUIRE(again.pending()->options == session.pending()->options);
        REQUIRE(again.journal() == session.journal());
        session.submit(some_answer(number++));
    }
}

TEST_CASE("The seed is not needed to bring a game back: dice are in the journal",
          "[kernel][session]") {
    Session session(State{}, 21);
    const auto seen = play_out(session);
    const Session again(State{}, 999, session.journal());
    CHECK(again.now() == seen.back());
}

TEST_CASE("Undo to the start and redo to the end give the same states and dice",
          "[kernel][session]") {
    Session session(State{}, 33);
    const auto seen = play_out(session);
    const auto journal = session.journal();
    for (std::size_t i = seen.size() - 1; i-- > 0;) {
        REQUIRE(session.can_undo());
        session.undo();
        REQUIRE(session.now() == seen[i]);
    }
    CHECK_FALSE(session.can_undo());
    CHECK(session.now() == State{});
    for (std::size_t i = 1; i < seen.size(); ++i) {
        REQUIRE(session.can_redo());
        session.redo();
        REQUIRE(session.now() == seen[i]);
    }
    CHECK_FALSE(session.can_redo());
    CHECK(session.journal() == journal);
}

TEST_CASE("Undo to an entry takes back all after it", "[kernel][session]") {
    Session session(State{}, 33);
    const auto seen = play_out(session);
    const auto journal = session.journal();
    session.undo_to(0);
    CHECK(session.now() == seen.front());
    while (session.can_redo())
        session.redo();
    CHECK(session.journal() == journal);
    session.undo_to(journal.size());
    CHECK(session.journal() == journal);
}

TEST_CASE("The same dice fall again after undo, whatever was answered before",
          "[kernel][session]") {
    Session session(State{}, 8);
    for (const Word word : {Word::more, Word::done, Word::done, Word::roll})
        answer(session, word);
    const int first = session.boundary().square[0];
    session.undo();
    answer(session, Word::roll);
    CHECK(session.boundary().square[0] == first);
}

TEST_CASE("A new answer after undo forgets what was taken back", "[kernel][session]") {
    Session session(State{}, 8);
    answer(session, Word::more);
    answer(session, Word::more);
    session.undo();
    CHECK(session.can_redo());
    answer(session, Word::done);
    CHECK_FALSE(session.can_redo());
}

TEST_CASE("Every change of a session has a revision of its own", "[kernel][session]") {
    Session session(State{}, 8);
    const auto first = session.revision();
    CHECK(session.pending()->revision == first);
    answer(session, Word::more);
    const auto second = session.revision();
    CHECK(second > first);
    session.undo();
    CHECK(session.revision() > second);
    CHECK(session.pending()->revision == session.revision());
}

TEST_CASE("Each event and cast is shown exactly once", "[kernel][session]") {
    Session session(State{}, 4);
    std::vector<Event> shown;
    std::size_t casts = 0;
    std::size_t number = 0;
    const auto collect = [&] {
        const auto happenings = session.take_happenings();
        for (const Event& event : events_in(happenings))
            shown.push_back(event);
        for (const auto& happening : happenings) {
            if (happening.kind == HappeningKind::cast) {
                ++casts;
                CHECK(session.journal()[happening.entry].kind == kernel::EntryKind::cast);
            }
        }
    };
    while (session.pending() != nullptr) {
        collect();
        session.submit(some_answer(number++));
    }
    collect();
    CHECK(shown == events_in(all_told(session.journal(), session.journal().size())));
    CHECK(casts == session.journal().rolls());
    CHECK(session.take_happenings().empty());
}

TEST_CASE("After undo listeners hear that time went back, and nothing twice", "[kernel][session]") {
    Session session(State{}, 4);
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    session.take_happenings();
    session.undo();
    const auto happenings = session.take_happenings();
    REQUIRE(happenings.size() == 1);
    CHECK(happenings[0].kind == HappeningKind::rewound);
    answer(session, Word::walk);
    const auto events = events_in(session.take_happenings());
    REQUIRE(events.size() == 2);  // the move, and the next turn
    CHECK(events[0].fact == Fact::moved);
    CHECK(events[1].fact == Fact::turn_began);
}

TEST_CASE("A game taken up again tells what comes, not what has been", "[kernel][session]") {
    Session session(State{}, 4);
    for (const Word word : {Word::done, Word::done})
        answer(session, word);
    Session again(State{}, 4, session.journal());
    CHECK(again.take_happenings().empty());
    answer(again, Word::walk);
    CHECK(events_in(again.take_happenings()).front().fact == Fact::moved);
}

TEST_CASE("Each happening carries the state right after it", "[kernel][session]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(State{}, seed);
        for (std::size_t number = 0; session.pending() != nullptr; ++number) {
            if (seed % 4 == 0 && number == 9)
                session.answer_standing(1, Ask::concede, {Word::concede});
            session.submit(some_answer(seed * 100 + number));
        }
        State before{};
        for (const Happening& told : session.take_happenings()) {
            State expected = before;
            expected.bid = told.state.bid;  // of which no event tells
            if (told.kind == HappeningKind::event) {
                const Event& event = told.event;
                if (event.fact == Fact::turn_began) expected.turn = event.amount;
                if (event.fact == Fact::moved) expected.square[event.player] += event.amount;
                if (event.fact == Fact::conceded) expected.winner = 1 - event.player;
            }
            CHECK(told.state == expected);  // dice alone change nothing
            before = told.state;
        }
    }
}

TEST_CASE("Re-runs, undo and redo tell each happening once, with the same state after it",
          "[kernel][session]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Session session(State{}, seed);
        std::vector<Happening> told;
        const auto listen = [&] {
            for (const Happening& happening : session.take_happenings()) {
                if (happening.kind == HappeningKind::rewound) {
                    CHECK(happening.state == session.now());
                    told = all_told(session.journal(), session.journal().size());
                } else {
                    told.push_back(happening);
                }
            }
            CHECK(is_same(told, all_told(session.journal(), session.journal().size())));
        };
        for (std::size_t number = 0; session.pending() != nullptr; ++number) {
            listen();
            session.submit(some_answer(seed * 100 + number));
            if (number % 5 != 4) continue;
            listen();
            session.undo();
            listen();
            if (number % 2 == 0) session.redo();
        }
        listen();
    }
}

TEST_CASE("Undo costs what it makes known again", "[kernel][session]") {
    Session session(State{}, 4);
    answer(session, Word::more);
    CHECK(session.undo_cost() == UndoCost::free);
    answer(session, Word::done);
    CHECK(session.undo_cost() == UndoCost::free);
    answer(session, Word::done);
    CHECK(session.undo_cost() == UndoCost::past_a_secret);
    answer(session, Word::roll);
    CHECK(session.undo_cost() == UndoCost::past_a_die);
    CHECK(session.undo_cost(0) == UndoCost::past_a_secret);
    answer(session, Word::more);
    CHECK(session.undo_cost() == UndoCost::free);
}

TEST_CASE("A standing question answers itself until somebody speaks up", "[kernel][session]") {
    Session session(State{}, 4);
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    CHECK(session.boundary().turn == 2);
    session.answer_standing(1, Ask::concede, {Word::concede});
    CHECK(session.standing_answers().size() == 1);
    for (const Word word : {Word::done, Word::done})
        answer(session, word);
    CHECK_FALSE(session.is_over());  // this turn's standing question has passed
    answer(session, Word::walk);
    CHECK(session.is_over());
    CHECK(session.now().winner == 0);
    CHECK(session.standing_answers().empty());
    const Session again(State{}, 4, session.journal());
    CHECK(again.now() == session.now());
}

TEST_CASE("A wish can be taken back before its question comes", "[kernel][session]") {
    Session session(State{}, 4);
    session.answer_standing(0, Ask::concede, {Word::concede});
    session.take_back_wishes(0, Ask::concede);
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    CHECK_FALSE(session.is_over());
}

TEST_CASE("A wish about one rule waits for a question about it", "[kernel][session]") {
    Session session(State{}, 4);
    session.answer_standing(
        {0, Ask::concede, {Word::concede}, 2});  // the questions of 0 are about 1
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    CHECK_FALSE(session.is_over());
    CHECK(session.standing_answers().size() == 1);
    session.take_back_wishes(0, Ask::concede, 1);
    CHECK(session.standing_answers().size() == 1);
    session.take_back_wishes(0, Ask::concede, 2);
    CHECK(session.standing_answers().empty());
    session.answer_standing({0, Ask::concede, {Word::concede}, 1});
    for (const Word word : {Word::done, Word::done, Word::walk})
        answer(session, word);
    CHECK(session.is_over());
}

TEST_CASE("Undo takes a standing answer back with the choice before it; redo brings both",
          "[kernel][session]") {
    Session session(State{}, 4);
    for (const Word word : {Word::done, Word::done})
        answer(session, word);
    session.answer_standing(0, Ask::concede, {Word::concede});
    answer(session, Word::walk);
    REQUIRE(session.is_over());
    const auto journal = session.journal();
    const State end = session.now();
    session.undo();
    REQUIRE(session.pending() != nullptr);
    CHECK(session.pending()->ask == Ask::move);
    session.redo();
    CHECK(session.is_over());
    CHECK(session.now() == end);
    CHECK(session.journal() == journal);
    session.undo();
    answer(session, Word::walk);
    CHECK_FALSE(session.is_over());
}

TEST_CASE("A new wish after undo forgets what was taken back", "[kernel][session]") {
    Session session(State{}, 4);
    answer(session, Word::more);
    session.undo();
    session.answer_standing(0, Ask::concede, {Word::concede});
    CHECK_FALSE(session.can_redo());
    session.redo();
    CHECK(session.journal().empty());
}

TEST_CASE("A journal that does not fit is refused at its first differing entry",
          "[kernel][session]") {
    Session session(State{}, 4);
    for (const Word word : {Word::more, Word::done, Word::done, Word::roll})
        answer(session, word);
    const auto& good = session.journal();
    const auto first_fault = [](const kernel::Journal<Dash>& journal) {
        try {
            const Session again(State{}, 4, journal);
        } catch (const kernel::JournalMismatch& mismatch) {
            return static_cast<int>(mismatch.entry());
        }
        return -1;
    };
    CHECK(first_fault(good) == -1);

    SECTION("an answer to another question") {
        kernel::Journal<Dash> bad;
        bad.add_copy(good, good[0]);
        Question other;
        other.player = 1;
        other.ask = Ask::bid;
        bad.add_choice(other, {Word::done});
        CHECK(first_fault(bad) == 1);
    }
    SECTION("an answer that is not offered") {
        kernel::Journal<Dash> bad;
        Question other;
        other.player = 0;
        other.ask = Ask::bid;
        bad.add_choice(other, {Word::walk});
        CHECK(first_fault(bad) == 0);
    }
    SECTION("other dice") {
        kernel::Journal<Dash> bad;
        for (std::size_t i = 0; i + 1 < good.size(); ++i)
            bad.add_copy(good, good[i]);
        const std::uint8_t faces[] = {1, 2, 3};
        bad.add_cast(kernel::Roll<Dash>{}, faces);
        CHECK(first_fault(bad) == static_cast<int>(good.size()) - 1);
    }
    SECTION("no reveal where there is one") {
        kernel::Journal<Dash> bad;
        for (std::size_t i = 0; i < 3; ++i)
            bad.add_copy(good, good[i]);
        bad.add_copy(good, good[0]);
        CHECK(first_fault(bad) == 3);
    }
    SECTION("entries after the end") {
        Session whole(State{}, 4);
        play_out(whole);
        auto bad = whole.journal();
        bad.add_reveal();
        CHECK(first_fault(bad) == static_cast<int>(whole.journal().size()));
    }
}

TEST_CASE("Dice that a player throws by hand are waited for, told, and taken back",
          "[kernel][session]") {
    constexpr PlayerSet first = kernel::only(0);
    Session session(State{}, 5, first);
    Session seeded(State{}, 5);
    // Player 0 bids twice, player 1 nothing: player 0 rolls three dice.
    for (const Word word : {Word::more, Word::more, Word::done, Word::done, Word::roll}) {
        answer(session, word);
        answer(seeded, word);
    }
    REQUIRE(session.awaited() != nullptr);
    CHECK(session.pending() == nullptr);
    CHECK_FALSE(session.is_over());
    CHECK(session.awaited()->roll.thrower == 0);
    CHECK(session.awaited()->roll.count == 3);
    CHECK(session.awaited()->faces.size() == 6);
    CHECK(session.now().bid[0] == 2);
    const std::size_t before = session.journal().size();
    (void)session.take_happenings();

    constexpr std::array<std::uint8_t, 3> sixes = {5, 5, 5};
    session.throw_by_hand(sixes);
    CHECK(session.awaited() == nullptr);
    REQUIRE(session.pending() != nullptr);
    CHECK(session.now().square[0] == 14);
    CHECK(session.journal()[before].is_by_hand);
    CHECK(std::ranges::count(session.take_happenings(), HappeningKind::cast,
                             &kernel::Happening<Dash>::kind) == 1);

    SECTION("a journal with them is run again as it was played") {
        const Session again(State{}, 5, session.journal(), first);
        CHECK(again.now() == session.now());
    }
    SECTION("after an undo they are thrown anew") {
        session.undo_to(before - 1);
        REQUIRE(session.pending() != nullptr);
        answer(session, Word::roll);
        REQUIRE(session.awaited() != nullptr);
        session.throw_by_hand(std::array<std::uint8_t, 3>{0, 0, 0});
        CHECK(session.now().square[0] == -1);
    }
    SECTION("nobody throws for another") {
        for (const Word word : {Word::done, Word::more, Word::done, Word::roll})
            answer(session, word);
        CHECK(session.awaited() == nullptr);
    }
    SECTION("who throws no longer lets them fall by the seed") {
        session.undo_to(before - 1);
        answer(session, Word::roll);
        session.set_throwers(0);
        CHECK(session.awaited() == nullptr);
        CHECK(session.now() == seeded.now());
        CHECK_FALSE(session.journal()[before].is_by_hand);
    }
}
