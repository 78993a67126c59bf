#include "ui/dice.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/letters.h"
#include "ui/notes.h"
#include "ui/pictures.h"

namespace ui {

namespace {

constexpr float gone_opacity = 0.32F;

// Rounder and fainter the higher the die is.
void draw_shade(ImDrawList& list, ImVec2 ground, float size, float lift, float opacity) {
    constexpr int corners = 18;
    std::array<ImVec2, corners> round{};
    const float wide = size * (0.46F - 0.10F * lift);
    for (int i = 0; i < corners; ++i) {
        const float angle = 6.2831853F * static_cast<float>(i) / corners;
        round.at(static_cast<std::size_t>(i)) = {ground.x + wide * std::cos(angle),
                                                 ground.y + 0.34F * wide * std::sin(angle)};
    }
    list.AddConvexPolyFilled(round.data(), corners,
                             packed(theme::ink, (0.5F - 0.25F * lift) * opacity));
}

// The value of a die, about its middle.
void draw_value(const Kit& kit, ImDrawList& list, int value, float size, ImVec2 centre,
                float opacity) {
    ImFont* font = kit.fonts().title;
    const std::string number = std::to_string(value);
    const ImVec2 measure = text_size(font, size, number);
    draw_text_sized(list, font, size, {centre.x - measure.x / 2.0F, centre.y - measure.y / 2.0F},
                    packed(theme::umber, opacity), number);
}

}  // namespace

DiceRows dice_rows(std::size_t dice, ImVec2 room, float scale) {
    const int count = std::max(1, static_cast<int>(dice));
    const float gap = 12.0F * scale;
    DiceRows best;
    for (int rows = 1; rows <= std::min(3, count); ++rows) {
        DiceRows one;
        one.rows = rows;
        one.columns = (count + rows - 1) / rows;
        const float wide = room.x / static_cast<float>(one.columns) - gap;
        const float tall = (room.y + gap) / static_cast<float>(rows) - gap;
        one.size = std::floor(std::min({wide, tall, 100.0F * scale}));
        one.pitch = one.size + gap;
        if (one.size > best.size) best = one;
    }
    return best;
}

float dice_height(std::size_t dice, ImVec2 room, float scale) {
    constexpr float least = 26.0F;
    const DiceRows rows = dice_rows(dice, room, scale);
    if (dice == 0 || rows.size < least * scale) return 0.0F;
    return static_cast<float>(rows.rows - 1) * rows.pitch + rows.size;
}

void draw_die(const Kit& kit, ImDrawList& list, ImVec2 at, float size, const DieFace& face,
              float opacity) {
    const ImU32 tint = packed({255, 255, 255, 255}, opacity);
    draw_sprite(kit, list, face.body, at, {size, size}, tint);
    if (face.reads_value) {
        draw_value(kit, list, face.value, size * 0.72F, {at.x + size / 2.0F, at.y + size * 0.46F},
                   opacity);
        const float small = size * 0.26F;
        draw_sprite(kit, list, face.picture, {at.x + size * 0.66F, at.y + size * 0.08F},
                    {small, small}, packed({255, 255, 255, 255}, 0.6F * opacity));
        return;
    }
    const float inner = size * 0.62F;
    draw_sprite(kit, list, face.picture,
                {at.x + (size - inner) / 2.0F, at.y + (size * 0.94F - inner) / 2.0F},
                {inner, inner}, tint);
    if (face.value == no_value) return;
    ImFont* font = kit.fonts().small;
    const std::string number = std::to_string(face.value);
    const float wanted = std::min(font->FontSize, size * 0.3F);
    const float wide = text_size(font, wanted, number).x;
    draw_text_sized(list, font, wanted, {at.x + size * 0.9F - wide, at.y + size * 0.06F},
                    packed(theme::mud, opacity), number);
}

void draw_posed_die(const Kit& kit, ImDrawList& list, ImVec2 centre, float size,
                    const DieFace& face, const DiePose& pose, float opacity) {
    if (pose == DiePose{}) {
        const ImVec2 at{std::round(centre.x - size / 2.0F), std::round(centre.y - size / 2.0F)};
        draw_die(kit, list, at, size, face, opacity);
        return;
    }
    draw_shade(list, {centre.x, centre.y + size * 0.46F}, size, pose.lift, opacity);
    const ImVec2 at{centre.x, centre.y - pose.lift * size};
    const ImU32 tint = packed({255, 255, 255, 255}, opacity);
    const auto pixels = [](float tall) { return std::max(1, static_cast<int>(std::lround(tall))); };
    draw_turned_sprite(kit, list, face.body, pixels(size), at, {size, size}, pose.angle, tint);
    // What lies on top goes over the edge while the next side comes up.
    const float half = std::abs(1.0F - 2.0F * pose.turned);  // 1 flat, 0 edge on
    const float across = (pose.turned > 0.5F ? -1.0F : 1.0F) * (1.0F - half) * size * 0.34F;
    const ImVec2 shift = turned({across, -size * 0.03F}, pose.angle);
    const ImVec2 middle{at.x + shift.x, at.y + shift.y};
    if (!face.reads_value) {
        const float inner = size * 0.62F;
        draw_turned_sprite(kit, list, face.picture, pixels(inner), middle,
                           {inner * std::max(0.12F, half), inner}, pose.angle, tint);
        return;
    }
    draw_value(kit, list, face.value, size * 0.72F * (0.35F + 0.65F * half), middle, opacity);
}

void draw_thrown(const Kit& kit, ImDrawList& list, const ThrownDice& dice, stage::Rect room,
                 ImVec2 hand, std::vector<LaidDie>& laid) {
    laid.clear();
    const std::size_t count = dice.count;
    const DiceRows rows = dice_rows(count, {room.width, room.height}, kit.scale());
    if (rows.size < 8.0F) return;
    for (std::size_t i = 0; i < count; ++i) {
        const int column = static_cast<int>(i) % rows.columns;
        const int row = static_cast<int>(i) / rows.columns;
        const ImVec2 place{room.x + rows.size / 2.0F + static_cast<float>(column) * rows.pitch,
                           room.y + rows.size / 2.0F + static_cast<float>(row) * rows.pitch};
        const DiePose pose = pose_of_die(dice.tumble, i, count, dice.thrown);
        const ImVec2 centre{place.x + (hand.x - place.x) * pose.away,
                            place.y + (hand.y - place.y) * pose.away};
        const bool is_gone = i < 32 && ((dice.gone >> i) & 1U) != 0;
        const DieFace face = dice.face(i, pose);
        draw_posed_die(kit, list, centre, rows.size, face, pose, is_gone ? gone_opacity : 1.0F);
        laid.push_back({dice.face(i, {}), {place.x, place.y}, rows.size});
        const float half = rows.size / 2.0F;
        const stage::Rect side{place.x - half, place.y - half, rows.size, rows.size};
        if (dice.note && pose == DiePose{} && ImGui::IsWindowHovered() && is_pointed_at(side)) {
            const ThrownDice::Note note = dice.note(i);
            paper_tooltip(kit, note.text, note.rule);
        }
    }
}

float show_thrown(const Kit& kit, const ThrownDice& dice, kernel::PlayerId who, stage::Rect where,
                  float most, std::vector<LaidDie>& laid) {
    const float s = kit.scale();
    const float badge = 12.0F * s;
    const float gap = 12.0F * s;
    const float beside = 2.0F * badge + gap;
    const auto count = static_cast<float>(dice.count);
    const float wide = std::min(most - beside, count * (where.height + gap));
    const DiceRows rows = dice_rows(dice.count, {wide, where.height}, s);
    const float tall = static_cast<float>(rows.rows - 1) * rows.pitch + rows.size;
    const float taken = static_cast<float>(rows.columns) * rows.pitch;
    const float left = where.right() - taken;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 hand{left - badge - gap, where.centre().y};
    draw_badge(kit, list, hand, badge, who);
    // On their way they leap over the edge.
    list.PushClipRectFullScreen();
    draw_thrown(kit, list, dice, {left, hand.y - tall / 2.0F, taken, tall}, hand, laid);
    list.PopClipRect();
    return taken + beside + gap;
}

}  // namespace ui
