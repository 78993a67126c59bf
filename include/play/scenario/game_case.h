// A case of one game: the half of `Case` that needs the game's own types, and the table of a case.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/table.h"
#include "play/scenario/rehearsal.h"
#include "play/scenario/script.h"
#include "play/scenario/vocabulary.h"

namespace play::scenario {

// What is done to a state by the rules; it returns what it found out, or null.
template <kernel::Game G>
using Doing = std::function<Json(typename G::State&, kernel::Table<G>&)>;

// How rules that return nothing become a thing to do.
template <kernel::Game G, class Rules>
Doing<G> doing(Rules rules) {
    return [rules](typename G::State& state, kernel::Table<G>& table) -> Json {
        rules(state, table);
        return nullptr;
    };
}

// So many steps between places of rest, null for one, none to look at what is given, as long as the
// game is not over.
template <kernel::Game G>
Doing<G> steps(const Node& count) {
    const int wanted = count.is_null() ? 1 : count.number(0, 1000);
    return doing<G>([wanted](typename G::State& state, kernel::Table<G>& table) {
        for (int i = 0; i < wanted && !G::is_over(state); ++i)
            G::step(state, table);
    });
}

template <kernel::Game G>
struct Action {
    ResultOrder order = ResultOrder::matters;
    Doing<G> run;
};

template <kernel::Game G>
class GameCase : public Case {
public:
    using Case::Case;

    // Spellings. Two options that are not equal have not the same text.
    virtual std::string text_of(const typename G::Option& option) const = 0;
    virtual typename G::Option read_option(const Node& node) const = 0;
    virtual std::string rule_text(const typename G::Rule& rule) const = 0;  // empty for none
    virtual Json about_json(const typename G::About&) const { return Json::object(); }
    // Everything but its number and by whom it is seen.
    virtual Json event_json(const typename G::Event& event) const = 0;
    virtual std::string roller(const kernel::Roll<G>& roll) const = 0;

    // What is done, and one thing to do, which is an object: `"maintenance"` comes as
    // {"maintenance": null}.
    virtual typename G::State& state_of() = 0;
    virtual Action<G> read_deed(const Node& deed) = 0;

    // Called where it stops at a question or roll that the script has no line for: the state before
    // the thing under way, the answers and casts since, and what is open, as `Stopped` has it.
    virtual void note_stop(const typename G::State&, const kernel::Journal<G>&, const Json&) {}

    // Telling in words; by default in those of the format.
    virtual void tell_choice(std::ostream& out, const kernel::Question<G>& question,
                             const typename G::Option& option) {
        out << "    " << name_of(question.player) << ", " << ask_name(question) << ": "
            << text_of(option) << '\n';
    }
    virtual void tell_cast(std::ostream& out, const kernel::Roll<G>& roll,
                           std::span<const std::uint8_t> faces) {
        out << "    " << roller(roll) << ", " << roll_name(roll) << ": "
            << faces_json(*this, roll_name(roll), faces).dump() << '\n';
    }
    virtual void tell_event(std::ostream& out, const typename G::Event& event) {
        out << "        " << event_json(event).dump() << '\n';
    }
    virtual void tell_reveal(std::ostream& out) { out << "    revealed\n"; }

    // Of a question and a roll, in the words of the format.
    Asked asked(const kernel::Question<G>& question) const {
        Asked asked;
        asked.ask = ask_name(question);
        asked.of = name_of(question.player);
        asked.team = names_in(question.team, question.player);
        asked.is_secret = kernel::is_secret(question);
        asked.is_standing = question.standing == kernel::Standing::standing;
        asked.rule = rule_text(G::rule_of(question.about));
        asked.about = about_json(question.about);
        for (const auto& option : question.options)
            asked.offers.push_back(text_of(option));
        for (const auto& refusal : question.refused)
            asked.refuses.push_back({text_of(refusal.option), rule_text(refusal.rule)});
        return asked;
    }
    Rolled rolled(const kernel::Roll<G>& roll) const {
        Rolled rolled;
        rolled.roll = roll_name(roll);
        rolled.of = roller(roll);
        rolled.count = roll.count;
        rolled.rule = rule_text(G::rule_of(roll.about));
        rolled.about = about_json(roll.about);
        if (kernel::is_secret(roll)) rolled.seen_by = names_in(roll.seen_by, kernel::nobody);
        return rolled;
    }
    std::string name_of(kernel::PlayerId player) const {
        return player < names().size() ? names()[player] : "nobody";
    }
    kernel::PlayerId player_named(const std::string& name) const {
        const auto place = std::ranges::find(names(), name) - names().begin();
        return static_cast<kernel::PlayerId>(place);
    }

    std::string read_option_text(const Node& node) const final {
        return text_of(read_option(node));
    }
    std::size_t read_deeds(const Node& deeds) final {
        place_ = deeds.place();
        for (const Node& item : deeds.one_or_more()) {
            if (item.is_text()) {
                const Json object = {{item.text(), nullptr}};
                actions_.push_back(read_deed(Node(object, item.place())));
            } else {
                actions_.push_back(read_deed(item));
            }
        }
        return actions_.size();
    }
    ResultOrder order_of_result(std::size_t deed) const final { return actions_[deed].order; }
    Json run(std::size_t deed, Script& script, Rehearsal rehearsal, std::ostream* told) final;
    Json events() const final {
        Json list = Json::array();
        for (const Told& told : told_) {
            Json json = event_json(told.event);
            json["n"] = told.number;
            if (told.seen_by != kernel::everybody) {
                json["seen_by"] = names_in(told.seen_by, kernel::nobody);
            }
            list.push_back(std::move(json));
        }
        return list;
    }

private:
    class ScriptTable;
    struct Told {
        std::size_t number;
        typename G::Event event;
        kernel::PlayerSet seen_by;
    };

