#include "formats/nearest_word.h"

#include <algorithm>
#include <vector>

namespace formats {
namespace {

constexpr std::size_t longest = 60;  // characters: nothing beyond is a slip of the finger

// Letters to insert, leave out or replace to make one word of the other.
std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row.back();
}

template <class Word>
std::string_view nearest(std::string_view word, std::span<const Word> candidates) {
    std::string_view best;
    if (word.size() > longest) return best;
    std::size_t least = word.size() / 3 + 2;
    for (const std::string_view candidate : candidates) {
        const std::size_t edits = edits_between(word, candidate);
        if (edits >= least) continue;
        least = edits;
        best = candidate;
    }
    return best;
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) {
    return nearest(word, candidates);
}

std::string_view nearest_word(std::string_view word, std::span<const std::string> candidates) {
    return nearest(word, candidates);
}

}  // namespace formats
