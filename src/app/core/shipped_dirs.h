// Where the program finds what it is shipped with.
#pragma once

#include <filesystem>

namespace app {

// Where tracks, vehicles, assets and docs/rules lie: with the program where it is installed, else
// with the sources.
std::filesystem::path shipped_data_dir();
// Where the compiled catalogues of other languages lie, as words::Languages wants them. The folder
// need not be there.
std::filesystem::path shipped_catalogues_dir();

}  // namespace app
