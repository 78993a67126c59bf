// Options as files write them.
#include <cstddef>

#include "games/frothy/data/notation/notation.h"

namespace frothy {
namespace {

std::string vehicle_text(std::uint8_t vehicle, std::span<const std::string> vehicles) {
    if (vehicle < vehicles.size() && !vehicles[vehicle].empty()) return vehicles[vehicle];
    return std::to_string(vehicle);
}

// A whole text of digits, least to most; no signs, no blanks.
std::optional<std::uint8_t> number_in(std::string_view text, int least, int most) {
    if (text.empty() || text.size() > 3) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    if (value < least || value > most) return std::nullopt;
    return static_cast<std::uint8_t>(value);
}

std::optional<std::uint8_t> vehicle_named(std::string_view text,
                                          std::span<const std::string> vehicles) {
    for (std::size_t i = 0; i < vehicles.size(); ++i) {
        if (!text.empty() && vehicles[i] == text) return static_cast<std::uint8_t>(i);
    }
    return number_in(text, 0, max_vehicles - 1);
}

std::string text_of_card(std::uint8_t type, std::uint8_t pile) {
    return std::string(name_of(static_cast<CardType>(type))) + " from " +
           std::string(name_of(static_cast<Pile>(pile)));
}

std::string text_of_special(std::uint8_t place, std::uint8_t pile) {
    return "special " + std::to_string(place) + " from " +
           std::string(name_of(static_cast<Pile>(pile)));
}

std::string text_of_face(Option option) {
    std::string text = "special " + std::to_string(option.a);
    switch (static_cast<SpecialFace>(option.b)) {
    case SpecialFace::plain: return text + " plain";
    case SpecialFace::action: return text;
    case SpecialFace::other: return text + " as other";
    }
    return text;
}

// b of a swap: what the card is swapped for, and from which pile.
std::string text_of_swap(Option option) {
    return "swap " + std::string(name_of(static_cast<CardType>(option.a))) + " for " +
           text_of_card(static_cast<std::uint8_t>(option.b % card_type_count),
                        static_cast<std::uint8_t>(option.b / card_type_count));
}

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool take_suffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

// Cuts a text at the first occurrence of a separator.
bool split(std::string_view text, std::string_view separator, std::string_view& before,
           std::string_view& after) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos) return false;
    before = text.substr(0, at);
    after = text.substr(at + separator.size());
    return true;
}

constexpr int most_specials = 16;  // bits of Cards::special
constexpr int most_amount = 255;

std::optional<Option> numbered(OptionKind kind, std::string_view text, int most) {
    const auto number = number_in(text, 0, most);
    if (!number) return std::nullopt;
    return Option{kind, *number};
}

std::optional<Option> special_named(std::string_view text) {
    SpecialFace face = SpecialFace::action;
    if (take_suffix(text, " plain")) {
        face = SpecialFace::plain;
    } else if (take_suffix(text, " as other")) {
        face = SpecialFace::other;
    }
    const auto place = number_in(text, 0, most_specials - 1);
    if (!place) return std::nullopt;
    return Option{OptionKind::special, *place, face};
}

std::optional<Option> keep_named(std::string_view text) {
    std::string_view low;
    std::string_view high;
    if (!split(text, " ", low, high)) return numbered(OptionKind::keep_one, text, max_die_value);
    const auto a = number_in(low, 0, max_die_value);
    const auto b = number_in(high, 0, max_die_value);
    if (!a || !b) return std::nullopt;
    if (*a > *b) return Option{OptionKind::keep, *b, *a};
    return Option{OptionKind::keep, *a, *b};
}

std::optional<Option> reroll_named(std::string_view text) {
    if (const auto icon = value_named<Icon>(text)) {
        return Option{OptionKind::reroll_icon, *icon};
    }
    const std::uint8_t theirs = take_suffix(text, " of theirs") ? 1 : 0;
    const auto value = number_in(text, 0, max_die_value);
    if (!value) return std::nullopt;
    return Option{OptionKind::reroll_value, *value, theirs};
}

// "whip from spent": a plain card, or a special card by its place.
struct CardOptions {
    OptionKind plain;
    OptionKind special;
};
std::optional<Option> card_from_named(std::string_view text, CardOptions kinds) {
    std::string_view card;
    std::string_view pile_text;
    if (!split(text, " from ", card, pile_text)) return std::nullopt;
    const auto pile = value_named<Pile>(pile_text);
    if (!pile) return std::nullopt;
    if (take_prefix(card, "special ")) {
        const auto place = number_in(card, 0, most_specials - 1);
        if (!place) return std::nullopt;
        return Option{kinds.special, *place, static_cast<std::uint8_t>(*pile)};
    }
    const auto type = value_named<CardType>(card);
    if (!type) return std::nullopt;
    return Option{kinds.plain, static_cast<std::uint8_t>(*type), static_cast<std::uint8_t>(*pile)};
}

// "take 2" off the die (FR-ALT-01), or "take whip from recovery".
std::optional<Option> take_named(std::string_view text) {
    if (const auto taken = number_in(text, 1, most_amount)) {
        return Option{OptionKind::adjust, *taken, 1};
    }
    return card_from_named(text, {OptionKind::take, OptionKind::take_special});
}

