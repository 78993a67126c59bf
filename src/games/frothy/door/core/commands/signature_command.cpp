#include "games/frothy/door/core/commands/signature_command.h"

#include <ostream>

#include "games/frothy/ai/batch.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "play/commands/simulate.h"

namespace frothy {

using namespace play;

namespace {

constexpr std::uint64_t signature_races = 1000;

std::uint64_t signature_of(const formats::DataDirs& dirs) {
    const auto files = formats::list_data_files(dirs, course_files);
    if (files.empty()) throw ContentError("there is no course in " + dirs.data + "/tracks");
    std::uint64_t signature = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        SettingOrder order;
        order.course = files[i].path;
        order.vehicles.assign(4, std::string(basic_chariot));
        Setting setting = load_setting(order, dirs);
        setting.laps = 1;
        BatchOrder batch;
        batch.first = signature_races * i / files.size();
        batch.races = signature_races * (i + 1) / files.size() - batch.first;
        batch.drivers = all_seats(DriverKind::rookie);
        for (std::size_t seat = 1; seat < batch.drivers.size(); seat += 2) {
            batch.drivers[seat] = DriverKind::random;
        }
        const BatchResult result = run_batch(setting, batch);
        signature = kernel::split_mix(signature ^ result.signature);
        signature = kernel::split_mix(signature ^ result.decisions);
    }
    return signature;
}

int print_signature(const CommandContext& context) {
    // Only what is shipped counts.
    context.streams.out << signature_text(signature_of({context.data.string(), {}})) << "\n";
    return exit_good;
}

}  // namespace

CommandRun declare_signature(CommandOptions& options) {
    options.describe(
        "Runs 1,000 races on the shipped courses and prints one hash of their end states and\n"
        "decision counts, the same on every machine. If it changes, the rules or the drivers play\n"
        "differently.\n");
    options.end_with("Exit code: 0 done, 1 bad content, 2 wrong usage.");
    return print_signature;
}

}  // namespace frothy
