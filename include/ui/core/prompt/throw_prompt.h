// Dice in somebody's hand, shown as any question is: the only choice is to throw them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "kernel/player.h"
#include "play/odds_words.h"
#include "ui/core/prompt/prompt.h"
#include "ui/rule_ref.h"

namespace ui {

class ThrowPrompt final : public PromptMaker {
public:
    // `rule`: by which they are thrown. `odds`: what they may bring; empty where that is not known.
    ThrowPrompt(kernel::PlayerId who, std::string name, RuleRef rule,
                std::vector<play::OddsWord> odds)
        : who_(who), name_(std::move(name)), rule_(std::move(rule)), odds_(std::move(odds)) {}

    PromptModel make(Touched&) const override;

private:
    kernel::PlayerId who_;
    std::string name_;
    RuleRef rule_;
    std::vector<play::OddsWord> odds_;
};

}  // namespace ui
