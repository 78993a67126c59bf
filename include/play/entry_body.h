// The words of journals: bodies of play/record.h, which includes them with record_body.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/codec.h"
#include "play/entry_text.h"
#include "play/record.h"

namespace play {

// The answer a text says, in the words of the game.
template <class C>
struct NamedAnswer {
    AnswerText text;
    typename C::Game::Ask ask;
    typename C::Game::Option option;
};
template <class C>
std::optional<NamedAnswer<C>> named_answer_in(std::string_view text) {
    const auto answer = answer_in(text);
    if (!answer) return std::nullopt;
    const auto ask = C::ask_named(answer->ask);
    const auto option = C::option_named(answer->option);
    if (!ask || !option) return std::nullopt;
    return NamedAnswer<C>{*answer, *ask, *option};
}

template <class C>
std::string Records<C>::text_of(const Journal& journal, const kernel::Entry<Game>& entry) {
    if (entry.kind == kernel::EntryKind::reveal) return std::string(reveal_word);
    if (entry.kind == kernel::EntryKind::choice) {
        const std::string option = C::text_of(entry.option);
        AnswerText answer;
        answer.player = entry.player;
        answer.ask = C::name_of(entry.ask);
        answer.option = option;
        answer.seen_by = entry.seen_by;
        if (entry.standing == kernel::Standing::standing) answer.ordinal = entry.ordinal;
        return play::text_of(answer);
    }
    RollText roll;
    roll.why = C::name_of(entry.why);
    roll.seen_by = entry.seen_by;
    roll.is_by_hand = entry.is_by_hand;
    for (const std::uint8_t face : journal.faces_of(entry))
        roll.faces.push_back(C::face_text(entry.why, face));
    return play::text_of(roll);
}

template <class C>
bool Records<C>::add_entry(Journal& journal, std::string_view text) {
    if (text == reveal_word) {
        journal.add_reveal();
        return true;
    }
    if (is_roll(text)) {
        const auto said = roll_in(text);
        const auto why = said ? C::why_named(said->why) : std::nullopt;
        if (!why) return false;
        kernel::Roll<Game> roll;
        roll.why = *why;
        roll.seen_by = said->seen_by;
        roll.count = static_cast<std::uint16_t>(said->faces.size());
        roll.sides = C::sides_of(*why);
        std::vector<std::uint8_t> faces;
        for (const std::string_view name : said->faces) {
            std::uint8_t face = 0;
            while (face < roll.sides && C::face_text(*why, face) != name)
                ++face;
            if (face == roll.sides) return false;
            faces.push_back(face);
        }
        journal.add_cast(roll, faces, said->is_by_hand);
        return true;
    }
    const auto answer = named_answer_in<C>(text);
    if (!answer) return false;
    kernel::Question<Game> question;
    question.player = answer->text.player;
    question.ask = answer->ask;
    question.seen_by = answer->text.seen_by;
    if (answer->text.ordinal) question.standing = kernel::Standing::standing;
    journal.add_choice(question, answer->option, answer->text.ordinal.value_or(0));
    return true;
}

inline constexpr std::string_view about_mark = " (about ";

template <class C>
std::string Records<C>::text_of(const Wish& wish) {
    const std::string option = C::text_of(wish.option);
    AnswerText answer;
    answer.player = wish.player;
    answer.ask = C::name_of(wish.ask);
    answer.option = option;
    std::string text = play::text_of(answer);
    if (!(wish.rule == typename Game::Rule{}))
        text += std::string(about_mark) + C::text_of(wish.rule) + ")";
    return text;
}

template <class C>
auto Records<C>::wish_of(std::string_view text) -> std::optional<Wish> {
    const auto about = take_mark(text, about_mark);
    const auto answer = named_answer_in<C>(text);
    if (!answer || answer->text.ordinal || answer->text.seen_by != kernel::everybody)
        return std::nullopt;
    Wish wish{answer->text.player, answer->ask, answer->option};
    if (about) {
        const auto rule = C::rule_named(*about);
        if (!rule) return std::nullopt;
        wish.rule = *rule;
    }
    return wish;
}

}  // namespace play
