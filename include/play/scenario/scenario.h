// Scenario files: a rule case written without C++, read, run and judged (docs/formats/scenario.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace play {

namespace scenario {
class Vocabulary;
}  // namespace scenario

enum class ScenarioStatus : std::uint8_t {
    passed,
    failed,       // the rules did something else than the script or `expect` says
    bad_content,  // the document itself is faulty
    stopped,      // it came to a question or roll the script has no line for, and has no `expect`
};

struct ScenarioResult {
    std::string name;
    std::string file;
    std::size_t line = 0;  // of the case in a JSON Lines file, from 1; 0 elsewhere
    ScenarioStatus status = ScenarioStatus::bad_content;
    std::string place;               // where in the case, such as given/vehicles/0/marker
    std::string message;             // what was found and what was expected; empty when passed
    std::vector<std::string> rules;  // the ledger IDs the case says it is about
    std::string report;              // if one was asked for

    bool passed() const { return status == ScenarioStatus::passed; }
    // "file:line: name: place: message", as far as there is something to say.
    std::string complaint() const;
};

enum class ScenarioReport : std::uint8_t {
    none,
    full,  // one line of JSON
    told,  // the case in words, with rule IDs, for somebody who knows the rulebook
};

// Whether each thing done is run again through the journal, stopping at every answer as a session
// does between undo and redo. A case fails if the second time differs from the first.
enum class Rehearsal : std::uint8_t { once, again };

// Whether a text is one case: a JSON object with something `given` and something to `do`.
bool is_scenario(std::string_view text);

// A game whose cases can be run, with all that it keeps of them for the next case.
using ScenarioGame = std::shared_ptr<scenario::Vocabulary>;
// "frothy"; its cases may say "frothy-scenario/1".
std::string name_of(const ScenarioGame& game);
std::string schema_of(const ScenarioGame& game);

// Runs cases one after the other.
class ScenarioRunner {
public:
    // The first of the games is that of cases which name none. In the data folders is looked for
    // the documents that cases name, first to last.
    ScenarioRunner(std::vector<ScenarioGame> games, std::vector<std::filesystem::path> data_dirs,
                   ScenarioReport report = ScenarioReport::none,
                   Rehearsal rehearsal = Rehearsal::once);
    ~ScenarioRunner();
    ScenarioRunner(ScenarioRunner&&) noexcept;
    ScenarioRunner& operator=(ScenarioRunner&&) noexcept;

    // Every case of a file: JSON Lines if it ends in .jsonl, else one case or an array of them. A
    // file that cannot be read gives one result that says so.
    std::vector<ScenarioResult> run_file(const std::filesystem::path& file);
    // A document of one case or an array of them. `file` is for messages and relative paths.
    std::vector<ScenarioResult> run_document(std::string_view text,
                                             const std::filesystem::path& file);
    // One case of a JSON Lines text.
    ScenarioResult run_line(std::string_view text, const std::filesystem::path& file,
                            std::size_t line);

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace play
