#include "frothy/notation.h"

#include <array>
#include <cstddef>

namespace frothy {
namespace {

// Spellings in the order of the enumerators.
constexpr std::array<std::string_view, ask_count> asks = {
    "race on",        "speed cards",  "speed direction", "keep dice", "drive", "control cards",
    "discard die",    "attack cards", "slide side",      "unblock",   "face",  "lose card",
    "straight phase", "wreck side",   "jump card",       "sneak"};
static_assert(static_cast<int>(Ask::sneak) + 1 == ask_count);

constexpr std::array<std::string_view, why_count> whys = {"speed check", "control", "attack",
                                                          "damage"};
static_assert(static_cast<int>(Why::damage) + 1 == why_count);

constexpr std::array<std::string_view, icon_count> icons = {"slide",     "haste",      "slow",
                                                            "left spin", "right spin", "damage"};

constexpr std::array events = std::to_array<std::string_view>({"round began",
                                                               "phase began",
                                                               "cards committed",
                                                               "direction declared",
                                                               "rolled",
                                                               "dice kept",
                                                               "speed checked",
                                                               "over whipped",
                                                               "speed changed",
                                                               "boxes moved",
                                                               "control cleared",
                                                               "control gained",
                                                               "control removed",
                                                               "stepped",
                                                               "movement card",
                                                               "turned",
                                                               "attack declared",
                                                               "attack value",
                                                               "attack won",
                                                               "attack tied",
                                                               "damage rolled",
                                                               "damaged",
                                                               "affect gained",
                                                               "control rolled",
                                                               "die discarded",
                                                               "pair discarded",
                                                               "control kept",
                                                               "control lost",
                                                               "slid",
                                                               "slid into same",
                                                               "entered hazard",
                                                               "entered fragile",
                                                               "markers left",
                                                               "collided",
                                                               "move ended",
                                                               "turn to unblock",
                                                               "stopped to face",
                                                               "wiped out",
                                                               "wreck rolled",
                                                               "wreck rested",
                                                               "wreck cleared",
                                                               "debris left",
                                                               "ran off",
                                                               "stamina changed",
                                                               "stamina effect",
                                                               "cards recovered",
                                                               "card lost",
                                                               "line crossed",
                                                               "finished",
                                                               "retired",
                                                               "race ended",
                                                               "jumped"});
static_assert(static_cast<std::size_t>(EventKind::jumped) + 1 == events.size());

constexpr std::array<std::string_view, card_type_count> card_types = {"whip", "reins", "dual"};
constexpr std::array<std::string_view, pile_count> piles = {"hand", "spent", "recovery"};

constexpr std::array control_causes = std::to_array<std::string_view>(
    {"turn", "personal attack", "vehicle attack", "collision", "solid", "hazard", "fragile",
     "struck by wreck", "jump", "extra drift"});
static_assert(control_causes.size() == control_cause_count);

constexpr std::array collisions =
    std::to_array<std::string_view>({"head on", "t", "rear end", "solid", "edge", "wreck"});
static_assert(static_cast<std::size_t>(CollisionKind::wreck) + 1 == collisions.size());

constexpr std::array moments = std::to_array<std::string_view>(
    {"start of round", "speed check", "wrecks", "movement", "maintenance", "over"});
static_assert(static_cast<std::size_t>(Moment::over) + 1 == moments.size());

constexpr std::array statuses = std::to_array<std::string_view>(
    {"running", "rolling wreck", "resting wreck", "finished", "gone"});
static_assert(static_cast<std::size_t>(VehicleStatus::gone) + 1 == statuses.size());

constexpr std::array stamina_effects =
    std::to_array<std::string_view>({"virtual reins", "speed loss", "damage dice"});

constexpr std::array end_reasons = std::to_array<std::string_view>(
    {"not over", "all home", "first home", "nobody running", "last running", "stalled"});
static_assert(static_cast<std::size_t>(EndReason::stalled) + 1 == end_reasons.size());

constexpr std::array<std::string_view, hexgrid::direction_count> directions = {"E", "SE", "SW",
                                                                               "W", "NW", "NE"};

template <class E, std::size_t N>
constexpr std::string_view spelling(E value, const std::array<std::string_view, N>& names) {
    const auto index = static_cast<std::size_t>(value);
    return index < N ? names[index] : std::string_view{};
}

template <class E, std::size_t N>
constexpr std::optional<E> parsed(std::string_view text,
                                  const std::array<std::string_view, N>& names) {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == text) return static_cast<E>(i);
    }
    return std::nullopt;
}

