// "Play on from here": where a race branches off, who drives in it, and with which dice.
#pragma once

#include <string>
#include <vector>

#include "games/frothy/data/record/record.h"
#include "stage/core/geometry.h"
#include "ui/kit.h"

namespace app {

// Whether the same choices bring the same throws again, as after an undo.
enum class BranchDice : std::uint8_t { same, fresh };

enum class BranchReply : std::uint8_t { waiting, begun, left };

class BranchSheet {
public:
    // Everybody drives as in the race that is left. `moment` and `news` say where that is.
    void open(const std::vector<frothy::Seat>& seats, std::string moment, std::string news);
    // Enter goes on as it stands; a seat's number changes who drives there.
    BranchReply show(const ui::Kit& kit, stage::PixelSize canvas);

    const std::vector<frothy::Seat>& seats() const { return seats_; }
    BranchDice dice() const { return dice_; }

private:
    void show_seats(const ui::Kit& kit);

    std::vector<frothy::Seat> seats_;
    BranchDice dice_ = BranchDice::same;
    std::string moment_;
    std::string news_;
};

}  // namespace app
