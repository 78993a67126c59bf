#include "words/sentences.h"

#include "words/words.h"

namespace words {

std::string in_a_row(const std::string& one, const std::string& other) {
    if (one.empty() || other.empty()) return one + other;
    return say("{0} {1}", {one, other});
}

}  // namespace words
