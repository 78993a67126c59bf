// "How to race": pages made for reading aloud at the table, each a few sentences beside a picture
// that the game paints. Of any game, which gives its pages.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "stage/canvas.h"
#include "stage/sprite_store.h"
#include "ui/kit.h"

namespace ui {

struct GuidePage {
    std::string title;  // "Turning"
    // In the order in which they are read; each a short paragraph.
    std::vector<std::string> words;
    // Slow pictures are welcome: painted once for a size.
    std::function<void(stage::Canvas& canvas, stage::SpriteStore& sprites, stage::Rect where)>
        paint;
};

class GuideScreen {
public:
    // There is at least one page. Returns whether one is done with it.
    bool show(const Kit& kit, stage::Canvas& canvas, const std::vector<GuidePage>& pages);
    // After the textures were lost, or the words have changed.
    void forget_textures() { sheet_ = {}; }

private:
    void paint(const Kit& kit, stage::Canvas& canvas, const GuidePage& page) const;
    void turn(std::size_t page);

    std::size_t page_ = 0;
    stage::Layer sheet_;  // the page there is, with its ground
    float scale_ = 0.0F;
};

}  // namespace ui
