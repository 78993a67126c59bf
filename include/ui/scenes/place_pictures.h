// Where the races of a season are raced: a small picture of each.
#pragma once

#include <string>
#include <vector>

#include "stage/canvas.h"
#include "ui/kit.h"
#include "ui/season_door.h"

namespace ui {

class PlacePictures {
public:
    // In a frame, at the cursor, in pixels; false where the game has nothing to show of this event.
    bool show(const Kit& kit, stage::Canvas& canvas, SeasonDoor& door, const std::string& event,
              stage::PixelSize size);
    // Textures are gone, or what is raced has changed.
    void forget() { places_.clear(); }

private:
    struct Place {
        std::string event;
        stage::Layer picture;
        bool is_none = false;
    };
    std::vector<Place> places_;
};

}  // namespace ui
