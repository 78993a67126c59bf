// The board of the studio, and what hands do on it.
#include "games/frothy/view/studio/studio_screen.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "games/frothy/view/board/board_still.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "games/frothy/view/core/studio/course_mending.h"
#include "games/frothy/view/studio/overlay_painter.h"
#include "hexgrid/pixel_layout.h"
#include "ui/letters.h"
#include "ui/panels.h"
#include "words/words.h"

namespace frothy {

using hexgrid::Hex;
using stage::InputEvent;
using stage::InputKind;
using stage::Key;

namespace {

constexpr float drawing_room = 3.5F;  // world units around the track, for what is still to come
constexpr Vec2 least_world{50.0F, 36.0F};

std::vector<Vec2> hex_corners(Hex hex, const ui::Projection& to) {
    std::vector<Vec2> points;
    for (const hexgrid::Point corner : hexgrid::corners_of(hex))
        points.push_back(to(Vec2{static_cast<float>(corner.x), static_cast<float>(corner.y)}));
    return points;
}

}  // namespace

// Holds the course that it paints, for paintings of another one go on beside the frames.
class StudioBoard final : public ui::StillPart {
public:
    explicit StudioBoard(std::shared_ptr<const Course> course)
        : course_(std::move(course)), board_(*course_) {}

    Rect world() const {
        const Rect frame = stage::grown(board_.layout().frame, drawing_room);
        const Vec2 more{std::max(least_world.x - frame.width, 0.0F),
                        std::max(least_world.y - frame.height, 0.0F)};
        return {frame.x - more.x / 2.0F, frame.y - more.y / 2.0F, frame.width + more.x,
                frame.height + more.y};
    }
    void paint(const ui::StillEasel& easel) const override { board_.paint(easel); }
    void write(const ui::StillEasel& easel) const override { board_.write(easel); }

private:
    std::shared_ptr<const Course> course_;
    CourseBoard board_;
};

namespace {

// What an empty board is drawn on.
class BareBoard final : public ui::StillPart {
public:
    void paint(const ui::StillEasel& /*easel*/) const override {}
    void write(const ui::StillEasel& /*easel*/) const override {}
};

}  // namespace

StudioScreen::StudioScreen(stage::Canvas& canvas, stage::SpriteStore& sprites)
    : canvas_(canvas), sprites_(sprites), frame_(canvas, sprites, *this) {}

StudioScreen::~StudioScreen() = default;

void StudioScreen::forget_textures() {
    frame_.forget_textures();
    cards_.forget_textures();
}

void StudioScreen::take_up(const StudioLook& look) {
    shown_ = look.shown;
    tool_ = look.tool;
    stroke_ = look.stroke;
    shape_ = look.shape;
    shape_widths_ = look.shape_widths;
    if (look.sight) frame_.look_as(*look.sight);
}

void StudioScreen::take_measure(const CourseMeasure* measure) {
    if (measure_.races == (measure != nullptr ? measure->races : 0)) return;
    measure_ = measure != nullptr ? *measure : CourseMeasure();
    std::erase_if(notes_, [](const auto& known) { return is_measured(known.first); });
}

void StudioScreen::take_course(const Studio& studio) {
    if (!frame_.is_showing() && !studio.course()) {
        is_bare_ = true;
        ui::BoardWorld bare;
        bare.frame = {-least_world.x / 2.0F, -least_world.y / 2.0F, least_world.x, least_world.y};
        frame_.show(std::make_shared<BareBoard>(), bare);
    }
    if (course_ == studio.course()) return;
    course_ = studio.course();
    notes_.clear();
    touched_.clear();
    if (!course_) return;
    auto board = std::make_shared<StudioBoard>(course_);
    ui::BoardWorld world;
    world.frame = board->world();
    world.well_seen = 0.0F;  // a drawing opens whole
    // A stroke stays where the hand has drawn it.
    const bool is_new = std::exchange(is_bare_, false) && studio.is_saved();
    if (frame_.is_showing() && !is_new) {
        frame_.repaint(std::move(board), world);
    } else {
        frame_.show(std::move(board), world);
    }
}

Hex StudioScreen::hex_at(Vec2 screen) const {
    const Vec2 world = frame_.camera().to_world(screen);
    return hexgrid::hex_at({world.x, world.y});
}

void StudioScreen::draw_board(const Studio& studio) {
    if (!course_ || !frame_.draw_still()) return;
    const auto clip = canvas_.clip(frame_.where());
    const ui::Projection to = frame_.projection();
    paint_fragile(canvas_, sprites_, *course_, to);
    paint_runner_starts(canvas_, sprites_, *course_, to);
    const bool is_at_line = stroke_.brush == Brush::finish || stroke_.brush == Brush::grid;
    if (tool_ != StudioTool::pieces && is_at_line) paint_heading(canvas_, *course_, to);
    const auto paint = [&](Overlay overlay) {
        if (!shown_[static_cast<std::size_t>(overlay)]) return;
        auto known = notes_.find(overlay);
        if (known == notes_.end())
            known = notes_.emplace(overlay, notes_of(*course_, overlay, measure_)).first;
        paint_notes(canvas_, *course_, to, known->second, overlay, NoteLine());
    };
    paint(Overlay::line);  // below the numbers
    for (std::size_t i = 0; i < overlay_count; ++i)
        if (static_cast<Overlay>(i) != Overlay::line) paint(static_cast<Overlay>(i));
    paint_findings(canvas_, studio.findings(), to, chosen_);
    draw_hand(studio, to);
}

// Also of a file that nothing can be read of.
void StudioScreen::draw_empty_board(const Studio& studio, float scale) {
    const Rect where = frame_.where();
    const bool is_file = studio.is_saved() && !studio.file().empty();
    const std::string told =
        !studio.is_readable()
            ? words::tr("No course can be read here yet. The list says what is in the way.")
        : is_file
            ? words::tr("There is nothing here to lay out.")
            : words::tr("An empty board: a ring makes a track, then it wants a line and a grid.");
    canvas_.fill_rect(where, theme::night);
    canvas_.text_centred(
        {where.centre().x, where.y + where.height * 0.2F}, told,
        {stage::Face::label, 20.0F * scale, theme::parchment, stage::Align::middle});
    if (!frame_.is_showing()) return;
    const auto clip = canvas_.clip(where);
    draw_hand(studio, frame_.projection());
}

// What is selected, what the stroke has touched so far, and the hex under the pointer.
void StudioScreen::draw_hand(const Studio& studio, const ui::Projection& to) {
    for (const Hex hex : studio.bench().selection)
        canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::faience, 0.45F));
    for (const Hex hex : touched_)
        canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::gold, 0.45F));
    if (tool_ == StudioTool::pieces) draw_pieces(studio, to);
    if (!pointed_) return;
    if (tool_ == StudioTool::shape && pressed_) {
        for (const Hex hex : between(*pressed_, *pointed_))
            canvas_.fill_polygon(hex_corners(hex, to), stage::faded(theme::gold, 0.35F));
    }
    const std::set<Hex>& selection = studio.bench().selection;
    if (tool_ == StudioTool::select && pressed_ && selection.contains(*pressed_)) {
        for (const Hex hex : selection) {  // where it would come to lie
            const Hex there{static_cast<std::int16_t>(hex.q + pointed_->q - pressed_->q),
                            static_cast<std::int16_t>(hex.r + pointed_->r - pressed_->r)};
            canvas_.fill_polygon(hex_corners(there, to), stage::faded(theme::gold, 0.45F));
        }
    } else if (tool_ == StudioTool::select && pressed_) {
        const Vec2 from = to(world_of(*pressed_));
        const Vec2 at = to(world_of(*pointed_));
        canvas_.outline_polygon(std::vector<Vec2>{from, {at.x, from.y}, at, {from.x, at.y}},
                                theme::ivory, 2.0F);
    }
    canvas_.outline_polygon(hex_corners(*pointed_, to), theme::gold,
                            std::max(2.0F, to.zoom * 0.1F));
}

