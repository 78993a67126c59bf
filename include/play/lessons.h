// A coached game: where something is met for the first time, one short lesson. Which have been read
// is kept; what they say and when they are due is the game's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace play {

class Lessons {
public:
    // What each is called in a settings file ("speed-cards"), in the order in which they are taught
    // where several are due.
    explicit Lessons(std::vector<std::string_view> keys)
        : keys_(std::move(keys)), taught_(keys_.size(), false) {}

    // The first of those not read that is due at a question. Where one has been read at it, only
    // one that may come after another: `is_due(lesson)`, `may_follow(lesson)`.
    template <class IsDue, class MayFollow>
    std::optional<std::size_t> due(std::uint64_t question, const IsDue& is_due,
                                   const MayFollow& may_follow) const {
        for (std::size_t lesson = 0; lesson < keys_.size(); ++lesson) {
            if (taught_[lesson] || (question == last_question_ && !may_follow(lesson))) continue;
            if (is_due(lesson)) return lesson;
        }
        return std::nullopt;
    }
    void read(std::size_t lesson) { taught_[lesson] = true; }
    // At this question: it is not burdened with others.
    void read_at(std::size_t lesson, std::uint64_t question) {
        read(lesson);
        last_question_ = question;
    }
    // Whether nothing is left to teach.
    bool is_done() const;

    // What has been read, for a settings file: "welcome speed-cards".
    std::string progress() const;
    // Words it does not know are of another game, and kept.
    void resume(std::string_view progress);

private:
    std::vector<std::string_view> keys_;
    std::vector<bool> taught_;
    std::string others_;  // words it does not know
    std::uint64_t last_question_ = UINT64_MAX;
};

}  // namespace play
