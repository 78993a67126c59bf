// `hippodrome simulate`: many races between computer drivers, and what came of them.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "frothy/data_files.h"

namespace app {

// Returns the exit code. Throws UsageError, ContentError.
int run_simulate(std::span<const std::string> args, const frothy::DataDirs& dirs,
                 std::ostream& out);

}  // namespace app