// The open ends, and what would be laid now: where there is track already in another colour.
void StudioScreen::draw_pieces(const Studio& studio, const ui::Projection& to) {
    const Workbench& bench = studio.bench();
    std::optional<TrackEnd> chosen;
    if (pointed_) {
        chosen = hand_.chosen_end(bench, *pointed_);
        if (const auto laid = hand_.laid(bench, *pointed_)) {
            // What it touches anyhow is not worth a colour.
            std::vector<Hex> edge = row_within(laid->begin);
            for (const TrackEnd& end : laid->ends) {
                std::ranges::copy(row_within(end), std::back_inserter(edge));
                std::ranges::copy(row_beyond(end), std::back_inserter(edge));
            }
            for (const Hex hex : laid->hexes) {
                const bool is_over = course_ && course_->cell_at(hex) != no_cell;
                if (is_over && std::ranges::count(edge, hex) > 0) continue;
                canvas_.fill_polygon(hex_corners(hex, to),
                                     stage::faded(is_over ? theme::terracotta : theme::gold, 0.5F));
            }
        }
    }
    for (const TrackEnd& end : bench.open_ends()) {
        const hexgrid::Point ahead = hexgrid::unit_vector(end.heading);
        const Vec2 way{static_cast<float>(ahead.x), static_cast<float>(ahead.y)};
        const Vec2 beside{-way.y, way.x};
        const Vec2 at = Vec2{static_cast<float>(end.at.x), static_cast<float>(end.at.y)} + way;
        const std::vector<Vec2> arrow = {to(at + way * 1.7F), to(at + beside * 1.3F),
                                         to(at - beside * 1.3F)};
        canvas_.fill_polygon(arrow, chosen == end ? theme::gold : theme::faience);
        canvas_.outline_polygon(arrow, theme::ink, std::max(1.5F, to.zoom * 0.08F));
    }
}

