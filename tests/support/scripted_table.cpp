#include "support/scripted_table.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"

namespace support {

using namespace frothy;

namespace {

std::string player_text(VehicleId v) { return "vehicle " + std::to_string(v); }

std::string worded(std::span<const Option> options) {
    std::string text;
    for (const Option& option : options) {
        text += (text.empty() ? "" : ", ") + text_of(option, {});
    }
    return text;
}

}  // namespace

ScriptedTable& ScriptedTable::ask(Ask ask, VehicleId of, Option answer) {
    Line line;
    line.ask = ask;
    line.of = of;
    line.answer = answer;
    lines_.push_back(line);
    return *this;
}

ScriptedTable& ScriptedTable::ask(Ask ask_, VehicleId of, std::initializer_list<Option> answers) {
    for (const Option& answer : answers)
        ask(ask_, of, answer);
    return *this;
}

ScriptedTable& ScriptedTable::roll(Why why, VehicleId of, std::initializer_list<int> values) {
    Line line;
    line.is_roll = true;
    line.why = why;
    line.of = of;
    for (const int value : values) {
        std::uint8_t icon = 0;
        while (icon < icon_count && value_of(static_cast<Icon>(icon), printed_) != value)
            ++icon;
        if (icon == icon_count) throw ScriptError("no die shows " + std::to_string(value));
        line.faces.push_back(icon);
    }
    lines_.push_back(line);
    return *this;
}

ScriptedTable& ScriptedTable::roll_icons(VehicleId of, std::initializer_list<Icon> icons) {
    Line line;
    line.is_roll = true;
    line.why = Why::control;
    line.of = of;
    for (const Icon icon : icons)
        line.faces.push_back(static_cast<std::uint8_t>(icon));
    lines_.push_back(line);
    return *this;
}

std::string ScriptedTable::awaited() const {
    if (cursor_ >= lines_.size()) return "nothing more is expected";
    const Line& line = lines_[cursor_];
    if (line.is_roll) {
        return "expected the " + std::string(name_of(line.why)) + " roll of " +
               player_text(line.of) + " with " + std::to_string(line.faces.size()) + " dice";
    }
    return "expected " + player_text(line.of) + " to be asked " + std::string(name_of(line.ask)) +
           " and to answer " + text_of(line.answer, {});
}

void ScriptedTable::expect_all_used() const {
    if (cursor_ < lines_.size()) throw ScriptError("line not used: " + awaited());
}

int ScriptedTable::count(EventKind kind) const {
    return static_cast<int>(std::count_if(events_.begin(), events_.end(),
                                          [&](const Event& event) { return event.kind == kind; }));
}

const Event& ScriptedTable::last(EventKind kind) const {
    const auto found = std::find_if(events_.rbegin(), events_.rend(),
                                    [&](const Event& event) { return event.kind == kind; });
    if (found == events_.rend()) throw ScriptError("no event " + std::string(name_of(kind)));
    return *found;
}

bool ScriptedTable::was_offered(Option option) const {
    return std::find(offered_.begin(), offered_.end(), option) != offered_.end();
}

Rule ScriptedTable::refused_by(Option option) const {
    const auto found = std::find_if(refused_.begin(), refused_.end(), [&](const Refusal& refusal) {
        return refusal.option == option;
    });
    return found == refused_.end() ? Rule::none() : found->rule;
}

bool ScriptedTable::is_next(const Question& question) const {
    return cursor_ < lines_.size() && !lines_[cursor_].is_roll &&
           lines_[cursor_].ask == question.ask && lines_[cursor_].of == question.player;
}

int ScriptedTable::answer(const Question& question) {
    offered_.assign(question.options.begin(), question.options.end());
    refused_.assign(question.refused.begin(), question.refused.end());
    if (!is_next(question)) {
        throw ScriptError(player_text(question.player) + " is asked " +
                          std::string(name_of(question.ask)) + " and offered " +
                          worded(question.options) + "; " + awaited());
    }
    const Option wanted = lines_[cursor_++].answer;
    const auto found = std::find(question.options.begin(), question.options.end(), wanted);
    if (found == question.options.end()) {
        throw ScriptError(text_of(wanted, {}) +
                          " is not offered; offered: " + worded(question.options));
    }
    return static_cast<int>(found - question.options.begin());
}

int ScriptedTable::stand(const Question& question) {
    return is_next(question) ? answer(question) : 0;
}

void ScriptedTable::cast(const Roll& roll, kernel::Faces& faces) {
    const bool same = cursor_ < lines_.size() && lines_[cursor_].is_roll &&
                      lines_[cursor_].why == roll.why && lines_[cursor_].of == roll.about.vehicle &&
                      lines_[cursor_].faces.size() == roll.count;
    if (!same) {
        throw ScriptError("the " + std::string(name_of(roll.why)) + " roll of " +
                          player_text(roll.about.vehicle) + " with " + std::to_string(roll.count) +
                          " dice comes; " + awaited());
    }
    const std::vector<std::uint8_t>& wanted = lines_[cursor_++].faces;
    faces.resize(wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        faces[i] = wanted[i];
}

}  // namespace support
