#include "ui/core/note_spot.h"

namespace ui {

std::size_t least_covering(std::span<const stage::Rect> places, std::size_t near,
                           std::span<const Seen> seen, float margin) {
    std::size_t best = 0;
    float least = 1.0e9F;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const stage::Rect grown = stage::grown(places[i], margin);
        float covered = i < near ? 0.0F : 0.5F * weight_of_own;
        for (const Seen& one : seen)
            covered += grown.contains(one.at) ? one.weight : 0.0F;
        if (covered >= least) continue;
        least = covered;
        best = i;
    }
    return best;
}

}  // namespace ui
