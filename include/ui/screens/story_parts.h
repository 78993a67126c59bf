// What the story of a game that is over is told with, on a sheet over everything: pages, columns,
// lines that lead to a moment, and how often something fell.
#pragma once

#include <imgui.h>

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "ui/core/labelled_line.h"
#include "ui/kit.h"

namespace ui {

// A page for the whole game, then others, to be turned.
class PagedSheet {
public:
    // `titles`: at least one. True when it is left.
    bool show(const Kit& kit, stage::PixelSize canvas, std::span<const std::string> titles,
              const std::function<void(std::size_t page)>& show_page);
    void open_at(std::size_t page) { page_ = page; }
    std::size_t page() const { return page_; }

private:
    std::size_t page_ = 0;
};

// A small button in the flow that leads to a moment; `id` tells two of them apart.
bool look_button(const Kit& kit, int id);
float look_width(const Kit& kit);

// Room between two things, at an interface scale of 1.
void story_gap(const Kit& kit, float height);

// Side by side where there is room for it, else one below the other.
void show_columns(const Kit& kit, float left_share, const std::function<void()>& left,
                  const std::function<void()>& right);

void show_labelled(const Kit& kit, std::span<const LabelledLine> lines);

// One bar of a chart: how often something came up, and how often it was to be expected.
struct StoryBar {
    int count = 0;
    double expected = 0.0;
};
// `draw_foot` draws what a bar counts, such as a die, with its upper left corner there.
void show_bars(const Kit& kit, std::span<const StoryBar> bars,
               const std::function<void(std::size_t bar, ImVec2 corner, float side)>& draw_foot);

}  // namespace ui
