// The dice of the decision panel in lines.
#include <algorithm>
#include <cmath>

#include "ui/letters.h"
#include "ui/prompt/prompt_panel_layout.h"

namespace ui::prompt_layout {

namespace {

// Its name, and what it is marked with or its key.
float below_dice(const Plan& plan, const PromptModel& model, const DiceGrid& grid) {
    const bool has_marks = std::ranges::any_of(
        model.dice, [](const PromptDie& die) { return die.can_select || die.is_selected; });
    const int lines = (grid.has_names ? 1 : 0) + (has_marks || model.reads_values() ? 1 : 0);
    const bool has_bars =
        std::ranges::any_of(model.dice, [](const PromptDie& die) { return !die.answers.empty(); });
    return (has_bars ? 16.0F + bar_below : 16.0F) * plan.scale +
           static_cast<float>(lines) * grid.line;
}

// Letters do not shrink.
float line_height(const Kit& kit, const Plan& plan) {
    return std::max(20.0F * plan.scale, kit.fonts().small->FontSize + 1.0F);
}

// As many in a line as can still be told apart, as large as that leaves them.
DiceGrid small_dice_grid(const Kit& kit, const Plan& plan, const PromptModel& model, int count) {
    const float s = plan.scale;
    const bool is_tiny = plan.density >= Density::tiny_dice;
    const float least_pitch = (is_tiny ? 34.0F : 42.0F) * s;
    const float space = (is_tiny ? 5.0F : 8.0F) * s;
    DiceGrid grid;
    const int most = std::max(1, static_cast<int>(plan.things / least_pitch));
    grid.rows = (count + most - 1) / most;
    grid.columns = (count + grid.rows - 1) / grid.rows;
    const float most_pitch = is_tight(plan) ? least_pitch * 1.15F : 62.0F * s;
    grid.pitch = std::min(plan.things / static_cast<float>(grid.columns), most_pitch);
    grid.size = std::round(grid.pitch - space);
    grid.has_names = false;
    grid.line = line_height(kit, plan);
    grid.row_height = grid.size + below_dice(plan, model, grid);
    return grid;
}

DiceGrid usual_dice_grid(const Kit& kit, const Plan& plan, const PromptModel& model, int count) {
    DiceGrid grid;
    const float s = plan.scale;
    grid.size = 64.0F * s;
    grid.pitch = 88.0F * s;
    if (static_cast<float>(count) * grid.pitch > plan.things) {
        grid.size = 54.0F * s;
        grid.pitch = 72.0F * s;
    }
    if (static_cast<float>(count) * grid.pitch > 2.0F * plan.things) {
        grid.size = 42.0F * s;
        grid.pitch = 58.0F * s;
    }
    grid.columns = std::clamp(static_cast<int>(plan.things / grid.pitch), 1, count);
    grid.rows = (count + grid.columns - 1) / grid.columns;
    grid.has_names = !model.reads_values();
    grid.line = line_height(kit, plan);
    grid.row_height = grid.size + below_dice(plan, model, grid);
    return grid;
}

// Pictures that are not explained by a word count for less.
float worth(const DiceGrid& grid, float widest_name) {
    constexpr float of_names = 1.35F;
    const bool are_legible = grid.has_names && widest_name <= grid.pitch;
    return grid.size * (are_legible ? of_names : 1.0F);
}

// The dice in the room there is in the end: as large as it allows, with their names if these fit.
DiceGrid grown(const Kit& kit, const Plan& plan, const PromptModel& model, DiceGrid best) {
    constexpr int most_rows = 4;
    constexpr float least_named = 34.0F;
    float widest = 0.0F;
    for (const PromptDie& die : model.dice)
        widest = std::max(widest, text_width(kit.fonts().small, die.name));
    const int count = static_cast<int>(model.dice.size());
    for (int rows = 1; rows <= std::min(most_rows, count); ++rows) {
        for (const bool has_names : {false, true}) {
            if (has_names && model.reads_values()) continue;
            DiceGrid grid;
            grid.rows = rows;
            grid.columns = (count + rows - 1) / rows;
            grid.pitch =
                std::min(plan.things / static_cast<float>(grid.columns), 88.0F * kit.scale());
            grid.has_names = has_names;
            grid.line = line_height(kit, plan);
            const float below = below_dice(plan, model, grid);
            grid.size = std::floor(std::min({plan.tall / static_cast<float>(rows) - below,
                                             grid.pitch - 8.0F * plan.scale, 64.0F * kit.scale()}));
            grid.row_height = grid.size + below;
            const bool is_legible =
                !has_names || (grid.size >= least_named * kit.scale() && widest <= grid.pitch);
            if (is_legible && worth(grid, widest) > worth(best, widest)) best = grid;
        }
    }
    return best;
}

}  // namespace

DiceGrid dice_grid(const Kit& kit, const Plan& plan, const PromptModel& model) {
    const int count = std::max(1, static_cast<int>(model.dice.size()));
    const DiceGrid least = plan.density >= Density::small_dice
                               ? small_dice_grid(kit, plan, model, count)
                               : usual_dice_grid(kit, plan, model, count);
    return plan.tall > 0.0F ? grown(kit, plan, model, least) : least;
}

}  // namespace ui::prompt_layout
