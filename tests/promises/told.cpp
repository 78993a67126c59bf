#include "promises/told.h"

#include <cctype>

namespace frothy::promises {

namespace {

bool is_digit(char letter) { return std::isdigit(static_cast<unsigned char>(letter)) != 0; }

// Where the number that ends before `end` begins; `end` where there is none.
std::size_t begin_of_number(const std::string& text, std::size_t end) {
    std::size_t begin = end;
    while (begin > 0 && is_digit(text[begin - 1]))
        --begin;
    return begin;
}

int number_at(const std::string& text, std::size_t begin) { return std::stoi(text.substr(begin)); }

}  // namespace

std::optional<std::pair<int, int>> number_before(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const std::size_t begin = begin_of_number(text, at);
        if (begin == at) continue;
        const int most = number_at(text, begin);
        const std::string to = " to ";
        if (begin >= to.size() && text.compare(begin - to.size(), to.size(), to) == 0) {
            const std::size_t end = begin - to.size();
            const std::size_t least = begin_of_number(text, end);
            if (least != end) return std::pair(number_at(text, least), most);
        }
        return std::pair(most, most);
    }
    return std::nullopt;
}

std::optional<std::pair<int, int>> dice_in(const std::string& text) {
    const auto dice = number_before(text, " dice");
    return dice ? dice : number_before(text, " die");
}

std::optional<std::pair<int, int>> change_of(const std::string& text, const std::string& what) {
    const std::string stays = what + " stays ";
    if (const std::size_t at = text.find(stays); at != std::string::npos) {
        const int same = number_at(text, at + stays.size());
        return std::pair(same, same);
    }
    const std::string arrow = " → ";
    const std::size_t at = text.find(arrow);
    for (std::size_t from = text.find(what + " "); from != std::string::npos;
         from = text.find(what + " ", from + 1)) {
        const std::size_t begin = from + what.size() + 1;
        if (begin >= text.size() || !is_digit(text[begin])) continue;
        const std::size_t to = text.find(arrow, begin);
        if (at == std::string::npos || to == std::string::npos) return std::nullopt;
        return std::pair(number_at(text, begin), number_at(text, to + arrow.size()));
    }
    return std::nullopt;
}

std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i]) || (i > 0 && is_digit(text[i - 1]))) continue;
        numbers.push_back(number_at(text, i));
    }
    return numbers;
}

}  // namespace frothy::promises
