// Scenario words of the caravans: hidden hands, a deck, a team, pieces that are not players.
#pragma once

#include <string>
#include <vector>

#include "kernel/caravan.h"
#include "play/scenario/game_case.h"

namespace caravan {

using play::scenario::Json;
using play::scenario::Node;

// Cards are called by their kind; one moves by one square more.
inline Card kind_of(const Node& card) {
    return static_cast<Card>(card.number(0, static_cast<int>(kinds) - 1));
}

inline Bag read_bag(const Node& cards) {
    Bag bag;
    for (const Node& card : cards.items("a list of cards")) {
        const Card kind = kind_of(card);
        if (bag.count(kind) == copies) card.complain("more of this card than there are");
        bag.add(kind);
    }
    return bag;
}

// The known cards from the least to the greatest, and null for each that is face down.
inline Json bag_json(const Bag& bag) {
    Json cards = Json::array();
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        for (int i = 0; i < bag.count(static_cast<Card>(kind)); ++i)
            cards.push_back(kind);
    }
    for (int i = 0; i < bag.unknown(); ++i)
        cards.push_back(nullptr);
    return cards;
}

class CaravanCase final : public play::scenario::GameCase<Caravan> {
public:
    // The deck holds what is in no hand, unless it is given.
    CaravanCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.require_object("what is given");
        given.allow({"players", "hands", "deck", "squares"});
        for (const Node& name : given.at("players").items("a list of names"))
            names_.push_back(name.text());
        if (names_.size() < 2 || names_.size() > 4) given.at("players").refuse("2 to 4 players");
        state_ = start(static_cast<int>(names_.size()));
        Bag rest = state_.deck.pool();
        if (const auto hands = given.find("hands")) {
            hands->allow(names_);
            for (const auto& [name, cards] : hands->members()) {
                state_.hands[player_named(name)] = read_bag(cards);
                for (const Node& card : cards.items("a list of cards")) {
                    if (!rest.has(kind_of(card))) card.complain("other hands have all of these");
                    rest.remove(kind_of(card));
                }
            }
        }
        const auto deck = given.find("deck");
        state_.deck.pool() = deck ? read_bag(*deck) : rest;
        if (const auto squares = given.find("squares")) {
            int square = 0;
            for (const Node& node : squares->items("the squares of the pieces"))
                state_.square.at(static_cast<std::size_t>(square++)) =
                    static_cast<std::int8_t>(node.number(0, goal - 1));
        }
    }

    const std::vector<std::string>& names() const override { return names_; }
    State& state_of() override { return state_; }
    play::scenario::Action<Caravan> read_deed(const Node& deed) override {
        deed.allow({"step", "query", "of"});
        if (deed.has("step")) return {{}, play::scenario::steps<Caravan>(deed.at("step"))};
        deed.at("query").word_of(std::vector<std::string>{"view"}, "a query");
        const PlayerId viewer = player_named(whose(deed));
        return {{}, [this, viewer](State& state, Table&) -> Json {
                    return state_json(kernel::view_of<Caravan>(state, viewer));
                }};
    }

    std::string text_of(const Option& option) const override {
        return std::to_string(option.number);
    }
    Option read_option(const Node& node) const override {
        return {node.number(0, static_cast<int>(kinds) - 1)};
    }
    std::string rule_text(const int&) const override { return {}; }
    Json event_json(const Event& event) const override {
        const play::scenario::EventWords& words =
            vocabulary().words().events[static_cast<std::size_t>(event.fact)];
        Json json = {{"event", words.name}};
        for (const std::string& key : words.keys) {
            if (key == "of") json[key] = name_of(static_cast<PlayerId>(event.who));
            if (key == "piece") json[key] = event.who;
            if (key == "card" || key == "squares") json[key] = event.what;
        }
        return json;
    }
    // Whoever sees the card draws it; the stray's die is nobody's.
    std::string roller(const kernel::Roll<Caravan>& roll) const override {
        for (PlayerId player = 0; player < names_.size(); ++player) {
            if (roll.seen_by == only(player)) return names_[player];
        }
        return "nobody";
    }
    std::string whose(const Node& line) const override {
        return line.has("roll") && !line.has("of") ? "nobody" : Case::whose(line);
    }
    std::uint8_t read_face(std::string_view, const Node& die) const override {
        return kind_of(die);
    }
    Json face_json(std::string_view, std::uint8_t face) const override { return face; }

    Json state() const override { return state_json(state_); }

private:
    Json state_json(const State& state) const {
        Json hands = Json::object();
        for (std::size_t player = 0; player < names_.size(); ++player)
            hands[names_[player]] = bag_json(state.hands[player]);
        return {{"hands", hands},
                {"squares", state.square},
                {"deck", state.deck.size()},
                {"discard", bag_json(state.discard)},
                {"winner", state.winner < 0
                               ? Json()
                               : Json(names_.at(static_cast<std::size_t>(state.winner)))}};
    }

    std::vector<std::string> names_;
    State state_;
};

class CaravanVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view) const override { return false; }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<CaravanCase>(*this, given);
    }

private:
    play::scenario::Words words_{"caravan",
                                 "C-1",
                                 "the name of a player",
                                 "a list of cards or values",
                                 {"card", "piece", "stray"},
                                 {"draw", "look", "stray"},
                                 {},
                                 {"hands", "squares", "deck", "discard", "winner"},
                                 {{"drew", {"event", "of"}},
                                  {"drew card", {"event", "of", "seen_by", "card"}},
                                  {"looked", {"event", "of", "seen_by", "card"}},
                                  {"played", {"event", "of", "card"}},
                                  {"moved", {"event", "piece", "squares"}},
                                  {"arrived", {"event", "of"}}}};
};

}  // namespace caravan
