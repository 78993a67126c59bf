// `hippodrome signature`: one number for how the rules play, to be compared between builds.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "frothy/data_files.h"

namespace app {

// A hash of the end states and decision counts of 1,000 races on the shipped courses, steady and
// random drivers in turn. Returns the exit code. Throws UsageError, ContentError.
int run_signature(std::span<const std::string> args, const frothy::DataDirs& dirs,
                  std::ostream& out);

}  // namespace app
