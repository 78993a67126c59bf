#include "ui/pictures.h"

#include <algorithm>
#include <cmath>

#include "ui/letters.h"

namespace ui {

stage::Colour livery_colour(const Kit& kit, std::size_t seat) {
    if (seat >= kit.seating.seats.size()) return theme::stone;
    return stage::Colour::hex(kit.seating.livery(seat).colour);
}

stage::Colour livery_ink(const Kit& kit, std::size_t seat) {
    if (seat >= kit.seating.seats.size()) return theme::ink;
    return stage::Colour::hex(kit.seating.livery(seat).ink);
}

namespace {

void draw_numeral(const Kit& kit, ImDrawList& list, ImVec2 centre, float radius, std::size_t seat,
                  ImU32 colour) {
    const std::string numeral(kit.seating.livery(seat).numeral);
    ImFont* font = kit.fonts().small;
    const float size = std::min(font->FontSize, radius * 1.3F);
    const ImVec2 half = text_size(font, size / 2.0F, numeral);
    draw_text_sized(list, font, size, {centre.x - half.x, centre.y - half.y}, colour, numeral);
}

}  // namespace

void draw_badge(const Kit& kit, ImDrawList& list, ImVec2 centre, float radius, std::size_t seat) {
    if (seat >= kit.seating.seats.size()) return;
    const stage::Colour colour = livery_colour(kit, seat);
    list.AddCircleFilled(centre, radius + std::max(1.0F, radius * 0.07F), packed(theme::ink));
    list.AddCircleFilled(centre, radius, packed(theme::ivory));
    list.AddCircleFilled(centre, radius - std::max(1.0F, radius * 0.09F), packed(colour));
    if (radius >= 18.0F) {  // as on the board: the emblem, and the number beside it
        const float side = std::round(radius * 1.4F);
        draw_sprite(kit, list, std::string(kit.seating.livery(seat).emblem),
                    {centre.x - side / 2.0F, centre.y - side / 2.0F}, {side, side},
                    packed(livery_ink(kit, seat)));
        const ImVec2 tab{centre.x + radius * 0.78F, centre.y + radius * 0.78F};
        const float small = std::max(8.0F, radius * 0.42F);
        list.AddCircleFilled(tab, small + 1.0F, packed(theme::ink));
        list.AddCircleFilled(tab, small, packed(theme::ivory));
        draw_numeral(kit, list, tab, small, seat, packed(theme::ink));
        return;
    }
    draw_numeral(kit, list, centre, radius, seat, packed(livery_ink(kit, seat)));
}

void draw_sprite(const Kit& kit, ImDrawList& list, const std::string& name, ImVec2 at, ImVec2 size,
                 ImU32 tint) {
    const int height = std::max(1, static_cast<int>(std::lround(size.y)));
    const stage::Sprite sprite = kit.sprites.get(name, height);
    if (!sprite) return;
    list.AddImage(sprite.imgui_id(), at, {at.x + size.x, at.y + size.y}, {0, 0}, {1, 1}, tint);
}

void draw_sprite_within(const Kit& kit, ImDrawList& list, const std::string& name, ImVec2 corner,
                        float side, ImU32 tint) {
    const stage::Sprite sprite = kit.sprites.get(name, static_cast<int>(side));
    if (!sprite) return;
    const auto wide = static_cast<float>(sprite.size.width);
    const auto tall = static_cast<float>(sprite.size.height);
    const float share = side / std::max(wide, tall);
    const ImVec2 at{corner.x + (side - wide * share) / 2.0F,
                    corner.y + (side - tall * share) / 2.0F};
    list.AddImage(sprite.imgui_id(), at, {at.x + wide * share, at.y + tall * share}, {0, 0}, {1, 1},
                  tint);
}

ImVec2 turned(ImVec2 by, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {by.x * c - by.y * s, by.x * s + by.y * c};
}

void draw_turned_sprite(const Kit& kit, ImDrawList& list, const std::string& name, int pixels,
                        ImVec2 centre, ImVec2 size, float angle, ImU32 tint) {
    const stage::Sprite sprite = kit.sprites.get(name, pixels);
    if (!sprite) return;
    const auto corner = [&](float x, float y) {
        const ImVec2 by = turned({x * size.x / 2.0F, y * size.y / 2.0F}, angle);
        return ImVec2{centre.x + by.x, centre.y + by.y};
    };
    list.AddImageQuad(sprite.imgui_id(), corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1),
                      {0, 0}, {1, 0}, {1, 1}, {0, 1}, tint);
}

void show_sprite(const Kit& kit, const std::string& name, float height, ImVec4 tint) {
    const stage::Sprite sprite = kit.sprites.get(name, static_cast<int>(height));
    if (sprite) {
        const float width = height * static_cast<float>(sprite.size.width) /
                            static_cast<float>(std::max(1, sprite.size.height));
        ImGui::Image(sprite.imgui_id(), {width, height}, {0, 0}, {1, 1}, tint);
    } else {
        ImGui::Dummy({height, height});
    }
}

void draw_emblem(const Kit& kit, ImDrawList& list, const Livery& livery, ImVec2 corner,
                 float side) {
    const stage::Rect shield{corner.x, corner.y, side, side};
    fill_rect(list, shield, packed(stage::Colour::hex(livery.colour)), side * 0.22F);
    outline_rect(list, shield, packed(theme::parchment, 0.8F), side * 0.22F,
                 std::max(1.0F, side * 0.05F));
    const float inset = side * 0.16F;
    const float inner = side - 2.0F * inset;
    draw_sprite(kit, list, std::string(livery.emblem), {corner.x + inset, corner.y + inset},
                {inner, inner}, packed(stage::Colour::hex(livery.ink)));
}

void show_emblem(const Kit& kit, const Livery& livery, float side) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    ImGui::Dummy({side, side});
    draw_emblem(kit, *ImGui::GetWindowDrawList(), livery, corner, side);
}

}  // namespace ui
