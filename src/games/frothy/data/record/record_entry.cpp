// Journal entries in words.
#include <charconv>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/record/record.h"

namespace frothy {
namespace {

constexpr std::string_view roll_word = "roll ";
constexpr std::string_view reveal_word = "reveal";
constexpr std::string_view secret_mark = " (secret)";
constexpr std::string_view standing_mark = " (standing ";
constexpr std::string_view about_mark = " (about ";

std::string answer_text(kernel::PlayerId player, Ask ask, Option option) {
    return std::to_string(player) + " " + std::string(name_of(ask)) + ": " +
           text_of(option, std::span<const std::string>());
}

std::string choice_text(const kernel::Entry<Frothy>& entry) {
    std::string text = answer_text(entry.player, entry.ask, entry.option);
    if (kernel::is_secret(entry)) text += secret_mark;
    if (entry.standing == kernel::Standing::standing) {
        text += std::string(standing_mark) + std::to_string(entry.ordinal) + ")";
    }
    return text;
}

template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size() || text.empty()) {
        return std::nullopt;
    }
    return number;
}

bool add_roll(Journal& journal, std::string_view text) {
    const std::size_t colon = text.find(": ");
    if (colon == std::string_view::npos) return false;
    const auto why = why_named(text.substr(0, colon));
    text.remove_prefix(colon + 2);
    if (!why) return false;
    kernel::Faces faces;
    std::size_t count = 0;
    for (bool is_more = true; is_more; ++count) {
        const std::size_t comma = text.find(", ");
        const auto icon = icon_named(text.substr(0, comma));
        if (!icon || count == kernel::max_dice) return false;
        faces.resize(count + 1);
        faces[count] = static_cast<std::uint8_t>(*icon);
        is_more = comma != std::string_view::npos;
        text.remove_prefix(is_more ? comma + 2 : text.size());
    }
    Roll roll;
    roll.why = *why;
    roll.count = static_cast<std::uint16_t>(count);
    roll.sides = icon_count;
    journal.add_cast(roll, faces);
    return true;
}

// "0 drive: step E", without any mark behind it.
std::optional<Wish> answer_in(std::string_view text) {
    const std::size_t blank = text.find(' ');
    const std::size_t colon = text.find(": ");
    if (blank == std::string_view::npos || colon == std::string_view::npos || colon < blank) {
        return std::nullopt;
    }
    const auto player = number_in<std::uint8_t>(text.substr(0, blank));
    const auto ask = ask_named(text.substr(blank + 1, colon - blank - 1));
    const auto option = option_named(text.substr(colon + 2), std::span<const std::string>());
    if (!player || *player >= max_vehicles || !ask || !option) return std::nullopt;
    return Wish{*player, *ask, *option, Rule::none()};
}

bool add_choice(Journal& journal, std::string_view text) {
    Question question;
    std::uint16_t ordinal = 0;
    if (const std::size_t mark = text.find(standing_mark); mark != std::string_view::npos) {
        std::string_view digits = text.substr(mark + standing_mark.size());
        if (!digits.ends_with(")")) return false;
        digits.remove_suffix(1);
        const auto number = number_in<std::uint16_t>(digits);
        if (!number) return false;
        ordinal = *number;
        question.standing = kernel::Standing::standing;
        text = text.substr(0, mark);
    }
    const bool is_secret = text.ends_with(secret_mark);
    if (is_secret) text.remove_suffix(secret_mark.size());
    const std::optional<Wish> answer = answer_in(text);
    if (!answer) return false;
    question.player = answer->player;
    question.ask = answer->ask;
    if (is_secret) question.seen_by = kernel::only(answer->player);
    journal.add_choice(question, answer->option, ordinal);
    return true;
}

}  // namespace

std::string text_of(const Journal& journal, const kernel::Entry<Frothy>& entry) {
    switch (entry.kind) {
    case kernel::EntryKind::choice: return choice_text(entry);
    case kernel::EntryKind::reveal: return std::string(reveal_word);
    case kernel::EntryKind::cast: break;
    }
    std::string text = std::string(roll_word) + std::string(name_of(entry.why)) + ": ";
    bool is_first = true;
    for (const std::uint8_t face : journal.faces_of(entry)) {
        if (!is_first) text += ", ";
        is_first = false;
        text += name_of(static_cast<Icon>(face));
    }
    return text;
}

std::string text_of(const Wish& wish) {
    std::string text = answer_text(wish.player, wish.ask, wish.option);
    if (!wish.rule.is_none()) text += std::string(about_mark) + wish.rule.text() + ")";
    return text;
}

std::optional<Wish> wish_of(std::string_view text) {
    const std::size_t mark = text.find(about_mark);
    if (mark == std::string_view::npos) return answer_in(text);
    std::string_view id = text.substr(mark + about_mark.size());
    if (!id.ends_with(")")) return std::nullopt;
    id.remove_suffix(1);
    std::optional<Wish> wish = answer_in(text.substr(0, mark));
    if (!wish) return wish;
    wish->rule = Rule::from_text(id);
    if (wish->rule.is_none()) return std::nullopt;
    return wish;
}

bool add_entry(Journal& journal, std::string_view text) {
    if (text == reveal_word) {
        journal.add_reveal();
        return true;
    }
    if (text.starts_with(roll_word)) return add_roll(journal, text.substr(roll_word.size()));
    return add_choice(journal, text);
}

}  // namespace frothy
