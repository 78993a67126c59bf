// A dash to the twentieth square: the smallest game that uses all of the kernel. Each turn both
// players bid effort in secret; the keener one walks, or rolls a die for each point of effort.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "kernel/game.h"
#include "kernel/question.h"
#include "kernel/replay.h"
#include "kernel/session.h"
#include "kernel/table.h"

namespace dash {

enum class Ask : std::uint8_t { concede, bid, move };
enum class Why : std::uint8_t { move };
enum class Word : std::uint8_t { play_on, concede, done, more, walk, roll };
enum class Fact : std::uint8_t { turn_began, moved, conceded };

struct Option {
    Word word = Word::done;
    friend constexpr bool operator==(Option, Option) = default;
};
struct Event {
    Fact fact = Fact::turn_began;
    kernel::PlayerId player = kernel::nobody;
    int amount = 0;
    friend bool operator==(const Event&, const Event&) = default;
};
struct State {
    std::array<int, 2> square{};
    std::array<int, 2> bid{};
    int turn = 1;
    int winner = -1;
    friend bool operator==(const State&, const State&) = default;
};

struct Dash {
    using State = dash::State;
    using Ask = dash::Ask;
    using Option = dash::Option;
    using About = int;
    using Why = dash::Why;
    using Event = dash::Event;
    using Rule = int;

    static bool is_over(const State& state) { return state.winner >= 0; }
    static Rule rule_of(About about) { return about; }
    static void step(State& state, kernel::Table<Dash>& table);
};

using Question = kernel::Question<Dash>;
using Session = kernel::Session<Dash>;

inline Option ask(kernel::Table<Dash>& table, kernel::PlayerId player, Ask what, Option first,
                  Option second, kernel::PlayerSet seen_by, kernel::Standing standing) {
    const std::array options = {first, second};
    Question question;
    question.player = player;
    question.ask = what;
    question.seen_by = seen_by;
    question.standing = standing;
    question.about = player + 1;
    question.options = options;
    return table.choose(question);
}

inline void Dash::step(State& state, kernel::Table<Dash>& table) {
    using kernel::Standing;
    table.tell({Fact::turn_began, kernel::nobody, state.turn});
    for (kernel::PlayerId player = 0; player < 2; ++player) {
        const Option answer = ask(table, player, Ask::concede, {Word::play_on}, {Word::concede},
                                  kernel::everybody, Standing::standing);
        if (answer.word == Word::concede) {
            state.winner = 1 - player;
            table.tell({Fact::conceded, player, 0});
            return;
        }
    }
    state.bid = {};
    std::array<int, 2> bid{};  // in secret: the state does not show it until revealed
    for (kernel::PlayerId player = 0; player < 2; ++player) {
        while (bid[player] < 3) {
            const Option answer = ask(table, player, Ask::bid, {Word::done}, {Word::more},
                                      kernel::only(player), Standing::asked);
            if (answer.word == Word::done) break;
            ++bid[player];
        }
    }
    table.reveal();
    state.bid = bid;
    const kernel::PlayerId keener = bid[1] > bid[0] ? 1 : 0;
    const Option move = ask(table, keener, Ask::move, {Word::walk}, {Word::roll}, kernel::everybody,
                            Standing::asked);
    int squares = 2;
    if (move.word == Word::roll) {
        kernel::Roll<Dash> roll;
        roll.count = static_cast<std::uint16_t>(1 + bid[keener]);
        roll.thrower = keener;
        kernel::Faces faces;
        table.roll(roll, faces);
        squares = -2 * bid[keener];
        for (const std::uint8_t face : faces)
            squares += face + 1;
    }
    state.square[keener] += squares;
    table.tell({Fact::moved, keener, squares});
    ++state.turn;
    if (state.square[keener] >= 20) state.winner = keener;
}
static_assert(kernel::Game<Dash>);

inline void answer(Session& session, Word word) {
    const auto& options = session.pending()->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].word == word) return session.submit(i);
    }
    throw "the answer is not offered";
}

using Happening = kernel::Happening<Dash>;

// All that happened until the rules want entry `until`.
inline std::vector<Happening> all_told(const kernel::Journal<Dash>& journal, std::size_t until) {
    std::vector<Happening> told;
    kernel::retell<Dash>(State{}, journal, until,
                         [&](const Happening& happening) { told.push_back(happening); });
    return told;
}

inline bool is_same(const std::vector<Happening>& a, const std::vector<Happening>& b) {
    return std::ranges::equal(a, b, [](const Happening& one, const Happening& other) {
        return one.kind == other.kind && one.event == other.event && one.entry == other.entry &&
               one.state == other.state;
    });
}

// A policy for tests: some fixed but varied answers.
inline std::size_t some_answer(std::size_t number) {
    return static_cast<std::size_t>(kernel::split_mix(number) % 2);
}

}  // namespace dash