// Options that are said in full by their words alone.
struct FixedPhrase {
    OptionKind kind;
    std::string_view text;
};
constexpr std::array fixed_phrases = std::to_array<FixedPhrase>({
    {OptionKind::done, "done"},
    {OptionKind::whip, "whip"},
    {OptionKind::reins, "reins"},
    {OptionKind::dual_as_whip, "dual as whip"},
    {OptionKind::dual_as_reins, "dual as reins"},
    {OptionKind::accelerate, "accelerate"},
    {OptionKind::decelerate, "decelerate"},
    {OptionKind::turn_left, "turn left"},
    {OptionKind::turn_right, "turn right"},
    {OptionKind::end_move, "end move"},
    {OptionKind::slide_left, "slide left"},
    {OptionKind::slide_right, "slide right"},
    {OptionKind::stay, "stay"},
    {OptionKind::race_on, "race on"},
    {OptionKind::retire, "retire"},
    {OptionKind::remove_point, "remove point"},
    {OptionKind::keep_point, "keep point"},
});

std::string_view fixed_phrase(OptionKind kind) {
    for (const FixedPhrase& phrase : fixed_phrases) {
        if (phrase.kind == kind) return phrase.text;
    }
    return {};
}

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

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
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

std::optional<Option> special_named(std::string_view text) {
    std::uint8_t has_action = 1;
    if (text.ends_with(" plain")) {
        text.remove_suffix(6);
        has_action = 0;
    }
    const auto place = number_in(text, 0, most_specials - 1);
    if (!place) return std::nullopt;
    return Option{OptionKind::special, *place, has_action};
}

std::optional<Option> keep_named(std::string_view text) {
    std::string_view low;
    std::string_view high;
    if (!split(text, " ", low, high)) return std::nullopt;
    const auto a = number_in(low, 0, max_die_value);
    const auto b = number_in(high, 0, max_die_value);
    if (!a || !b) return std::nullopt;
    if (*a > *b) return Option{OptionKind::keep, *b, *a};
    return Option{OptionKind::keep, *a, *b};
}

std::optional<Option> lose_named(std::string_view text) {
    std::string_view card;
    std::string_view pile_text;
    if (!split(text, " from ", card, pile_text)) return std::nullopt;
    const auto pile = pile_named(pile_text);
    if (!pile) return std::nullopt;
    if (take_prefix(card, "special ")) {
        const auto place = number_in(card, 0, most_specials - 1);
        if (!place) return std::nullopt;
        return Option{OptionKind::lose_special, *place, static_cast<std::uint8_t>(*pile)};
    }
    const auto type = card_type_named(card);
    if (!type) return std::nullopt;
    return Option{OptionKind::lose, static_cast<std::uint8_t>(*type),
                  static_cast<std::uint8_t>(*pile)};
}

std::optional<Option> step_named(std::string_view text, StepKind kind) {
    const auto direction = direction_named(text);
    if (!direction) return std::nullopt;
    return Option{OptionKind::step, static_cast<std::uint8_t>(*direction),
                  static_cast<std::uint8_t>(kind)};
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
    const auto direction = direction_named(way);
    if (!direction) return std::nullopt;
    return Option{OptionKind::jump, static_cast<std::uint8_t>(*direction), over};
}

std::optional<Option> attack_named(std::string_view text, OptionKind kind,
                                   std::span<const std::string> vehicles) {
    const auto target = vehicle_named(text, vehicles);
    if (!target) return std::nullopt;
    return Option{kind, *target, 0};
}

}  // namespace

std::string_view name_of(Ask ask) { return spelling(ask, asks); }
std::string_view name_of(Why why) { return spelling(why, whys); }
std::string_view name_of(Icon icon) { return spelling(icon, icons); }
std::string_view name_of(EventKind kind) { return spelling(kind, events); }
std::string_view name_of(CardType type) { return spelling(type, card_types); }
std::string_view name_of(Pile pile) { return spelling(pile, piles); }
std::string_view name_of(ControlCause cause) { return spelling(cause, control_causes); }
std::string_view name_of(CollisionKind kind) { return spelling(kind, collisions); }
std::string_view name_of(Moment moment) { return spelling(moment, moments); }
std::string_view name_of(VehicleStatus status) { return spelling(status, statuses); }
std::string_view name_of(StaminaEffectKind kind) { return spelling(kind, stamina_effects); }
std::string_view name_of(EndReason reason) { return spelling(reason, end_reasons); }
std::string_view name_of(hexgrid::Direction direction) { return spelling(direction, directions); }

