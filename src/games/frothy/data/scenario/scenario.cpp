#include "games/frothy/data/scenario/scenario.h"

#include <algorithm>
#include <fstream>
#include <memory>
#include <sstream>

#include "games/frothy/data/scenario/scenario_do.h"
#include "games/frothy/data/scenario/scenario_events.h"
#include "games/frothy/data/scenario/scenario_given.h"
#include "games/frothy/data/scenario/scenario_match.h"
#include "games/frothy/data/scenario/scenario_readings.h"
#include "games/frothy/data/scenario/scenario_rehearsal.h"
#include "games/frothy/data/scenario/scenario_script.h"
#include "games/frothy/data/scenario/scenario_told.h"
#include "games/frothy/rules/rules.h"

namespace frothy {
namespace {

using namespace scenario;

constexpr const char* schema = "frothy-scenario/1";

std::string status_text(ScenarioStatus status) {
    switch (status) {
    case ScenarioStatus::passed: return "passed";
    case ScenarioStatus::failed: return "failed";
    case ScenarioStatus::bad_content: return "bad content";
    case ScenarioStatus::stopped: return "asks";
    }
    return {};
}

std::string sort_key(const Json& value) { return value.dump(); }

// Lists whose order says nothing, on both sides alike.
Json in_any_order(Json value) {
    if (value.is_object()) {
        for (auto& member : value.items()) {
            if (member.value().is_array()) member.value() = in_any_order(member.value());
        }
    }
    if (value.is_array()) {
        std::sort(value.begin(), value.end(),
                  [](const Json& a, const Json& b) { return sort_key(a) < sort_key(b); });
    }
    return value;
}

// One case on its way.
struct Case {
    Board board;
    Transcript transcript;
    Telling telling;
    Json results = Json::array();
    std::vector<ResultOrder> orders;
    Json open;  // the question or roll it stopped at, or null
    Reading reading;
    std::size_t fitting_forced = 0;  // lines that fitted a question with one option

    Spelling spelling() const { return {board.names, board.setting->course}; }
    Json events() const { return transcript.events_json(spelling()); }
};

void expect_result(const Node& expected, const Json& actual, ResultOrder order) {
    if (order == ResultOrder::matters) {
        expect_part(expected, actual, "the result");
        return;
    }
    const Json wanted = in_any_order(expected.json());
    expect_part(Node(wanted, expected.place()), in_any_order(actual), "the result");
}

void expect_results(const Node& expected, const Case& played) {
    const auto items = expected.items("a result for each thing done");
    if (items.size() != played.results.size()) {
        fail(expected.place(), "there are " + std::to_string(played.results.size()) +
                                   " results, expected " + std::to_string(items.size()));
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].is_null()) expect_result(items[i], played.results[i], played.orders[i]);
    }
}

void expect_events(const Node& expect, const Case& played) {
    const auto check_keys = [&](const Node& list) {
        for (const Node& item : list.items("a list of events")) {
            item.require_object("an event");
            const EventKind kind = parse_word(item.at("event"), event_named,
                                              spellings<EventKind>(event_kind_count), "an event");
            const std::vector<std::string> known = event_keys(kind);
            for (const auto& [key, value] : item.members()) {
                if (std::find(known.begin(), known.end(), key) == known.end()) {
                    value.complain("unknown key \"" + key + "\"" + did_you_mean(key, known) +
                                   "; known: " + listed(known));
                }
                if (key == "of" || key == "other") vehicle_of(value, played.board.names);
                if (key == "rule") read_rule(value);
            }
        }
    };
    if (!expect.has("events") && !expect.has("events_exact") && !expect.has("no_events")) return;
    const Json events = played.events();
    if (const auto list = expect.find("events")) {
        check_keys(*list);
        expect_sequence(*list, events, Sequence::part, "event");
    }
    if (const auto list = expect.find("events_exact")) {
        check_keys(*list);
        expect_sequence(*list, events, Sequence::whole, "event");
    }
    if (const auto list = expect.find("no_events")) {
        check_keys(*list);
        expect_none(*list, events, "event");
    }
}

