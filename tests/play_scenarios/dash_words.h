// Scenario words of the dash: squares and bids, dice, a rule for each player.
#pragma once

#include <string>
#include <vector>

#include "kernel/dash.h"
#include "play/scenario/game_case.h"

namespace dash {

using play::scenario::Json;
using play::scenario::Node;

inline const std::vector<std::string>& option_words() {
    static const std::vector<std::string> words = {"play on", "concede", "done",
                                                   "more",    "walk",    "roll"};
    return words;
}
inline const std::vector<std::string>& runners() {
    static const std::vector<std::string> names = {"anna", "ben"};
    return names;
}

class DashCase final : public play::scenario::GameCase<Dash> {
public:
    DashCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.require_object("what is given");
        given.allow({"squares", "turn"});
        if (const auto turn = given.find("turn")) state_.turn = turn->number(1, 99);
        if (const auto squares = given.find("squares")) {
            squares->allow(runners());
            for (const auto& [name, square] : squares->members())
                state_.square[player_named(name)] = square.number(0, 19);
        }
    }

    const std::vector<std::string>& names() const override { return runners(); }
    State& state_of() override { return state_; }
    play::scenario::Action<Dash> read_deed(const Node& deed) override {
        deed.require_object("something to do");
        deed.allow({"step", "query", "forget"});
        if (deed.has("step")) return {{}, play::scenario::steps<Dash>(deed.at("step"))};
        // Rules that come out otherwise when they are run again, as no rules may.
        if (deed.has("forget")) {
            auto again = std::make_shared<int>(0);
            return {{}, play::scenario::doing<Dash>([again](State& state, kernel::Table<Dash>&) {
                        state.square[0] += ++*again;
                    })};
        }
        deed.at("query").word_of(std::vector<std::string>{"leaders"}, "a query");
        return {play::scenario::ResultOrder::free, [](State& state, kernel::Table<Dash>&) -> Json {
                    Json leaders = Json::array();
                    const int best = std::max(state.square[0], state.square[1]);
                    for (std::size_t i = 0; i < 2; ++i) {
                        if (state.square[i] == best) leaders.push_back(runners()[i]);
                    }
                    return leaders;
                }};
    }

    std::string text_of(const Option& option) const override {
        return option_words()[static_cast<std::size_t>(option.word)];
    }
    Option read_option(const Node& node) const override {
        return {static_cast<Word>(node.word_of(option_words(), "an option"))};
    }
    std::string rule_text(const int& rule) const override {
        return rule == 0 ? std::string() : "D-" + std::to_string(rule);
    }
    Json event_json(const Event& event) const override {
        switch (event.fact) {
        case Fact::turn_began: return {{"event", "turn began"}, {"turn", event.amount}};
        case Fact::moved:
            return {{"event", "moved"}, {"of", name_of(event.player)}, {"squares", event.amount}};
        case Fact::conceded: return {{"event", "conceded"}, {"of", name_of(event.player)}};
        }
        return {};
    }
    // The rules do not say whose dice they are.
    std::string roller(const kernel::Roll<Dash>&) const override { return "somebody"; }
    std::string whose(const Node& line) const override {
        return line.has("roll") && !line.has("of") ? "somebody" : Case::whose(line);
    }
    std::uint8_t read_face(std::string_view, const Node& die) const override {
        return static_cast<std::uint8_t>(die.number(1, 6) - 1);
    }
    Json face_json(std::string_view, std::uint8_t face) const override { return face + 1; }

    Json state() const override {
        Json json = {{"squares", Json::object()}, {"turn", state_.turn}, {"winner", nullptr}};
        for (std::size_t i = 0; i < 2; ++i)
            json["squares"][runners()[i]] = state_.square[i];
        if (state_.winner >= 0)
            json["winner"] = name_of(static_cast<kernel::PlayerId>(state_.winner));
        return json;
    }

private:
    State state_;
};

class DashVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override { return text == "D-1" || text == "D-2"; }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<DashCase>(*this, given);
    }
    bool is_gathered(std::string_view ask) const override { return ask == "bid"; }

private:
    play::scenario::Words words_{"dash",
                                 "D-1",
                                 "anna or ben",
                                 "a list of values from 1 to 6",
                                 {"concede", "bid", "move"},
                                 {"move"},
                                 {},
                                 {"squares", "turn", "winner"},
                                 {{"turn began", {"event", "turn"}},
                                  {"moved", {"event", "of", "squares"}},
                                  {"conceded", {"event", "of"}}}};
};

}  // namespace dash
