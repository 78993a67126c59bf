// Which entries of a journal were answered at one stroke, and which answered themselves: what undo
// takes back together. It knows those made since the game was taken up.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace play {

class Strokes {
public:
    // The next answers, from this entry on, are given at one stroke. What was known of it and later
    // ones is forgotten: it was taken back.
    void begin(std::size_t entry);
    // The answer at this entry is nobody's.
    void leave_out(std::size_t entry);

    // Nor is that at this one, but it was given for somebody.
    void go_along(std::size_t entry);

    bool goes_along(std::size_t entry) const;
    bool is_left_out(std::size_t entry) const;
    // Empty for entries before the first that is known.
    std::optional<bool> begins_one(std::size_t entry) const;

private:
    void forget_from(std::size_t entry);

    // In order.
    std::vector<std::size_t> begun_;
    std::vector<std::size_t> left_out_;
    std::vector<std::size_t> going_along_;  // of those
};

}  // namespace play
