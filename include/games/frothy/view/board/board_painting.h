// The part of a board that does not move, painted on a thread of its own: the window may open or
// show other frames meanwhile. Nothing that is read for it changes as long as the race lives.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "games/frothy/rules/course/course.h"
#include "games/frothy/view/core/board/board_layout.h"
#include "stage/canvas.h"
#include "stage/core/contrast.h"
#include "stage/core/geometry.h"
#include "stage/fonts.h"

namespace frothy {

// Which part of which board, and how large.
struct BoardOrder {
    const Course* course = nullptr;
    stage::Rect world;
    float zoom = 1.0F;  // pixels to the world unit
    stage::Contrast contrast = stage::Contrast::usual;

    stage::PixelSize size() const;
    friend bool operator==(const BoardOrder&, const BoardOrder&) = default;
};

// On another thread, or only when somebody wants it.
enum class PaintedWhen : std::uint8_t { beside, on_demand };

class BoardPainting {
public:
    // The course must outlive it. `assets` is the folder of the pictures.
    BoardPainting(const BoardOrder& order, BoardLayout layout, const stage::Fonts& fonts,
                  std::filesystem::path assets, PaintedWhen when);
    // Waits for the painter.
    ~BoardPainting();
    BoardPainting(const BoardPainting&) = delete;
    BoardPainting& operator=(const BoardPainting&) = delete;

    const BoardOrder& order() const;
    bool is_done() const;
    // Waits if need be, and writes the name of the course, which must be in today's language. Once.
    stage::Layer hang(stage::Canvas& canvas);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace frothy
