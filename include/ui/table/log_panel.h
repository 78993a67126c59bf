// The log of a game beside its board: what happened line by line, and over it what of that concerns
// whoever is next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "play/game_log.h"
#include "ui/kit.h"

namespace ui {

// What is said around the lines, and what is drawn below one of them.
struct LogLook {
    bool has_title = true;  // false: a tab above bears its name
    std::string so_far;     // the heading under a tab: "The race so far"
    std::string nothing;    // while there is none: "The gates are still closed."
    // The dice or cards of a line, in the flow of the panel, this far from its left; null for none.
    std::function<void(std::size_t line, float left)> show_thrown;
};

class LogPanel {
public:
    // Keeps to the newest line unless scrolled back, and returns to it for whoever is next. Lines
    // since `viewer`'s last move are lit; none for nobody. What of them concerns a person stands
    // above, and leads to them. Not shown is what the viewer has not seen, nor what came with the
    // last `unseen` happenings. Returns the rule that was clicked; usually empty.
    std::string show(const Kit& kit, const play::GameLog& log, kernel::PlayerId viewer,
                     const LogLook& look, stage::Rect where, std::size_t unseen);
    // In the next frame it is read further up (-1) or down (1), by most of what is in sight.
    void roll(int by) { roll_ = by; }

private:
    bool show_recap(const Kit& kit, const play::GameLog& log, kernel::PlayerId viewer, float room,
                    std::size_t unseen) const;
    void show_heading(const Kit& kit, const LogLook& look, stage::Rect where) const;
    void follow(kernel::PlayerId viewer, float height);
    void scroll(std::uint64_t version, float height);

    std::uint64_t version_ = 0;
    bool is_following_ = true;  // the newest line
    kernel::PlayerId viewer_ = kernel::nobody;
    float height_ = 0.0F;  // of the lines, as shown last
    int frame_ = 0;        // in which they were shown last
    int roll_ = 0;
    bool is_by_mouse_ = false;  // who scrolled last
    bool is_longer_ = false;    // than its place, as shown last
    int settle_ = 0;            // frames in which the end is still looked for
    bool shows_fresh_ = false;  // lines since `viewer`'s last move, as shown last
};

}  // namespace ui
