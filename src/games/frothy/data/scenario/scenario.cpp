#include "games/frothy/data/scenario/scenario.h"

#include <optional>
#include <utility>

#include "games/frothy/data/scenario/ambiguous_dice.h"
#include "games/frothy/data/scenario/scenario_deeds.h"
#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/data/scenario/scenario_told.h"
#include "games/frothy/rules/rules.h"

namespace frothy {
namespace {

using namespace scenario;

constexpr const char* margin = "    ";  // of what is told of answers and casts

class FrothyCase final : public play::scenario::GameCase<Frothy> {
public:
    // `stop` is null where nobody asks where it has stopped.
    FrothyCase(const play::scenario::Vocabulary& vocabulary, Board board,
               std::optional<ScenarioStop>* stop)
        : GameCase(vocabulary), board_(std::move(board)), stop_(stop) {}

    const VehicleNames& names() const override { return board_.names; }
    Race& state_of() override { return board_.race; }
    Action read_deed(const Node& deed) override { return read_action(deed, board_); }
    void note_stop(const Race& before, const kernel::Journal<Frothy>& journal,
                   const Json& open) override {
        if (stop_ == nullptr) return;
        *stop_ = ScenarioStop{board_.setting, board_.names, before, journal, {}, no_vehicle};
        if (!open.contains("ask")) return;
        stop_->value().ask = value_named<Ask>(open.at("ask").get<std::string>());
        stop_->value().of = player_named(open.at("of").get<std::string>());
    }

    std::string text_of(const Option& option) const override {
        return frothy::text_of(option, board_.names);
    }
    Option read_option(const Node& node) const override {
        return scenario::read_option(node, board_.names);
    }
    std::string rule_text(const Rule& rule) const override { return rule.text(); }
    Json about_json(const About& about) const override {
        return scenario::about_json(about, spelling());
    }
    Json event_json(const Event& event) const override {
        return scenario::event_json(event, spelling());
    }
    std::string roller(const Roll& roll) const override { return name_of(roll.about.vehicle); }
    std::uint8_t read_face(std::string_view, const Node& die) const override {
        return static_cast<std::uint8_t>(read_icon(die, board_.setting->rules.dice_faces));
    }
    Json face_json(std::string_view roll, std::uint8_t face) const override {
        const Icon icon = static_cast<Icon>(face);
        if (is_read_by_icon(roll)) return std::string(frothy::name_of(icon));
        return value_of(icon, board_.setting->rules.dice_faces);
    }

    Json state() const override { return state_json(board_.race, board_.names); }
    void expect_state(const Node& expected) const override {
        scenario::expect_state(expected, board_.race, board_.names);
    }
    std::string what_is_broken() const override { return find_broken_invariant(board_.race); }

    void tell_start(std::ostream& out) override {
        const Names called = with_capitals(board_.names);
        scenario::tell_start(out, board_.race, called);
        narration_.emplace(board_.race, called, TellPlaces::yes, out);
    }
    void tell_choice(std::ostream&, const Question& question, const Option& option) override {
        narration_->tell_choice(margin, question, option);
    }
    void tell_cast(std::ostream&, const Roll& roll, std::span<const std::uint8_t> faces) override {
        narration_->tell_cast(margin, roll, faces);
    }
    void tell_event(std::ostream&, const Event& event) override { narration_->tell_event(event); }
    void tell_reveal(std::ostream&) override { narration_->tell_reveal(margin); }
    void tell_end(std::ostream& out) const override {
        scenario::tell_end(out, board_.race, with_capitals(board_.names));
    }

private:
    Spelling spelling() const { return {board_.names, board_.setting->course}; }

    Board board_;
    std::optional<ScenarioStop>* stop_;
    std::optional<Narration> narration_;
};

class FrothyVocabulary final : public play::scenario::Vocabulary {
public:
    explicit FrothyVocabulary(std::optional<ScenarioStop>* stop) : stop_(stop) {}

    const Words& words() const override { return words_; }
    bool is_rule(std::string_view text) const override { return !Rule::from_text(text).is_none(); }

    std::unique_ptr<play::scenario::Case> set_up(const Node& given, const Places& places,
                                                 std::size_t way) override {
        Board board = set_up_board(given, library_, places);
        board.unasked_rolls = static_cast<UnaskedRolls>(way);
        if (stop_ != nullptr) stop_->reset();
        return std::make_unique<FrothyCase>(*this, std::move(board), stop_);
    }

    std::vector<Ambiguity> ambiguities(const Json& document) const override {
        return ambiguous_dice(document);
    }
    std::size_t ways(const Json& document) const override {
        const auto deeds = document.find("do");
        const bool rolls =
            deeds != document.end() && deeds->dump().find("control roll") != std::string::npos;
        return rolls ? 2 : 1;  // the unasked rolls left out, and made
    }

    bool is_gathered(std::string_view ask) const override {
        return is_one_of(ask, {Ask::speed_cards, Ask::control_cards, Ask::discard_die,
                               Ask::attack_cards, Ask::reroll, Ask::after_roll, Ask::swap_cards,
                               Ask::take_back, Ask::end_of_round});
    }
    // Of re-rolls the dice named in a row, for the rules ask for them in an order of their own.
    bool is_in_any_order(std::string_view ask, std::string_view answer) const override {
        if (is_one_of(ask, {Ask::reroll})) return answer.starts_with("reroll ");
        return is_one_of(
            ask, {Ask::speed_cards, Ask::control_cards, Ask::discard_die, Ask::attack_cards});
    }

private:
    static bool is_one_of(std::string_view ask, std::initializer_list<Ask> asks) {
        return std::ranges::any_of(asks, [&](Ask one) { return name_of(one) == ask; });
    }
    static Words make_words() {
        Words words;
        words.game = "frothy";
        words.rule = "FR-CTRL-08";
        words.player = "the name of a vehicle";
        words.dice = "a list of values or icons";
        words.asks = words_of<Ask>();
        words.rolls = words_of<Why>();
        words.about = {"vehicle", "other", "amount", "extra", "hex"};
        words.state = state_keys();
        words.events = event_words();
        return words;
    }

    std::optional<ScenarioStop>* stop_;
    Words words_ = make_words();
    Library library_;
};

}  // namespace

play::ScenarioGame scenario_game() { return std::make_shared<FrothyVocabulary>(nullptr); }

play::ScenarioGame scenario_game_with(std::optional<ScenarioStop>& stop) {
    return std::make_shared<FrothyVocabulary>(&stop);
}

}  // namespace frothy
