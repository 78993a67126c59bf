// The words of a Grand Prix case: flags of a table as a list, one word of several, spaces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/grand_prix/rules/circuit.h"
#include "games/grand_prix/rules/race.h"
#include "play/scenario/game_case.h"

namespace grand_prix {

inline std::vector<std::string> texts(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

template <class Table>
std::vector<std::string> first_of(const Table& table) {
    std::vector<std::string> words;
    for (const auto& [word, member] : table)
        words.emplace_back(word);
    return words;
}

template <class Word>
void read_word(const play::scenario::Node& object, std::string_view key,
               std::span<const std::string_view> words, Word& word) {
    if (const auto node = object.find(key))
        word = static_cast<Word>(node->word_of(texts(words), "one of them"));
}

// A list of the words of a table: those flags of the value are set.
template <class Table, class Value>
void read_flags(const play::scenario::Node& object, std::string_view key, const Table& table,
                Value& value) {
    const auto list = object.find(key);
    if (!list) return;
    for (const play::scenario::Node& item : list->items(key))
        value.*(table[item.word_of(first_of(table), "one of them")].second) = true;
}

template <class Table, class Value>
play::scenario::Json flags_json(const Table& table, const Value& value) {
    play::scenario::Json list = play::scenario::Json::array();
    for (const auto& [word, member] : table)
        if (value.*member) list.push_back(word);
    return list;
}

inline play::scenario::Json word_json(std::span<const std::string_view> words, auto word) {
    return words[static_cast<std::size_t>(word)];
}

// "PE", "P1" to "P12".
inline std::string lane_name(int space) {
    return space == entry_space ? "PE" : "P" + std::to_string(space);
}

inline play::scenario::Json space_json(const Place& place) {
    return place.in_lane ? play::scenario::Json(lane_name(place.space))
                         : play::scenario::Json(place.space);
}

inline void read_space(const play::scenario::Node& node, Place& place) {
    place.in_lane = node.is_text();
    if (!place.in_lane) {
        place.space = static_cast<std::uint8_t>(node.number(1, lap_length));
        return;
    }
    std::vector<std::string> spaces;
    for (int space = entry_space; space <= lane_length; ++space)
        spaces.push_back(lane_name(space));
    place.space = static_cast<std::uint8_t>(node.word_of(spaces, "a space of the lane"));
}

}  // namespace grand_prix
