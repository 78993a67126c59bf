// The timeline of a replay: a lane for each seat, rounds over them, marks on them, and where one
// is.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"
#include "ui/replay/replay_bar.h"

namespace ui {

namespace theme = stage::theme;

namespace {

constexpr float badge_room = 30.0F;  // pixels at an interface scale of 1
constexpr float edge_room = 12.0F;

// From the lightest to the heaviest: what is drawn last is seen.
std::vector<std::size_t> in_layers(const play::Timeline& timeline) {
    std::vector<std::pair<int, std::size_t>> layered;
    for (std::size_t i = 0; i < timeline.mark_count(); ++i)
        layered.emplace_back(timeline.look_of(i).layer, i);
    std::ranges::sort(layered);
    std::vector<std::size_t> marks;
    for (const auto& [layer, mark] : layered)
        marks.push_back(mark);
    return marks;
}

}  // namespace

struct ReplayBar::Plan {
    stage::Rect where;
    float ruler = 0.0F;  // height
    float lane = 0.0F;   // height
    float left = 0.0F;   // of stop 0
    float right = 0.0F;  // of the last stop
    std::size_t last = 0;

    float x_of(std::size_t stop) const {
        if (last == 0) return left;
        return left + (right - left) * static_cast<float>(stop) / static_cast<float>(last);
    }
    std::size_t stop_at(float x) const {
        const float share = (x - left) / std::max(1.0F, right - left);
        return static_cast<std::size_t>(
            std::lround(std::clamp(share, 0.0F, 1.0F) * static_cast<float>(last)));
    }
    ImVec2 place_of(const play::TimelineMark& mark) const {
        const float y = mark.who == kernel::nobody
                            ? where.y + ruler / 2.0F
                            : where.y + ruler + (static_cast<float>(mark.who) + 0.5F) * lane;
        return {x_of(mark.stop), y};
    }
    float radius() const { return std::min(lane * 0.5F, ruler * 0.45F); }
};

void ReplayBar::show_marks(const Kit& kit, const Plan& plan) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float s = kit.scale();
    const float radius = plan.radius();
    const play::Timeline& timeline = *state_.timeline;
    for (const std::size_t i : in_layers(timeline)) {
        const play::TimelineMark& mark = timeline.mark(i);
        const ImVec2 centre = plan.place_of(mark);
        const bool has_owner = mark.who < kit.seating.seats.size();
        const stage::Colour ground = has_owner ? livery_colour(kit, mark.who) : theme::ivory;
        const stage::Colour ink = has_owner ? livery_ink(kit, mark.who) : theme::ink;
        list.AddCircleFilled(centre, radius, packed(theme::ink));
        list.AddCircleFilled(centre, radius - std::max(1.0F, 0.6F * s), packed(theme::sand));
        list.AddCircleFilled(centre, radius - std::max(2.0F, 1.6F * s), packed(ground));
        const float side = std::round(radius * 1.15F);
        draw_sprite(kit, list, std::string(timeline.look_of(i).picture),
                    {std::round(centre.x - side / 2.0F), std::round(centre.y - side / 2.0F)},
                    {side, side}, packed(ink));
    }
}

