#include "games/frothy/view/core/listing.h"

#include <vector>

#include "words/words.h"

namespace frothy {

std::string listing_of(std::span<const std::string> parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0) {
            text = parts[i];
        } else if (i + 1 == parts.size()) {
            text = words::say("{0} and {1}", {text, parts[i]});
        } else {
            text += ", " + parts[i];
        }
    }
    return text;
}

std::string listing_of(const Names& names, std::span<const VehicleId> vehicles) {
    std::vector<std::string> who;
    for (const VehicleId v : vehicles)
        who.push_back(names.of(v));
    return listing_of(who);
}

}  // namespace frothy
