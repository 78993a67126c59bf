// The words of an enumeration, made of its enumerators: "speed cards" of Ask::speed_cards.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace frothy {

// As compilers name the argument of a template: "... Value = frothy::Ask::speed_cards]", with more
// behind a semicolon.
template <auto Value>
constexpr std::string_view enumerator() {
    std::string_view name = __PRETTY_FUNCTION__;
    name.remove_prefix(name.find("Value = "));
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}

template <auto Value>
constexpr auto spelling = [] {
    constexpr std::string_view name = enumerator<Value>();
    std::array<char, name.size()> word{};
    std::ranges::replace_copy(name, word.begin(), '_', ' ');
    return word;
}();

// Its values are 0, 1, 2 and so on; the number behind the last is named "(frothy::Ask)30".
template <class E, std::size_t Index = 0>
constexpr std::size_t count_enumerators() {
    if constexpr (enumerator<static_cast<E>(Index)>().find(')') != std::string_view::npos) {
        return Index;
    } else {
        return count_enumerators<E, Index + 1>();
    }
}

template <class E, std::size_t... Index>
constexpr auto spellings(std::index_sequence<Index...>) {
    return std::array{std::string_view(spelling<static_cast<E>(Index)>.data(),
                                       spelling<static_cast<E>(Index)>.size())...};
}

template <class E>
constexpr auto enumerator_words = spellings<E>(std::make_index_sequence<count_enumerators<E>()>());

}  // namespace frothy
