// The order of the seats: arrows, keys and a drag.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/buttons.h"
#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/screens/seats_page.h"

namespace ui {

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
bool grip_half(const Kit& kit, const char* id, ImVec2 size) {
    if (kit.frame.caps().device() != stage::Device::keyboard) return ImGui::Button(id, size);
    ImGui::Dummy(size);
    ImGui::RenderFrame(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                       ImGui::GetColorU32(ImGuiCol_Button), true, ImGui::GetStyle().FrameRounding);
    return false;
}

}  // namespace

// The seat on its new place is the same one for the cursor and the pointer.
void SeatsPage::reorder(SeatTable& table, std::size_t seat, int by) {
    const auto other = static_cast<std::size_t>(static_cast<int>(seat) + by);
    if (seat >= ids_.size() || other >= ids_.size()) return;
    table.swap(seat, other);
    std::swap(ids_[seat], ids_[other]);
    if (chosen_ == seat || chosen_ == other) chosen_ = chosen_ == seat ? other : seat;
}

// The row that comes in its place is the same one for the cursor. Where no more may go, the cursor
// is put away, and Enter means the start again.
void SeatsPage::give_up(const SeatTable& table, std::size_t seat) {
    const int id = ids_[seat];
    ids_.erase(ids_.begin() + static_cast<std::ptrdiff_t>(seat));
    ids_[std::min(seat, ids_.size() - 1)] = id;
    if (ids_.size() <= table.least()) ImGui::GetCurrentContext()->NavDisableHighlight = true;
}

void SeatsPage::number(const SeatTable& table) {
    while (ids_.size() > table.size())
        ids_.pop_back();
    while (ids_.size() < table.size()) {
        int id = 0;
        while (std::ranges::find(ids_, id) != ids_.end())
            ++id;
        ids_.push_back(id);
    }
    chosen_ = std::min(chosen_, table.size() - 1);
}

int SeatsPage::show_grip(const Kit& kit, const SeatTable& table, std::size_t index,
                         stage::Vec2 size) {
    const bool is_dragged = is_dragging_ && chosen_ == index;
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
        {{"##up", mark("One place up (Ctrl and the up arrow, or drag)"), -1, index > 0},
         {"##down", mark("One place down (Ctrl and the down arrow, or drag)"), 1,
          index + 1 < table.size()}}};
    for (const Half& half : halves) {
        ImGui::PushItemFlag(ImGuiItemFlags_NoNav, !half.is_enabled);
        const bool is_used = grip_half(kit, half.id, {size.x, size.y / 2.0F});
        ImGui::PopItemFlag();
        draw_arrow(*ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                   half.by, packed(theme::ivory, half.is_enabled ? 0.9F : 0.25F));
        if (half.is_enabled && ImGui::IsItemHovered() && !is_dragging_)
            tip_above(kit, tr(half.tip));
        touch(index);
        // Held and pulled over its neighbour, the seat changes places with it.
        if (ImGui::IsItemActive() &&
            ImGui::IsMouseDragging(ImGuiMouseButton_Left, least_drag * kit.scale())) {
            is_dragging_ = true;
            chosen_ = index;
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

void SeatsPage::touch(std::size_t index) {
    const bool has_cursor = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    if (has_cursor || ImGui::IsItemActive()) chosen_ = index;
}

}  // namespace ui
