// The tools in the panel of the studio, and what each can be set to.
#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/view/board/board_words.h"
#include "games/frothy/view/core/board/board_ground.h"
#include "games/frothy/view/core/studio/course_turning.h"
#include "games/frothy/view/studio/studio_parts.h"
#include "games/frothy/view/studio/studio_screen.h"
#include "games/frothy/view/studio/studio_tips.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"

namespace frothy {

using namespace studio_parts;
using namespace studio_tips;
using namespace ui;
using stage::Key;

namespace {

std::string title_of(Brush brush) {
    switch (brush) {
    case Brush::track: return tr("Track");
    case Brush::off: return tr("No track");
    case Brush::mud: return tr("Mud");
    case Brush::water: return tr("Water");
    case Brush::sand: return tr("Sand");
    case Brush::amphora: return tr("Amphorae");
    case Brush::boulder: return tr("Boulder");
    case Brush::low_wall: return tr("Low wall");
    case Brush::finish: return tr("Finish line");
    case Brush::grid: return tr("Grid space");
    case Brush::open: return tr("Open edge");
    case Brush::runner: return tr("Runners");
    }
    return {};
}

std::string title_of(StudioTool tool) {
    switch (tool) {
    case StudioTool::pieces: return tr("Pieces");
    case StudioTool::brush: return tr("Brush");
    case StudioTool::shape: return tr("Shape");
    case StudioTool::fill: return tr("Fill");
    case StudioTool::select: return tr("Select");
    }
    return {};
}

std::string title_of(Shape shape) {
    switch (shape) {
    case Shape::line: return tr("Line");
    case Shape::box: return tr("Box");
    case Shape::ring: return tr("Ring");
    case Shape::hexagon: return tr("Hexagon");
    }
    return {};
}

std::string width_words(Shape shape, int width) {
    if (width == 0) return tr("Filled");
    if (width == 1 && shape != Shape::line) return tr("Its edge alone");
    return say(by_count(width, "{0} hex wide", "{0} hexes wide"), {width});
}

std::string title_of(Symmetry symmetry) {
    switch (symmetry) {
    case Symmetry::none: return tr("No symmetry");
    case Symmetry::left_right: return tr("Left and right");
    case Symmetry::top_bottom: return tr("Top and bottom");
    case Symmetry::half_turn: return tr("Half a turn");
    }
    return {};
}

std::string icon_of(StudioTool tool) {
    switch (tool) {
    case StudioTool::pieces: return "ui/pieces";
    case StudioTool::brush: return "ui/brush";
    case StudioTool::shape: return "ui/shape";
    case StudioTool::fill: return "ui/fill";
    case StudioTool::select: return "ui/select";
    }
    return {};
}

// What it paints, in the look that was chosen for it.
template <class Has>
std::string icon_of(Brush brush, Stroke stroke, const Has& has) {
    switch (brush) {
    case Brush::track: return "ui/hex-track";
    case Brush::off: return "ui/hex-none";
    case Brush::finish: return "board/finish-post";
    case Brush::grid: return "board/grid-space";
    case Brush::open: return "ui/hex-open";
    case Brush::runner: return "board/runner";
    default: break;
    }
    stroke.brush = brush;
    return picture_of_look(look_of(stroke), has).value_or("ui/hex-track");
}

bool has_rating(Brush brush) {
    return brush == Brush::mud || brush == Brush::water || brush == Brush::sand ||
           brush == Brush::amphora || brush == Brush::boulder || brush == Brush::low_wall;
}

}  // namespace

void StudioScreen::show_tools(const Kit& kit, Studio& studio) {
    constexpr float tile_height = 42.0F;
    const ImVec2 tile{share_of(studio_tool_count), std::ceil(tile_height * kit.scale())};
    for (int i = 0; i < studio_tool_count; ++i) {
        const auto tool = static_cast<StudioTool>(i);
        if (i > 0) ImGui::SameLine();
        const std::string label = title_of(tool);
        if (i == 0 && std::exchange(wants_panel_, false)) ImGui::SetKeyboardFocusHere();
        const std::string tip = with_key(kit, tip_of(tool), key_of(tool));
        if (key_button(kit, {.label = label,
                             .size = tile,
                             .icon = icon_of(tool),
                             .is_icon_above = true,
                             .is_lit = tool == tool_,
                             .tip = tip})) {
            choose_tool(tool, studio);
        }
    }
    if (tool_ == StudioTool::pieces) {
        show_pieces(kit, studio);
    } else {
        show_brushes(kit, studio);
    }
}

void StudioScreen::show_pieces(const Kit& kit, Studio& studio) {
    Workbench& bench = studio.bench();
    float width = share_of(3);
    const auto button = [&](const std::string& label, const std::string& tip, const char* id,
                            Key key, bool is_lit, bool is_enabled) {
        return key_button(kit, {.label = label,
                                .key = key,
                                .size = low(kit, width),
                                .is_enabled = is_enabled,
                                .is_lit = is_lit,
                                .id = id,
                                .tip = tip});
    };
    const std::size_t open = bench.open_ends().size();
    for (std::size_t i = 0; i < piece_count; ++i) {
        const auto piece = static_cast<Piece>(i);
        if (i % 3 != 0) ImGui::SameLine();
        const std::string id = "piece " + std::to_string(i);
        const bool is_enabled = piece != Piece::closing || open > 1;
        if (button(title_of(piece), with_digit(kit, tip_of(piece), i), id.c_str(), Key::unknown,
                   piece == hand_.piece, is_enabled)) {
            hand_.choose(piece);
            is_on_board_ = true;
        }
    }
    if (piece_count % 3 != 0) ImGui::SameLine();
    if (button(tr("Put anywhere"),
               tr("The piece lies where you click, not at the nearest open end."), "free",
               Key::unknown, hand_.is_free, true)) {
        hand_.is_free = !hand_.is_free;
    }
    const float half = share_of(2);
    width = share_of(4);
    if (button(tr_in("studio", "Mirror"), with_key(kit, tr("Bends go to the other side."), Key::m),
               "mirror", Key::m, hand_.is_mirrored, true)) {
        hand_.is_mirrored = !hand_.is_mirrored;
    }
    ImGui::SameLine();
    if (button(tr_in("studio", "Turn"),
               with_key(kit,
                        tr("A fork is held by its next end; a piece that lies freely looks "
                           "another way."),
                        Key::r),
               "turn", Key::r, false, true)) {
        hand_.turn(bench);
    }
    ImGui::SameLine();
    const int by = stepper(kit, "width", say("{0} hexes wide", {hand_.width}), half);
    hand_.width = std::clamp(hand_.width + by, least_piece_width, most_piece_width);
    show_tip(kit, tr("How wide a piece is that lies freely. One that is put to an end is as wide "
                     "as that."));
    show_muted(kit.fonts().small,
               open == 0 ? tr("No end is open: a piece lies where you click.")
                         : tr("An arrow is an open end; a click puts the piece to the nearest "
                              "one. Close the loop when you have been round."));
}

void StudioScreen::show_shapes(const Kit& kit) {
    const float quarter = share_of(shape_count);
    for (int i = 0; i < shape_count; ++i) {
        const auto shape = static_cast<Shape>(i);
        if (i > 0) ImGui::SameLine();
        if (key_button(kit, {.label = title_of(shape),
                             .size = low(kit, quarter),
                             .is_lit = shape == shape_,
                             .id = "shape " + std::to_string(i),
                             .tip = tip_of(shape)})) {
            shape_ = shape;
            is_on_board_ = true;
        }
    }
}

void StudioScreen::show_brushes(const Kit& kit, Studio& studio) {
    Workbench& bench = studio.bench();
    if (tool_ == StudioTool::shape) show_shapes(kit);
    const auto has = [&](const std::string& name) { return sprites_.has(name); };
    const float third = share_of(3);
    for (std::size_t i = 0; i < brush_count; ++i) {
        const auto brush = static_cast<Brush>(i);
        if (i % 3 != 0) ImGui::SameLine();
        const std::string label = title_of(brush);
        const std::string id = "brush " + std::to_string(i);
        const std::string icon = icon_of(brush, stroke_, has);
        if (key_button(kit, {.label = label,
                             .size = low(kit, third),
                             .icon = icon,
                             .is_lit = brush == stroke_.brush && tool_ != StudioTool::select,
                             .id = id,
                             .tip = with_digit(kit, tip_of(brush), i)})) {
            stroke_.brush = brush;
            if (tool_ == StudioTool::select) tool_ = StudioTool::brush;
            is_on_board_ = true;
        }
    }
    show_looks(kit, bench.plan());
    // Two in a row, as many as there are.
    const float half = share_of(2);
    int cells = 0;
    const auto step = [&](const char* id, const std::string& value, const std::string& tip) {
        if (cells++ % 2 != 0) ImGui::SameLine();
        const int by = stepper(kit, id, value, half);
        show_tip(kit, tip);
        return by;
    };
    const bool is_at_line = stroke_.brush == Brush::finish || stroke_.brush == Brush::grid;
    if (!is_at_line) {  // which are not mirrored
        const int way = step("symmetry", title_of(bench.symmetry),
                             tr("What is painted is painted on the other side of the middle as "
                                "well."));
        bench.symmetry = static_cast<Symmetry>((static_cast<int>(bench.symmetry) + way + 4) % 4);
    }
    if (tool_ == StudioTool::shape) {
        int& width = shape_width();
        const int by = step("shape width", width_words(shape_, width),
                            tr("Filled, or so many hexes wide from its edge: a ring six wide is a "
                               "track for six."));
        width = std::clamp(width + by, shape_ == Shape::line ? 1 : 0, most_shape_width);
    }
    if (has_rating(stroke_.brush)) {
        const int by = step("rating", say("Rating {0}", {signed_number(stroke_.rating)}),
                            stroke_.brush == Brush::mud || stroke_.brush == Brush::water ||
                                    stroke_.brush == Brush::sand
                                ? tr("So many Control Loss Points more or fewer for whoever "
                                     "drives into it.")
                                : tr("So many damage dice more or fewer for whoever drives into "
                                     "it."));
        stroke_.rating = static_cast<std::int8_t>(std::clamp(stroke_.rating + by, -20, 20));
    }
    if (stroke_.brush == Brush::amphora) {
        const int by =
            step("markers", say("Markers {0}", {int{stroke_.markers}}),
                 tr("How many stand on the hex: each beyond the first is a damage die more, and "
                    "whoever drives in breaks one."));
        stroke_.markers = static_cast<std::uint8_t>(std::clamp(stroke_.markers + by, 1, 9));
        const int more = step("points", say("Points {0}", {int{stroke_.points}}),
                              tr("What whoever breaks it first scores in a race for points; 0 is "
                                 "what the table has agreed on."));
        stroke_.points = static_cast<std::uint8_t>(std::clamp(stroke_.points + more, 0, 99));
    }
    if (is_at_line) show_line_terms(kit, studio);
}

// The pictures that its hexes may have, where there is a choice.
void StudioScreen::show_looks(const Kit& kit, const CoursePlan& plan) {
    constexpr int columns = 8;
    const std::vector<std::string> looks = looks_for(stroke_.brush, plan, brought_looks_);
    if (looks.size() < 2 || tool_ == StudioTool::select) return;
    const auto has = [&](const std::string& name) { return sprites_.has(name); };
    const ImVec2 size = low(kit, share_of(columns));
    const float side = size.y - 4.0F * kit.scale();
    const std::string chosen = look_of(stroke_);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (i % columns != 0) ImGui::SameLine();
        if (key_button(kit, {.label = "",
                             .size = size,
                             .is_lit = looks[i] == chosen,
                             .id = "look " + std::to_string(i)})) {
            choose_look(stroke_, looks[i]);
            is_on_board_ = true;
        }
        show_tip(kit, with_key(kit,
                               say("Looks like this: {0}. No rule asks for the look.",
                                   {title_of_look(looks[i])}),
                               Key::l));
        // A mere name has the picture that is usual.
        const std::string picture =
            picture_of_look(looks[i], has).value_or("board/" + looks.front());
        const stage::Rect where = item_rect();
        draw_sprite_within(kit, *ImGui::GetWindowDrawList(), picture,
                           {where.centre().x - side / 2.0F, where.centre().y - side / 2.0F}, side,
                           IM_COL32_WHITE);
    }
}

