// The words of a Death Roads case for cars and for sets of cards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/death_roads/rules/race.h"
#include "play/scenario/node.h"

namespace death_roads {

inline std::vector<std::string> texts(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

template <class T = std::uint8_t>
T word_of(const play::scenario::Node& node, std::span<const std::string_view> words,
          std::string_view what) {
    return static_cast<T>(node.word_of(texts(words), what));
}

// Cards by their names, each as often as it is there.
template <std::size_t Kinds>
void read_bag(const play::scenario::Node& list, std::span<const std::string_view> words,
              std::size_t most, kernel::Bag<Kinds>& bag) {
    bag = {};
    const auto items = list.items("names of cards");
    if (items.size() > most) list.refuse("at most " + std::to_string(most));
    for (const play::scenario::Node& item : items)
        bag.add(word_of<Card>(item, words, "a card"));
}
template <std::size_t Kinds>
play::scenario::Json bag_json(const kernel::Bag<Kinds>& bag,
                              std::span<const std::string_view> words) {
    play::scenario::Json list = play::scenario::Json::array();
    for (std::size_t card = 0; card < Kinds; ++card)
        for (int i = 0; i < bag.count(static_cast<Card>(card)); ++i)
            list.push_back(words[card]);
    return list;
}

// What is said of it; the rest stays as it is.
void read_build(const play::scenario::Node& node, Build& build);
// A Hound of Dusty's, with nothing in hand, unless said. Of one that is out of the race nothing
// else matters.
void read_car(const play::scenario::Node& node, Car& car);
play::scenario::Json car_json(const Car& car);
// The same, its cards in the order in which they are expected.
play::scenario::Json car_json(const Car& car, const play::scenario::Json& expected);

}  // namespace death_roads
