// A course being drawn: brushes, shapes, selection, and every step of it undone and redone.
#pragma once

#include <array>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/view/core/studio/hex_shapes.h"
#include "games/frothy/view/core/studio/steps.h"
#include "games/frothy/view/core/studio/track_pieces.h"

namespace frothy {

using hexgrid::Hex;

enum class Brush : std::uint8_t {
    track,  // plain sand
    off,    // no track: walls stand round what is left
    mud,    // hazards of three looks
    water,
    sand,
    amphora,   // fragile
    boulder,   // solid
    low_wall,  // solid, to be jumped
    finish,    // the first hexes beyond the line
    grid,      // the next grid space; where there is one, it turns by 30 degrees
    open,      // the outer sides of the hex, without a wall or with one
    runner,    // where runners set out, or where none do any more
};
inline constexpr std::size_t brush_count = 12;

// What a stroke leaves behind: ratings are of the mark that the brush makes.
struct Stroke {
    Brush brush = Brush::track;
    std::array<std::string, brush_count> looks = {};  // of each brush; empty: the usual one
    std::int8_t rating = 0;
    std::uint8_t markers = 1;  // of amphorae
    std::uint8_t points = 0;   // of amphorae; 0: as agreed
    hexgrid::Facing facing;    // of a new grid space
};

// Which picture the hexes of a brush have; empty for a brush that makes no mark.
std::string look_of(const Stroke& stroke);
// Those there are to choose from, the usual one first: of the game, of the course itself, and
// pictures that others have brought.
std::vector<std::string> looks_for(Brush brush, const CoursePlan& plan,
                                   std::span<const std::string> brought);
void choose_look(Stroke& stroke, const std::string& look);

// About the middle of the track.
enum class Symmetry : std::uint8_t { none, left_right, top_bottom, half_turn };

// What a fill from there reaches: hexes of the same marks that hang together; off the track as far
// as a hex beyond it all.
std::vector<Hex> flood_from(const CoursePlan& plan, Hex from);

// A name and no hex.
CoursePlan empty_course();
// A little oval with a line and four grid spaces, to begin with.
CoursePlan new_course();

// A course, and where pieces of it have been left open.
struct Drawing {
    CoursePlan plan;
    std::vector<TrackEnd> ends;
};
// A straight with line and grid, to put pieces to.
Drawing new_track();

class Workbench {
public:
    explicit Workbench(CoursePlan plan);
    explicit Workbench(Drawing drawing);

    const CoursePlan& plan() const { return drawing().plan; }
    const Drawing& drawing() const { return steps_.now().drawing; }
    // Grows with every change, undone ones too.
    int revision() const { return steps_.revision(); }

    // What is painted until `end_stroke` is undone at once.
    void begin_stroke();
    void end_stroke();
    void paint(std::span<const Hex> hexes, const Stroke& stroke);

    // Where pieces may be put to: ends with track within and none beyond.
    std::vector<TrackEnd> open_ends() const;
    // A piece as it was laid. Ends that meet are joined; hexes of the track stay as they are.
    void place(const LaidPiece& piece);

    Symmetry symmetry = Symmetry::none;  // of track, surfaces and obstacles

    // Another plan in one step: words and numbers, or a file that has changed.
    void change(CoursePlan plan);
    // Another course altogether, with its open ends.
    void change(Drawing drawing);
    // What it is called, from its first step on: what can be redone stays.
    void call(const std::string& id, const std::string& name);

    std::set<Hex> selection;  // undone and redone with the step that moved it
    void copy();
    void cut();
    bool has_copy() const { return !copied_.empty(); }
    // With the north-western corner of what was copied there; it is selected afterwards.
    void paste(Hex at);
    // What is selected, by so much.
    void move_selection(Hex by);

    bool can_undo() const { return steps_.can_undo(); }
    bool can_redo() const { return steps_.can_redo(); }
    void undo();
    void redo();

    bool is_saved() const { return steps_.is_saved(); }
    void note_saved();

private:
    struct Copied {
        Hex at;
        Features features;
        std::string look;
    };

    struct Step {
        Drawing drawing;
        std::set<Hex> selection;  // when the step was last left
    };

    void push(CoursePlan plan);
    void push(Drawing drawing);
    std::vector<Hex> with_mirrored(std::span<const Hex> hexes, Brush brush) const;
    void erase_selected(CoursePlan& plan) const;

    Steps<Step> steps_;
    bool is_stroking_ = false;
    bool has_stroked_ = false;  // something, in this stroke
    std::vector<Copied> copied_;
};

}  // namespace frothy
