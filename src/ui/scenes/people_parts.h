// What the parts of the page of people share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "ui/core/palette.h"
#include "ui/letters.h"

namespace ui::people {

// Whoever has no name goes by the colour, as in a record: in the reader's language here.
inline std::string name_by_colour(const std::string& name) {
    const auto its = std::ranges::find(liveries, std::string_view(name), &Livery::name);
    return its == liveries.end() ? name : name_of(*its);
}

inline const char* what_podiums_are() {
    return tr("Podiums: races home among the first three, and not last.");
}

}  // namespace ui::people
