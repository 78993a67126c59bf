#include "games/frothy/door/core/lab/arena.h"

#include <algorithm>
#include <utility>

#include "games/frothy/door/core/lab/trial.h"

namespace frothy {

namespace {

std::vector<std::string> courses_of(const ArenaOrder& order, const formats::DataDirs& dirs) {
    if (!order.course.empty()) return {order.course};
    std::vector<std::string> courses;
    for (const formats::DataFile& file : formats::list_data_files({dirs.data, {}}, course_files))
        courses.push_back(file.path);
    if (courses.empty()) throw play::ContentError("there is no course in " + dirs.data + "/tracks");
    return courses;
}

}  // namespace

play::lab::Trial watched(play::lab::Trial trial, const std::shared_ptr<RaceProgress>& progress) {
    if (!progress) return trial;
    trial.run = [run = std::move(trial.run), progress](std::uint64_t seed, std::uint64_t number,
                                                       play::lab::Sums& sums) {
        if (progress->is_stopped) throw RacesStopped();
        run(seed, number, sums);
        ++progress->done;
    };
    return trial;
}

play::DriverNames known_drivers() {
    play::DriverNames names;
    for (const DriverKind kind : driver_kinds)
        names.push_back(name_of(kind));
    for (const DriverKind kind : styled_kinds)
        names.push_back(name_of(kind));
    return names;
}

DriverSeats drivers_of(std::string_view text, std::size_t vehicles) {
    DriverSeats seats{};
    const play::DriverNames names = known_drivers();
    std::ranges::transform(play::drivers_named(text, names, vehicles, "vehicles"), seats.begin(),
                           [&](std::size_t driver) { return *driver_named(names[driver]); });
    return seats;
}

void declare_arena(play::CommandOptions& options, std::uint64_t races, ArenaOrder& order) {
    order.rivals = vehicles_named("1");
    options.text("--course", "NAME|FILE", order.course,
                 "one course (default: all that come with "
                 "the game)");
    options.value(
        "--rivals", "N|A,B,...",
        [&order](const std::string& text) { order.rivals = vehicles_named(text); },
        "that many basic chariots, or vehicles by name or file (default 1)");
    play::declare_batch(options, known_drivers(), races, order);
    play::lab::declare_driver_limits(options, order.limits);
    options.number("--laps", "L", order.laps, 1, 99, "laps (default: as the course says)");
    options.text("--rules", "NAME|FILE", order.rules, "house rules (default: the ledger's)");
}

Arena::Arena(const ArenaOrder& order, const play::CommandContext& context)
    : Arena(order, order.rivals, context) {}

Arena::Arena(const ArenaOrder& order, const std::vector<std::string>& rivals,
             const play::CommandContext& context)
    : progress_(order.progress) {
    SettingOrder race;
    race.vehicles.emplace_back(basic_chariot);
    race.vehicles.insert(race.vehicles.end(), rivals.begin(), rivals.end());
    if (race.vehicles.size() > max_vehicles)
        throw play::UsageError("--rivals: found " + std::to_string(rivals.size()) +
                               " vehicles, expected 1 to 5 (FR-GEN-01)");
    race.laps = order.laps;
    race.rules = order.rules;
    crew_ = crew_of(order.drivers, race.vehicles.size(), order.limits);
    for (const std::string& course : courses_of(order, context.data_dirs())) {
        race.course = course;
        settings_.push_back(load_setting(race, context.data_dirs()));
    }
}

play::lab::Contender Arena::contender(const Licence& licence, const std::string& name) const {
    play::lab::Contender contender{name, {}};
    for (const Setting& usual : settings_) {
        auto setting = std::make_shared<Setting>(usual);
        setting->licences.front() = licence;
        contender.on.push_back(watched(trial_of(setting, crew_), progress_));
    }
    return contender;
}

Licence licence_of(const std::string& name, const play::CommandContext& context) {
    const auto loaded = load_licence(path_of(context.data_dirs(), licence_files, name, "vehicle"));
    if (!loaded.ok()) throw play::ContentError(formats::text_of(loaded.complaints));
    return *loaded.value;
}

}  // namespace frothy
