// The order of the seats and who starts where: arrows, keys and a drag, and the lot or no lot.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <utility>

#include "games/frothy/view/screens/setup_screen.h"
#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;

namespace {

constexpr float least_drag = 6.0F;  // pixels at a scale of 1

void draw_arrow(ImDrawList& list, ImVec2 low, ImVec2 high, int by, ImU32 colour) {
    const ImVec2 centre{(low.x + high.x) / 2.0F, (low.y + high.y) / 2.0F};
    const float wide = (high.x - low.x) * 0.24F;
    const float tall = wide * 0.55F * static_cast<float>(by);
    // Wound the same way round whichever way it points.
    const ImVec2 left{centre.x - wide, centre.y - tall};
    const ImVec2 right{centre.x + wide, centre.y - tall};
    const ImVec2 tip{centre.x, centre.y + tall};
    if (by > 0) {
        list.AddTriangleFilled(left, right, tip, colour);
    } else {
        list.AddTriangleFilled(left, tip, right, colour);
    }
}

// A keyboard has keys for it: its cursor goes past, or it would end here from every other column.
bool grip_half(const ui::Kit& kit, const char* id, ImVec2 size) {
    if (kit.frame.caps().device() != stage::Device::keyboard) return ImGui::Button(id, size);
    ImGui::Dummy(size);
    ImGui::RenderFrame(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                       ImGui::GetColorU32(ImGuiCol_Button), true, ImGui::GetStyle().FrameRounding);
    return false;
}

}  // namespace

void move_seat(SetupPlan& plan, std::size_t seat, int by) {
    if (seat >= plan.seats.size() || (by < 0 && seat == 0)) return;
    const std::size_t other = by < 0 ? seat - 1 : seat + 1;
    if (other >= plan.seats.size()) return;
    std::swap(plan.seats[seat], plan.seats[other]);
    std::swap(plan.terms.teams[seat], plan.terms.teams[other]);
    if (plan.terms.fox == seat) {
        plan.terms.fox = static_cast<VehicleId>(other);
    } else if (plan.terms.fox == other) {
        plan.terms.fox = static_cast<VehicleId>(seat);
    }
}

// The seat on its new place is the same one for the cursor and the pointer.
void SetupScreen::reorder(SetupPlan& plan, std::size_t seat, int by) {
    const auto other = static_cast<std::size_t>(static_cast<int>(seat) + by);
    if (seat >= seat_ids_.size() || other >= seat_ids_.size()) return;
    move_seat(plan, seat, by);
    std::swap(seat_ids_[seat], seat_ids_[other]);
    if (seat_ == seat || seat_ == other) seat_ = seat_ == seat ? other : seat;
}

// The row that comes in its place is the same one for the cursor. Where no more may go, the cursor
// is put away, and Enter means the start again.
void SetupScreen::give_up_seat(std::size_t seat) {
    const int id = seat_ids_[seat];
    seat_ids_.erase(seat_ids_.begin() + static_cast<std::ptrdiff_t>(seat));
    seat_ids_[std::min(seat, seat_ids_.size() - 1)] = id;
    if (seat_ids_.size() <= least_seats) ImGui::GetCurrentContext()->NavDisableHighlight = true;
}

void SetupScreen::number_seats(const SetupPlan& plan) {
    while (seat_ids_.size() > plan.seats.size())
        seat_ids_.pop_back();
    while (seat_ids_.size() < plan.seats.size()) {
        int id = 0;
        while (std::ranges::find(seat_ids_, id) != seat_ids_.end())
            ++id;
        seat_ids_.push_back(id);
    }
    seat_ = std::min(seat_, plan.seats.size() - 1);
}

int SetupScreen::show_grip(const ui::Kit& kit, const SetupPlan& plan, std::size_t index,
                           stage::Vec2 size) {
    const float s = kit.scale();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool is_dragged = is_dragging_ && seat_ == index;
    int moved = 0;
    ImGui::BeginGroup();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {0.0F, 0.0F});
    struct Half {
        const char* id;
        const char* tip;
        int by;
        bool is_enabled;
    };
    const std::array<Half, 2> halves = {
        {{"##up", mark("One place up (Ctrl and the arrow up, or drag)"), -1, index > 0},
         {"##down", mark("One place down (Ctrl and the arrow down, or drag)"), 1,
          index + 1 < plan.seats.size()}}};
    for (const Half& half : halves) {
        ImGui::PushItemFlag(ImGuiItemFlags_NoNav, !half.is_enabled);
        const bool is_used = grip_half(kit, half.id, {size.x, size.y / 2.0F});
        ImGui::PopItemFlag();
        draw_arrow(list, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), half.by,
                   packed(theme::ivory, half.is_enabled ? 0.9F : 0.25F));
        if (half.is_enabled && ImGui::IsItemHovered() && !is_dragging_)
            tip_above(kit, tr(half.tip));
        touch_seat(index);
        // Held and pulled over its neighbour, the seat changes places with it.
        if (ImGui::IsItemActive() &&
            ImGui::IsMouseDragging(ImGuiMouseButton_Left, least_drag * s)) {
            is_dragging_ = true;
            seat_ = index;
        }
        if (is_used && half.is_enabled && !is_dragged) moved = half.by;
    }
    ImGui::PopStyleVar(2);
    ImGui::EndGroup();
    if (is_dragged) {
        const float y = ImGui::GetMousePos().y;
        if (y < ImGui::GetItemRectMin().y - size.y * 0.4F) moved = -1;
        if (y > ImGui::GetItemRectMax().y + size.y * 0.4F) moved = 1;
        if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) is_dragging_ = false;
    }
    return moved;
}

// Ctrl with an arrow takes the seat along instead of moving the cursor alone.
int SetupScreen::seat_step() const {
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.KeyCtrl || io.WantTextInput) return 0;
    const auto is_struck = [](stage::Key key) {
        return ImGui::IsKeyPressed(static_cast<int>(key), true);
    };
    const int by = (is_struck(stage::Key::down) ? 1 : 0) - (is_struck(stage::Key::up) ? 1 : 0);
    if (by != 0) ImGui::NavMoveRequestCancel();
    return by;
}

void SetupScreen::touch_seat(std::size_t index) {
    const bool has_cursor = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    if (has_cursor || ImGui::IsItemActive()) seat_ = index;
}

void SetupScreen::show_grid_places(const ui::Kit& kit, SetupPlan& plan, bool is_beside) {
    const float s = kit.scale();
    const bool by_seats = plan.grid_places == GridPlaces::by_seats;
    constexpr std::array values = {mark("Grid: drawn by lot"), mark("Grid: in the order of seats")};
    float wide = 0.0F;
    for (const char* value : values)
        wide = std::max(wide, stepper_width(kit, tr(value)) + 8.0F * s);
    if (is_beside) {
        ImGui::SameLine(0.0F, 12.0F * s);
        const float spare = ImGui::GetContentRegionAvail().x - wide;
        if (spare < 0.0F) {
            ImGui::NewLine();
        } else {
            ImGui::SetCursorPos(
                {ImGui::GetCursorPosX() + spare, ImGui::GetCursorPosY() + std::floor(4.0F * s)});
        }
    }
    wide = std::min(wide, ImGui::GetContentRegionAvail().x);
    if (stepper(kit, "grid", tr(values.at(by_seats ? 1 : 0)), wide) != 0) {
        plan.grid_places = by_seats ? GridPlaces::by_lot : GridPlaces::by_seats;
    }
}

}  // namespace frothy
