// A race of caravans to the fifteenth square: the smallest game with hidden hands, a deck, a team
// and pieces that are not one to a player. Two to four players; the first of them drives two
// pieces, and a stray camel is nobody's. A round is one step:
//
// Each fills up to three cards, then chooses one in secret; all are shown and moved by. Whoever is
// not in the lead decides, as a team, whether the stray goes on or back by a die; nobody stops
// where it stands. Who comes to a well looks at the top card of the deck.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "kernel/deck.h"
#include "kernel/fixed_vector.h"
#include "kernel/game.h"
#include "kernel/session.h"
#include "kernel/view.h"

namespace caravan {

inline constexpr std::size_t kinds = 6;  // a card moves by one more than its kind
inline constexpr int copies = 4;
inline constexpr int full_hand = 3;
inline constexpr int goal = 15;
inline constexpr std::size_t second_piece = 4;  // of player 0
inline constexpr std::size_t stray_piece = 5;

enum class Ask : std::uint8_t { card, piece, stray };
enum class Why : std::uint8_t { draw, look, stray };
enum class Fact : std::uint8_t { drew, drew_card, looked, played, moved, arrived };

struct Option {
    int number = 0;  // a card, a piece, or 1 for on and 0 for back
    friend constexpr bool operator==(Option, Option) = default;
};
struct Event {
    Fact fact = Fact::drew;
    int who = 0;  // a player; a piece where it moved
    int what = 0;
    friend bool operator==(const Event&, const Event&) = default;
};

using Bag = kernel::Bag<kinds>;

struct State {
    std::uint8_t players = 3;
    std::array<std::int8_t, 6> square{};  // pieces 0 to 3 are those of the players
    kernel::Deck<kinds> deck;
    Bag discard;
    std::array<Bag, 4> hands;
    std::int8_t winner = -1;
    friend bool operator==(const State&, const State&) = default;
};

struct Caravan {
    using State = caravan::State;
    using Ask = caravan::Ask;
    using Option = caravan::Option;
    using About = int;
    using Why = caravan::Why;
    using Event = caravan::Event;
    using Rule = int;

    static bool is_over(const State& state) { return state.winner >= 0; }
    static Rule rule_of(About about) { return about; }
    static void step(State& state, kernel::Table<Caravan>& table);

