#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/scenario/scenario_match.h"
#include "games/frothy/data/scenario/scenario_script.h"

namespace frothy::scenario {
namespace {

constexpr Option done_option{OptionKind::done, 0, 0};
constexpr const char* margin = "    ";  // of what is told of answers and casts

int index_of(std::span<const Option> options, Option option) {
    const auto found = std::find(options.begin(), options.end(), option);
    return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

// Of those below, the ones whose order means nothing.
bool is_in_any_order(Ask ask) {
    return ask == Ask::speed_cards || ask == Ask::control_cards || ask == Ask::discard_die ||
           ask == Ask::attack_cards;
}

// Questions asked again for one card or die more until somebody says that is all.
bool is_gathered(Ask ask) {
    return is_in_any_order(ask) || ask == Ask::reroll || ask == Ask::after_roll ||
           ask == Ask::swap_cards || ask == Ask::take_back || ask == Ask::end_of_round;
}

// How many of these answers, from the first on, may be given in any order: of re-rolls the dice
// named in a row, for the rules ask for them in an order of their own.
std::size_t in_any_order(Ask ask, std::span<Option* const> answers) {
    if (is_in_any_order(ask)) return answers.size();
    if (ask != Ask::reroll) return std::min<std::size_t>(answers.size(), 1);
    const auto is_no_die = [](const Option* answer) {
        return answer->kind != OptionKind::reroll_icon && answer->kind != OptionKind::reroll_value;
    };
    const auto card = std::find_if(answers.begin(), answers.end(), is_no_die);
    return std::max<std::size_t>(static_cast<std::size_t>(card - answers.begin()), 1);
}

std::string worded(std::span<const Option> options, const VehicleNames& names) {
    std::string text;
    for (const Option& option : options) {
        text += (text.empty() ? "\"" : ", \"") + text_of(option, names) + "\"";
    }
    return text.empty() ? "nothing" : text;
}

std::string worded_refusals(std::span<const Refusal> refused, const VehicleNames& names) {
    std::string text;
    for (const Refusal& refusal : refused) {
        text += (text.empty() ? "\"" : ", \"") + text_of(refusal.option, names) + "\" (" +
                refusal.rule.text() + ")";
    }
    return text.empty() ? "nothing" : text;
}

}  // namespace

ScriptTable::ScriptTable(std::vector<ScriptLine> script, Spelling spelling, DiceFaces dice,
                         std::optional<std::uint64_t> seed, Reading reading)
    : script_(std::move(script)), spelling_(spelling), dice_(dice), seed_(seed), reading_(reading) {
    want_forced(true);
}

ScriptLine* ScriptTable::current() {
    return cursor_ < script_.size() ? &script_[cursor_] : nullptr;
}

void ScriptTable::next_line() {
    ++cursor_;
    started_ = false;
    remaining_.clear();
}

bool ScriptTable::is_about(const ScriptLine& line, const Question& question) const {
    return line.kind == LineKind::ask && line.ask == question.ask && line.of == question.player;
}

std::string ScriptTable::awaited() const {
    if (cursor_ >= script_.size()) return "the script has no line left";
    const ScriptLine& line = script_[cursor_];
    const std::string who = name_of_vehicle(line.of, spelling_.names);
    if (line.kind == LineKind::roll) {
        return "the script expects the " + std::string(name_of(line.why)) + " roll of " + who +
               " with " + std::to_string(line.faces.size()) + " dice";
    }
    std::string text =
        "the script expects " + who + " to be asked \"" + std::string(name_of(line.ask)) + "\"";
    if (passed_over_ && passed_over_->first == cursor_) {
        text += ", where there was one option: \"" +
                text_of(passed_over_->second, spelling_.names) + "\"";
    }
    return text;
}

// A list that has run out says "done" once, if it is asked for one more, and is then finished.
std::optional<int> ScriptTable::implied_done(const Question& question) {
    const ScriptLine* line = current();
    if (line == nullptr || line->kind != LineKind::ask || !started_ || !remaining_.empty()) {
        return std::nullopt;
    }
    const int done = index_of(question.options, done_option);
    const bool says_done = is_about(*line, question) && done >= 0;
    next_line();
    if (says_done) return done;
    return std::nullopt;
}

void ScriptTable::check_refusals(const ScriptLine& line, const Question& question) const {
    for (const ExpectedRefusal& expected : line.refuses) {
        const auto found = std::find_if(
            question.refused.begin(), question.refused.end(), [&](const Refusal& refusal) {
                return refusal.option == expected.option &&
                       (!expected.rule || refusal.rule == *expected.rule);
            });
        if (found != question.refused.end()) continue;
        const std::string text = text_of(expected.option, spelling_.names);
        if (index_of(question.options, expected.option) >= 0) {
            fail(expected.place, "\"" + text + "\" is offered, expected it to be refused");
        }
        fail(expected.place,
             "\"" + text + "\" is not refused" +
                 (expected.rule ? " by " + expected.rule->text() : "") +
                 "; refused: " + worded_refusals(question.refused, spelling_.names));
    }
}

void ScriptTable::check(const ScriptLine& line, const Question& question) const {
    const VehicleNames& names = spelling_.names;
    const std::string offered = "; offered: " + worded(question.options, names);
    if (line.offers) {
        const auto& expected = *line.offers;
        for (const Option& option : expected) {
            if (index_of(question.options, option) < 0) {
                fail(line.place, "\"" + text_of(option, names) + "\" is not offered" + offered +
                                     "; refused: " + worded_refusals(question.refused, names));
            }
        }
        for (const Option& option : question.options) {
            if (index_of(expected, option) < 0) {
                fail(line.place, "\"" + text_of(option, names) +
                                     "\" is offered, which `offers` does not have" + offered);
            }
        }
    }
    for (const Option& option : line.offers_include) {
        if (index_of(question.options, option) < 0) {
            fail(line.place, "\"" + text_of(option, names) + "\" is not offered" + offered +
                                 "; refused: " + worded_refusals(question.refused, names));
        }
    }
    for (const Option& option : line.offers_exclude) {
        if (index_of(question.options, option) >= 0) {
            fail(line.place, "\"" + text_of(option, names) + "\" is offered" + offered);
        }
    }
    check_refusals(line, question);
    if (line.secret && *line.secret != kernel::is_secret(question)) {
        fail(line.place, *line.secret ? "the question is open, expected it to be secret"
                                      : "the question is secret, expected it to be open");
    }
    if (line.rule && *line.rule != question.about.rule) {
        fail(line.place,
             "asked by " + question.about.rule.text() + ", expected " + line.rule->text());
    }
    if (line.about) {
        const Json about = about_json(question.about, spelling_);
        if (!matches(*line.about, about)) {
            fail(line.place, "asked about " + about.dump() + ", expected " + line.about->dump());
        }
    }
}

// What is left of the current line, and of a single answer those of the lines after it about the
// same question, up to a "done".
std::vector<Option*> ScriptTable::answers_in_a_row(const Question& question) {
    std::vector<Option*> answers;
    for (Option& answer : remaining_)
        answers.push_back(&answer);
    if (script_[cursor_].form == AnswerForm::list || !is_gathered(question.ask)) return answers;
    for (std::size_t next = cursor_ + 1; next < script_.size(); ++next) {
        ScriptLine& line = script_[next];
        const bool goes_on = is_about(line, question) && line.form == AnswerForm::single &&
                             *answers.back() != done_option;
        if (!goes_on) break;
        answers.push_back(&line.answers.front());
    }
    return answers;
}

// The answer of the current line, which is about this question. Where the order says nothing, it
// changes places with the one that the rules ask for first.
int ScriptTable::take(ScriptLine& line, const Question& question) {
    if (!started_) {
        check(line, question);
        started_ = true;
        remaining_ = line.answers;
    }
    if (remaining_.empty()) {  // an empty list: done
        const int done = index_of(question.options, done_option);
        if (done < 0)
            fail(line.place,
                 "\"done\" is not offered; offered: " + worded(question.options, spelling_.names));
        next_line();
        return done;
    }
    const std::vector<Option*> answers = answers_in_a_row(question);
    int index = index_of(question.options, remaining_[0]);
    const std::size_t free = in_any_order(question.ask, answers);
    for (std::size_t i = 1; i < free; ++i) {
        const int other = index_of(question.options, *answers[i]);
        if (other >= 0 && (index < 0 || other < index)) {
            index = other;
            std::swap(remaining_[0], *answers[i]);
        }
    }
    if (index < 0) {
        fail(line.place,
             "\"" + text_of(remaining_[0], spelling_.names) +
                 "\" is not offered; offered: " + worded(question.options, spelling_.names) +
                 "; refused: " + worded_refusals(question.refused, spelling_.names));
    }
    remaining_.erase(remaining_.begin());
    const bool finished =
        remaining_.empty() && (line.form == AnswerForm::single || !is_gathered(question.ask));
    if (finished) next_line();
    return index;
}

void ScriptTable::note(const Question& question, int index, const char* how) {
    const bool said = how == nullptr && (question.standing == kernel::Standing::asked || index > 0);
    if (narration_ != nullptr && said) {
        narration_->tell_choice(margin, question,
                                question.options[static_cast<std::size_t>(index)]);
    }
    Json json = question_json(question, spelling_);
    json["answer"] = text_of(question.options[static_cast<std::size_t>(index)], spelling_.names);
    if (how != nullptr) json[how] = true;
    json["n"] = transcript_.happenings++;
    transcript_.asks.push_back(std::move(json));
}

int ScriptTable::answer(const Question& question) {
    int index = -1;
    if (const auto done = implied_done(question)) {
        index = *done;
    } else {
        ScriptLine* line = current();
        if (line == nullptr) throw Stopped{question_json(question, spelling_)};
        if (!is_about(*line, question)) {
            fail(line->place, name_of_vehicle(question.player, spelling_.names) + " is asked \"" +
                                  std::string(name_of(question.ask)) + "\" and offered " +
                                  worded(question.options, spelling_.names) + "; " + awaited());
        }
        index = take(*line, question);
    }
    journal_.add_choice(question, question.options[static_cast<std::size_t>(index)]);
    note(question, index, nullptr);
    return index;
}

int ScriptTable::stand(const Question& question) {
    const std::uint16_t ordinal = standing_seen_++;
    if (const auto done = implied_done(question)) return *done;
    ScriptLine* line = current();
    const int index = line != nullptr && is_about(*line, question) ? take(*line, question) : 0;
    if (index != 0) {
        journal_.add_choice(question, question.options[static_cast<std::size_t>(index)], ordinal);
    }
    note(question, index, nullptr);
    return index;
}

// A line may be written for a question with a single option; it is used if it gives that option.
void ScriptTable::forced(const Question& question) {
    const Option only = question.options[0];
    const bool said = implied_done(question).has_value();
    ScriptLine* line = current();
    if (!said && line != nullptr && is_about(*line, question)) {
        if (!started_) remaining_ = line->answers;
        const std::vector<Option*> answers = answers_in_a_row(question);
        const std::span<Option* const> any(answers.data(), in_any_order(question.ask, answers));
        const bool is_done = answers.empty() && only == done_option;
        const bool gives =
            std::ranges::any_of(any, [&](const Option* answer) { return *answer == only; });
        if (!is_done && !gives) {
            passed_over_ = {cursor_, only};
        } else if (reading_.uses(fitting_forced_++)) {
            take(*line, question);
        }
    }
    note(question, 0, "forced");
}

void ScriptTable::cast(const Roll& roll, kernel::Faces& faces) {
    if (started_ && remaining_.empty()) next_line();
    Json json = roll_json(roll, spelling_);
    if (roll.count > kernel::max_dice) fail("do", "more dice than a table holds are rolled");
    ScriptLine* line = current();
    if (line == nullptr) {
        if (!seed_) throw Stopped{std::move(json)};
        kernel::cast_dice(*seed_, seeded_rolls_++, roll.count, roll.sides, faces);
    } else {
        const bool same = line->kind == LineKind::roll && line->why == roll.why &&
                          line->of == roll.about.vehicle && line->faces.size() == roll.count;
        if (!same) {
            fail(line->place, "the " + std::string(name_of(roll.why)) + " roll of " +
                                  name_of_vehicle(roll.about.vehicle, spelling_.names) + " with " +
                                  std::to_string(roll.count) + " dice comes here (" +
                                  roll.about.rule.text() + "); " + awaited());
        }
        if (line->rule && *line->rule != roll.about.rule) {
            fail(line->place,
                 "rolled by " + roll.about.rule.text() + ", expected " + line->rule->text());
        }
        faces.resize(line->faces.size());
        for (std::size_t i = 0; i < line->faces.size(); ++i)
            faces[i] = line->faces[i];
        next_line();
    }
    journal_.add_cast(roll, {faces.begin(), faces.size()});
    if (narration_ != nullptr) {
        narration_->tell_cast(margin, roll, {faces.begin(), faces.size()});
    }
    json["dice"] = faces_json(roll.why, faces, dice_);
    json["n"] = transcript_.happenings++;
    transcript_.rolls.push_back(std::move(json));
}

void ScriptTable::announce(const Event& event) {
    if (narration_ != nullptr) narration_->tell_event(event);
    transcript_.events.emplace_back(transcript_.happenings++, event);
}

void ScriptTable::begin_action() {
    journal_ = {};
    standing_seen_ = 0;
}

void ScriptTable::reveal() {
    journal_.add_reveal();
    if (narration_ != nullptr) narration_->tell_reveal(margin);
    Json json = {{"reveal", true}, {"n", transcript_.happenings++}};
    transcript_.asks.push_back(std::move(json));
}

void ScriptTable::expect_all_used() {
    if (started_ && remaining_.empty()) next_line();
    if (cursor_ >= script_.size()) return;
    const ScriptLine& line = script_[cursor_];
    if (started_) {
        fail(line.place, "\"" + text_of(remaining_.front(), spelling_.names) +
                             "\" of this line was never asked for");
    }
    fail(line.place, "this line of the script was not used: " + awaited().substr(11));
}

}  // namespace frothy::scenario
