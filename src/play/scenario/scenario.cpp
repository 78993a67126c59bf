#include "play/scenario/scenario.h"

#include <algorithm>
#include <climits>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

#include "play/scenario/expectations.h"
#include "play/scenario/script.h"
#include "play/scenario/vocabulary.h"

namespace play {
namespace {

using namespace scenario;

std::string status_text(ScenarioStatus status) {
    switch (status) {
    case ScenarioStatus::passed: return "passed";
    case ScenarioStatus::failed: return "failed";
    case ScenarioStatus::bad_content: return "bad content";
    case ScenarioStatus::stopped: return "asks";
    }
    return {};
}

// Where a case stands: its place in the document, its file, and its line in a file of lines.
struct CaseOrigin {
    std::string place;
    std::filesystem::path file;
    std::size_t line = 0;
};

// One case on its way, in one reading of it.
struct Trial {
    Reading reading;
    std::unique_ptr<Case> on;      // once `given` is read
    std::optional<Script> script;  // once it is read
    Json results = Json::array();
    std::vector<ResultOrder> orders;
    Json open;  // the question or roll it stopped at, or null
    std::ostringstream told;
    ScenarioResult result;

    Json state() const { return on ? on->state() : Json(); }
    // Whether the case ran, judged or not.
    bool runs() const { return result.passed() || result.status == ScenarioStatus::stopped; }
};
using TrialPointer = std::unique_ptr<Trial>;

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

// `trial` may be null.
std::string report_line(const ScenarioResult& result, const Trial* trial) {
    Json report = {{"name", result.name},
                   {"passed", result.passed()},
                   {"status", status_text(result.status)},
                   {"message", result.message},
                   {"place", result.place},
                   {"file", result.file}};
    if (result.line > 0) report["line"] = result.line;
    if (trial != nullptr && trial->on) {
        report["state"] = trial->on->state();
        report["events"] = trial->on->events();
        report["asks"] = trial->script ? trial->script->asks() : Json::array();
        report["rolls"] = trial->script ? trial->script->rolls() : Json::array();
        report["results"] = trial->results;
        report["question"] = trial->open;
    }
    return report.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The case in every reading of what may mean several things, each in its first meaning to begin
// with; beyond a few of them only that first reading.
std::vector<Json> readings_of(const Json& document, const std::vector<Ambiguity>& ambiguities) {
    constexpr std::size_t most_read_otherwise = 6;
    std::vector<Json> readings = {document};
    for (const Ambiguity& ambiguity : ambiguities)
        readings.front()[ambiguity.where] = ambiguity.meanings.front();
    if (ambiguities.size() > most_read_otherwise) return readings;
    for (const Ambiguity& ambiguity : ambiguities) {
        const std::size_t before = readings.size();
        for (std::size_t meaning = 1; meaning < ambiguity.meanings.size(); ++meaning) {
            for (std::size_t i = 0; i < before; ++i) {
                Json other = readings[i];
                other[ambiguity.where] = ambiguity.meanings[meaning];
                readings.push_back(std::move(other));
            }
        }
    }
    return readings;
}

// Ways to read a script whose lines may be for a question with one option or for a later one: the
// latest such line otherwise first, then the one before it and so on, each with all that follows
// from it.
class OtherReadings {
public:
    struct Branch {
        std::uint64_t later = 0;
        std::size_t settled = 0;  // lines that are not read otherwise any more
    };

    // The one just tried failed, with so many lines that fitted.
    void failed(const Branch& tried, std::size_t fitting) {
        for (std::size_t i = tried.settled; i < std::min(fitting, Reading::most_fitting); ++i)
            open_.push_back({tried.later | (std::uint64_t{1} << i), i + 1});
    }
    std::optional<Branch> next() {
        if (open_.empty() || tried_ == most_tried) return std::nullopt;
        ++tried_;
        const Branch branch = open_.back();
        open_.pop_back();
        return branch;
    }

private:
    static constexpr int most_tried = 64;
    std::vector<Branch> open_;
    int tried_ = 0;
};

ScenarioResult result_at(const CaseOrigin& origin) {
    ScenarioResult result;
    result.file = origin.file.string();
    result.line = origin.line;
    return result;
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

std::string name_of(const ScenarioGame& game) { return game->words().game; }
std::string schema_of(const ScenarioGame& game) { return name_of(game) + "-scenario/1"; }

std::string ScenarioResult::complaint() const {
    std::string text = file;
    if (line > 0) text += ":" + std::to_string(line);
    if (!name.empty()) text += (text.empty() ? "" : ": ") + name;
    if (!place.empty()) text += ": " + place;
    return text + ": " + message;
}

struct ScenarioRunner::State {
    std::vector<ScenarioGame> games;
    std::vector<std::filesystem::path> data_dirs;
    ScenarioReport report = ScenarioReport::none;
    Rehearsal rehearsal = Rehearsal::once;

    Vocabulary& game_of(const Json& document) const;
    void check_schema(const Node& said) const;
    void play(Vocabulary& game, const Node& whole, const Places& places, Trial& trial) const;
    void judge(Vocabulary& game, const Node& whole, const Places& places, Trial& trial) const;
    TrialPointer run_once(Vocabulary& game, const Json& document, const CaseOrigin& origin,
                          const Reading& reading) const;
    TrialPointer run_reading(Vocabulary& game, const Json& document,
                             const CaseOrigin& origin) const;
    TrialPointer run_readings(Vocabulary& game, const Json& document, const CaseOrigin& origin,
                              const std::vector<Ambiguity>& ambiguities) const;
    ScenarioResult run_case(const Json& document, const CaseOrigin& origin) const;
    ScenarioResult unreadable(const CaseOrigin& origin, const Problem& problem) const;
};

// By the schema of the case; where it names none, or none that is known, the first game.
Vocabulary& ScenarioRunner::State::game_of(const Json& document) const {
    const auto said = document.is_object() ? document.find("schema") : document.end();
    if (document.is_object() && said != document.end()) {
        for (const ScenarioGame& game : games)
            if (*said == schema_of(game)) return *game;
    }
    return *games.front();
}

void ScenarioRunner::State::check_schema(const Node& said) const {
    const std::string schema = said.text();
    std::string known;
    for (const ScenarioGame& game : games) {
        if (schema == schema_of(game)) return;
        known += (known.empty() ? "\"" : " or \"") + schema_of(game) + "\"";
    }
    said.refuse(known);
}

// Runs what is to be done. What has happened until then is kept, whatever happens.
void ScenarioRunner::State::play(Vocabulary& game, const Node& whole, const Places& places,
                                 Trial& trial) const {
    trial.on = game.set_up(whole.at("given"), places, trial.reading.way);
    Case& on = *trial.on;
    const std::size_t deeds = on.read_deeds(whole.at("do"));
    std::vector<ScriptLine> lines;
    if (const auto script = whole.find("script")) lines = read_script(*script, on);
    std::optional<std::uint64_t> seed;
    if (const auto said = whole.find("seed")) {
        seed = static_cast<std::uint64_t>(said->number(0, INT_MAX));
    }
    trial.script.emplace(std::move(lines), game, seed, trial.reading);
    std::ostream* told = report == ScenarioReport::told ? &trial.told : nullptr;
    if (told != nullptr) on.tell_start(*told);
    try {
        for (std::size_t deed = 0; deed < deeds; ++deed) {
            trial.results.push_back(on.run(deed, *trial.script, rehearsal, told));
            trial.orders.push_back(on.order_of_result(deed));
        }
        trial.script->expect_all_used();
        const std::string broken = on.what_is_broken();
        if (!broken.empty()) fail(whole.place_of("do"), "it left the race broken: " + broken);
    } catch (const Stopped& stopped) {
        trial.open = stopped.open;
    }
}

// Fills in name, status and message; throws problems.
void ScenarioRunner::State::judge(Vocabulary& game, const Node& whole, const Places& places,
                                  Trial& trial) const {
    ScenarioResult& result = trial.result;
    whole.require_object("a case");
    if (const auto name = whole.find("name")) result.name = name->text();
    whole.allow({"$schema", "schema", "name", "about", "rules", "given", "do", "script", "seed",
                 "expect", "stop_at_question"});
    if (const auto said = whole.find("schema")) check_schema(*said);
    const auto about = whole.find("about");
    const std::string shown = about ? about->text() : std::string();
    trial.told << result.name << '\n' << shown << (shown.empty() ? "" : "\n");
    if (const auto rules = whole.find("rules")) {
        for (const Node& rule : rules->items("a list of ledger IDs"))
            result.rules.push_back(read_rule(game, rule));
    }
    const auto stop = whole.find("stop_at_question");
    const bool may_stop = stop && stop->truth();
    const auto expect = whole.find("expect");
    if (expect) allow_expectations(*expect, game.words());

    play(game, whole, places, trial);
    if (!trial.open.is_null() && !may_stop) {
        if (expect) fail(whole.place_of("script"), stop_text(trial.open));
        result.status = ScenarioStatus::stopped;
        result.place = whole.place_of("script");
        result.message = stop_text(trial.open);
        return;
    }
    if (may_stop && trial.open.is_null()) {
        fail(stop->place(), "the case came to its end without an open question");
    }
    if (expect) {
        check_expectations(*expect,
                           {*trial.on, *trial.script, trial.results, trial.orders, trial.open});
    }
    result.status = ScenarioStatus::passed;
}

TrialPointer ScenarioRunner::State::run_once(Vocabulary& game, const Json& document,
                                             const CaseOrigin& origin,
                                             const Reading& reading) const {
    auto trial = std::make_unique<Trial>();
    trial->reading = reading;
    ScenarioResult& result = trial->result;
    result = result_at(origin);
    result.name =
        origin.line > 0 ? "line " + std::to_string(origin.line) : origin.file.stem().string();
    try {
        judge(game, Node(document, origin.place), {origin.file.parent_path(), data_dirs}, *trial);
    } catch (const Problem& problem) {
        result.status = problem.kind == ProblemKind::failure ? ScenarioStatus::failed
                                                             : ScenarioStatus::bad_content;
        result.place = problem.place;
        result.message = problem.message;
    }
    return trial;
}

TrialPointer ScenarioRunner::State::run_reading(Vocabulary& game, const Json& document,
                                                const CaseOrigin& origin) const {
    TrialPointer first = run_once(game, document, origin, {});
    if (first->result.status != ScenarioStatus::failed) return first;
    const auto fitting_in = [](const TrialPointer& trial) {
        return trial->script ? trial->script->fitting_forced() : 0;
    };
    const auto run = [&](std::uint64_t later, std::size_t way) {
        return run_once(game, document, origin, {later, way});
    };
    if (fitting_in(first) > 0) {
        TrialPointer none = run(~std::uint64_t{0}, 0);
        if (none->result.passed()) return none;
    }
    for (std::size_t way = 1; way < game.ways(document); ++way) {
        TrialPointer other = run(0, way);
        if (other->result.passed()) return other;
    }
    OtherReadings readings;
    readings.failed({}, fitting_in(first));
    while (const auto branch = readings.next()) {
        TrialPointer other = run(branch->later, 0);
        if (other->result.passed()) return other;
        readings.failed(*branch, fitting_in(other));
    }
    return first;
}

// What may mean several things: the first reading that comes out as expected. Where nothing is
// expected, any with which it runs, as long as all those leave the game the same.
TrialPointer ScenarioRunner::State::run_readings(Vocabulary& game, const Json& document,
                                                 const CaseOrigin& origin,
                                                 const std::vector<Ambiguity>& ambiguities) const {
    const bool judged = document.contains("expect") || document.contains("stop_at_question");
    const Ambiguity& first = ambiguities.front();
    TrialPointer chosen;
    for (const Json& reading : readings_of(document, ambiguities)) {
        TrialPointer other = run_reading(game, reading, origin);
        if (!chosen || (other->runs() && !chosen->runs())) {
            chosen = std::move(other);
        } else if (other->runs() && other->state() != chosen->state()) {
            ScenarioResult& result = chosen->result;
            result.status = ScenarioStatus::bad_content;
            result.place = Node(document, origin.place).place_of(first.where.to_string().substr(1));
            result.message = first.text + ", and it makes a difference: " + first.cure;
            return chosen;
        }
        if (judged && chosen->result.passed()) return chosen;
    }
    if (chosen->result.status == ScenarioStatus::failed) {
        chosen->result.message += "; " + first.text + ": better " + first.cure;
    }
    return chosen;
}

ScenarioResult ScenarioRunner::State::run_case(const Json& document,
                                               const CaseOrigin& origin) const {
    Vocabulary& game = game_of(document);
    const std::vector<Ambiguity> ambiguities = game.ambiguities(document);
    const TrialPointer trial = ambiguities.empty()
                                   ? run_reading(game, document, origin)
                                   : run_readings(game, document, origin, ambiguities);
    ScenarioResult& result = trial->result;
    if (report == ScenarioReport::full) result.report = report_line(result, trial.get());
    if (report == ScenarioReport::told) {
        if (trial->script) trial->on->tell_end(trial->told);
        result.report = trial->told.str();
    }
    return std::move(result);
}

ScenarioResult ScenarioRunner::State::unreadable(const CaseOrigin& origin,
                                                 const Problem& problem) const {
    ScenarioResult result = result_at(origin);
    result.place = problem.place;
    result.message = problem.message;
    if (report == ScenarioReport::full) result.report = report_line(result, nullptr);
    return result;
}

ScenarioRunner::ScenarioRunner(std::vector<ScenarioGame> games,
                               std::vector<std::filesystem::path> data_dirs, ScenarioReport report,
                               Rehearsal rehearsal)
    : state_(std::make_unique<State>(
          State{std::move(games), std::move(data_dirs), report, rehearsal})) {}
ScenarioRunner::~ScenarioRunner() = default;
ScenarioRunner::ScenarioRunner(ScenarioRunner&&) noexcept = default;
ScenarioRunner& ScenarioRunner::operator=(ScenarioRunner&&) noexcept = default;

ScenarioResult ScenarioRunner::run_line(std::string_view text, const std::filesystem::path& file,
                                        std::size_t line) {
    const CaseOrigin origin{{}, file, line};
    try {
        return state_->run_case(parse_strictly(text), origin);
    } catch (const Problem& problem) {
        return state_->unreadable(origin, problem);
    }
}

std::vector<ScenarioResult> ScenarioRunner::run_document(std::string_view text,
                                                         const std::filesystem::path& file) {
    std::vector<ScenarioResult> results;
    Json document;
    try {
        document = parse_strictly(text);
    } catch (const Problem& problem) {
        return {state_->unreadable({{}, file, 0}, problem)};
    }
    if (document.is_array() && document.empty()) {
        return {state_->unreadable(
            {{}, file, 0}, {ProblemKind::content, {}, "found an empty list, expected scenarios"})};
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
        return {state_->unreadable({{}, file, 0},
                                   {ProblemKind::content, {}, "the file cannot be read"})};
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

}  // namespace play
