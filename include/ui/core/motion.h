// What moves of a game on the screen: what happened is shown bit by bit, and when nothing is left
// what is seen is the state. Times are seconds.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "kernel/player.h"
#include "ui/core/comfort.h"

namespace ui {

// What is heard of a game. `sound` is the name of a file below assets/sounds; empty for silence.
struct SoundCue {
    std::string_view sound;
    float strength = 0.0F;  // 0 to 1
    float thrill = 0.0F;    // 0 to 1: how far it lifts an audience off its seats
    float shake = 0.0F;     // 0 to 1: how hard the board is struck

    bool is_silent() const { return sound.empty() && thrill <= 0.0F; }
};

class Motion {
public:
    virtual ~Motion() = default;

    // Moves on by real time; true while something still moves.
    virtual bool advance(float seconds) = 0;
    virtual bool idle() const = 0;
    // Ends all motion at once: what is seen is the last state given.
    virtual void skip() = 0;
    // Who is to throw dice with their own hand before anything goes on; nobody for none.
    virtual kernel::PlayerId hand_awaited() const { return kernel::nobody; }
    virtual void throw_dice() {}
    // As `skip`, but up to the next dice thrown by hand.
    virtual void skip_to_hand() { skip(); }
    // How many times faster than written; above 0, or stage::Timeline::instant.
    virtual void set_speed(float factor) = 0;
    virtual void set_movement(Movement movement) = 0;
    // Whether what is worth it is shown a second time, more slowly.
    virtual void set_replays(bool /*are_shown*/) {}
    virtual bool is_replaying() const { return false; }
    // How many of the happenings given are still to be shown.
    virtual std::size_t unseen() const = 0;
    // Who moves, rolls or suffers at this moment; nobody when idle. For the camera.
    virtual kernel::PlayerId in_focus() const = 0;
    // What has begun to be heard since the last call, in order. After a skip only the loudest.
    virtual std::vector<SoundCue> take_cues() = 0;
};

}  // namespace ui
