// What is shown by another program: a page in the reader's browser.
#pragma once

#include <filesystem>
#include <string>

namespace stage {

// Opens a file with whatever opens such files here. Empty on success, else what went wrong.
std::string open_outside(const std::filesystem::path& file);

}  // namespace stage
