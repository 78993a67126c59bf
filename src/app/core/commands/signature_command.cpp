#include "app/core/commands/signature_command.h"

#include <array>
#include <iomanip>
#include <ostream>

#include "app/core/commands/arguments.h"
#include "app/core/commands/race_arguments.h"
#include "frothy/ai/batch.h"

namespace app {

using namespace frothy;

namespace {

constexpr std::uint64_t signature_races = 1000;

constexpr std::string_view help =
    "usage: hippodrome signature\n"
    "\n"
    "Runs 1,000 races on the shipped courses and prints one hash of their end states and decision\n"
    "counts, the same on every machine. A change of it means that the rules or the drivers play\n"
    "differently.\n";

std::uint64_t signature_of(const DataDirs& dirs) {
    const auto files = list_data_files(dirs, DataKind::course);
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
        for (std::size_t seat = 1; seat < batch.drivers.size(); seat += 2) {
            batch.drivers[seat] = DriverKind::random;
        }
        const BatchResult result = run_batch(setting, batch);
        signature = kernel::split_mix(signature ^ result.signature);
        signature = kernel::split_mix(signature ^ result.decisions);
    }
    return signature;
}

}  // namespace

int run_signature(std::span<const std::string> args, const DataDirs& dirs, std::ostream& out) {
    const Arguments arguments(args, {}, {});
    if (arguments.wants_help()) {
        out << help;
        return 0;
    }
    // Only what is shipped counts.
    const std::uint64_t signature = signature_of({dirs.data, {}});
    out << std::hex << std::setfill('0') << std::setw(16) << signature << std::dec << "\n";
    return 0;
}

}  // namespace app
