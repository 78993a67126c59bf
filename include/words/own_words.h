// What a game calls that all games have by the same screens: "New heist" for "New race".
#pragma once

#include <span>

namespace words {

struct OwnWord {
    const char* usual;                      // the message as the screens have it
    const char* own;                        // and in its place; both marked
    const char* (*counted)(int) = nullptr;  // of a message by count (by_count), instead
};
using OwnWords = std::span<const OwnWord>;

// From now on, until another game is on the table; null for the usual words. They outlive it.
void speak_of(const OwnWords* own);

}  // namespace words
