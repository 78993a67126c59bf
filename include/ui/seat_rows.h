// Seats one below the other, each with its emblem, its name and its buttons: all in one line where
// every name leaves its buttons room, else all in two.
#pragma once

#include "kernel/player.h"
#include "ui/kit.h"

namespace ui {

class SeatRows {
public:
    // `buttons` is the width the buttons of a row like to have, with the gaps between them.
    SeatRows(const Kit& kit, float buttons);

    // Emblem and name; the cursor then stands where the buttons of the seat begin.
    void begin(kernel::PlayerId seat);
    // The next button stands beside the one before.
    void next() const;
    // How tall a button is, and how much of the width it likes it may have.
    float height() const { return side_; }
    float share() const { return share_; }

private:
    const Kit& kit_;
    float buttons_;
    float side_;
    float room_;
    float share_ = 1.0F;
    float name_room_ = 0.0F;
    float line_ = 0.0F;
    bool is_one_line_ = true;
};

}  // namespace ui
