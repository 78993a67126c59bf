#include <array>

#include <catch2/catch.hpp>

#include "dash.h"
#include "kernel/policy_table.h"

using namespace dash;

TEST_CASE("A policy table plays the game a session would play", "[kernel][policy]") {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        std::size_t number = 0;
        auto policy = [&](const State&, const Question&) {
            return static_cast<int>(some_answer(number++));
        };
        State state;
        kernel::PolicyTable<Dash, decltype(policy)> table(state, policy, seed);
        while (!Dash::is_over(state))
            Dash::step(state, table);

        Session session(State{}, seed);
        std::size_t answers = 0;
        while (session.pending() != nullptr)
            session.submit(some_answer(answers++));
        CHECK(session.now() == state);
        CHECK(table.decisions() == answers);
        CHECK(table.rolls() == session.journal().rolls());
        std::size_t events = 0;
        for (const auto& happening : session.take_happenings()) {
            if (happening.kind != kernel::HappeningKind::event) continue;
            if (table.events().total() - events <= kernel::EventRecord<Dash>::capacity) {
                CHECK(table.events().at(events) == happening.event);
            }
            ++events;
        }
        CHECK(table.events().total() == events);
    }
}

TEST_CASE("A single option is taken without asking", "[kernel][policy]") {
    auto policy = [](const State&, const Question&) -> int { throw "asked"; };
    const State state;
    kernel::PolicyTable<Dash, decltype(policy)> table(state, policy, 1);
    const Option only[] = {{Word::walk}};
    Question question;
    question.options = only;
    CHECK(table.choose(question) == Option{Word::walk});
    CHECK(table.decisions() == 0);
}

TEST_CASE("A game that nobody watches is the same, and keeps no record", "[kernel][policy]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        std::array<State, 2> states{};
        for (const auto watched : {kernel::Watched::no, kernel::Watched::yes}) {
            State& state = states[static_cast<std::size_t>(watched)];
            std::size_t number = 0;
            auto policy = [&](const State&, const Question&) {
                return static_cast<int>(some_answer(number++));
            };
            kernel::PolicyTable<Dash, decltype(policy)> table(state, policy, seed, watched);
            while (!Dash::is_over(state))
                Dash::step(state, table);
            CHECK((table.events().total() > 0) == (watched == kernel::Watched::yes));
        }
        CHECK(states[0] == states[1]);
    }
}
