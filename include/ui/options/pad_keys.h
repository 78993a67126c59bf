// A game pad as a set of keys: what its buttons and its left stick mean where they are pressed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "kernel/player.h"
#include "stage/core/input.h"

namespace ui {

// What the keys speak to: the board and its question, a race that is looked at again, panels over
// everything, or the letters for a text that is being written.
enum class PadPlace : std::uint8_t { race, replay, panels, letters };

// What a button is as a key there; unknown where it means nothing.
stage::Key key_of(stage::PadButton button, PadPlace place);

class PadKeys {
public:
    // Keys that carry the number of their pad. The left stick steps as the cross does.
    std::vector<stage::InputEvent> take(const stage::InputEvent& event, PadPlace place);
    // On the board, in a replay and among letters a direction that is held goes on; panels repeat
    // by themselves.
    std::vector<stage::InputEvent> advance(float seconds);
    // Whether something goes on by itself.
    bool is_holding() const;

private:
    enum class Source : std::uint8_t { button, stick };
    struct Part {
        int pad;
        Source source;
        stage::PadButton button;

        friend auto operator<=>(const Part&, const Part&) = default;
    };
    struct Held {
        stage::Key key;
        PadPlace place;
        float until_next;  // seconds
    };

    void press(Part part, PadPlace place, std::vector<stage::InputEvent>& keys);
    void release(Part part, std::vector<stage::InputEvent>& keys);
    void take_stick(const stage::InputEvent& event, PadPlace place,
                    std::vector<stage::InputEvent>& keys);

    std::map<Part, Held> held_;
};

// For which seat a pad answers, by seat: 1 is the first pad, 0 none of its own.
struct PadSeats {
    std::array<std::uint8_t, kernel::max_players> pads{};

    // Whether this pad (0 is the first) answers for the seat: its own does, and no other; one that
    // is nobody's own answers for all who have none.
    bool may_answer(int pad, std::size_t seat) const;

    friend bool operator==(const PadSeats&, const PadSeats&) = default;
};

}  // namespace ui
