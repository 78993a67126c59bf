#include "games/frothy/view/kit/dice_and_vehicles.h"

#include <algorithm>
#include <array>

#include "games/frothy/view/board/vehicle_art.h"
#include "games/frothy/view/prompt/card_hand.h"
#include "ui/letters.h"
#include "ui/pictures.h"

namespace frothy {

namespace theme = stage::theme;
using namespace ui;

std::string die_picture(Icon icon) {
    constexpr std::array names = {"dice/slide",     "dice/haste",      "dice/slow",
                                  "dice/left-spin", "dice/right-spin", "dice/damage"};
    return names.at(static_cast<std::size_t>(icon));
}

void draw_die(const ui::Kit& kit, ImDrawList& list, ImVec2 at, float size, Icon icon, int value,
              DieFace face, float opacity) {
    const ImU32 tint = packed({255, 255, 255, 255}, opacity);
    draw_sprite(kit, list, "dice/die", at, {size, size}, tint);
    const std::string picture = die_picture(icon);
    const std::string number = std::to_string(value);
    const stage::ImGuiFonts& fonts = kit.frame.fonts();
    if (face == DieFace::value) {
        ImFont* font = fonts.title;
        const float wanted = size * 0.72F;
        const ImVec2 measure = font->CalcTextSizeA(wanted, 1.0e6F, 0.0F, number.c_str());
        list.AddText(font, wanted,
                     {at.x + (size - measure.x) / 2.0F, at.y + (size * 0.92F - measure.y) / 2.0F},
                     packed(theme::umber, opacity), number.c_str());
        const float small = size * 0.26F;
        draw_sprite(kit, list, picture, {at.x + size * 0.66F, at.y + size * 0.08F}, {small, small},
                    packed({255, 255, 255, 255}, 0.6F * opacity));
        return;
    }
    const float inner = size * 0.62F;
    draw_sprite(kit, list, picture,
                {at.x + (size - inner) / 2.0F, at.y + (size * 0.94F - inner) / 2.0F},
                {inner, inner}, tint);
    ImFont* font = fonts.small;
    const float wanted = std::min(font->FontSize, size * 0.3F);
    const ImVec2 measure = font->CalcTextSizeA(wanted, 1.0e6F, 0.0F, number.c_str());
    list.AddText(font, wanted, {at.x + size * 0.9F - measure.x, at.y + size * 0.06F},
                 packed(theme::mud, opacity), number.c_str());
}

void draw_vehicle(const ui::Kit& kit, ImDrawList& list, const std::string& licence_id,
                  const ui::Livery& livery, ImVec2 corner, float side) {
    const std::string name = vehicle_sprite_name(kit.sprites, licence_id);
    const auto pixels = static_cast<int>(side);
    const ImVec2 end{corner.x + side, corner.y + side};
    if (const stage::Sprite picture = kit.sprites.get(name, pixels)) {
        list.AddImage(picture.imgui_id(), corner, end);
    }
    if (const stage::Sprite cloth = kit.sprites.get(name + "-livery", pixels)) {
        list.AddImage(cloth.imgui_id(), corner, end, {0, 0}, {1, 1},
                      packed(stage::Colour::hex(livery.colour)));
    }
}

ui::Pictures pictures_of(const ui::Kit& kit, std::span<const ChoiceCard> cards) {
    return {cards.size(), [&kit, cards](ImDrawList& list, std::size_t i, ImVec2 at, float height) {
                hand::draw_card_icon(kit, list, cards[i].face, at, height);
            }};
}

ui::Pictures pictures_of(const ui::Kit& kit, std::span<const CardFaceUp> cards) {
    return {cards.size(), [&kit, cards](ImDrawList& list, std::size_t i, ImVec2 at, float height) {
                hand::draw_card_icon(kit, list, cards[i], at, height);
            }};
}

}  // namespace frothy
