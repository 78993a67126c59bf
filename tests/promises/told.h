// Figures read out of sentences.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace frothy::promises {

// The number before this word: 4 of "you roll 4 dice" before " dice", 2 to 5 of "2 to 5 dice".
std::optional<std::pair<int, int>> number_before(const std::string& text, const std::string& word);
// Dice of whatever kind: "1 die", "4 dice", "2 to 5 dice".
std::optional<std::pair<int, int>> dice_in(const std::string& text);
// Both numbers of "Speed 2 → 4", or twice the one of "Speed stays 2".
std::optional<std::pair<int, int>> change_of(const std::string& text, const std::string& what);
// All numbers, in order.
std::vector<int> numbers_in(const std::string& text);

}  // namespace frothy::promises
