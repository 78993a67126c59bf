// What a plain game tells of itself for the window. A board with a piece for each player, questions
// that are choices, dice: all else (prompt, log, undo, saves, replay, results) follows.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/plain_table.h"
#include "ui/board/still_painting.h"
#include "ui/core/dice.h"
#include "ui/core/seating.h"
#include "ui/plain/piece_board.h"
#include "ui/rule_ref.h"

namespace ui {

// A happening in words.
struct PlainLine {
    std::string text;  // empty: it is not told
    kernel::PlayerId who = kernel::nobody;
    RuleRef rule;
    std::string_view mark;  // below assets, on the timeline of a replay; empty for none
};

struct PlainQuestion {
    std::string title;        // "Red: crawl on, or rest?"
    std::string explanation;  // one or two sentences
};

struct PlainOption {
    std::string label;  // "Crawl on"
    std::string explanation;
};

// What a game tells that has nothing to tell: a view derives from it, and hides what it does tell.
struct PlainUsual {
    template <class State, class Event>
    static std::shared_ptr<const BoardArt> art(const State&, const std::optional<Event>&) {
        return std::make_shared<BoardArt>();
    }
    template <class Event>
    static bool stays_in_sight(const Event&) {
        return false;
    }
};

template <class V>
concept PlainView = play::PlainGame<V> &&
    requires(const typename V::Codec::Game::State& state,
             const kernel::Decision<typename V::Codec::Game>& decision,
             const typename V::Codec::Game::Option& option,
             const typename V::Codec::Game::Event& event,
             const std::optional<typename V::Codec::Game::Event>& in_sight,
             typename V::Codec::Game::Why why, std::uint8_t face, const Seating& seating,
             kernel::PlayerId player, std::size_t seats) {
    { V::motto() } -> std::same_as<std::string>;
    { V::is_offered } -> std::convertible_to<bool>;  // on the title, see GameDoor
    { V::least_seats } -> std::convertible_to<std::size_t>;
    { V::most_seats } -> std::convertible_to<std::size_t>;
    { V::agree(seats) } -> std::same_as<typename V::Codec::Agreement>;

    { V::question_words(decision, seating) } -> std::same_as<PlainQuestion>;
    { V::option_words(option, state) } -> std::same_as<PlainOption>;
    { V::event_words(event, seating) } -> std::same_as<PlainLine>;
    // How they stand, in a few words: "on leaf 12".
    { V::standing_of(state, player) } -> std::same_as<std::string>;
    // Without a body where it is no die.
    { V::face_of(why, face) } -> std::same_as<DieFace>;
    { V::roller_of(state) } -> std::same_as<kernel::PlayerId>;  // of dice that are cast now

    // What does not move, the world it lies in, and how far a piece reaches in it.
    { V::still(state) } -> std::same_as<std::shared_ptr<const StillPart>>;
    { V::world(state) } -> std::same_as<BoardWorld>;
    { V::piece_radius } -> std::convertible_to<float>;
    { V::pieces(state) } -> std::same_as<std::vector<BoardPiece>>;
    { V::lit(decision) } -> std::same_as<std::vector<LitSpace>>;
    // What is painted over the still part, of the latest event that stays in sight too.
    { V::art(state, in_sight) } -> std::convertible_to<std::shared_ptr<const BoardArt>>;
    { V::stays_in_sight(event) } -> std::same_as<bool>;
};

}  // namespace ui