void check_expectations(const Node& expect, const Case& played) {
    expect_state(expect, played.board.race, played.board.names);
    expect_events(expect, played);
    if (const auto list = expect.find("asks")) {
        expect_sequence(*list, played.transcript.asks, Sequence::part, "question");
    }
    if (const auto list = expect.find("no_asks")) {
        expect_none(*list, played.transcript.asks, "question");
    }
    if (const auto list = expect.find("rolls")) {
        expect_sequence(*list, played.transcript.rolls, Sequence::part, "roll");
    }
    if (const auto list = expect.find("rolls_exact")) {
        expect_sequence(*list, played.transcript.rolls, Sequence::whole, "roll");
    }
    if (const auto list = expect.find("no_rolls")) {
        expect_none(*list, played.transcript.rolls, "roll");
    }
    if (const auto question = expect.find("question")) {
        expect_part(*question, played.open, "the open question");
    }
    if (const auto result = expect.find("result")) {
        if (played.results.empty()) fail(result->place(), "there is no result");
        expect_result(*result, played.results.back(), played.orders.back());
    }
    if (const auto results = expect.find("results")) expect_results(*results, played);
}

void allow_expectations(const Node& expect) {
    expect.require_object("what is expected");
    std::vector<std::string> known = state_keys();
    for (const char* key : {"events", "events_exact", "no_events", "asks", "no_asks", "rolls",
                            "rolls_exact", "no_rolls", "question", "result", "results"}) {
        known.emplace_back(key);
    }
    for (const auto& [key, value] : expect.members()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            value.complain("unknown key \"" + key + "\"" + did_you_mean(key, known) +
                           "; known: " + listed(known));
        }
    }
}

enum class StopAllowed { no, yes };

std::string stop_text(const Json& open) {
    if (open.contains("ask")) {
        return open.at("of").get<std::string>() + " is asked \"" +
               open.at("ask").get<std::string>() +
               "\" and the script has no line for it; offered: " + open.at("offers").dump();
    }
    return "the " + open.at("roll").get<std::string>() + " roll of " +
           open.at("of").get<std::string>() + " with " + open.at("count").dump() +
           " dice comes and the script has no line for it";
}

// One thing done; and done again, if that is wanted.
Json act(const Action& action, ScriptTable& table, Race& race, Rehearsal rehearsal,
         const Node& whole) {
    const Race before = race;
    table.begin_action();
    Json result = action.run(race, table);
    if (rehearsal == Rehearsal::again) {
        const std::string difference = rehearse(before, action, table.journal(), race);
        if (!difference.empty()) fail(whole.place_of("do"), difference);
    }
    return result;
}

// Runs what is to be done. The transcript and the results are kept whatever happens.
void play(const Node& whole, Case& played, Rehearsal rehearsal, ScenarioReport report) {
    const HouseRules& rules = played.board.setting->rules;
    const std::vector<Action> actions = read_actions(whole.at("do"), played.board);
    std::vector<ScriptLine> script;
    if (const auto lines = whole.find("script")) {
        script = read_script(*lines, played.board.names, rules.dice_faces);
    }
    std::optional<std::uint64_t> seed;
    if (const auto said = whole.find("seed")) {
        seed = static_cast<std::uint64_t>(said->number(0, INT32_MAX));
    }
    ScriptTable table(std::move(script), played.spelling(), rules.dice_faces, seed, played.reading);
    if (report == ScenarioReport::told) {
        played.telling.set_out(played.board);
        table.tell_to(played.telling.narration());
    }
    const auto keep_what_happened = [&] {
        played.transcript = std::move(table.transcript());
        played.fitting_forced = table.fitting_forced();
    };
    try {
        for (const Action& action : actions) {
            played.results.push_back(act(action, table, played.board.race, rehearsal, whole));
            played.orders.push_back(action.order);
        }
        table.expect_all_used();
        const std::string broken = find_broken_invariant(played.board.race);
        if (!broken.empty()) fail(whole.place_of("do"), "it left the race broken: " + broken);
    } catch (const Stopped& stopped) {
        played.open = stopped.open;
    } catch (const Problem&) {
        keep_what_happened();
        throw;
    }
    keep_what_happened();
}

