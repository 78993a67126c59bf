// Which pictures brushes may have their hexes drawn as.
#include <algorithm>

#include "games/frothy/data/study.h"
#include "games/frothy/view/core/studio/workbench.h"

namespace frothy {

namespace {

using Looks = std::span<const std::string_view>;

std::string_view usual_look(Brush brush) {
    switch (brush) {
    case Brush::mud: return "mud";
    case Brush::water: return "water";
    case Brush::sand: return "sand";
    case Brush::amphora: return "amphorae";
    case Brush::boulder: return "boulder";
    case Brush::low_wall: return "low-wall";
    default: return {};
    }
}

// Of the mark that it makes.
Looks pictured_looks_of(Brush brush) {
    const Looks all = pictured_looks;
    if (brush == Brush::amphora) return all.subspan(ground_look_count, fragile_look_count);
    const bool is_solid = brush == Brush::boulder || brush == Brush::low_wall;
    return is_solid ? all.subspan(ground_look_count + fragile_look_count)
                    : all.first(ground_look_count);
}

bool is_usual_elsewhere(std::string_view look, Brush brush) {
    for (std::size_t i = 0; i < brush_count; ++i) {
        const auto other = static_cast<Brush>(i);
        if (other != brush && usual_look(other) == look) return true;
    }
    return false;
}

}  // namespace

std::string look_of(const Stroke& stroke) {
    const std::string& chosen = stroke.looks[static_cast<std::size_t>(stroke.brush)];
    return chosen.empty() ? std::string(usual_look(stroke.brush)) : chosen;
}

std::vector<std::string> looks_for(Brush brush, const CoursePlan& plan,
                                   std::span<const std::string> brought) {
    if (usual_look(brush).empty()) return {};
    std::vector<std::string> looks{std::string(usual_look(brush))};
    const auto add = [&](const std::string& look) {
        if (!look.empty() && std::ranges::find(looks, look) == looks.end()) looks.push_back(look);
    };
    for (const std::string_view look : pictured_looks_of(brush))
        if (!is_usual_elsewhere(look, brush)) add(std::string(look));
    const auto is_of_game = [](const std::string& look) {
        return std::ranges::find(pictured_looks, look) != pictured_looks.end();
    };
    for (const std::string& look : plan.looks)
        if (!is_of_game(look)) add(look);
    for (const std::string& look : brought)
        if (!is_of_game(look)) add(look);
    return looks;
}

void choose_look(Stroke& stroke, const std::string& look) {
    stroke.looks[static_cast<std::size_t>(stroke.brush)] = look;
}

}  // namespace frothy
