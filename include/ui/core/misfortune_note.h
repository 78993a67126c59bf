// What somebody is told of what went wrong for them since their last answer.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/core/dice.h"
#include "ui/core/token.h"
#include "ui/rule_ref.h"

namespace ui {

struct MisfortuneNote {
    struct Line {
        std::string text;
        RuleRef rule;
        std::vector<DieFace> dice;  // that fell; mostly none
    };

    std::string title;            // "You crashed"
    std::vector<Line> lines;      // the first is what began it; at least one
    std::string end;              // "You slid 1 space to the left and face the wall."; or empty
    std::string besides;          // "Green sustained 5 Damage."; or empty
    std::string standing;         // how things stand now
    std::optional<Token> target;  // a space of the board to look at; empty for none
};

}  // namespace ui
