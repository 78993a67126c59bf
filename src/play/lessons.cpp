#include "play/lessons.h"

#include <algorithm>

namespace play {

bool Lessons::is_done() const { return std::ranges::find(taught_, false) == taught_.end(); }

std::string Lessons::progress() const {
    std::string words = others_;
    for (std::size_t lesson = 0; lesson < keys_.size(); ++lesson) {
        if (!taught_[lesson]) continue;
        if (!words.empty()) words += ' ';
        words += keys_[lesson];
    }
    return words;
}

void Lessons::resume(std::string_view progress) {
    taught_.assign(keys_.size(), false);
    others_.clear();
    while (!progress.empty()) {
        const std::size_t end = std::min(progress.find(' '), progress.size());
        const std::string_view word = progress.substr(0, end);
        const auto found = std::ranges::find(keys_, word);
        if (found != keys_.end()) {
            read(static_cast<std::size_t>(found - keys_.begin()));
        } else if (!word.empty()) {
            if (!others_.empty()) others_ += ' ';
            others_ += word;
        }
        progress.remove_prefix(std::min(end + 1, progress.size()));
    }
}

}  // namespace play
