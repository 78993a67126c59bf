#include "games/frothy/data/notation/notation.h"

#include <array>
#include <cstddef>

namespace frothy {
namespace {

// Spellings in the order of the enumerators.
constexpr std::array<std::string_view, ask_count> asks = {
    "race on",       "speed cards", "speed direction", "keep dice",    "drive",
    "control cards", "discard die", "attack cards",    "slide side",   "unblock",
    "face",          "lose card",   "straight phase",  "wreck side",   "use trait",
    "reroll",        "after roll",  "cool icon",       "use card",     "adjust",
    "move boxes",    "swap cards",  "take back",       "end of round", "name rival",
    "call time",     "jump card",   "sneak",           "stop short",   "starting speed"};
static_assert(static_cast<int>(Ask::starting_speed) + 1 == ask_count);

constexpr std::array<std::string_view, why_count> whys = {
    "speed check", "control", "attack", "damage", "number", "affect", "runner"};
static_assert(static_cast<int>(Why::runner) + 1 == why_count);

constexpr std::array<std::string_view, icon_count> icons = {"slide",     "haste",      "slow",
                                                            "left spin", "right spin", "damage"};

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
    {"start of round", "speed check", "wrecks", "movement", "maintenance", "over", "line up"});
static_assert(static_cast<std::size_t>(Moment::line_up) + 1 == moments.size());

constexpr std::array statuses = std::to_array<std::string_view>(
    {"running", "rolling wreck", "resting wreck", "finished", "gone"});
static_assert(static_cast<std::size_t>(VehicleStatus::gone) + 1 == statuses.size());

constexpr std::array stamina_effects =
    std::to_array<std::string_view>({"virtual reins", "speed loss", "damage dice"});

constexpr std::array end_reasons = std::to_array<std::string_view>(
    {"not over", "all home", "first home", "nobody running", "last running", "stalled",
     "rounds over", "time over", "caught", "hounds out"});
static_assert(end_reason_count == end_reasons.size());

constexpr std::array<std::string_view, race_type_count> race_types = {
    "fastest", "furthest", "toughest", "pursuit", "fox and hounds"};
constexpr std::array<std::string_view, catch_kind_count> catch_kinds = {"level", "collision",
                                                                        "adjacent", "destroyed"};
constexpr std::array<std::string_view, score_for_count> score_fors = {"obstacle", "runner",
                                                                      "damage", "place"};

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

}  // namespace

std::string_view name_of(Ask ask) { return spelling(ask, asks); }
std::string_view name_of(Why why) { return spelling(why, whys); }
std::string_view name_of(Icon icon) { return spelling(icon, icons); }
std::string_view name_of(CardType type) { return spelling(type, card_types); }
std::string_view name_of(Pile pile) { return spelling(pile, piles); }
std::string_view name_of(ControlCause cause) { return spelling(cause, control_causes); }
std::string_view name_of(CollisionKind kind) { return spelling(kind, collisions); }
std::string_view name_of(Moment moment) { return spelling(moment, moments); }
std::string_view name_of(VehicleStatus status) { return spelling(status, statuses); }
std::string_view name_of(StaminaEffectKind kind) { return spelling(kind, stamina_effects); }
std::string_view name_of(EndReason reason) { return spelling(reason, end_reasons); }
std::string_view name_of(RaceType type) { return spelling(type, race_types); }
std::string_view name_of(CatchKind kind) { return spelling(kind, catch_kinds); }
std::string_view name_of(ScoreFor what) { return spelling(what, score_fors); }
std::string_view name_of(hexgrid::Direction direction) { return spelling(direction, directions); }

std::optional<Ask> ask_named(std::string_view text) { return parsed<Ask>(text, asks); }
std::optional<Why> why_named(std::string_view text) { return parsed<Why>(text, whys); }
std::optional<Icon> icon_named(std::string_view text) { return parsed<Icon>(text, icons); }
std::optional<CardType> card_type_named(std::string_view text) {
    return parsed<CardType>(text, card_types);
}
std::optional<Pile> pile_named(std::string_view text) { return parsed<Pile>(text, piles); }
std::optional<RaceType> race_type_named(std::string_view text) {
    return parsed<RaceType>(text, race_types);
}
std::optional<hexgrid::Direction> direction_named(std::string_view text) {
    return parsed<hexgrid::Direction>(text, directions);
}

}  // namespace frothy
