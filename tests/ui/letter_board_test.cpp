// A pad writes: what its letters give, and where its cursor goes.
#include "ui/core/letter_board.h"

#include <catch2/catch.hpp>

#include <string>

using stage::InputEvent;
using stage::InputKind;
using stage::Key;
using ui::LetterBoard;

namespace {

InputEvent struck(Key key) {
    InputEvent event;
    event.kind = InputKind::key_pressed;
    event.key = key;
    event.pad = 0;
    return event;
}

std::string written(LetterBoard& board, Key key) {
    std::string words;
    for (const InputEvent& event : board.take(struck(key))) {
        if (event.kind == InputKind::text) words += event.words;
        if (event.kind == InputKind::key_pressed) words += '<' + name_of(event.key) + '>';
        CHECK(event.pad == stage::no_pad);
    }
    return words;
}

void walk(LetterBoard& board, Key way, int steps) {
    for (int i = 0; i < steps; ++i)
        CHECK(written(board, way).empty());
}

}  // namespace

TEST_CASE("Letters are written where the cursor stands, the first one after Shift in capitals",
          "[letters]") {
    LetterBoard board;
    board.lay_out("en");
    CHECK(written(board, Key::enter) == "q");
    board.shift(true);
    CHECK(written(board, Key::enter) == "Q");
    CHECK(written(board, Key::enter) == "q");
    CHECK(written(board, Key::redo).empty());
    walk(board, Key::right, 1);
    CHECK(written(board, Key::enter) == "W");
    walk(board, Key::up, 1);
    CHECK(written(board, Key::enter) == "2");
    CHECK(written(board, Key::space) == " ");
    CHECK(written(board, Key::backspace) == "<Backspace>");
    CHECK(written(board, Key::previous_tab) == "<←>");
    CHECK(written(board, Key::next_tab) == "<→>");
    CHECK(written(board, Key::menu) == "<Enter>");
    CHECK(written(board, Key::escape) == "<Esc>");
}

TEST_CASE("The cursor of the letters goes round at every edge and straight down to the wide caps",
          "[letters]") {
    LetterBoard board;
    board.lay_out("de_DE");
    walk(board, Key::left, 1);
    CHECK(written(board, Key::enter) == "ü");
    walk(board, Key::down, 1);
    board.shift(true);
    CHECK(written(board, Key::enter) == "Ä");
    walk(board, Key::down, 2);  // past "/"
    CHECK(written(board, Key::enter) == "<Enter>");
    walk(board, Key::left, 1);
    CHECK(written(board, Key::enter) == "<Backspace>");
    walk(board, Key::left, 1);
    CHECK(written(board, Key::enter) == " ");
    walk(board, Key::left, 1);
    CHECK(written(board, Key::enter).empty());
    CHECK(board.is_shifted());
    walk(board, Key::down, 1);
    CHECK(written(board, Key::enter) == "2");
}
