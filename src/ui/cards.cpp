#include "ui/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "ui/letters.h"

namespace ui {

namespace {

constexpr float card_proportion = 1.4F;  // height over width

float radians(float degrees) { return degrees * std::numbers::pi_v<float> / 180.0F; }

ImVec2 about(ImVec2 centre, ImVec2 by, float angle) {
    const ImVec2 way = turned(by, angle);
    return {centre.x + way.x, centre.y + way.y};
}

void draw_tilted(const Kit& kit, ImDrawList& list, const std::string& name, const HeldCard& card) {
    const int height = std::max(1, static_cast<int>(std::lround(card.size.y)));
    const stage::Sprite sprite = kit.sprites.get_turned(name, height, card.degrees);
    if (!sprite) return;
    const auto wide = static_cast<float>(sprite.size.width);
    const auto tall = static_cast<float>(sprite.size.height);
    const ImVec2 at{std::round(card.centre.x - wide / 2.0F),
                    std::round(card.centre.y - tall / 2.0F)};
    list.AddImage(sprite.imgui_id(), at, {at.x + wide, at.y + tall});
}

// Each letter stays upright, so that it stays crisp; their line follows the card.
void tilt_letters(ImDrawList& list, int first, const HeldCard& card) {
    if (card.degrees == 0) return;
    const float angle = radians(static_cast<float>(card.degrees));
    for (int i = first; i + 3 < list.VtxBuffer.Size; i += 4) {
        const ImVec2 low = list.VtxBuffer[i].pos;
        const ImVec2 high = list.VtxBuffer[i + 2].pos;
        const ImVec2 middle{(low.x + high.x) / 2.0F, (low.y + high.y) / 2.0F};
        const ImVec2 to =
            about(card.centre, {middle.x - card.centre.x, middle.y - card.centre.y}, angle);
        const ImVec2 by{to.x - middle.x, std::round(to.y - middle.y)};
        for (int k = 0; k < 4; ++k) {
            ImVec2& at = list.VtxBuffer[i + k].pos;
            at = {at.x + by.x, at.y + by.y};
        }
    }
}

struct FittedName {
    std::vector<std::string> lines;
    float size = 0.0F;
};

// In one line or two, whichever leaves the letters larger.
FittedName fitted(ImFont* font, const std::string& name, ImVec2 room) {
    const auto largest = [&](const std::vector<std::string>& lines) {
        float wide = 1.0F;
        for (const std::string& line : lines)
            wide = std::max(wide, text_width(font, line));
        const float tall = room.y / static_cast<float>(lines.size());
        return std::floor(std::min({font->FontSize * room.x / wide, tall, font->FontSize}));
    };
    FittedName best{{name}, largest({name})};
    for (std::size_t i = name.find(' '); i != std::string::npos; i = name.find(' ', i + 1)) {
        const std::vector<std::string> lines = {name.substr(0, i), name.substr(i + 1)};
        const float size = largest(lines);
        if (size > best.size) best = {lines, size};
    }
    return best;
}

std::array<ImVec2, 24> round_corners(const HeldCard& card, float larger, float radius) {
    std::array<ImVec2, 24> points{};
    const float angle = radians(static_cast<float>(card.degrees));
    const ImVec2 half{card.size.x / 2.0F + larger - radius, card.size.y / 2.0F + larger - radius};
    const std::array<ImVec2, 4> sides = {ImVec2{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
    for (std::size_t corner = 0; corner < 4; ++corner) {
        for (std::size_t step = 0; step < 6; ++step) {
            const float turn =
                radians(90.0F * static_cast<float>(corner) + 18.0F * static_cast<float>(step));
            points.at(corner * 6 + step) =
                about(card.centre,
                      {sides.at(corner).x * half.x + radius * std::cos(turn),
                       sides.at(corner).y * half.y + radius * std::sin(turn)},
                      angle);
        }
    }
    return points;
}

}  // namespace

void fill_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour) {
    const auto points = round_corners(card, larger, radius);
    list.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), colour);
}

void draw_round(ImDrawList& list, const HeldCard& card, float larger, float radius, ImU32 colour,
                float width) {
    const auto points = round_corners(card, larger, radius);
    list.AddPolyline(points.data(), static_cast<int>(points.size()), colour, ImDrawFlags_Closed,
                     width);
}

void draw_held(const Kit& kit, ImDrawList& list, const HeldCard& card) {
    for (const std::string& picture : card.face.pictures)
        draw_tilted(kit, list, picture, card);
    const float seen = std::min(card.reach, card.size.x);
    const float left = card.centre.x - card.size.x / 2.0F;
    const float top = card.centre.y - card.size.y / 2.0F;
    ImFont* font = kit.fonts().numbers;
    if (!card.face.is_labelled) {
        const int first = list.VtxBuffer.Size;
        const float middle = left + (seen + std::min(0.0F, seen - card.size.x) * -0.08F) / 2.0F;
        draw_text_fitted(list, font, {middle, top + card.size.y * 0.17F}, packed(theme::ivory),
                         card.face.words,
                         std::min(seen - card.size.x * 0.22F, card.size.x * 0.56F));
        tilt_letters(list, first, card);
        return;
    }
    // Inside the frame of the label; what lies over the card hides that of the other side.
    const float frame = card.size.x * 0.10F;
    const float right = std::min(seen, card.size.x - frame) - card.size.x * 0.02F;
    const float from = std::max(frame, card.covered);
    const ImVec2 room{right - from, card.size.y * 0.31F};
    constexpr float least_room = 8.0F;
    if (room.x < least_room) return;
    const FittedName name = fitted(font, card.face.words, room);
    const float middle = left + from + room.x / 2.0F;
    float y = top + card.size.y * 0.225F - name.size * static_cast<float>(name.lines.size()) / 2.0F;
    const int first = list.VtxBuffer.Size;
    for (const std::string& line : name.lines) {
        const float wide = text_size(font, name.size, line).x;
        draw_text_sized(list, font, name.size, {std::round(middle - wide / 2.0F), std::round(y)},
                        packed(theme::ink), line);
        y += name.size;
    }
    tilt_letters(list, first, card);
}

void draw_wordless(const Kit& kit, ImDrawList& list, const HeldCard& card) {
    if (!card.face.pictures.empty()) draw_tilted(kit, list, card.face.pictures.front(), card);
}

void draw_card_icon(const Kit& kit, ImDrawList& list, const CardFace& card, ImVec2 centre,
                    float height) {
    const ImVec2 size{std::round(height / card_proportion), std::round(height)};
    const ImVec2 at{std::round(centre.x - size.x / 2.0F), std::round(centre.y - size.y / 2.0F)};
    for (const std::string& name : card.pictures)
        draw_sprite(kit, list, name, at, size, packed({255, 255, 255, 255}));
}

void draw_card_picture(const Kit& kit, ImDrawList& list, const CardFace& card, ImVec2 centre,
                       float height, float degrees, float opacity) {
    const ImVec2 size{height / card_proportion, height};
    // One size for the whole way, so that it is drawn from one picture.
    constexpr int pixels = 104;
    const ImU32 tint = packed({255, 255, 255, 255}, opacity);
    for (const std::string& name : card.pictures)
        draw_turned_sprite(kit, list, name, pixels, centre, size, radians(degrees), tint);
}

Pictures pictures_of(const Kit& kit, std::span<const ChoiceCard> cards) {
    return {cards.size(), [&kit, cards](ImDrawList& list, std::size_t i, ImVec2 at, float height) {
                draw_card_icon(kit, list, cards[i].face, at, height);
            }};
}

}  // namespace ui
