// Dice that a person throws at the table: which faces they show is told die by die, as answers to a
// question like any other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/player.h"
#include "ui/core/dice.h"
#include "ui/core/prompt/prompt.h"
#include "ui/rule_ref.h"

namespace ui {

// A side on which a die may fall.
struct DieSide {
    std::uint8_t face = 0;  // as the game numbers it
    std::string name;       // "4", "Left Spin"
    std::optional<DieFace> look = {};
};

// What is thrown.
struct DiceInHand {
    kernel::PlayerId player = kernel::nobody;
    std::string name;  // of the player
    std::size_t count = 0;
    std::vector<DieSide> sides;
    RuleRef rule;            // by which they are thrown
    std::string about = {};  // what is to be known before; often empty
    bool warns = false;      // PromptModel::warns
};

class HandThrow {
public:
    // With what has been told so far.
    std::shared_ptr<const PromptMaker> prompt(DiceInHand dice) const;
    // A single die is told at once; of several one says that they lie so. True when all is told.
    bool take(const Answers& answers, std::size_t count);
    const std::vector<std::uint8_t>& told() const { return told_; }
    void forget() { told_.clear(); }

private:
    std::vector<std::uint8_t> told_;
};

}  // namespace ui
