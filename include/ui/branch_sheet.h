// "Play on from here": where a race branches off, who drives in it, and with which dice.
#pragma once

#include <string>
#include <vector>

#include "play/seat.h"
#include "stage/core/geometry.h"
#include "ui/kit.h"

namespace ui {

// Whether the same choices bring the same throws again, as after an undo.
enum class BranchDice : std::uint8_t { same, fresh };

enum class BranchReply : std::uint8_t { waiting, begun, left };

class BranchSheet {
public:
    // Everybody drives as in the race that is left. `moment` and `news` say where that is; without
    // dice what may come out otherwise is cards.
    void open(const std::vector<play::Seat>& seats, std::string moment, std::string news,
              bool has_dice);
    // Enter goes on as it stands; a seat's number changes who drives there.
    BranchReply show(const Kit& kit, stage::PixelSize canvas);

    const std::vector<play::Seat>& seats() const { return seats_; }
    BranchDice dice() const { return dice_; }
    // News may end in a mark of their own.
    static std::string as_sentence(const std::string& news);

private:
    void show_seats(const Kit& kit);

    std::vector<play::Seat> seats_;
    BranchDice dice_ = BranchDice::same;
    bool has_dice_ = true;
    std::string moment_;
    std::string news_;
};

}  // namespace ui
