// Dice in somebody's hand, shown as any question is: the only choice is to throw them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "kernel/player.h"
#include "play/odds_words.h"
#include "ui/core/prompt/prompt.h"

namespace ui {

class ThrowPrompt final : public PromptMaker {
public:
    // `odds`: what the dice may bring; empty where that is not known.
    ThrowPrompt(kernel::PlayerId who, std::string name, std::vector<play::OddsWord> odds)
        : who_(who), name_(std::move(name)), odds_(std::move(odds)) {}

    PromptModel make(Touched&) const override;

private:
    kernel::PlayerId who_;
    std::string name_;
    std::vector<play::OddsWord> odds_;
};

}  // namespace ui