std::optional<Ask> ask_named(std::string_view text) { return parsed<Ask>(text, asks); }
std::optional<Why> why_named(std::string_view text) { return parsed<Why>(text, whys); }
std::optional<Icon> icon_named(std::string_view text) { return parsed<Icon>(text, icons); }
std::optional<EventKind> event_named(std::string_view text) {
    return parsed<EventKind>(text, events);
}
std::optional<CardType> card_type_named(std::string_view text) {
    return parsed<CardType>(text, card_types);
}
std::optional<Pile> pile_named(std::string_view text) { return parsed<Pile>(text, piles); }
std::optional<ControlCause> control_cause_named(std::string_view text) {
    return parsed<ControlCause>(text, control_causes);
}
std::optional<CollisionKind> collision_named(std::string_view text) {
    return parsed<CollisionKind>(text, collisions);
}
std::optional<Moment> moment_named(std::string_view text) { return parsed<Moment>(text, moments); }
std::optional<VehicleStatus> status_named(std::string_view text) {
    return parsed<VehicleStatus>(text, statuses);
}
std::optional<hexgrid::Direction> direction_named(std::string_view text) {
    return parsed<hexgrid::Direction>(text, directions);
}

std::string text_of(Option option, std::span<const std::string> vehicles) {
    switch (option.kind) {
    case OptionKind::special:
        return "special " + std::to_string(option.a) + (option.b == 0 ? " plain" : "");
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
    case OptionKind::lose:
        return "lose " + std::string(name_of(static_cast<CardType>(option.a))) + " from " +
               std::string(name_of(static_cast<Pile>(option.b)));
    case OptionKind::lose_special:
        return "lose special " + std::to_string(option.a) + " from " +
               std::string(name_of(static_cast<Pile>(option.b)));
    case OptionKind::done:
    case OptionKind::whip:
    case OptionKind::reins:
    case OptionKind::dual_as_whip:
    case OptionKind::dual_as_reins:
    case OptionKind::accelerate:
    case OptionKind::decelerate:
    case OptionKind::turn_left:
    case OptionKind::turn_right:
    case OptionKind::end_move:
    case OptionKind::slide_left:
    case OptionKind::slide_right:
    case OptionKind::stay:
    case OptionKind::race_on:
    case OptionKind::retire:
    case OptionKind::remove_point:
    case OptionKind::keep_point: break;
    }
    return std::string(fixed_phrase(option.kind));
}

std::optional<Option> option_named(std::string_view text, std::span<const std::string> vehicles) {
    for (const FixedPhrase& phrase : fixed_phrases) {
        if (phrase.text == text) return Option{phrase.kind, 0, 0};
    }
    if (take_prefix(text, "special ")) return special_named(text);
    if (take_prefix(text, "keep ")) return keep_named(text);
    if (take_prefix(text, "step ")) return step_named(text, StepKind::straight);
    if (take_prefix(text, "drift ")) return step_named(text, StepKind::drift);
    if (take_prefix(text, "jump ")) return jump_named(text);
    if (take_prefix(text, "lose ")) return lose_named(text);
    if (take_prefix(text, "attack personal ")) {
        return attack_named(text, OptionKind::attack_personal, vehicles);
    }
    if (take_prefix(text, "attack vehicle ")) {
        return attack_named(text, OptionKind::attack_vehicle, vehicles);
    }
    if (take_prefix(text, "discard ")) {
        const auto icon = icon_named(text);
        if (!icon) return std::nullopt;
        return Option{OptionKind::discard, static_cast<std::uint8_t>(*icon), 0};
    }
    if (take_prefix(text, "face ")) {
        const auto facing = number_in(text, 0, hexgrid::facing_count - 1);
        if (!facing) return std::nullopt;
        return Option{OptionKind::face, *facing, 0};
    }
    return std::nullopt;
}

}  // namespace frothy