std::optional<Option> swap_named(std::string_view text) {
    std::string_view given_text;
    std::string_view wanted_text;
    if (!split(text, " for ", given_text, wanted_text)) return std::nullopt;
    const auto given = value_named<CardType>(given_text);
    const auto wanted = card_from_named(wanted_text, {OptionKind::take, OptionKind::done});
    if (!given || !wanted || wanted->kind != OptionKind::take) return std::nullopt;
    return Option{OptionKind::swap, *given, wanted->a + card_type_count * wanted->b};
}

std::optional<Option> step_named(std::string_view text, StepKind kind) {
    const auto direction = value_named<hexgrid::Direction>(text);
    if (!direction) return std::nullopt;
    return Option{OptionKind::step, *direction, kind};
}

std::optional<Option> jump_named(std::string_view text) {
    std::string_view way = text;
    std::string_view spaces;
    std::uint8_t over = 1;
    if (split(text, " over ", way, spaces)) {
        const auto number = number_in(spaces, 1, 2);
        if (!number) return std::nullopt;
        over = *number;
    }
    const auto direction = value_named<hexgrid::Direction>(way);
    if (!direction) return std::nullopt;
    return Option{OptionKind::jump, *direction, over};
}

std::optional<Option> target_named(std::string_view text, OptionKind kind,
                                   std::span<const std::string> vehicles) {
    const auto target = vehicle_named(text, vehicles);
    if (!target) return std::nullopt;
    return Option{kind, *target};
}

}  // namespace

std::string text_of(Option option, std::span<const std::string> vehicles) {
    switch (option.kind) {
    case OptionKind::special: return text_of_face(option);
    case OptionKind::keep:
        return "keep " + std::to_string(option.a) + " " + std::to_string(option.b);
    case OptionKind::discard: return "discard " + std::string(name_of(static_cast<Icon>(option.a)));
    case OptionKind::step:
        return (static_cast<StepKind>(option.b) == StepKind::drift ? "drift " : "step ") +
               std::string(name_of(static_cast<hexgrid::Direction>(option.a)));
    case OptionKind::jump:
        return "jump " + std::string(name_of(static_cast<hexgrid::Direction>(option.a))) +
               (option.b > 1 ? " over " + std::to_string(option.b) : std::string());
    case OptionKind::attack_personal: return "attack personal " + vehicle_text(option.a, vehicles);
    case OptionKind::attack_vehicle: return "attack vehicle " + vehicle_text(option.a, vehicles);
    case OptionKind::face: return "face " + std::to_string(option.a);
    case OptionKind::lose: return "lose " + text_of_card(option.a, option.b);
    case OptionKind::lose_special: return "lose " + text_of_special(option.a, option.b);
    case OptionKind::amount: return "amount " + std::to_string(option.a);
    case OptionKind::reroll_value:
        return "reroll " + std::to_string(option.a) + (option.b != 0 ? " of theirs" : "");
    case OptionKind::reroll_icon:
        return "reroll " + std::string(name_of(static_cast<Icon>(option.a)));
    case OptionKind::adjust: return (option.b == 0 ? "add " : "take ") + std::to_string(option.a);
    case OptionKind::swap: return text_of_swap(option);
    case OptionKind::take: return "take " + text_of_card(option.a, option.b);
    case OptionKind::take_special: return "take " + text_of_special(option.a, option.b);
    case OptionKind::name: return "name " + vehicle_text(option.a, vehicles);
    case OptionKind::keep_one: return "keep " + std::to_string(option.a);
    default: return std::string(name_of(option.kind));
    }
}

std::optional<Option> option_named(std::string_view text, std::span<const std::string> vehicles) {
    if (const auto kind = value_named<OptionKind>(text)) {  // unless there is more to it
        if (text_of({*kind, 0, 0}, {}) == text) return Option{*kind, 0, 0};
    }
    if (take_prefix(text, "special ")) return special_named(text);
    if (take_prefix(text, "keep ")) return keep_named(text);
    if (take_prefix(text, "step ")) return step_named(text, StepKind::straight);
    if (take_prefix(text, "drift ")) return step_named(text, StepKind::drift);
    if (take_prefix(text, "jump ")) return jump_named(text);
    if (take_prefix(text, "lose ")) {
        return card_from_named(text, {OptionKind::lose, OptionKind::lose_special});
    }
    if (take_prefix(text, "amount ")) return numbered(OptionKind::amount, text, most_amount);
    if (take_prefix(text, "reroll ")) return reroll_named(text);
    if (take_prefix(text, "add ")) return numbered(OptionKind::adjust, text, most_amount);
    if (take_prefix(text, "take ")) return take_named(text);
    if (take_prefix(text, "swap ")) return swap_named(text);
    if (take_prefix(text, "name ")) return target_named(text, OptionKind::name, vehicles);
    if (take_prefix(text, "attack personal ")) {
        return target_named(text, OptionKind::attack_personal, vehicles);
    }
    if (take_prefix(text, "attack vehicle ")) {
        return target_named(text, OptionKind::attack_vehicle, vehicles);
    }
    if (take_prefix(text, "discard ")) {
        const auto icon = value_named<Icon>(text);
        if (!icon) return std::nullopt;
        return Option{OptionKind::discard, *icon};
    }
    if (take_prefix(text, "face ")) {
        return numbered(OptionKind::face, text, hexgrid::facing_count - 1);
    }
    return std::nullopt;
}

}  // namespace frothy
