// What draws pages needs twenty libraries that nothing else does. So it is a library of its own,
// loaded when there is first something to print, and this is its door.
#pragma once

#include <array>
#include <filesystem>
#include <string>

#include "print/document.h"
#include "stage/core/font_files.h"

namespace print {

struct PagesOrder {
    FileKind kind = FileKind::pdf;
    std::array<std::filesystem::path, stage::face_count> fonts;
    std::filesystem::path assets;
    std::string title;
    Pictures more;
};

}  // namespace print

// The caller's to delete. Throws as `print::open_document`.
extern "C" print::Document* hippodrome_open_document(print::PagesOrder& order);
