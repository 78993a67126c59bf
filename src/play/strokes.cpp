#include "play/strokes.h"

#include <algorithm>
#include <iterator>

namespace play {

void Strokes::begin(std::size_t entry) {
    forget_from(entry);
    begun_.push_back(entry);
}

void Strokes::leave_out(std::size_t entry) {
    forget_from(entry);
    left_out_.push_back(entry);
}

void Strokes::go_along(std::size_t entry) {
    leave_out(entry);
    going_along_.push_back(entry);
}

bool Strokes::goes_along(std::size_t entry) const {
    return std::ranges::binary_search(going_along_, entry);
}

bool Strokes::is_left_out(std::size_t entry) const {
    return std::ranges::binary_search(left_out_, entry);
}

std::optional<bool> Strokes::begins_one(std::size_t entry) const {
    const auto after = std::ranges::upper_bound(begun_, entry);
    if (after == begun_.begin()) return std::nullopt;
    return *std::prev(after) == entry;
}

void Strokes::forget_from(std::size_t entry) {
    for (std::vector<std::size_t>* entries : {&begun_, &left_out_, &going_along_})
        entries->erase(std::ranges::lower_bound(*entries, entry), entries->end());
}

}  // namespace play