std::string report_line(const ScenarioResult& result, const Case* played) {
    Json report = {{"name", result.name},
                   {"passed", result.passed()},
                   {"status", status_text(result.status)},
                   {"message", result.message},
                   {"place", result.place},
                   {"file", result.file}};
    if (result.line > 0) report["line"] = result.line;
    if (played != nullptr && played->board.setting) {
        report["state"] = state_json(played->board.race, played->board.names);
        report["events"] = played->events();
        report["asks"] = played->transcript.asks;
        report["rolls"] = played->transcript.rolls;
        report["results"] = played->results;
        report["question"] = played->open;
    }
    return report.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

bool is_scenario(std::string_view text) {
    try {
        const Json document = parse_strictly(text);
        return document.is_object() && document.contains("given") && document.contains("do");
    } catch (const Problem&) {
        return false;
    }
}

std::string ScenarioResult::complaint() const {
    std::string text = file;
    if (line > 0) text += ":" + std::to_string(line);
    if (!name.empty()) text += (text.empty() ? "" : ": ") + name;
    if (!place.empty()) text += ": " + place;
    return text + ": " + message;
}

namespace {

// Where a case stands: its place in the document, its file, and its line in a file of lines.
struct CaseOrigin {
    std::string place;
    std::filesystem::path file;
    std::size_t line = 0;
};

}  // namespace

struct ScenarioRunner::State {
    std::vector<std::filesystem::path> data_dirs;
    ScenarioReport report = ScenarioReport::none;
    Rehearsal rehearsal = Rehearsal::once;
    Library library;

    void judge(const Node& whole, const Places& places, Case& played, ScenarioResult& result);
    ScenarioResult run_case(const Json& document, const CaseOrigin& origin);
    ScenarioResult run_once(const Json& document, const CaseOrigin& origin, Case& played);
    ScenarioResult run_reading(const Json& document, const CaseOrigin& origin,
                               std::unique_ptr<Case>& played);
    ScenarioResult run_readings(const Json& document, const CaseOrigin& origin,
                                std::unique_ptr<Case>& played,
                                const std::vector<SharedValue>& shared);
};

// Fills in name, status and message; throws problems.
void ScenarioRunner::State::judge(const Node& whole, const Places& places, Case& played,
                                  ScenarioResult& result) {
    whole.require_object("a case");
    if (const auto name = whole.find("name")) result.name = name->text();
    whole.allow({"$schema", "schema", "name", "about", "rules", "given", "do", "script", "seed",
                 "expect", "stop_at_question"});
    if (const auto said = whole.find("schema")) {
        if (said->text() != schema) said->refuse(std::string("\"") + schema + "\"");
    }
    const auto about = whole.find("about");
    played.telling.begin(result.name, about ? about->text() : std::string());
    if (const auto rules = whole.find("rules")) {
        for (const Node& rule : rules->items("a list of ledger IDs")) {
            result.rules.push_back(read_rule(rule));
        }
    }
    const auto stop = whole.find("stop_at_question");
    const StopAllowed stop_allowed = stop && stop->truth() ? StopAllowed::yes : StopAllowed::no;
    const auto expect = whole.find("expect");
    if (expect) allow_expectations(*expect);

    played.board = set_up_board(whole.at("given"), library, places);
    played.board.unasked_rolls = played.reading.unasked_rolls;
    play(whole, played, rehearsal, report);
    if (!played.open.is_null() && stop_allowed == StopAllowed::no) {
        if (expect) fail(whole.place_of("script"), stop_text(played.open));
        result.status = ScenarioStatus::stopped;
        result.place = whole.place_of("script");
        result.message = stop_text(played.open);
        return;
    }
    if (stop_allowed == StopAllowed::yes && played.open.is_null()) {
        fail(stop->place(), "the case came to its end without an open question");
    }
    if (expect) check_expectations(*expect, played);
    result.status = ScenarioStatus::passed;
}

ScenarioResult ScenarioRunner::State::run_once(const Json& document, const CaseOrigin& origin,
                                               Case& played) {
    ScenarioResult result;
    result.file = origin.file.string();
    result.line = origin.line;
    result.name =
        origin.line > 0 ? "line " + std::to_string(origin.line) : origin.file.stem().string();
    try {
        judge(Node(document, origin.place), {origin.file.parent_path(), data_dirs}, played, result);
    } catch (const Problem& problem) {
        result.status = problem.kind == ProblemKind::failure ? ScenarioStatus::failed
                                                             : ScenarioStatus::bad_content;
        result.place = problem.place;
        result.message = problem.message;
    }
    return result;
}

ScenarioResult ScenarioRunner::State::run_reading(const Json& document, const CaseOrigin& origin,
                                                  std::unique_ptr<Case>& played) {
    ScenarioResult result = run_once(document, origin, *played);
    if (result.status != ScenarioStatus::failed) return result;
    for (const Reading& reading : other_readings(document, played->fitting_forced)) {
        auto other = std::make_unique<Case>();
        other->reading = reading;
        ScenarioResult otherwise = run_once(document, origin, *other);
        if (!otherwise.passed()) continue;
        played = std::move(other);
        return otherwise;
    }
    return result;
}

// Values that two icons share: the first reading that comes out as expected. Where nothing is
// expected, any with which it runs, as long as all those leave the race the same.
ScenarioResult ScenarioRunner::State::run_readings(const Json& document, const CaseOrigin& origin,
                                                   std::unique_ptr<Case>& played,
                                                   const std::vector<SharedValue>& shared) {
    const bool judged = document.contains("expect") || document.contains("stop_at_question");
    const auto runs = [](const ScenarioResult& result) {
        return result.passed() || result.status == ScenarioStatus::stopped;
    };
    const auto state_of = [](const Case& one) {
        return one.board.setting ? state_json(one.board.race, one.board.names) : Json();
    };
    std::optional<ScenarioResult> chosen;
    for (const Json& reading : readings_of(document, shared)) {
        auto other = std::make_unique<Case>();
        ScenarioResult result = run_reading(reading, origin, other);
        if (!chosen || (runs(result) && !runs(*chosen))) {
            chosen = std::move(result);
            played = std::move(other);
        } else if (runs(result) && state_of(*other) != state_of(*played)) {
            chosen->status = ScenarioStatus::bad_content;
            chosen->place = Node(document, origin.place).place_of(shared.front().place());
            chosen->message = shared.front().text() + ", and it makes a difference: name the icon";
            return *chosen;
        }
        if (judged && chosen->passed()) return *chosen;
    }
    if (chosen->status == ScenarioStatus::failed) {
        chosen->message += "; " + shared.front().text() + ": better name the icon";
    }
    return *chosen;
}

ScenarioResult ScenarioRunner::State::run_case(const Json& document, const CaseOrigin& origin) {
    auto played = std::make_unique<Case>();
    const std::vector<SharedValue> shared = find_shared_values(document);
    ScenarioResult result = shared.empty() ? run_reading(document, origin, played)
                                           : run_readings(document, origin, played, shared);
    if (report == ScenarioReport::full) result.report = report_line(result, played.get());
    if (report == ScenarioReport::told) {
        played->telling.sum_up();
        result.report = played->telling.text();
    }
    return result;
}

ScenarioRunner::ScenarioRunner(std::vector<std::filesystem::path> data_dirs, ScenarioReport report,
                               Rehearsal rehearsal)
    : state_(std::make_unique<State>()) {
    state_->data_dirs = std::move(data_dirs);
    state_->report = report;
    state_->rehearsal = rehearsal;
}
ScenarioRunner::~ScenarioRunner() = default;
ScenarioRunner::ScenarioRunner(ScenarioRunner&&) noexcept = default;
ScenarioRunner& ScenarioRunner::operator=(ScenarioRunner&&) noexcept = default;

namespace {

ScenarioResult unreadable(const std::filesystem::path& file, std::size_t line,
                          const Problem& problem, ScenarioReport report) {
    ScenarioResult result;
    result.file = file.string();
    result.line = line;
    result.place = problem.place;
    result.message = problem.message;
    if (report == ScenarioReport::full) result.report = report_line(result, nullptr);
    return result;
}

}  // namespace

ScenarioResult ScenarioRunner::run_line(std::string_view text, const std::filesystem::path& file,
                                        std::size_t line) {
    try {
        return state_->run_case(parse_strictly(text), {{}, file, line});
    } catch (const Problem& problem) {
        return unreadable(file, line, problem, state_->report);
    }
}

std::vector<ScenarioResult> ScenarioRunner::run_document(std::string_view text,
                                                         const std::filesystem::path& file) {
    std::vector<ScenarioResult> results;
    Json document;
    try {
        document = parse_strictly(text);
    } catch (const Problem& problem) {
        return {unreadable(file, 0, problem, state_->report)};
    }
    if (!document.is_array()) {
        results.push_back(state_->run_case(document, {{}, file, 0}));
    } else {
        for (std::size_t i = 0; i < document.size(); ++i) {
            results.push_back(state_->run_case(document[i], {std::to_string(i), file, 0}));
        }
    }
    return results;
}

std::vector<ScenarioResult> ScenarioRunner::run_file(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::error_code error;
    if (!stream || std::filesystem::is_directory(file, error)) {
        return {unreadable(file, 0, {ProblemKind::content, {}, "the file cannot be read"},
                           state_->report)};
    }
    if (file.extension() != ".jsonl") {
        std::ostringstream text;
        text << stream.rdbuf();
        return run_document(text.str(), file);
    }
    std::vector<ScenarioResult> results;
    std::size_t number = 0;
    for (std::string line; std::getline(stream, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        results.push_back(run_line(line, file, number));
    }
    return results;
}

}  // namespace frothy