    static State seen_by(const State& state, kernel::PlayerId viewer);
    static void redeal(State& state, const State& later, kernel::PlayerId viewer,
                       kernel::Chance& chance);
};

using Table = kernel::Table<Caravan>;
using Question = kernel::Question<Caravan>;
using Session = kernel::Session<Caravan>;
using Decision = kernel::Decision<Caravan>;
using kernel::Card;
using kernel::only;
using kernel::PlayerId;
using kernel::PlayerSet;

inline State start(int players) {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.square[stray_piece] = 7;
    Bag all;
    for (std::size_t card = 0; card < kinds; ++card)
        all.add(static_cast<Card>(card), copies);
    state.deck.shuffle_in(all);
    return state;
}

inline PlayerId owner_of(std::size_t piece) {
    if (piece == stray_piece) return kernel::nobody;
    return piece == second_piece ? PlayerId{0} : static_cast<PlayerId>(piece);
}

inline void draw(State& state, Table& table, PlayerId player) {
    if (state.deck.empty()) state.deck.shuffle_in(state.discard);
    kernel::Roll<Caravan> roll;
    roll.why = Why::draw;
    roll.seen_by = only(player);
    const Card card = state.deck.draw(table, roll);
    state.hands[player].add(card);
    table.tell({Fact::drew, player, 0});
    table.tell({Fact::drew_card, player, card}, only(player));
}

// In secret: the state does not show it until it is played.
inline Card choose_card(const State& state, Table& table, PlayerId player) {
    kernel::FixedVector<Option, kinds> options;
    for (std::size_t card = 0; card < kinds; ++card) {
        if (state.hands[player].has(static_cast<Card>(card)))
            options.push_back({static_cast<int>(card)});
    }
    Question question;
    question.player = player;
    question.ask = Ask::card;
    question.seen_by = only(player);
    question.options = options;
    return static_cast<Card>(table.choose(question).number);
}

inline std::size_t choose_piece(Table& table, PlayerId player) {
    if (player != 0) return player;
    static constexpr std::array<Option, 2> pieces = {{{0}, {second_piece}}};
    Question question;
    question.player = player;
    question.ask = Ask::piece;
    question.options = pieces;
    return static_cast<std::size_t>(table.choose(question).number);
}

// Seen by its player, the top card is put back; a card drawn is never in two places.
inline void look_at_top(State& state, Table& table, PlayerId player) {
    if (state.deck.empty()) return;
    kernel::Roll<Caravan> roll;
    roll.why = Why::look;
    roll.seen_by = only(player);
    const Card card = state.deck.draw(table, roll);
    state.deck.put_on_top(card, only(player));
    table.tell({Fact::looked, player, card}, only(player));
}

inline void move(State& state, Table& table, std::size_t piece, int squares) {
    const int target = std::max(0, state.square[piece] + squares);
    const bool is_taken =
        piece != stray_piece && target == state.square[stray_piece] && target < goal;
    state.square[piece] = static_cast<std::int8_t>(is_taken ? target - 1 : target);
    table.tell({Fact::moved, static_cast<int>(piece), squares});
    const PlayerId player = owner_of(piece);
    if (player == kernel::nobody) return;
    if (state.square[piece] % 5 == 0 && squares > 0) look_at_top(state, table, player);
    if (state.square[piece] >= goal && state.winner < 0) {
        state.winner = static_cast<std::int8_t>(player);
        table.tell({Fact::arrived, player, 0});
    }
}

// All but those with a piece that is ahead of all others.
inline PlayerSet behind(const State& state) {
    int furthest = 0;
    for (std::size_t piece = 0; piece < stray_piece; ++piece)
        furthest = std::max<int>(furthest, state.square[piece]);
    PlayerSet team = 0;
    for (PlayerId player = 0; player < state.players; ++player)
        team |= only(player);
    for (std::size_t piece = 0; piece < stray_piece; ++piece) {
        if (state.square[piece] == furthest) team &= static_cast<PlayerSet>(~only(owner_of(piece)));
    }
    return team;
}

inline void move_stray(State& state, Table& table) {
    const PlayerSet team = behind(state);
    if (team == 0) return;
    static constexpr std::array<Option, 2> ways = {{{0}, {1}}};
    Question question;
    question.team = team;
    for (PlayerId player = state.players; player-- > 0;) {
        if (kernel::includes(team, player)) question.player = player;
    }
    question.ask = Ask::stray;
    question.options = ways;
    const bool is_on = table.choose(question).number == 1;
    kernel::Roll<Caravan> roll;
    roll.why = Why::stray;
    roll.count = 1;
    roll.sides = 3;
    kernel::Faces faces;
    table.roll(roll, faces);
    move(state, table, stray_piece, is_on ? faces[0] + 1 : -1 - faces[0]);
}

inline void Caravan::step(State& state, Table& table) {
    for (PlayerId player = 0; player < state.players; ++player) {
        while (state.hands[player].size() < full_hand)
            draw(state, table, player);
    }
    std::array<Card, 4> chosen{};
    for (PlayerId player = 0; player < state.players; ++player)
        chosen[player] = choose_card(state, table, player);
    table.reveal();
    for (PlayerId player = 0; player < state.players; ++player) {
        const Card card = chosen[player];
        state.hands[player].remove(card);
        state.discard.add(card);
        table.tell({Fact::played, player, card});
        const std::size_t piece = choose_piece(table, player);
        move(state, table, piece, card + 1);
        if (is_over(state)) return;
    }
    move_stray(state, table);
}

inline State Caravan::seen_by(const State& state, PlayerId viewer) {
    State view = state;
    for (PlayerId player = 0; player < state.players; ++player) {
        if (player != viewer) view.hands[player].turn_face_down(view.deck.pool());
    }
    view.deck.turn_face_down(viewer);
    return view;
}

// What the viewer has drawn since lay in the deck, and is dealt to nobody else.
inline void Caravan::redeal(State& state, const State& later, PlayerId viewer,
                            kernel::Chance& chance) {
    Bag& pool = state.deck.pool();
    const int in_deck = state.deck.size();  // beyond that he drew from what was shuffled in
    Bag drawn;
    if (viewer < state.players) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            const auto card = static_cast<Card>(kind);
            const int more = later.hands[viewer].count(card) - state.hands[viewer].count(card);
            for (int i = 0; i < std::min(more, pool.count(card)); ++i) {
                if (drawn.size() < in_deck) drawn.add(card);
            }
        }
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (int i = 0; i < drawn.count(static_cast<Card>(kind)); ++i)
                pool.remove(static_cast<Card>(kind));
        }
    }
    for (PlayerId player = 0; player < state.players; ++player)
        state.hands[player].redeal(pool, chance);
    pool.take_all(drawn);
    state.deck.redeal(chance);
}
static_assert(kernel::HidesInformation<Caravan>);

}  // namespace caravan
