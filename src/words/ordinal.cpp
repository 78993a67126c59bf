#include "words/ordinal.h"

#include "words/words.h"

namespace words {

std::string ordinal(int number) {
    const int tens = number % 100;
    const int ones = tens >= 11 && tens <= 13 ? 0 : number % 10;
    switch (ones) {
    case 1: return say("{0}st", {number});
    case 2: return say("{0}nd", {number});
    case 3: return say("{0}rd", {number});
    default: return say("{0}th", {number});
    }
}

}  // namespace words
