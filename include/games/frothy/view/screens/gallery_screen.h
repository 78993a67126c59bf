// All vehicles side by side: portrait, character and strengths; a click opens one's licence.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/frothy/view/screens/setup_screen.h"
#include "stage/canvas.h"
#include "ui/kit.h"

namespace frothy {

struct GalleryReply {
    bool is_left = false;
    Rule open;                             // a rule to show; usually none
    std::optional<std::size_t> edit;       // a vehicle for the workshop
    std::optional<std::size_t> made_from;  // a new one, made from it
    bool to_workshop = false;              // to what lies on its desk
};

class GalleryScreen {
public:
    GalleryReply show(const ui::Kit& kit, stage::Canvas& canvas,
                      const std::vector<LicenceOffer>& vehicles);
    void forget_textures() { ground_ = {}; }

private:
    void show_cards(const ui::Kit& kit, const std::vector<LicenceOffer>& vehicles);
    void show_opened(const ui::Kit& kit, stage::PixelSize canvas,
                     const std::vector<LicenceOffer>& vehicles, GalleryReply& reply);

    stage::Layer ground_;
    std::optional<std::size_t> opened_;
    std::size_t last_ = 0;  // opened: one comes back to its card
};

}  // namespace frothy
