// Small values of some game that are kept and given back unread: answers, cards, spaces.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace ui {

class Token;

// What fits into a token: a class, an enumeration or an integer of 8 bytes at most, without padding
// (equal values are equal tokens).
template <class T>
concept Packable = !std::same_as<T, Token> && std::is_trivially_copyable_v<T> &&
                   std::has_unique_object_representations_v<T> && !std::is_pointer_v<T> &&
                   !std::is_array_v<T> && sizeof(T) <= sizeof(std::uint64_t);

class Token {
public:
    Token() = default;
    template <class T>
        requires Packable<T> Token(const T& value) {  // NOLINT: implicit on purpose
            std::memcpy(&bits_, &value, sizeof value);
        }

    // As what it was packed; nothing checks that.
    template <class T>
    T as() const {
        T value{};
        std::memcpy(static_cast<void*>(&value), &bits_, sizeof value);
        return value;
    }

    friend bool operator==(Token, Token) = default;

private:
    std::uint64_t bits_ = 0;
};

// Several of them.
class Tokens : public std::vector<Token> {
public:
    using std::vector<Token>::vector;
    template <class T>
        requires Packable<T> Tokens(const std::vector<T>& values)  // NOLINT: implicit on purpose
            : std::vector<Token>(values.begin(), values.end()) {}

        template <class T>
        std::vector<T> as() const {
            std::vector<T> values;
            values.reserve(size());
            for (const Token& one : *this)
                values.push_back(one.as<T>());
            return values;
        }

        friend bool operator==(const Tokens& one, const Tokens& other) {
            return static_cast<const std::vector<Token>&>(one) == other;
        }
};

// Of a question: what a choice gives, which the game alone can read.
using Answer = Token;
// In the order in which they will be asked for.
using Answers = Tokens;

}  // namespace ui