// How the line is crossed, and how often.
void StudioScreen::show_line_terms(const Kit& kit, Studio& studio) {
    Workbench& bench = studio.bench();
    CoursePlan plan = bench.plan();
    const int by =
        stepper(kit, "heading", say("Crossed towards {0}", {facing_in_short(plan.finish_heading)}),
                ImGui::GetContentRegionAvail().x);
    show_tip(kit, tr("The way in which the line is crossed: the gold arrows on the board."));
    const float half = share_of(2);
    const std::string turn_tip =
        with_key(kit, tr("Turns line and grid, or changes the ends of an open course."), Key::r);
    const bool goes_round = key_button(kit, {.label = tr("Other way round"),
                                             .key = Key::r,
                                             .size = low(kit, half),
                                             .is_enabled = !plan.hexes.empty(),
                                             .id = "turn round",
                                             .tip = turn_tip});
    ImGui::SameLine();
    const int laps = stepper(kit, "laps", say("Laps {0}", {int{plan.laps}}), half);
    show_tip(kit, tr("How often a race goes round, unless something else is agreed on."));
    const bool is_turned = key_button(
        kit, {.label = tr("Circuit"),
              .size = low(kit, half),
              .is_lit = plan.circuit,
              .tip = tr("Lit: once round is a lap. Else the course leads from a start to a "
                        "finish.")});
    stroke_.facing = plan.finish_heading;
    if (goes_round) {
        bench.change(turned_round(plan));
        return;
    }
    if (by == 0 && laps == 0 && !is_turned) return;
    plan.finish_heading = plan.finish_heading.turned(by);
    plan.circuit = plan.circuit != is_turned;
    plan.laps = static_cast<std::uint8_t>(plan.circuit ? std::clamp(plan.laps + laps, 1, 99) : 1);
    bench.change(std::move(plan));
}

}  // namespace frothy
