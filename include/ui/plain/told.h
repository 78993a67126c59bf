// What happens, told by a table: a sentence for each fact, and how much it presses.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ui {

// Of a line of the log: one of its own, one that belongs to the line before it, or one that is said
// over the board as well.
enum class Manner : std::uint8_t { major, minor, news };

// What is filled into the sentence is the game's to say.
template <class Fact>
struct Told {
    Fact fact;
    const char* text;  // marked to be translated
    Manner manner = Manner::major;
    std::string_view mark = {};  // PlainLine::mark
};

// Null where nothing is told of it: it is seen in what it leads to.
template <class Fact, std::size_t n>
const Told<Fact>* find_told(const std::array<Told<Fact>, n>& all, Fact fact) {
    const auto told = std::ranges::find(all, fact, &Told<Fact>::fact);
    return told == all.end() ? nullptr : &*told;
}

}  // namespace ui
