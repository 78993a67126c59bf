#include "ui/scenes/place_pictures.h"

#include <algorithm>

#include "ui/panels.h"
#include "ui/pictures.h"

namespace ui {

namespace theme = stage::theme;

bool PlacePictures::show(const Kit& kit, stage::Canvas& canvas, SeasonDoor& door,
                         const std::string& event, stage::PixelSize size) {
    auto place = std::ranges::find(places_, event, &Place::event);
    if (place == places_.end()) place = places_.insert(places_.end(), Place{event, {}, false});
    if (place->is_none) return false;
    if (!place->picture || place->picture.size() != size) {
        place->picture = canvas.make_layer(size, stage::LayerKind::opaque);
        const auto scope = canvas.paint_on(place->picture);
        const stage::Rect all = stage::all_of(size);
        paint_mosaic(canvas, all, kit.scale() * 0.4F);
        place->is_none = !door.paint_place(event, canvas, kit.sprites, all);
        if (place->is_none) return false;
    }
    ImGui::Image(place->picture.sprite().imgui_id(),
                 {static_cast<float>(size.width), static_cast<float>(size.height)});
    outline_rect(*ImGui::GetWindowDrawList(), item_rect(), packed(theme::umber), 0.0F, 1.0F);
    return true;
}

}  // namespace ui
