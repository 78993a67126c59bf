// What somebody is told beside the board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ui/core/token.h"
#include "ui/rule_ref.h"

namespace ui {

// `aside` is over the log under the sheet, where nothing on the board is covered, and beside the
// decision where the log has no such room.
enum class LessonPlace : std::uint8_t { board, sheet, decision, strip, aside };

// A lesson of a coached game, to stand beside what it speaks of.
struct LessonNote {
    std::size_t lesson = 0;  // of the game's play::Lessons
    std::string title;
    std::string text;  // two or three sentences
    RuleRef rule;      // none where it is about the program
    LessonPlace place = LessonPlace::decision;
    std::optional<Token> target = {};  // on the board: the space to be looked at; empty for none
    std::vector<RuleRef> parts = {};   // on the sheet: the rules of the parts it speaks of
    // The text where keys or a pad are in hand, in English; empty where it is the same. {0} goes on
    // along the spaces of the board, {1} back, {2} takes one.
    std::string by_keys = {};
};

// What went wrong for somebody since their last answer.
struct MisfortuneNote {
    struct Line {
        std::string text;
        RuleRef rule;
    };

    std::string title;            // "You crashed"
    std::vector<Line> lines;      // the first is what began it; at least one
    std::string end;              // "You slid 1 space to the left and face the wall."; or empty
    std::string besides;          // "Green sustained 5 Damage."; or empty
    std::string lasting;          // what stays of it; or empty
    std::string standing;         // how things stand now
    std::optional<Token> target;  // a space of the board to look at; empty for none
};

}  // namespace ui
