// A lesson of a coached game, to stand beside what it speaks of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/core/token.h"
#include "ui/rule_ref.h"

namespace ui {

enum class LessonPlace : std::uint8_t { board, sheet, decision, strip };

struct LessonNote {
    std::size_t lesson = 0;  // of the game's play::Lessons
    std::string title;
    std::string text;  // two or three sentences
    RuleRef rule;      // none where it is about the program
    LessonPlace place = LessonPlace::decision;
    std::optional<Token> target = {};  // on the board: the space to be looked at; empty for none
    std::vector<RuleRef> parts = {};   // on the sheet: the rules of the parts it speaks of
};

}  // namespace ui
