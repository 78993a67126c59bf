#include "games/snails/data/scenario.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "games/snails/data/codec.h"
#include "play/scenario/game_case.h"

namespace snails {

namespace {

using play::scenario::Json;
using play::scenario::Node;

const std::vector<std::string> facts = {"ready", "frightened", "crawled", "home"};

class SnailCase final : public play::scenario::GameCase<Snails> {
public:
    SnailCase(const play::scenario::Vocabulary& vocabulary, const Node& given)
        : GameCase(vocabulary) {
        given.allow({"snails", "leaves", "turn", "round"});
        for (const Node& name : given.at("snails").items("snails")) {
            const bool is_taken = std::ranges::find(names_, name.text()) != names_.end();
            if (is_taken || !play::scenario::is_plain_name(name.text())) name.refuse("a new name");
            names_.push_back(name.text());
        }
        if (names_.size() < least_snails || names_.size() > most_snails) {
            given.at("snails").refuse("2 to 6 snails");
        }
        state_.snails = static_cast<std::uint8_t>(names_.size());
        if (const auto leaves = given.find("leaves")) {
            leaves->allow(names_);
            for (const auto& [name, leaf] : leaves->members())
                state_.leaf[player_named(name)] =
                    static_cast<std::uint8_t>(leaf.number(0, last_leaf - 1));
        }
        if (const auto turn = given.find("turn"))
            state_.turn = static_cast<kernel::PlayerId>(turn->word_of(names_, "a snail"));
        if (const auto round = given.find("round"))
            state_.round = static_cast<std::uint16_t>(round->number(1, 999));
    }

    const std::vector<std::string>& names() const override { return names_; }
    State& state_of() override { return state_; }
    play::scenario::Action<Snails> read_deed(const Node& deed) override {
        deed.allow({"turn"});
        return {{}, play::scenario::steps<Snails>(deed.at("turn"))};
    }

    std::string text_of(const Option& option) const override { return Codec::text_of(option); }
    Option read_option(const Node& node) const override {
        return static_cast<Option>(
            node.word_of(std::vector<std::string>{"rest", "roll"}, "an answer"));
    }
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json event_json(const Event& event) const override {
        return {{"event", facts[static_cast<std::size_t>(event.fact)]},
                {"of", name_of(event.who)},
                {"leaves", event.leaves},
                {"rule", event.rule.text()}};
    }
    std::string roller(const kernel::Roll<Snails>&) const override { return name_of(state_.turn); }
    std::uint8_t read_face(std::string_view, const Node& die) const override {
        return static_cast<std::uint8_t>(die.number(1, 6) - 1);
    }
    Json face_json(std::string_view, std::uint8_t face) const override { return face + 1; }

    Json state() const override {
        Json json = {{"turn", name_of(state_.turn)}, {"round", state_.round}};
        for (std::size_t i = 0; i < names_.size(); ++i) {
            json["leaves"][names_[i]] = state_.leaf[i];
            json["places"][names_[i]] = place_of(state_, static_cast<kernel::PlayerId>(i));
        }
        return json;
    }

private:
    std::vector<std::string> names_;
    State state_;
};

class SnailVocabulary final : public play::scenario::Vocabulary {
public:
    const play::scenario::Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override { return !Rule::from_text(text).is_none(); }
    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const play::scenario::Places&,
                                                 std::size_t) override {
        return std::make_unique<SnailCase>(*this, given);
    }

private:
    static play::scenario::Words make_words() {
        play::scenario::Words words{"snails",
                                    "SN-TURN-04",
                                    "the name of a snail",
                                    "a list of values from 1 to 6",
                                    {"crawl on"},
                                    {"crawl"},
                                    {},
                                    {"leaves", "places", "turn", "round"},
                                    {}};
        for (const std::string& fact : facts)
            words.events.push_back({fact, {"event", "of", "leaves", "rule"}});
        return words;
    }

    play::scenario::Words words_ = make_words();
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<SnailVocabulary>(); }

}  // namespace snails
