// `hippodrome bench`: how fast the engine of this build is on this machine.
#pragma once

#include <functional>
#include <iosfwd>
#include <span>
#include <string>

#include "app/core/commands/client_commands.h"
#include "frothy/data_files.h"

namespace app {

// `measure_frames` may be empty: frame times are then left out. Returns the exit code. Throws
// UsageError, ContentError.
int run_bench(std::span<const std::string> args, const frothy::DataDirs& dirs,
              const std::function<FrameFigures()>& measure_frames, std::ostream& out);

}  // namespace app