std::vector<Hex> StudioScreen::between(Hex from, Hex to) const {
    return shape_between(shape_, from, to, shape_widths_[static_cast<std::size_t>(shape_)]);
}

// --- The mouse -----------------------------------------------------------------------------------

void StudioScreen::press(Studio& studio, Hex hex) {
    Workbench& bench = studio.bench();
    pressed_ = hex;
    touched_.clear();
    switch (tool_) {
    case StudioTool::brush:
        bench.begin_stroke();
        drag(studio, hex);
        break;
    case StudioTool::fill: bench.paint(flood_from(bench.plan(), hex), stroke_); break;
    case StudioTool::pieces: hand_.lay(bench, hex); break;
    case StudioTool::shape:
    case StudioTool::select: break;
    }
}

void StudioScreen::drag(Studio& studio, Hex hex) {
    if (tool_ != StudioTool::brush || !pressed_) return;
    // However fast the hand was: all hexes since the last one, each once in a stroke.
    const Hex from = touched_.empty() ? hex : touched_.back();
    for (const Hex one : line_between(from, hex)) {
        if (std::ranges::find(touched_, one) != touched_.end()) continue;
        touched_.push_back(one);
        studio.bench().paint(std::array{one}, stroke_);
    }
}

void StudioScreen::release(Studio& studio) {
    if (!pressed_) return;
    Workbench& bench = studio.bench();
    const Hex from = *std::exchange(pressed_, std::nullopt);
    const Hex to = pointed_.value_or(from);
    switch (tool_) {
    case StudioTool::brush: bench.end_stroke(); break;
    case StudioTool::shape: bench.paint(between(from, to), stroke_); break;
    case StudioTool::select: {
        if (bench.selection.contains(from)) {  // taken along
            const Hex by{static_cast<std::int16_t>(to.q - from.q),
                         static_cast<std::int16_t>(to.r - from.r)};
            if (by != Hex{}) bench.move_selection(by);
            break;
        }
        const Vec2 a = world_of(from);
        const Vec2 b = world_of(to);
        bench.selection.clear();
        for (const Hex hex : bench.plan().hexes) {
            const Vec2 at = world_of(hex);
            const bool is_in =
                at.x >= std::min(a.x, b.x) - 0.1F && at.x <= std::max(a.x, b.x) + 0.1F &&
                at.y >= std::min(a.y, b.y) - 0.1F && at.y <= std::max(a.y, b.y) + 0.1F;
            if (is_in) bench.selection.insert(hex);
        }
        break;
    }
    case StudioTool::fill:
    case StudioTool::pieces: break;
    }
    touched_.clear();
}

const CoursePlan* StudioScreen::mended(const Studio& studio) {
    const std::pair at{chosen_, studio.bench().revision() + 1};
    if (std::exchange(mended_at_, at) != at) {
        mended_ = frothy::mended(studio.bench().plan(),
                                 studio.findings()[static_cast<std::size_t>(chosen_)],
                                 studio.file().stem().string());
    }
    return mended_ ? &*mended_ : nullptr;
}

// In one line as far as that can be read: the buttons below stay where they are.
void StudioScreen::show_told(const ui::Kit& kit, const std::string& told) {
    constexpr float least_letters = 0.7F;
    ImFont* font = kit.fonts().label;
    const float room = ImGui::GetContentRegionAvail().x;
    const float size = ui::size_to_fit(font, told, room);
    if (size < least_letters * font->FontSize) {
        ui::show_text(kit.fonts().small, told);
        return;
    }
    ui::draw_text_sized(*ImGui::GetWindowDrawList(), font, size, ImGui::GetCursorScreenPos(),
                        ImGui::GetColorU32(ImGuiCol_Text), told);
    ImGui::Dummy({room, font->FontSize});
}

}  // namespace frothy
