// What dice that are thrown show on their way, and what of a roll still counts. Knows nothing of
// windows.
#pragma once

#include <cstdint>
#include <span>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/event.h"
#include "ui/core/dice.h"

namespace frothy {

// What lies on top of a die that shows `rolled` in the end.
Icon icon_on_top(Icon rolled, const ui::DiePose& pose);

// A Control roll is read by its icons, everything else by values (FR-DICE-03).
enum class DiceRead : std::uint8_t { icons, values };
DiceRead dice_read(Why why);

// The dice that no longer count after the event, one bit each; `gone` are those from before.
std::uint32_t dice_gone(std::span<const std::uint8_t> faces, std::uint32_t gone, const Event& event,
                        DiceFaces printed);

// Whether the dice of `roller` are taken up when this happens.
bool clears_the_dice(const Event& event, VehicleId roller);

}  // namespace frothy
