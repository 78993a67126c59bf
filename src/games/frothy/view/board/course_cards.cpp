#include "games/frothy/view/board/course_cards.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/frothy/view/board/board_picture.h"
#include "ui/letters.h"
#include "ui/panels.h"

namespace frothy {

using namespace ui;
namespace theme = stage::theme;

namespace {

constexpr std::size_t most_pictures = 24;
constexpr float picture_tall = 46.0F;  // pixels at an interface scale of 1
constexpr float edge = 6.0F;
constexpr float beside = 24.0F;  // the picture, and before the right edge

float label_room(const Kit& kit, float card_width, int picture_width) {
    return std::max(1.0F, card_width - static_cast<float>(picture_width) - beside * kit.scale());
}

}  // namespace

stage::PixelSize card_picture_size(const Kit& kit, float card_width,
                                   const std::vector<std::string>& names) {
    const float s = kit.scale();
    float longest = 0.0F;
    for (const std::string& name : names)
        longest = std::max(longest, longest_word(kit.fonts().label, name));
    const float wide = std::clamp(card_width - longest - beside * s - 1.0F, 48.0F * s, 84.0F * s);
    return {static_cast<int>(wide), static_cast<int>(std::ceil(picture_tall * s))};
}

float card_height(const Kit& kit, float card_width, const std::vector<std::string>& names,
                  bool has_notes) {
    const stage::PixelSize picture = card_picture_size(kit, card_width, names);
    const float room = label_room(kit, card_width, picture.width);
    const float note = has_notes ? kit.fonts().small->FontSize : 0.0F;
    auto tall = static_cast<float>(picture.height);
    for (const std::string& name : names)
        tall = std::max(tall, text_height(kit.fonts().label, name, room) + note);
    return tall + 2.0F * edge * kit.scale();
}

const stage::Layer& CourseCards::picture(const Kit& kit, stage::Canvas& canvas,
                                         const std::string& id, const Course& course,
                                         stage::PixelSize size) {
    const auto found = std::ranges::find_if(
        pictures_, [&](const Picture& each) { return each.id == id && each.size == size; });
    const int now = ImGui::GetFrameCount();
    if (found != pictures_.end()) {
        found->frame = now;
        return found->layer;
    }
    // Those of this frame are still to be drawn.
    if (pictures_.size() >= most_pictures)
        std::erase_if(pictures_, [now](const Picture& old) { return old.frame != now; });
    Picture made{id, size, canvas.make_layer(size, stage::LayerKind::opaque), now};
    const auto scope = canvas.paint_on(made.layer);
    const stage::Rect all = stage::all_of(size);
    paint_mosaic(canvas, all, kit.scale() * 0.6F);
    paint_course_picture(canvas, kit.sprites, all, course, CourseName::shown);
    pictures_.push_back(std::move(made));
    return pictures_.back().layer;
}

bool CourseCards::show(const Kit& kit, stage::Canvas& canvas, const CourseCard& card, ImVec2 size,
                       stage::PixelSize picture_size) {
    const float s = kit.scale();
    const stage::ImGuiFonts& fonts = kit.fonts();
    ImGui::PushID(card.id.c_str());
    if (card.is_chosen) {
        ImGui::PushStyleColor(ImGuiCol_Button, packed(theme::brick));
        ImGui::PushStyleColor(ImGuiCol_Border, packed(theme::sand));
    }
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const bool is_used = ImGui::Button("##course", size);
    if (card.is_chosen) ImGui::PopStyleColor(2);
    ImGui::PopID();
    // A long list scrolls: only what is seen is painted.
    if (!ImGui::IsItemVisible()) return is_used;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto tall_picture = static_cast<float>(picture_size.height);
    const stage::Rect place{corner.x + edge * s,
                            corner.y + std::floor((size.y - tall_picture) / 2.0F),
                            static_cast<float>(picture_size.width), tall_picture};
    if (card.course != nullptr) {
        const stage::Layer& shown = picture(kit, canvas, card.id, *card.course, picture_size);
        list.AddImage(shown.sprite().imgui_id(), {place.x, place.y},
                      {place.right(), place.bottom()});
    } else {
        fill_rect(list, place, packed(theme::ink, 0.35F));
    }
    const float room = label_room(kit, size.x, picture_size.width);
    const float tall = text_height(fonts.label, card.name, room);
    const float note = card.note.empty() ? 0.0F : fonts.small->FontSize;
    const float x = place.right() + 2.0F * edge * s;
    const float y = corner.y + (size.y - tall - note) / 2.0F;
    list.PushClipRect(corner, {corner.x + size.x, corner.y + size.y}, true);
    draw_text_sized(list, fonts.label, fonts.label->FontSize, {x, y}, packed(theme::ivory),
                    card.name, room);
    if (!card.note.empty()) {
        const float wide = text_width(fonts.small, card.note);
        draw_text_fitted(list, fonts.small,
                         {x + std::min(wide, room) / 2.0F, y + tall + note / 2.0F},
                         packed(theme::dark_sand), card.note, room);
    }
    list.PopClipRect();
    return is_used;
}

}  // namespace frothy
