// Dice in somebody's hand, shown as any question is: the only choice is to throw them.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "kernel/player.h"
#include "play/odds_words.h"
#include "ui/core/prompt/prompt.h"
#include "ui/rule_ref.h"

namespace ui {

// All words may be empty.
struct ThrowWords {
    std::size_t dice = 1;  // in the hand
    std::string who;       // throws them, where that is not the player's name alone
    std::string explanation;
    bool warns = false;                // of what is lost for good: PromptModel::warns
    RuleRef rule;                      // by which they are thrown
    std::vector<play::OddsWord> odds;  // what they may bring
};

class ThrowPrompt final : public PromptMaker {
public:
    ThrowPrompt(kernel::PlayerId who, std::string name, ThrowWords words)
        : who_(who),
          name_(words.who.empty() ? std::move(name) : words.who),
          words_(std::move(words)) {}

    PromptModel make(Touched&) const override;

private:
    kernel::PlayerId who_;
    std::string name_;
    ThrowWords words_;
};

}  // namespace ui
