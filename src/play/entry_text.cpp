#include "play/entry_text.h"

#include <charconv>

#include "kernel/dice.h"

namespace play {
namespace {

constexpr std::string_view roll_word = "roll ";
constexpr std::string_view secret_mark = " (secret)";
constexpr std::string_view seen_mark = " (seen by ";
constexpr std::string_view standing_mark = " (standing ";
constexpr std::string_view hand_mark = " (by hand)";
constexpr std::string_view none_word = "nobody";

template <class Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size() || text.empty()) {
        return std::nullopt;
    }
    return number;
}

std::optional<kernel::PlayerId> player_in(std::string_view text) {
    const auto player = number_in<kernel::PlayerId>(text);
    return player && *player < kernel::max_players ? player : std::nullopt;
}

std::string seen_text(kernel::PlayerSet seen_by) {
    if (seen_by == kernel::everybody) return {};
    std::string text(seen_mark);
    if (seen_by == 0) text += none_word;
    bool is_first = true;
    for (kernel::PlayerId player = 0; player < kernel::max_players; ++player) {
        if (!kernel::includes(seen_by, player)) continue;
        if (!is_first) text += ' ';
        is_first = false;
        text += std::to_string(player);
    }
    return text + ")";
}

std::optional<kernel::PlayerSet> players_in(std::string_view text) {
    if (text == none_word) return kernel::PlayerSet{0};
    kernel::PlayerSet players = 0;
    for (bool is_more = true; is_more;) {
        const std::size_t blank = text.find(' ');
        const auto player = player_in(text.substr(0, blank));
        if (!player) return std::nullopt;
        players |= kernel::only(*player);
        is_more = blank != std::string_view::npos;
        text.remove_prefix(is_more ? blank + 1 : text.size());
    }
    return players;
}

// False for a mark that names no players.
bool take_seen(std::string_view& text, kernel::PlayerSet& seen_by) {
    const auto mark = take_mark(text, seen_mark);
    if (!mark) return true;
    const auto players = players_in(*mark);
    if (players) seen_by = *players;
    return players.has_value();
}

}  // namespace

std::optional<std::string_view> take_mark(std::string_view& text, std::string_view opening) {
    const std::size_t at = text.rfind(opening);
    if (at == std::string_view::npos || !text.ends_with(")")) return std::nullopt;
    std::string_view inside = text.substr(at + opening.size());
    inside.remove_suffix(1);
    if (inside.find(')') != std::string_view::npos) return std::nullopt;
    text = text.substr(0, at);
    return inside;
}

std::string text_of(const AnswerText& answer) {
    std::string text = std::to_string(answer.player) + " " + std::string(answer.ask) + ": " +
                       std::string(answer.option);
    if (answer.seen_by == kernel::only(answer.player)) {
        text += secret_mark;
    } else {
        text += seen_text(answer.seen_by);
    }
    if (answer.ordinal) text += std::string(standing_mark) + std::to_string(*answer.ordinal) + ")";
    return text;
}

std::optional<AnswerText> answer_in(std::string_view text) {
    AnswerText answer;
    if (const auto mark = take_mark(text, standing_mark)) {
        answer.ordinal = number_in<std::uint16_t>(*mark);
        if (!answer.ordinal) return std::nullopt;
    }
    const bool is_secret = text.ends_with(secret_mark);
    if (is_secret) text.remove_suffix(secret_mark.size());
    if (!is_secret && !take_seen(text, answer.seen_by)) return std::nullopt;
    const std::size_t blank = text.find(' ');
    const std::size_t colon = text.find(": ");
    if (blank == std::string_view::npos || colon == std::string_view::npos || colon < blank) {
        return std::nullopt;
    }
    const auto player = player_in(text.substr(0, blank));
    if (!player) return std::nullopt;
    answer.player = *player;
    answer.ask = text.substr(blank + 1, colon - blank - 1);
    answer.option = text.substr(colon + 2);
    if (is_secret) answer.seen_by = kernel::only(answer.player);
    return answer;
}

bool is_roll(std::string_view text) { return text.starts_with(roll_word); }

std::string text_of(const RollText& roll) {
    std::string text = std::string(roll_word) + std::string(roll.why) + ": ";
    bool is_first = true;
    for (const std::string_view face : roll.faces) {
        if (!is_first) text += ", ";
        is_first = false;
        text += face;
    }
    text += seen_text(roll.seen_by);
    if (roll.is_by_hand) text += hand_mark;
    return text;
}

std::optional<RollText> roll_in(std::string_view text) {
    if (!is_roll(text)) return std::nullopt;
    text.remove_prefix(roll_word.size());
    RollText roll;
    roll.is_by_hand = text.ends_with(hand_mark);
    if (roll.is_by_hand) text.remove_suffix(hand_mark.size());
    if (!take_seen(text, roll.seen_by)) return std::nullopt;
    const std::size_t colon = text.find(": ");
    if (colon == std::string_view::npos) return std::nullopt;
    roll.why = text.substr(0, colon);
    text.remove_prefix(colon + 2);
    for (bool is_more = true; is_more;) {
        const std::size_t comma = text.find(", ");
        if (roll.faces.size() == kernel::max_dice) return std::nullopt;
        roll.faces.push_back(text.substr(0, comma));
        is_more = comma != std::string_view::npos;
        text.remove_prefix(is_more ? comma + 2 : text.size());
    }
    return roll;
}

}  // namespace play
