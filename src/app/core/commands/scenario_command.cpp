#include "app/core/commands/own_commands.h"

#include <algorithm>
#include <filesystem>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/core/games.h"
#include "play/scenario/scenario.h"

namespace app {

using namespace play;
namespace {

enum class Style { words, json, told, quiet };

play::ScenarioReport report_of(Style style) {
    if (style == Style::json) return play::ScenarioReport::full;
    return style == Style::told ? play::ScenarioReport::told : play::ScenarioReport::none;
}

struct ScenarioOrder {
    std::vector<std::string> files;
    Style style = Style::words;
};

class Desk {
public:
    Desk(const CommandContext& context, const ScenarioOrder& order)
        : streams_(context.streams),
          style_(order.style),
          runner_(scenario_games(context.game), context.scenario_dirs(), report_of(order.style)) {}

    void run(const std::string& name) {
        std::error_code error;
        if (name == "-") {
            run_lines();
        } else if (std::filesystem::is_directory(name, error)) {
            run_folder(name);
        } else {
            run_file(name);
        }
    }

    int finish() {
        if (style_ == Style::words) {
            streams_.out << passed_ << " passed, " << failed_ << " failed\n";
        }
        streams_.out.flush();
        return failed_ == 0 ? exit_good : exit_bad_content;
    }

private:
    void run_file(const std::filesystem::path& file) {
        for (const auto& result : runner_.run_file(file))
            report(result);
    }

    // Whether a first line begins a document of many lines: a list, or a case that goes on.
    static bool begins_document(const std::string& line) {
        return line[line.find_first_not_of(" \t\r")] == '[' ||
               std::ranges::count(line, '{') > std::ranges::count(line, '}');
    }

    void run_document(std::string text) {
        for (std::string line; std::getline(streams_.in, line);)
            text += "\n" + line;
        for (const auto& result : runner_.run_document(text, "-"))
            report(result);
    }

    // Lines are answered as they come, so that another program can talk through a pipe.
    void run_lines() {
        std::size_t number = 0;
        bool is_first = true;
        for (std::string line; std::getline(streams_.in, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
            if (std::exchange(is_first, false) && begins_document(line)) {
                run_document(std::string(number - 1, '\n') + line);
                return;
            }
            report(runner_.run_line(line, "-", number));
            if (style_ == Style::json && streams_.in.rdbuf()->in_avail() <= 0) streams_.out.flush();
        }
    }

    // What scenarios name may lie beside them.
    static bool is_for_scenarios(const std::filesystem::path& file) {
        return std::ranges::any_of(
            games(), [&](const play::GameModule& game) { return game.is_document(file.string()); });
    }

    void run_folder(const std::filesystem::path& folder) {
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            const auto& path = entry.path();
            const bool is_schema = path.filename().string().ends_with(".schema.json");
            if (!entry.is_regular_file() || is_schema) continue;
            if (path.extension() != ".json" && path.extension() != ".jsonl") continue;
            if (!is_for_scenarios(path)) files.push_back(path);
        }
        std::sort(files.begin(), files.end());
        for (const auto& file : files)
            run_file(file);
    }

    void report(const play::ScenarioResult& result) {
        ++(result.passed() ? passed_ : failed_);
        if (style_ == Style::json) {
            streams_.out << result.report << '\n';
        } else if (style_ == Style::told) {
            streams_.out << (told_++ > 0 ? "\n" : "") << result.report;
        } else if (style_ == Style::words) {
            streams_.out << (result.passed() ? "passed  " : "FAILED  ")
                         << (result.name.empty() ? result.file : result.name) << '\n';
        }
        if (!result.passed()) streams_.err << result.complaint() << '\n';
    }

    Streams streams_;
    Style style_;
    play::ScenarioRunner runner_;
    std::size_t passed_ = 0;
    std::size_t failed_ = 0;
    std::size_t told_ = 0;
};

int run_scenarios(const ScenarioOrder& order, const CommandContext& context) {
    Desk desk(context, order);
    for (const std::string& file : order.files)
        desk.run(file);
    return desk.finish();
}

}  // namespace

CommandRun declare_scenario(CommandOptions& options) {
    const auto order = std::make_shared<ScenarioOrder>();
    options.describe(
        "Runs rule cases and says which hold. Courses and vehicles are looked for beside the\n"
        "scenario, among those of the game and in --user-dir.\n");
    options.files("FILE", order->files, Needed::yes,
                  "a scenario (.json), a list of them, one per line (.jsonl), a folder of such "
                  "files, or - for either of them on standard input");
    options.begin_group("At most one of these");
    options.flag(
        "--json", [order] { order->style = Style::json; },
        "one line of JSON for each case: what happened, and the state after it");
    options.flag(
        "--tell", [order] { order->style = Style::told; },
        "each case in words: who does what, the dice, what came of it and by which rule");
    options.flag(
        "--quiet", [order] { order->style = Style::quiet; },
        "only what did not pass, and no count");
    options.only_one_of({"--json", "--tell", "--quiet"});
    options.end_with("Exit code: 0 all passed, 1 any failed or faulty, 2 wrong usage.");
    return [order](const CommandContext& context) { return run_scenarios(*order, context); };
}

}  // namespace app
