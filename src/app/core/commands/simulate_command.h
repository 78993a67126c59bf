// `hippodrome simulate`: many races between computer drivers, and what came of them.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "frothy/data_files.h"

namespace app {

// Exit code: 0, 1 for bad content, 2 for a wrong command line.
int run_simulate(std::span<const std::string> args, const frothy::DataDirs& dirs, std::ostream& out,
                 std::ostream& err);

}  // namespace app
