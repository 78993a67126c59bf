#include "play/scenario/script.h"

#include <algorithm>
#include <string_view>

#include "kernel/dice.h"
#include "play/scenario/match.h"

namespace play::scenario {
namespace {

constexpr std::string_view done = "done";

// The number of options where it is none of them.
std::size_t index_of(const std::vector<std::string>& options, std::string_view option) {
    return static_cast<std::size_t>(std::find(options.begin(), options.end(), option) -
                                    options.begin());
}

bool has(const std::vector<std::string>& options, std::string_view option) {
    return index_of(options, option) < options.size();
}

std::string in_quotes(const std::string& text) { return '"' + text + '"'; }

std::string worded(const std::vector<std::string>& options) {
    std::string text;
    for (const std::string& option : options)
        text += (text.empty() ? "" : ", ") + in_quotes(option);
    return text.empty() ? "nothing" : text;
}

std::string worded(const std::vector<RefusedOption>& refused) {
    std::string text;
    for (const RefusedOption& refusal : refused)
        text += (text.empty() ? "" : ", ") + in_quotes(refusal.option) + " (" + refusal.rule + ")";
    return text.empty() ? "nothing" : text;
}

[[noreturn]] void fail_not_offered(const ScriptLine& line, const std::string& option,
                                   const Asked& asked) {
    fail(line.place, in_quotes(option) + " is not offered; offered: " + worded(asked.offers) +
                         "; refused: " + worded(asked.refuses));
}

}  // namespace

Script::Script(std::vector<ScriptLine> lines, const Vocabulary& vocabulary,
               std::optional<std::uint64_t> seed, const Reading& reading)
    : lines_(std::move(lines)), vocabulary_(vocabulary), seed_(seed), reading_(reading) {}

ScriptLine* Script::current() { return cursor_ < lines_.size() ? &lines_[cursor_] : nullptr; }

void Script::next_line() {
    ++cursor_;
    started_ = false;
    remaining_.clear();
}

bool Script::is_about(const ScriptLine& line, const Asked& asked) const {
    return line.kind == LineKind::ask && line.name == asked.ask &&
           (line.of == asked.of || has(asked.team, line.of));
}

std::string Script::awaited() const {
    if (cursor_ >= lines_.size()) return "the script has no line left";
    const ScriptLine& line = lines_[cursor_];
    if (line.kind == LineKind::roll) {
        return "the script expects the " + line.name + " roll of " + line.of + " with " +
               std::to_string(line.faces.size()) + " dice";
    }
    std::string text = "the script expects " + line.of + " to be asked " + in_quotes(line.name);
    if (passed_over_ && passed_over_->first == cursor_) {
        text += ", where there was one option: " + in_quotes(passed_over_->second);
    }
    return text;
}

// A list that has run out says "done" once, if it is asked for one more, and is then finished.
std::optional<Script::Answer> Script::implied_done(const Asked& asked) {
    const ScriptLine* line = current();
    if (line == nullptr || line->kind != LineKind::ask || !started_ || !remaining_.empty()) {
        return std::nullopt;
    }
    const bool says_done = is_about(*line, asked) && has(asked.offers, done);
    const std::string by = line->of;
    next_line();
    if (says_done) return Answer{index_of(asked.offers, done), by};
    return std::nullopt;
}

void Script::check_refusals(const ScriptLine& line, const Asked& asked) const {
    for (const ExpectedRefusal& expected : line.refuses) {
        const auto& [option, rule] = expected.refused;
        const bool is_refused = std::ranges::any_of(asked.refuses, [&](const auto& refusal) {
            return refusal.option == expected.refused.option &&
                   (expected.refused.rule.empty() || refusal.rule == expected.refused.rule);
        });
        if (is_refused) continue;
        if (has(asked.offers, option)) {
            fail(expected.place, in_quotes(option) + " is offered, expected it to be refused");
        }
        fail(expected.place, in_quotes(option) + " is not refused" +
                                 (rule.empty() ? "" : " by " + rule) +
                                 "; refused: " + worded(asked.refuses));
    }
}

bool Script::offers_fit(const ScriptLine& line, const Asked& asked) const {
    const auto is_offered = [&](const std::string& option) { return has(asked.offers, option); };
    const auto is_expected = [&](const std::string& option) { return has(*line.offers, option); };
    return std::ranges::all_of(line.offers_include, is_offered) &&
           (!line.offers || (std::ranges::all_of(*line.offers, is_offered) &&
                             std::ranges::all_of(asked.offers, is_expected)));
}

void Script::check(const ScriptLine& line, const Asked& asked) const {
    const std::string offered = "; offered: " + worded(asked.offers);
    if (line.offers) {
        for (const std::string& option : *line.offers)
            if (!has(asked.offers, option)) fail_not_offered(line, option, asked);
        for (const std::string& option : asked.offers) {
            if (has(*line.offers, option)) continue;
            fail(line.place,
                 in_quotes(option) + " is offered, which `offers` does not have" + offered);
        }
    }
    for (const std::string& option : line.offers_include)
        if (!has(asked.offers, option)) fail_not_offered(line, option, asked);
    for (const std::string& option : line.offers_exclude) {
        if (has(asked.offers, option))
            fail(line.place, in_quotes(option) + " is offered" + offered);
    }
    check_refusals(line, asked);
    if (line.secret && *line.secret != asked.is_secret) {
        fail(line.place, *line.secret ? "the question is open, expected it to be secret"
                                      : "the question is secret, expected it to be open");
    }
    if (!line.rule.empty() && line.rule != asked.rule) {
        fail(line.place, "asked by " + asked.rule + ", expected " + line.rule);
    }
    if (line.about && !matches(*line.about, asked.about)) {
        fail(line.place, "asked about " + asked.about.dump() + ", expected " + line.about->dump());
    }
}

// What is left of the current line, and of a single answer those of the lines after it about the
// same question, up to a "done".
std::vector<std::string*> Script::answers_in_a_row(const Asked& asked) {
    std::vector<std::string*> answers;
    for (std::string& answer : remaining_)
        answers.push_back(&answer);
    if (lines_[cursor_].form == AnswerForm::list || !vocabulary_.is_gathered(asked.ask)) {
        return answers;
    }
    for (std::size_t next = cursor_ + 1; next < lines_.size(); ++next) {
        ScriptLine& line = lines_[next];
        const bool goes_on =
            is_about(line, asked) && line.form == AnswerForm::single && *answers.back() != done;
        if (!goes_on) break;
        answers.push_back(&line.answers.front());
    }
    return answers;
}

// How many of these answers, from the first on, may change places.
std::size_t Script::in_any_order(const Asked& asked,
                                 const std::vector<std::string*>& answers) const {
    std::size_t count = 0;
    while (count < answers.size() && vocabulary_.is_in_any_order(asked.ask, *answers[count]))
        ++count;
    return count > 0 ? count : std::min<std::size_t>(answers.size(), 1);
}

// The answer of the current line, which is about this question. Where the order says nothing, it
// changes places with the one that the rules ask for first.
std::size_t Script::take(ScriptLine& line, const Asked& asked) {
    if (!started_) {
        check(line, asked);
        started_ = true;
        remaining_ = line.answers;
    }
    const std::vector<std::string>& offers = asked.offers;
    if (remaining_.empty()) {  // an empty list: done
        if (!has(offers, done)) {
            fail(line.place, "\"done\" is not offered; offered: " + worded(offers));
        }
        next_line();
        return index_of(offers, done);
    }
    const std::vector<std::string*> answers = answers_in_a_row(asked);
    std::size_t index = index_of(offers, remaining_[0]);
    const std::size_t free = in_any_order(asked, answers);
    for (std::size_t i = 1; i < free; ++i) {
        const std::size_t other = index_of(offers, *answers[i]);
        if (other < index) {
            index = other;
            std::swap(remaining_[0], *answers[i]);
        }
    }
    if (index == offers.size()) fail_not_offered(line, remaining_[0], asked);
    remaining_.erase(remaining_.begin());
    const bool is_finished = remaining_.empty() && (line.form == AnswerForm::single ||
                                                    !vocabulary_.is_gathered(asked.ask));
    if (is_finished) next_line();
    return index;
}

void Script::note(const Asked& asked, const Answer& answer, bool is_forced) {
    Json json = json_of(asked);
    json["answer"] = asked.offers[answer.option];
    if (answer.by != asked.of) json["by"] = answer.by;
    if (is_forced) json["forced"] = true;
    json["n"] = next_number();
    asks_.push_back(std::move(json));
}

Script::Answer Script::answer(const Asked& asked) {
    Answer answer{0, asked.of};
    if (auto said = implied_done(asked)) {
        answer = *std::move(said);
    } else {
        ScriptLine* line = current();
        if (line != nullptr && is_about(*line, asked)) {
            answer.by = line->of;
            answer.option = take(*line, asked);
        } else if (!asked.is_standing) {
            if (line == nullptr) throw Stopped{json_of(asked)};
            fail(line->place, asked.of + " is asked " + in_quotes(asked.ask) + " and offered " +
                                  worded(asked.offers) + "; " + awaited());
        }
    }
    note(asked, answer, false);
    return answer;
}

void Script::pass(const Asked& asked) {
    const std::string& only = asked.offers.front();
    const bool said = implied_done(asked).has_value();
    ScriptLine* line = current();
    if (!said && line != nullptr && is_about(*line, asked)) {
        if (!started_) remaining_ = line->answers;
        std::vector<std::string*> answers = answers_in_a_row(asked);
        const bool is_done = answers.empty() && only == done;
        answers.resize(in_any_order(asked, answers));
        const bool gives =
            (started_ || offers_fit(*line, asked)) &&
            std::ranges::any_of(answers, [&](const std::string* one) { return *one == only; });
        if (!is_done && !gives) {
            passed_over_ = {cursor_, only};
        } else if (reading_.uses(fitting_forced_++)) {
            take(*line, asked);
        }
    }
    note(asked, {0, asked.of}, true);
}

bool Script::says(const Rolled& rolled, std::uint8_t face) {
    if (started_ && remaining_.empty()) next_line();
    const ScriptLine* line = current();
    const bool fits = line != nullptr && line->kind == LineKind::roll &&
                      line->name == rolled.roll && line->of == rolled.of &&
                      line->faces.size() == 1 && line->faces[0] == face;
    return fits && reading_.uses(fitting_forced_++);
}

const ScriptLine* Script::line_of(const Rolled& rolled) {
    if (started_ && remaining_.empty()) next_line();
    if (rolled.count > kernel::max_dice) fail("do", "more dice than a table holds are rolled");
    const ScriptLine* line = current();
    if (line == nullptr) {
        if (!seed_) throw Stopped{json_of(rolled)};
        return nullptr;
    }
    const bool same = line->kind == LineKind::roll && line->name == rolled.roll &&
                      line->of == rolled.of && line->faces.size() == rolled.count;
    if (!same) {
        fail(line->place, "the " + rolled.roll + " roll of " + rolled.of + " with " +
                              std::to_string(rolled.count) + " dice comes here" +
                              (rolled.rule.empty() ? "" : " (" + rolled.rule + ")") + "; " +
                              awaited());
    }
    if (!line->rule.empty() && line->rule != rolled.rule) {
        fail(line->place, "rolled by " + rolled.rule + ", expected " + line->rule);
    }
    next_line();
    return line;
}

void Script::note(const Rolled& rolled, Json dice) {
    Json json = json_of(rolled);
    json["dice"] = std::move(dice);
    json["n"] = next_number();
    rolls_.push_back(std::move(json));
}

void Script::reveal() { asks_.push_back({{"reveal", true}, {"n", next_number()}}); }

void Script::expect_all_used() {
    if (started_ && remaining_.empty()) next_line();
    if (cursor_ >= lines_.size()) return;
    const ScriptLine& line = lines_[cursor_];
    if (started_) {
        fail(line.place, in_quotes(remaining_.front()) + " of this line was never asked for");
    }
    fail(line.place, "this line of the script was not used: " + awaited().substr(11));
}

}  // namespace play::scenario