void ReplayBar::show_timeline(const Kit& kit, stage::Rect where, float lane) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const play::Timeline& timeline = *state_.timeline;
    const std::size_t lanes = timeline.lanes();
    Plan plan;
    plan.where = where;
    plan.lane = lane;
    plan.ruler = where.height - static_cast<float>(lanes) * lane;
    plan.left = where.x + (badge_room + edge_room) * s;
    plan.right = where.right() - edge_room * s;
    plan.last = timeline.last();

    const float field = plan.left - edge_room * s;
    const float top = where.y + plan.ruler;
    const float now = plan.x_of(state_.stop);
    for (std::size_t i = 0; i < lanes; ++i) {
        const float y = top + static_cast<float>(i) * lane;
        const ImVec2 from{field, y + 1.0F};
        const ImVec2 to{where.right(), y + lane - 1.0F};
        list.AddRectFilled(from, to, packed(theme::ink, 0.45F), 3.0F * s);
        list.AddRectFilled(from, {now, to.y}, packed(theme::mud, 0.55F), 3.0F * s);
        const float middle = y + lane / 2.0F;
        list.AddLine({plan.left, middle}, {plan.right, middle}, packed(theme::sand, 0.22F), s);
        draw_badge(kit, list, {where.x + badge_room * 0.4F * s, middle},
                   std::min(lane * 0.46F, 11.0F * s), i);
    }
    // Rounds: a number wherever there is room for it beside the marks.
    const auto is_marked = [&](float x, float half) {
        for (std::size_t i = 0; i < timeline.mark_count(); ++i) {
            const play::TimelineMark& mark = timeline.mark(i);
            if (mark.who != kernel::nobody) continue;
            if (std::abs(plan.x_of(mark.stop) - x) < half + plan.radius()) return true;
        }
        return false;
    };
    float free_from = field;
    for (const play::TimelineRound& round : timeline.rounds()) {
        const float x = plan.x_of(round.stop);
        list.AddLine({x, where.y + plan.ruler * 0.72F}, {x, where.bottom()},
                     packed(theme::sand, 0.30F), std::max(1.0F, s));
        const std::string number = std::to_string(round.round);
        const float wide = text_width(fonts.small, number);
        if (x - wide / 2.0F < free_from || is_marked(x, wide / 2.0F)) continue;
        draw_text(list, fonts.small, {x - wide / 2.0F, where.y - 1.0F * s}, packed(theme::sand),
                  number);
        free_from = x + wide / 2.0F + 8.0F * s;
    }
    const std::string title = tr(timeline.round_words().title);
    if (text_width(fonts.small, title) < badge_room * s + 4.0F * s) {
        draw_text(list, fonts.small, {where.x, where.y - 1.0F * s}, packed(theme::stone), title);
    }

    ImGui::SetCursorScreenPos({field, where.y});
    ImGui::InvisibleButton("##timeline", {where.right() - field, where.height});
    const bool is_held = ImGui::IsItemActive();
    const bool is_hovered = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    std::size_t near = timeline.mark_count();
    float nearest = plan.radius() + 3.0F * s;
    for (std::size_t i = 0; i < timeline.mark_count(); ++i) {
        const ImVec2 at = plan.place_of(timeline.mark(i));
        const float distance = std::hypot(at.x - mouse.x, at.y - mouse.y);
        if (distance >= nearest) continue;
        nearest = distance;
        near = i;
    }
    const bool is_near_mark = near < timeline.mark_count();
    const bool is_drag = is_held && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 3.0F * s);
    if (is_held) {
        const std::size_t wanted =
            is_near_mark && !is_drag ? timeline.mark(near).stop : plan.stop_at(mouse.x);
        if (wanted != state_.stop) reply_ = {ReplayCommand::jump, wanted};
    }

    show_marks(kit, plan);
    // Where one is: a line with a handle.
    list.AddLine({now, where.y + plan.ruler * 0.5F}, {now, where.bottom()}, packed(theme::ink),
                 4.0F * s);
    list.AddLine({now, where.y + plan.ruler * 0.5F}, {now, where.bottom()}, packed(theme::ivory),
                 2.0F * s);
    const float handle = 6.0F * s;
    list.AddTriangleFilled({now - handle, where.y + plan.ruler - 2.0F * handle},
                           {now + handle, where.y + plan.ruler - 2.0F * handle},
                           {now, where.y + plan.ruler}, packed(theme::ivory));
    list.AddTriangle({now - handle, where.y + plan.ruler - 2.0F * handle},
                     {now + handle, where.y + plan.ruler - 2.0F * handle},
                     {now, where.y + plan.ruler}, packed(theme::ink), s);
    if (!is_hovered || is_drag) return;
    // Beside the pointer, and clear of the words that stand over the timeline.
    const float ceiling = ImGui::GetWindowPos().y;
    const stage::Rect about_here{mouse.x, ceiling, 1.0F, where.bottom() - ceiling};
    if (is_near_mark) {
        const play::TimelineMark& mark = timeline.mark(near);
        paper_tooltip(kit, timeline.heading_of(near) + "\n" + mark.text, RuleRef(mark.rule),
                      about_here);
    } else {
        paper_tooltip(kit, timeline.words_at(plan.stop_at(mouse.x)), RuleRef(), about_here);
    }
}

}  // namespace ui
