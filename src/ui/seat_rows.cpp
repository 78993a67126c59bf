#include "ui/seat_rows.h"

#include <algorithm>
#include <cmath>

#include "ui/letters.h"
#include "ui/pictures.h"

namespace ui {

namespace {

constexpr float least_name_share = 0.75F;  // of the usual size of letters

}  // namespace

SeatRows::SeatRows(const Kit& kit, float buttons)
    : kit_(kit),
      buttons_(buttons),
      side_(std::ceil(42.0F * kit.scale())),
      room_(ImGui::GetContentRegionAvail().x) {
    float name = 0.0F;
    for (const ui::SeatLook& seat : kit.seating.seats)
        name = std::max(name, ui::text_width(kit.fonts().label, seat.name));
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float beside = room_ - side_ - 2.0F * gap - buttons_;
    is_one_line_ = name * least_name_share <= beside;
    name_room_ = is_one_line_ ? beside : room_ - side_ - gap;
    if (!is_one_line_) share_ = std::min(1.0F, (room_ - side_ - gap) / buttons_);
}

void SeatRows::begin(kernel::PlayerId seat) {
    const ImVec2 at = ImGui::GetCursorPos();
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    show_emblem(kit_, kit_.seating.livery(seat), side_);
    ImFont* font = kit_.fonts().label;
    const std::string& name = kit_.seating.seat(seat).name;
    const float left = side_ + gap;
    // Smaller letters rather than a cut name.
    const float size = size_to_fit(font, name, name_room_);
    const float middle = is_one_line_ ? side_ / 2.0F : font->FontSize / 2.0F;
    draw_text_sized(*ImGui::GetWindowDrawList(), font, size,
                    {corner.x + left, std::round(corner.y + middle - size / 2.0F)},
                    ImGui::GetColorU32(ImGuiCol_Text), name);
    line_ = is_one_line_ ? at.y : at.y + font->FontSize + 4.0F * kit_.scale();
    ImGui::SetCursorPos({is_one_line_ ? at.x + room_ - buttons_ : at.x + left, line_});
}

void SeatRows::next() const {
    ImGui::SameLine();
    ImGui::SetCursorPosY(line_);
}

}  // namespace ui
