// The part of a board that does not move, painted on a thread of its own: the window may open or
// show other frames meanwhile.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/core/geometry.h"
#include "stage/fonts.h"
#include "stage/sprite_store.h"
#include "ui/board/projection.h"

namespace ui {

struct StillEasel {
    stage::Canvas& canvas;
    stage::SpriteStore& sprites;
    Projection to;
    stage::Rect where;  // pixels to cover
    stage::Contrast contrast = stage::Contrast::usual;
};

// What a game paints of its board, once for every size.
class StillPart {
public:
    virtual ~StillPart() = default;

    // Called on any thread: nothing that is read for it may change. No words: in which language
    // they are may only be settled meanwhile.
    virtual void paint(const StillEasel& easel) const = 0;
    // What is written over it, in today's language; called on the thread of the window.
    virtual void write(const StillEasel&) const {}
};

// Which part of which board, and how large.
struct StillOrder {
    std::shared_ptr<const StillPart> board;
    stage::Rect world;
    float zoom = 1.0F;  // pixels to the world unit
    stage::Contrast contrast = stage::Contrast::usual;

    stage::PixelSize size() const;
};

// On another thread, or only when somebody wants it.
enum class PaintedWhen : std::uint8_t { beside, on_demand };

class StillPainting {
public:
    // `assets` is the folder of the pictures.
    StillPainting(const StillOrder& order, const stage::Fonts& fonts, std::filesystem::path assets,
                  PaintedWhen when);
    // Waits for the painter.
    ~StillPainting();

    const StillOrder& order() const;
    bool is_done() const;
    // Waits if need be, and writes what is to be written. Once.
    stage::Layer hang(stage::Canvas& canvas);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ui
