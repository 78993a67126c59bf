// A piece of track in the hand of its designer: which one, how it is held, and where it would lie.
#pragma once

#include <optional>

#include "games/frothy/view/core/studio/workbench.h"

namespace frothy {

class PieceHand {
public:
    Piece piece = Piece::straight;
    bool is_mirrored = false;
    bool is_free = false;  // laid where the hand is, and to no end
    int width = 4;         // of what is laid freely; else that of the end

    // Another way round: held by its next end, or turned by a sixth where it lies freely.
    void turn(const Workbench& bench);
    // Another piece, held as it usually is.
    void choose(Piece other);

    // What would be laid with the hand there; none where there is nothing to put it to.
    std::optional<LaidPiece> laid(const Workbench& bench, hexgrid::Hex at) const;
    // The end that it would be put to.
    std::optional<TrackEnd> chosen_end(const Workbench& bench, hexgrid::Hex at) const;
    // Just beyond the first open end.
    std::optional<hexgrid::Hex> first_place(const Workbench& bench) const;
    // Lays it. As long as the hand stays about there, the next piece goes on from where this one
    // ends: a hex just beyond that, if there is one.
    std::optional<hexgrid::Hex> lay(Workbench& bench, hexgrid::Hex at);

private:
    bool lies_freely(const Workbench& bench) const;

    int end_ = 0;      // that it is held by
    int heading_ = 0;  // of one that lies freely
    // Where it was laid last, and the end that goes on from there.
    std::optional<hexgrid::Hex> laid_at_;
    std::optional<TrackEnd> next_;
};

}  // namespace frothy
