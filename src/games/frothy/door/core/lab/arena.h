// Where vehicles are measured: courses, rivals and drivers, as the commands of the proving ground
// have them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "games/frothy/ai/drivers.h"
#include "games/frothy/door/core/commands/race_order.h"
#include "games/frothy/door/core/lab/crew.h"
#include "games/frothy/rules/setting.h"
#include "play/commands/command_context.h"
#include "play/commands/simulate.h"
#include "play/lab/compare.h"
#include "play/lab/race_progress.h"

namespace frothy {

// The names of all computer drivers, the usual one first.
play::DriverNames known_drivers();
// Those a command names, one for all or one for each of the vehicles. Throws UsageError.
DriverSeats drivers_of(std::string_view text, std::size_t vehicles);

using play::lab::RaceProgress;
using play::lab::RacesStopped;

// Races that are counted there as they are run, and stop when that is wished; as they are without.
play::lab::Trial watched(play::lab::Trial trial, const std::shared_ptr<RaceProgress>& progress);

struct ArenaOrder : play::SimulateOrder {
    std::string course;  // name or file; empty for all that are shipped
    std::vector<std::string> rivals;
    int laps = 0;
    std::string rules;
    play::lab::DriverLimits limits;
    std::shared_ptr<RaceProgress> progress;  // null where nobody waits
};
// --course, --rivals, --laps, --rules, those of drivers of one's own, and those of a batch, whose
// races are those on each course.
void declare_arena(play::CommandOptions& options, std::uint64_t races, ArenaOrder& order);

class Arena {
public:
    // Throws ContentError and UsageError.
    Arena(const ArenaOrder& order, const play::CommandContext& context);
    Arena(const ArenaOrder& order, const std::vector<std::string>& rivals,
          const play::CommandContext& context);

    const std::vector<Setting>& settings() const { return settings_; }
    const Crew& crew() const { return crew_; }
    // Against the rivals on every course, with a name of its own where it is not the licence's.
    play::lab::Contender contender(const Licence& licence, const std::string& name) const;

private:
    std::vector<Setting> settings_;  // one for each course; the first seat is for who is measured
    Crew crew_;
    std::shared_ptr<RaceProgress> progress_;
};

// A vehicle by name or file. Throws ContentError.
Licence licence_of(const std::string& name, const play::CommandContext& context);

}  // namespace frothy
