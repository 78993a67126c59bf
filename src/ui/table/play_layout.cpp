#include "ui/table/play_layout.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr float margin = 12.0F;
constexpr float wide_enough_for_log = 1600.0F;
constexpr float wide_enough_for_sheet = 1100.0F;
constexpr float least_log = 190.0F;
constexpr float wanted_log = 330.0F;   // of eight lines and more
constexpr float handy_sheet = 480.0F;  // as wide as the sheet stays beside a log of that height
constexpr float least_beside_sheet = 860.0F;
constexpr float least_beside_larger_sheet = 760.0F;  // with larger letters; they stay large there
constexpr float least_decision = 150.0F;
constexpr float most_decision_share = 0.44F;
constexpr float most_decision_share_wide = 0.38F;
constexpr float fold_row = 44.0F;
constexpr float least_column_units = 540.0F;
constexpr float column_share = 0.41F;

bool is_landscape(stage::PixelSize canvas) {
    return static_cast<float>(canvas.width) >= static_cast<float>(canvas.height) * 1.2F;
}

}  // namespace

float steady_decision(stage::PixelSize canvas) { return is_landscape(canvas) ? 280.0F : 400.0F; }

PlayLayout lay_out(stage::PixelSize canvas, float scale, float strip_height, float wanted_decision,
                   float sheet_proportion) {
    const auto [x, y, width, height] = stage::all_of(canvas);
    const float gap = std::round(margin * scale);
    PlayLayout layout;
    layout.strip = {0.0F, 0.0F, width, std::min(strip_height, height * 0.3F)};
    const float top = layout.strip.bottom() + gap;
    const float room = std::max(1.0F, height - top - gap);

    const float units = width / scale;
    float side_width = 0.0F;
    if (units >= wide_enough_for_sheet) {
        layout.fold = SideFold::tabs;
        // As wide as the height lets the sheet be, but the board keeps two thirds; with larger
        // letters the sheet grows as long as the decision beside it has room.
        const float least = scale > 1.0F ? least_beside_larger_sheet : least_beside_sheet;
        const float beside = width - 3.0F * gap - least * scale;
        const float most =
            std::clamp(beside, width * 0.30F, std::max(width * 0.30F, 576.0F * scale));
        side_width = std::floor(
            std::min(std::min(most, width * 0.37F), (room - 52.0F * scale) / sheet_proportion));
        side_width = std::max(side_width, width * 0.24F);
        if (units >= wide_enough_for_log) {
            const float tall = side_width * sheet_proportion;
            const float handy = room - gap - handy_sheet * scale * sheet_proportion;
            const float log = std::clamp(handy, least_log * scale, wanted_log * scale) + gap;
            const float fitting = (room - log) / sheet_proportion;
            if (tall + log <= room) {
                layout.fold = SideFold::open;
            } else if (fitting >= width * 0.22F && fitting >= 360.0F * scale) {
                layout.fold = SideFold::open;
                side_width = std::floor(fitting);
            }
        }
        layout.side = {width - side_width - gap, top, side_width, room};
    } else {
        layout.fold = SideFold::folded;
    }

    const bool is_folded = layout.fold == SideFold::folded;
    if (is_folded && units >= least_column_units && is_landscape(canvas)) {
        // Wide but small: the decision stands beside the board, which keeps the whole height.
        const float column = std::round(width * column_share);
        const float row = std::min(fold_row * scale, room * 0.12F);
        const float left = width - column - gap;
        layout.folds = {left, top, column, row};
        layout.decision = {left, top + row + gap * 0.5F, column, room - row - gap * 0.5F};
        layout.board = {0.0F, layout.strip.bottom(), left - gap * 0.5F,
                        std::max(1.0F, height - layout.strip.bottom())};
        return layout;
    }
    const float left_width =
        is_folded ? width - 2.0F * gap : std::max(1.0F, layout.side.x - 2.0F * gap);
    const float share = is_landscape(canvas) ? most_decision_share_wide : most_decision_share;
    const float tall =
        std::round(std::clamp(wanted_decision, std::min(least_decision * scale, room * 0.3F),
                              std::max(room * share, 1.0F)));
    layout.decision = {gap, height - gap - tall, left_width, tall};
    float bottom = layout.decision.y - gap;
    if (is_folded) {
        const float row = std::min(fold_row * scale, room * 0.12F);
        layout.folds = {gap, bottom - row, left_width, row};
        bottom = layout.folds.y - gap * 0.5F;
    }
    // The board goes to the very edges of what is left.
    const float board_right = is_folded ? width : layout.side.x - gap * 0.5F;
    layout.board = {0.0F, layout.strip.bottom(), board_right,
                    std::max(1.0F, bottom - layout.strip.bottom())};
    if (layout.fold == SideFold::open) {
        const float sheet = std::round(side_width * sheet_proportion);
        layout.sheet = {layout.side.x, top, side_width, sheet};
        layout.log = {layout.side.x, top + sheet + gap, side_width, room - sheet - gap};
    }
    return layout;
}

void give_remark(PlayLayout& layout, float height) {
    layout.remark = layout.board;
    layout.remark.height = std::min(height, layout.board.height * 0.2F);
    layout.board.y = layout.remark.bottom();
    layout.board.height -= layout.remark.height;
}

}  // namespace ui
