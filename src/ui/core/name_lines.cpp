#include "ui/core/name_lines.h"

#include <algorithm>
#include <sstream>

namespace ui {

namespace {

constexpr std::size_t most_lines = 3;
constexpr float worth_a_line = 1.1F;  // larger by so much

using Words = std::vector<std::string>;
using Width = std::function<float(const std::string&)>;

std::string joined(const Words& words, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i)
        text += (i == from ? "" : " ") + words[i];
    return text;
}

float widest_of(const std::vector<std::string>& lines, const Width& width) {
    float widest = 1.0F;
    for (const std::string& line : lines)
        widest = std::max(widest, width(line));
    return widest;
}

// The words from `from` on in so many lines, the widest as narrow as may be.
std::vector<std::string> broken(const Words& words, std::size_t from, std::size_t lines,
                                const Width& width) {
    if (lines == 1) return {joined(words, from, words.size())};
    std::vector<std::string> best;
    for (std::size_t to = from + 1; to + lines - 1 <= words.size(); ++to) {
        std::vector<std::string> rest = broken(words, to, lines - 1, width);
        rest.insert(rest.begin(), joined(words, from, to));
        if (best.empty() || widest_of(rest, width) < widest_of(best, width)) best = rest;
    }
    return best;
}

}  // namespace

NameLines lines_of_name(const std::string& name, stage::Vec2 room, float size, const Width& width) {
    Words words;
    std::istringstream stream(name);
    for (std::string word; stream >> word;)
        words.push_back(word);
    if (words.empty()) words.emplace_back();
    NameLines best;
    for (std::size_t count = 1; count <= std::min(most_lines, words.size()); ++count) {
        NameLines one;
        one.lines = broken(words, 0, count, width);
        const float across = room.x / widest_of(one.lines, width);
        const float down = room.y / (static_cast<float>(count) * name_leading * size);
        one.size = size * std::min({1.0F, across, count == 1 ? 1.0F : down});
        if (one.size > best.size * worth_a_line) best = std::move(one);
    }
    return best;
}

}  // namespace ui
