#include "ui/core/letter_board.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace ui {

using stage::InputEvent;
using stage::InputKind;
using stage::Key;

namespace {

using Deed = LetterBoard::Deed;
using Letters = std::array<std::string_view, 4>;

constexpr Letters letters_at_large = {"1 2 3 4 5 6 7 8 9 0 -", "q w e r t y u i o p _",
                                      "a s d f g h j k l ' /", "z x c v b n m , . : !"};
constexpr Letters letters_in_german = {"1 2 3 4 5 6 7 8 9 0 -", "q w e r t z u i o p ü",
                                       "a s d f g h j k l ö ä", "y x c v b n m ß . _ /"};

std::string in_capitals(std::string_view letter) {
    if (letter == "ä") return "Ä";
    if (letter == "ö") return "Ö";
    if (letter == "ü") return "Ü";
    std::string capital(letter);
    if (capital.size() == 1)
        capital[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(capital[0])));
    return capital;
}

LetterBoard::Row row_of(std::string_view letters) {
    LetterBoard::Row row;
    while (!letters.empty()) {
        const std::size_t end = std::min(letters.find(' '), letters.size());
        const std::string_view letter = letters.substr(0, end);
        row.push_back({Deed::letter, std::string(letter), in_capitals(letter)});
        letters.remove_prefix(std::min(end + 1, letters.size()));
    }
    return row;
}

std::vector<InputEvent> struck(Key key) {
    InputEvent down;
    down.kind = InputKind::key_pressed;
    down.key = key;
    InputEvent up = down;
    up.kind = InputKind::key_released;
    return {down, up};
}

std::vector<InputEvent> written(std::string words) {
    InputEvent text;
    text.kind = InputKind::text;
    text.words = std::move(words);
    return {text};
}

}  // namespace

void LetterBoard::lay_out(std::string_view language) {
    if (!rows_.empty() && language_ == language) return;
    language_ = language;
    rows_.clear();
    for (const std::string_view letters :
         language.starts_with("de") ? letters_in_german : letters_at_large)
        rows_.push_back(row_of(letters));
    Row deeds;
    for (const Deed deed : {Deed::shift, Deed::space, Deed::backspace, Deed::done})
        deeds.push_back({.deed = deed});
    rows_.push_back(deeds);
    row_ = 1;
    column_ = 0;
}

// Between the letters and the wide caps below them the cursor goes straight up and down.
void LetterBoard::move(Key way) {
    const auto wrapped = [](std::size_t at, std::size_t count, bool is_on) {
        return (at + (is_on ? 1 : count - 1)) % count;
    };
    const std::size_t columns = rows_[row_].size();
    if (way == Key::left || way == Key::right) {
        column_ = wrapped(column_, columns, way == Key::right);
        return;
    }
    row_ = wrapped(row_, rows_.size(), way == Key::down);
    const std::size_t now = rows_[row_].size();
    column_ = (2 * column_ + 1) * now / (2 * columns);
}

std::vector<InputEvent> LetterBoard::strike(const Cap& cap) {
    switch (cap.deed) {
    case Deed::shift: is_shifted_ = !is_shifted_; return {};
    case Deed::space: return written(" ");
    case Deed::backspace: return struck(Key::backspace);
    case Deed::done: return struck(Key::enter);
    case Deed::letter: break;
    }
    const std::string letter = is_shifted_ ? cap.shifted : cap.letter;
    is_shifted_ = false;
    return written(letter);
}

std::vector<InputEvent> LetterBoard::take(const InputEvent& key) {
    switch (key.key) {
    case Key::left:
    case Key::right:
    case Key::up:
    case Key::down: move(key.key); return {};
    case Key::enter: return strike(rows_[row_][column_]);
    case Key::space:
    case Key::backspace: return key.key == Key::space ? written(" ") : struck(Key::backspace);
    case Key::previous_tab: return struck(Key::left);
    case Key::next_tab: return struck(Key::right);
    case Key::redo: is_shifted_ = !is_shifted_; return {};
    case Key::menu: return struck(Key::enter);
    case Key::escape: return struck(Key::escape);
    default: return {};
    }
}

}  // namespace ui
