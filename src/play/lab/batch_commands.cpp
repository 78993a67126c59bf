#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <set>

#include "formats/data_files.h"
#include "play/commands/command_words.h"
#include "play/lab/lab_commands.h"

namespace play::lab {
namespace {

constexpr std::uint64_t most_shards = 100'000;

Shard shard_of(const std::string& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos)
        throw UsageError("--shard: found \"" + text + "\", expected K/N, such as 2/8");
    const std::uint64_t of = number_within("--shard", text.substr(slash + 1), 1, most_shards);
    return {number_within("--shard", text.substr(0, slash), 1, of), of};
}

// "closest-finish-0000017.json".
std::string file_of(const std::string& kind, std::uint64_t race) {
    std::string number = std::to_string(race);
    number.insert(0, 7 - std::min<std::size_t>(number.size(), 7), '0');
    std::string name = kind + "-" + number + ".json";
    std::ranges::replace(name, ' ', '-');
    return name;
}

}  // namespace

void declare_telling(CommandOptions& options, Telling& telling) {
    options.flag(
        "--json", [&telling] { telling.as = Telling::As::json; },
        "one JSON document instead of tables");
    options.flag(
        "--csv", [&telling] { telling.as = Telling::As::csv; },
        "comma-separated lines instead of tables");
    options.only_one_of({"--json", "--csv"});
}

void declare_report_form(CommandOptions& options, ReportForm& form) {
    options.flag(
        "--html", [&form] { form.as = ReportAs::html; },
        "one HTML file with drawings, instead of Markdown");
    options.flag(
        "--json", [&form] { form.as = ReportAs::json; }, "one JSON document, instead of Markdown");
    options.only_one_of({"--html", "--json"});
    options.text("--out", "FILE", form.out, "write it there");
}

void give_report(const Report& report, const ReportForm& form, const CommandContext& context) {
    if (form.out.empty()) return write_report(context.streams.out, report, form.as);
    std::ofstream file(form.out, std::ios::binary);
    write_report(file, report, form.as);
    file.close();
    if (!file) throw ContentError(form.out + ": cannot be written");
}

void declare_keeping(CommandOptions& options, Keeping& keeping, const std::string& which) {
    options.text("--record", "DIR", keeping.folder,
                 "keep the races worth watching as records in this folder: " + which);
    options.number("--keep", "N", keeping.of_each, 1, most_watched,
                   "how many of each kind --record keeps (default 1)");
}

void declare_batch_command(CommandOptions& options, BatchCommand& command) {
    options.value(
        "--shard", "K/N", [&command](const std::string& text) { command.shard = shard_of(text); },
        "part K of N of the batch alone; what `merge` makes of the JSON of all parts is, byte for "
        "byte, what one run gives");
    declare_keeping(options, command.keeping,
                    "first wreck, closest finish, longest, most changes of the lead");
    declare_telling(options, command.telling);
}

std::vector<KeptRace> keep_races(const Trial& trial, const Batch& batch, const std::string& folder,
                                 std::size_t of_each) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw ContentError(folder + ": " + error.message());
    std::vector<KeptRace> kept;
    std::set<std::uint64_t> races;
    for (std::size_t kind = 0; kind < batch.sums.watched.size(); ++kind) {
        const auto& best = batch.sums.watched[kind];
        for (std::size_t i = 0; i < best.size() && i < of_each; ++i) {
            if (!races.insert(best[i].race).second) continue;
            const std::string& name = batch.plan.watched_kinds[kind];
            const std::string path =
                (std::filesystem::path(folder) / file_of(name, best[i].race)).string();
            std::ofstream file(path, std::ios::binary);
            file << trial.record(batch.seed, best[i].race);
            file.close();
            if (!file) throw ContentError(path + ": cannot be written");
            kept.push_back({name, best[i].race, path});
        }
    }
    return kept;
}

void keep(const Trial& trial, const Batch& batch, const Keeping& keeping,
          const CommandContext& context) {
    if (keeping.folder.empty()) return;
    const auto of_each = static_cast<std::size_t>(keeping.of_each);
    for (const KeptRace& race : keep_races(trial, batch, keeping.folder, of_each))
        context.streams.err << race.kind << ": " << race.file << "\n";
}

int run_batch_command(const Trial& trial, const BatchOrder& order, const BatchCommand& command,
                      const CommandContext& context) {
    const Batch batch = run_batch(trial, order, command.shard);
    tell_batch(context.streams.out, batch, command.telling);
    keep(trial, batch, command.keeping, context);
    return exit_good;
}

CommandRun declare_merge(CommandOptions& options) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto telling = std::make_shared<Telling>();
    options.describe("Adds up what `simulate --shard K/N --json` has written, in whatever order "
                     "the files are named:\n"
                     "the same, byte for byte, as one run of the whole batch.\n");
    options.files("FILE", *files, Needed::yes, "all parts of one batch");
    declare_telling(options, *telling);
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return [=](const CommandContext& context) {
        std::vector<std::pair<std::string, Batch>> parts;
        for (const std::string& file : *files) {
            const auto text = formats::read_text_file(file);
            if (!text.ok()) throw ContentError(formats::text_of(text.complaints));
            auto batch = batch_from_json(*text.value, file);
            if (!batch.ok()) throw ContentError(formats::text_of(batch.complaints));
            parts.emplace_back(file, *std::move(batch.value));
        }
        tell_batch(context.streams.out, merged(std::move(parts)), *telling);
        return exit_good;
    };
}

}  // namespace play::lab
