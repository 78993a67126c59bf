#include "games/snails/rules/snails.h"

#include <algorithm>

namespace snails {

using Table = kernel::Table<Snails>;

bool Snails::is_over(const State& state) { return std::ranges::max(state.leaf) == last_leaf; }

std::uint8_t leaf_of_rest(const State& state) {
    return static_cast<std::uint8_t>(
        std::min<int>(state.leaf[state.turn] + state.ready, last_leaf));
}

int place_of(const State& state, kernel::PlayerId snail) {
    const std::uint8_t own = state.leaf[snail];
    return 1 + static_cast<int>(
                   std::ranges::count_if(state.leaf, [&](auto leaf) { return leaf > own; }));
}

namespace {

// SN-TURN-01
void next_turn(State& state) {
    state.ready = 0;
    state.turn = static_cast<kernel::PlayerId>((state.turn + 1) % state.snails);
    if (state.turn == 0) ++state.round;
}

// SN-TURN-04, SN-TURN-05
void crawl(State& state, Table& table, Fact fact, Rule rule) {
    state.leaf[state.turn] = leaf_of_rest(state);
    table.tell({fact, state.turn, state.leaf[state.turn], rule});
}

// SN-TURN-02
int roll(const State& state, Table& table) {
    kernel::Roll<Snails> roll;
    roll.about.rule = "SN-TURN-02";
    roll.thrower = state.turn;
    roll.count = 1;
    kernel::Faces faces;
    table.roll(roll, faces);
    return faces[0] + 1;
}

// SN-TURN-04
bool wants_to_rest(const State& state, Table& table) {
    constexpr std::array options = {Option::rest, Option::roll};
    kernel::Question<Snails> question;
    question.player = state.turn;
    question.about.rule = "SN-TURN-04";
    question.options = options;
    return table.choose(question) == Option::rest;
}

}  // namespace

void Snails::step(State& state, Table& table) {
    do {
        const int rolled = roll(state, table);
        if (rolled == 1) {  // SN-TURN-03
            state.ready = 0;
            table.tell({Fact::frightened, state.turn, state.leaf[state.turn], "SN-TURN-03"});
            return next_turn(state);
        }
        state.ready = static_cast<std::uint8_t>(state.ready + rolled);
        table.tell({Fact::ready, state.turn, state.ready, "SN-TURN-02"});
        if (leaf_of_rest(state) == last_leaf) return crawl(state, table, Fact::home, "SN-TURN-05");
    } while (!wants_to_rest(state, table));
    crawl(state, table, Fact::crawled, "SN-TURN-04");
    next_turn(state);
}

}  // namespace snails