    std::string ask_name(const kernel::Question<G>& question) const {
        return vocabulary().words().asks[static_cast<std::size_t>(question.ask)];
    }
    std::string roll_name(const kernel::Roll<G>& roll) const {
        return vocabulary().words().rolls[static_cast<std::size_t>(roll.why)];
    }
    std::vector<std::string> names_in(kernel::PlayerSet players, kernel::PlayerId but) const {
        std::vector<std::string> in;
        for (std::size_t i = 0; i < names().size(); ++i) {
            const auto player = static_cast<kernel::PlayerId>(i);
            if (player != but && (players & kernel::only(player)) != 0) in.push_back(names()[i]);
        }
        return in;
    }

    std::string place_;  // of what is to be done
    std::vector<Action<G>> actions_;
    std::vector<Told> told_;
};

// Answers and casts by the script, and keeps a journal of them for the rehearsal.
template <kernel::Game G>
class GameCase<G>::ScriptTable final : public kernel::Table<G> {
public:
    ScriptTable(GameCase& on, Script& script, std::ostream* told)
        : on_(on), script_(script), told_(told) {
        this->want_forced(true);
    }

    const kernel::Journal<G>& journal() const { return journal_; }

    void reveal() override {
        journal_.add_reveal();
        if (told_ != nullptr) on_.tell_reveal(*told_);
        script_.reveal();
    }

protected:
    int answer(const kernel::Question<G>& question) override { return take(question, 0); }
    int stand(const kernel::Question<G>& question) override {
        return take(question, standing_seen_++);
    }
    void forced(const kernel::Question<G>& question) override { script_.pass(on_.asked(question)); }
    void cast(const kernel::Roll<G>& roll, kernel::Faces& faces) override {
        const Rolled rolled = on_.rolled(roll);
        const std::optional<std::uint8_t> only = only_face(roll);
        if (only && !script_.says(rolled, *only)) {
            faces.resize(1);
            faces[0] = *only;
        } else if (const ScriptLine* line = script_.line_of(rolled)) {
            faces.resize(line->faces.size());
            for (std::size_t i = 0; i < faces.size(); ++i) {
                faces[i] = line->faces[i];
                if (roll.allows(faces[i])) continue;
                fail(line->place, "the " + rolled.roll + " roll of " + rolled.of +
                                      " cannot come out as " +
                                      on_.face_json(rolled.roll, faces[i]).dump());
            }
        } else {
            kernel::cast_roll(*script_.seed(), script_.next_seeded(), roll, faces);
        }
        journal_.add_cast(roll, {faces.begin(), faces.size()});
        if (told_ != nullptr) on_.tell_cast(*told_, roll, {faces.begin(), faces.size()});
        script_.note(rolled, faces_json(on_, rolled.roll, {faces.begin(), faces.size()}));
    }
    void announce(const typename G::Event& event) override { confide(event, kernel::everybody); }
    void confide(const typename G::Event& event, kernel::PlayerSet seen_by) override {
        if (told_ != nullptr) on_.tell_event(*told_, event);
        on_.told_.push_back({script_.next_number(), event, seen_by});
    }

private:
    // Of a draw of the last that is left.
    static std::optional<std::uint8_t> only_face(const kernel::Roll<G>& roll) {
        std::optional<std::uint8_t> only;
        for (std::uint8_t face = 0; face < roll.sides; ++face) {
            if (!roll.allows(face)) continue;
            if (only) return {};
            only = face;
        }
        return roll.count == 1 ? only : std::nullopt;
    }
    int take(const kernel::Question<G>& question, std::uint16_t ordinal) {
        const Asked asked = on_.asked(question);
        const Script::Answer answer = script_.answer(asked);
        const auto& option = question.options[answer.option];
        // What stands is neither kept nor told.
        if (question.standing == kernel::Standing::asked || answer.option > 0) {
            const kernel::PlayerId by =
                answer.by == asked.of ? question.player : on_.player_named(answer.by);
            journal_.add_choice_of(by, question, option, ordinal);
            if (told_ != nullptr) {
                kernel::Question<G> answered = question;
                answered.player = by;
                on_.tell_choice(*told_, answered, option);
            }
        }
        return static_cast<int>(answer.option);
    }

    GameCase& on_;
    Script& script_;
    std::ostream* told_;
    kernel::Journal<G> journal_;
    std::uint16_t standing_seen_ = 0;
};

template <kernel::Game G>
Json GameCase<G>::run(std::size_t deed, Script& script, Rehearsal rehearsal, std::ostream* told) {
    const Doing<G>& run = actions_[deed].run;
    typename G::State& state = state_of();
    const typename G::State before = state;
    ScriptTable table(*this, script, told);
    Json result;
    try {
        result = run(state, table);
    } catch (const Stopped& stopped) {
        note_stop(before, table.journal(), stopped.open);
        throw;
    }
    if (rehearsal == Rehearsal::again) {
        const std::string difference =
            rehearse<G>(before, run, table.journal(), state, vocabulary().words().asks);
        if (!difference.empty()) fail(place_, difference);
    }
    return result;
}

}  // namespace play::scenario
