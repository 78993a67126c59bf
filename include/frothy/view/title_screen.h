// The door: the name, the painted board behind it, and what may be done next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "frothy/course.h"
#include "frothy/view/panel_kit.h"
#include "stage/canvas.h"

namespace frothy {

// A race that can be gone on with, as a line to choose.
struct RaceOffer {
    std::string title;    // "Circus Parvus, round 4"
    std::string detail;   // "Ada, Bert, Clio"
    std::string trouble;  // why it cannot be opened; empty if it can
};

struct TitleState {
    const Course* backdrop = nullptr;    // painted behind; may be null
    std::vector<RaceOffer> interrupted;  // latest first
    bool has_races = false;              // to be listed: left, saved or raced lately
    std::string message;                 // what went wrong last; empty mostly
    bool can_go_from_boundary = false;   // the race of the message has an older place to go on from
};

enum class TitleCommand : std::uint8_t {
    none,
    new_race,
    first_race,     // coached
    continue_race,  // interrupted[index]
    discard_race,   // interrupted[index]: not to be offered again
    races,          // the list of all of them
    from_boundary,  // the race of the message, from its last place of rest
    dismiss,        // the message has been read
    rules,
    options,
    quit,
};

struct TitleReply {
    TitleCommand command = TitleCommand::none;
    std::size_t index = 0;
};

class TitleScreen {
public:
    TitleReply show(const PanelKit& kit, stage::Canvas& canvas, const TitleState& state);
    // After the textures were lost.
    void forget_textures() { ground_ = {}; }

private:
    void draw_ground(const PanelKit& kit, stage::Canvas& canvas, const TitleState& state);
    void draw_name(const PanelKit& kit, stage::Canvas& canvas);
    TitleReply show_door(const PanelKit& kit, const TitleState& state, stage::Rect room);
    TitleReply show_message(const PanelKit& kit, const TitleState& state, stage::PixelSize canvas);

    stage::Layer ground_;
    const Course* painted_ = nullptr;
    float scale_ = 0.0F;
};

}  // namespace frothy
