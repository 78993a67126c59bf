#include "games/frothy/view/studio/studio_tips.h"

#include "words/words.h"

namespace frothy::studio_tips {

using stage::Key;
using words::say;
using words::tr;

std::string tip_of(StudioTool tool) {
    switch (tool) {
    case StudioTool::pieces: return tr("Lays a track from straights and bends that fit together.");
    case StudioTool::brush: return tr("Paints hex by hex, as long as the button is held.");
    case StudioTool::shape: return tr("Draws a line, a box, a ring or a hexagon in one go.");
    case StudioTool::fill: return tr("Paints all that hangs together and is alike.");
    case StudioTool::select:
        return tr("Draw a box around hexes, then drag them; copy, cut and paste them, or take them "
                  "away with Delete.");
    }
    return {};
}

std::string tip_of(Piece piece) {
    switch (piece) {
    case Piece::straight: return tr("A short way straight on.");
    case Piece::long_straight: return tr("A long way straight on: time to speed up.");
    case Piece::tight_bend: return tr("A bend close around its inside.");
    case Piece::bend: return tr("A bend of the usual radius.");
    case Piece::wide_bend: return tr("A wide bend, to be taken fast.");
    case Piece::hairpin: return tr("Half a turn: the track comes back beside itself.");
    case Piece::chicane: return tr("To one side and on again the way it came.");
    case Piece::narrows: return tr("A straight that is narrower in its middle.");
    case Piece::fork: return tr("The track parts in two; turned round, two become one.");
    case Piece::closing: return tr("Whatever it takes from one open end to another.");
    case Piece::start: return tr("A straight with the finish line and a grid.");
    }
    return {};
}

std::string tip_of(Brush brush) {
    switch (brush) {
    case Brush::track: return tr("Plain track; what stands on the hex is taken away.");
    case Brush::off: return tr("Takes the hex away. A wall stands wherever the track ends.");
    case Brush::mud:
    case Brush::water:
    case Brush::sand:
        return tr("A hazard: whoever drives into it gains Control Loss Points, half the Speed.");
    case Brush::amphora:
        return tr("A fragile obstacle: it breaks, and costs whoever drives into it damage dice, "
                  "half the Speed.");
    case Brush::boulder:
        return tr("A solid obstacle: whoever runs into it rolls a damage die for each point of "
                  "Speed.");
    case Brush::low_wall: return tr("A solid obstacle that can be jumped.");
    case Brush::finish:
        return tr("The first hexes beyond the line, right across the track. Once more takes the "
                  "mark away.");
    case Brush::grid:
        return tr("The next space of the starting grid, two to six of them. Once more turns the "
                  "space.");
    case Brush::open:
        return tr("No wall along the edge of this hex: a vehicle may leave the track there. Once "
                  "more puts it back.");
    case Brush::runner:
        return tr("Where runners set out in a race for points. Without any mark they come from "
                  "anywhere at the side.");
    }
    return {};
}

std::string tip_of(Shape shape) {
    switch (shape) {
    case Shape::line: return tr("A straight line from hex to hex.");
    case Shape::box: return tr("A box from corner to corner.");
    case Shape::ring: return tr("Two half rounds and two straights: a circle, or an oval.");
    case Shape::hexagon: return tr("A hexagon from its middle.");
    }
    return {};
}

std::string tip_of(Overlay overlay) {
    switch (overlay) {
    case Overlay::coordinates: return tr("The two numbers by which a file names the hex, q and r.");
    case Overlay::rows:
        return tr("In which row of the file and at which letter of it the hex stands, both from "
                  "1.");
    case Overlay::progress:
        return tr("How many spaces along the course the hex lies; 0 is just beyond the line.");
    case Overlay::sections:
        return tr("Straights and bends by number; L bends to the left, R to the right.");
    case Overlay::inside:
        return tr("How many hexes from the inside of the track: darkest is the inside edge. Of "
                  "vehicles side by side the inner one moves first.");
    case Overlay::width:
        return tr("How many vehicles fit side by side; red where the grid has more.");
    case Overlay::sight: return tr("Spaces to where the next bend begins; 0 is within one.");
    case Overlay::line: return tr("The shortest way round with few turns.");
    case Overlay::traffic:
        return tr("How often drivers come by in a race. 240 races are run for it.");
    case Overlay::crashes: return tr("Crashes in 100 races. 240 races are run for it.");
    case Overlay::fairness:
        return tr("How often each space of the grid wins, in %; red is far from its fair share. "
                  "240 races are run for it.");
    }
    return {};
}

namespace {

bool has_keyboard(const ui::Kit& kit) { return kit.frame.caps().device() != stage::Device::pad; }

std::string with(const std::string& tip, const std::string& key) {
    return key.empty() ? tip : tip + "  (" + key + ")";
}

}  // namespace

std::string with_key(const ui::Kit& kit, const std::string& tip, Key key) {
    return has_keyboard(kit) ? with(tip, kit.frame.caps().on_keyboard(key)) : tip;
}

std::string with_control(const ui::Kit& kit, const std::string& tip, Key key) {
    if (!has_keyboard(kit)) return tip;
    return with(tip, say("Ctrl {0}", {kit.frame.caps().on_keyboard(key)}));
}

std::string with_control_and_shift(const ui::Kit& kit, const std::string& tip, Key key) {
    if (!has_keyboard(kit)) return tip;
    return with(tip, say("Ctrl Shift {0}", {kit.frame.caps().on_keyboard(key)}));
}

std::string with_digit(const ui::Kit& kit, const std::string& tip, std::size_t nth) {
    if (nth > 9) return tip;
    const auto digit = static_cast<int>(Key::digit_0) + static_cast<int>((nth + 1) % 10);
    return with_key(kit, tip, static_cast<Key>(digit));
}

}  // namespace frothy::studio_tips
