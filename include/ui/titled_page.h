// A page that fills the canvas: its name at the head, parts below it, buttons at its foot.
#pragma once

#include <optional>
#include <string>

#include "stage/canvas.h"
#include "stage/core/geometry.h"
#include "stage/core/non_copyable.h"
#include "ui/kit.h"
#include "ui/panels.h"

namespace ui {

// What is shown as long as it lives stands on the page. In pixels.
class [[nodiscard]] TitledPage : stage::NonCopyable {
public:
    TitledPage(const Kit& kit, stage::Canvas& canvas, const char* id, const std::string& title);

    stage::Rect all() const { return all_; }
    float gap() const { return gap_; }    // between parts, and to the edges
    float head() const { return head_; }  // what the title takes
    // From edge to edge, below all parts.
    stage::Rect foot() const;

private:
    stage::Rect all_;
    float gap_;
    float head_;
    float foot_;
    std::optional<ScreenPanel> panel_;
};

}  // namespace ui
