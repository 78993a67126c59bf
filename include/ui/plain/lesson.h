// What a plain game's coach says in a first race, where it is met for the first time.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "ui/core/table_notes.h"
#include "words/words.h"

namespace ui {

template <class Decision, class Rule>
struct Lesson {
    std::string_view key;  // in a settings file: "gp-tyre"
    bool (*is_due)(const Decision&);
    // Texts marked for translation.
    const char* title;
    const char* text;  // two or three sentences
    Rule rule;
    LessonPlace place = LessonPlace::decision;
    bool may_follow = false;  // another one, at the same question

    LessonNote note(std::size_t number) const {
        LessonNote note;
        note.lesson = number;
        note.title = words::tr(title);
        note.text = words::tr(text);
        note.rule = rule;
        note.place = place;
        return note;
    }
};

// Whether a question is of the kind, for those lessons that ask no more.
template <auto ask, class Decision>
bool asks(const Decision& decision) {
    return decision.ask == ask;
}

// A game with a coach says what is taught, in this order: V::lessons(), a span of them.
template <class V>
concept HasCoach = requires(const typename V::Decision& decision) {
    V::lessons().front().is_due(decision);
};

// As play::Lessons has them; none without a coach.
template <class V>
std::vector<std::string_view> lesson_keys() {
    std::vector<std::string_view> keys;
    if constexpr (HasCoach<V>)
        for (const auto& lesson : V::lessons())
            keys.push_back(lesson.key);
    return keys;
}

}  // namespace ui
