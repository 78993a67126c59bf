#include "games/frothy/data/scenario/scenario_events.h"

#include <array>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/rules.h"

namespace frothy::scenario {
namespace {

// How a number of an event is spelt.
enum class Code {
    none,
    number,
    truth,
    ask,
    why,
    accelerating,
    direction,
    step,
    card,
    dual,
    attack,
    cause,
    icon,
    icons,
    pair,
    collision,
    pile,
    card_type,
    stamina_effect,
    end_reason,
    use,
    catch_kind,
    score_for,
};

struct Field {
    const char* key = nullptr;
    Code code = Code::none;
};

// What a, b and c of each kind of event mean, in the order of EventKind.
struct Meaning {
    EventKind kind;
    std::array<Field, 3> fields{};
};

using enum EventKind;

constexpr std::array meanings = std::to_array<Meaning>({
    {round_began, {{{"round", Code::number}}}},
    {phase_began, {{{"phase", Code::number}}}},
    {cards_committed, {{{"whips", Code::number}, {"reins", Code::number}, {"for", Code::ask}}}},
    {direction_declared, {{{"direction", Code::accelerating}}}},
    {rolled, {{{"why", Code::why}, {"dice", Code::number}}}},
    {dice_kept, {{{"low", Code::number}, {"high", Code::number}, {"why", Code::why}}}},
    {speed_checked,
     {{{"value", Code::number}, {"direction", Code::accelerating}, {"sum", Code::number}}}},
    {over_whipped, {{{"boxes", Code::number}}}},
    {speed_changed, {{{"old", Code::number}, {"new", Code::number}}}},
    {boxes_moved, {{{"accel", Code::number}, {"decel", Code::number}, {"speed", Code::number}}}},
    {control_cleared, {{{"points", Code::number}}}},
    {control_gained, {{{"points", Code::number}, {"total", Code::number}}}},
    {control_removed, {{{"points", Code::number}, {"total", Code::number}}}},
    {stepped, {{{"direction", Code::direction}, {"step", Code::step}}}},
    {movement_card, {{{"card", Code::card}, {"dual", Code::dual}, {"spaces", Code::number}}}},
    {turned, {{{"old", Code::number}, {"new", Code::number}, {"spin", Code::truth}}}},
    {attack_declared, {{{"attack", Code::attack}}}},
    {attack_value, {{{"value", Code::number}, {"cards", Code::number}}}},
    {attack_won, {{{"difference", Code::number}}}},
    {attack_tied, {{{"value", Code::number}}}},
    {damage_rolled, {{{"dice", Code::number}, {"points", Code::number}}}},
    {damaged, {{{"points", Code::number}, {"total", Code::number}}}},
    {affect_gained, {{{"level", Code::number}, {"affect", Code::number}}}},
    {control_rolled, {{{"dice", Code::number}, {"cause", Code::cause}}}},
    {die_discarded, {{{"icon", Code::icon}}}},
    {pair_discarded, {{{"pair", Code::pair}}}},
    {control_kept, {}},
    {control_lost, {{{"effects", Code::icons}}}},
    {slid, {{{"direction", Code::direction}}}},
    {slid_into_same, {{{"dice", Code::number}}}},
    {entered_hazard, {{{"points", Code::number}}}},
    {entered_fragile, {{{"dice", Code::number}}}},
    {markers_left, {{{"markers", Code::number}}}},
    {collided, {{{"collision", Code::collision}, {"direction", Code::direction}}}},
    {move_ended, {{{"spaces_lost", Code::number}}}},
    {turn_to_unblock, {{{"old", Code::number}, {"new", Code::number}}}},
    {stopped_to_face, {{{"old", Code::number}, {"new", Code::number}}}},
    {wiped_out, {{{"speed", Code::number}}}},
    {wreck_rolled, {}},
    {wreck_rested, {}},
    {wreck_cleared, {}},
    {debris_left, {{{"markers", Code::number}}}},
    {ran_off, {{{"out", Code::truth}}}},
    {stamina_changed, {{{"change", Code::number}, {"total", Code::number}}}},
    {stamina_effect,
     {{{"at", Code::number}, {"effect", Code::stamina_effect}, {"amount", Code::number}}}},
    {cards_recovered, {{{"to_hand", Code::number}, {"to_recovery", Code::number}}}},
    {card_lost, {{{"card", Code::card_type}, {"pile", Code::pile}}}},
    {line_crossed, {{{"laps", Code::number}, {"forwards", Code::truth}}}},
    {finished, {{{"place", Code::number}}}},
    {retired, {}},
    {race_ended, {{{"reason", Code::end_reason}}}},
    {trait_used, {{{"amount", Code::number}}}},
    {special_played, {{{"place", Code::number}, {"as", Code::use}, {"leaves", Code::truth}}}},
    {rerolled, {{{"dice", Code::number}, {}, {"why", Code::why}}}},
    {icons_changed, {{{"dice", Code::number}, {"old", Code::icon}, {"new", Code::icon}}}},
    {icons_removed, {{{"dice", Code::number}, {"icon", Code::icon}}}},
    {trait_lost, {{{"trait", Code::number}}}},
    {affect_drawn, {{{"affect", Code::number}, {"value", Code::number}, {"line", Code::number}}}},
    {rival_named, {}},
    {cards_swapped,
     {{{"given", Code::card_type}, {"taken", Code::card_type}, {"pile", Code::pile}}}},
    {cards_taken, {{{"cards", Code::number}}}},
    {tie_broken, {}},
    {special_lost, {{{"place", Code::number}, {"pile", Code::pile}}}},
    {caught, {{{"how", Code::catch_kind}}}},
    {scored, {{{"points", Code::number}, {"total", Code::number}, {"for", Code::score_for}}}},
    {runner_set_out, {{{"direction", Code::direction}}}},
    {runner_moved, {{{"direction", Code::direction}}}},
    {runner_gone, {}},
    {started_rolling, {{{"speed", Code::number}}}},
    {jumped, {{{"direction", Code::direction}, {"over", Code::number}}}},
});

constexpr bool in_order() {
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        if (meanings[i].kind != static_cast<EventKind>(i)) return false;
    }
    return meanings.size() == event_kind_count;
}
static_assert(in_order(), "one meaning for each kind of event, in their order");

template <class E>
std::string spelt(int value) {
    return std::string(name_of(static_cast<E>(value)));
}

Json icons_in(int bits) {
    Json icons = Json::array();
    for (std::size_t i = 0; i < icon_count; ++i) {
        if ((bits >> i) & 1) icons.push_back(spelt<Icon>(static_cast<int>(i)));
    }
    return icons;
}

Json coded(Code code, int value) {
    switch (code) {
    case Code::none:
    case Code::number: return value;
    case Code::truth: return value != 0;
    case Code::ask: return spelt<Ask>(value);
    case Code::why: return spelt<Why>(value);
    case Code::accelerating: return value != 0 ? "accelerate" : "decelerate";
    case Code::direction: return spelt<hexgrid::Direction>(value);
    case Code::step: return value == static_cast<int>(StepKind::drift) ? "drift" : "straight";
    case Code::card: return value == 0 ? "whip" : "reins";
    case Code::dual: return value == 1;
    case Code::attack: return value == 0 ? "personal" : "vehicle";
    case Code::cause: return spelt<ControlCause>(value);
    case Code::icon: return spelt<Icon>(value);
    case Code::icons: return icons_in(value);
    case Code::pair: return value == 0 ? "spins" : "slow and haste";
    case Code::collision: return spelt<CollisionKind>(value);
    case Code::pile: return spelt<Pile>(value);
    case Code::card_type: return spelt<CardType>(value);
    case Code::stamina_effect: return spelt<StaminaEffectKind>(value);
    case Code::end_reason: return spelt<EndReason>(value);
    case Code::use: return value == 0 ? "plain" : value == 1 ? "action" : "pledge";
    case Code::catch_kind: return spelt<CatchKind>(value);
    case Code::score_for: return spelt<ScoreFor>(value);
    }
    return value;
}

}  // namespace

Json hex_json(Cell cell, const Course& course) {
    if (cell == no_cell) return nullptr;
    const hexgrid::Hex hex = course.hex(cell);
    return Json::array({hex.q, hex.r});
}

Json event_json(const Event& event, const Spelling& spelling) {
    Json json = Json::object();
    json["event"] = std::string(name_of(event.kind));
    if (event.who != no_vehicle) json["of"] = name_of_vehicle(event.who, spelling.names);
    if (event.other != no_vehicle) json["other"] = name_of_vehicle(event.other, spelling.names);
    const Meaning& meaning = meanings[static_cast<std::size_t>(event.kind)];
    const std::array<int, 3> values = {event.a, event.b, event.c};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Field& field = meaning.fields[i];
        if (field.key != nullptr) json[field.key] = coded(field.code, values[i]);
    }
    if (event.from != no_cell) json["from"] = hex_json(event.from, spelling.course);
    if (event.to != no_cell) json["to"] = hex_json(event.to, spelling.course);
    if (!event.rule.is_none()) json["rule"] = event.rule.text();
    return json;
}

play::scenario::EventWords words_of(EventKind kind) {
    play::scenario::EventWords words{std::string(name_of(kind)),
                                     {"event", "of", "other", "from", "to", "rule"}};
    for (const Field& field : meanings[static_cast<std::size_t>(kind)].fields) {
        if (field.key != nullptr) words.keys.emplace_back(field.key);
    }
    return words;
}

Json options_json(std::span<const Option> options, const VehicleNames& names) {
    Json list = Json::array();
    for (const Option& option : options)
        list.push_back(text_of(option, names));
    return list;
}

Json refusals_json(std::span<const Refusal> refused, const VehicleNames& names) {
    Json list = Json::array();
    for (const Refusal& refusal : refused) {
        list.push_back({{"option", text_of(refusal.option, names)}, {"rule", refusal.rule.text()}});
    }
    return list;
}

Json about_json(const About& about, const Spelling& spelling) {
    Json json = Json::object();
    if (about.vehicle != no_vehicle) {
        json["vehicle"] = name_of_vehicle(about.vehicle, spelling.names);
    }
    if (about.other != no_vehicle) json["other"] = name_of_vehicle(about.other, spelling.names);
    if (about.amount != 0) json["amount"] = about.amount;
    if (about.extra != 0) json["extra"] = about.extra;
    if (about.cell != no_cell) json["hex"] = hex_json(about.cell, spelling.course);
    return json;
}

Option read_option(const Node& node, const VehicleNames& names) {
    const auto option = option_named(node.text(), names);
    if (!option) {
        static const std::vector<std::string> words = {
            "done",
            "whip",
            "reins",
            "dual as whip",
            "dual as reins",
            "special 0",
            "accelerate",
            "decelerate",
            "keep 0 3",
            "discard slide",
            "step E",
            "drift NE",
            "turn left",
            "turn right",
            "end move",
            "attack personal " + (names.empty() ? "red" : names.back()),
            "attack vehicle " + (names.empty() ? "red" : names.back()),
            "slide left",
            "slide right",
            "stay",
            "face 4",
            "lose whip from hand",
            "race on",
            "retire",
            "remove point",
            "keep point",
            "special 0 plain",
            "special 0 as other",
            "reins as whip",
            "whip as reins",
            "amount 2",
            "reroll 3",
            "reroll 3 of theirs",
            "reroll slide",
            "use",
            "decline",
            "add 2",
            "take 2",
            "swap whip for reins from spent",
            "take whip from recovery",
            "take special 0 from recovery",
            "name " + (names.empty() ? "red" : names.back()),
            "keep 2",
            "call time"};
        node.complain("found \"" + node.text() + "\", which is no option" +
                      did_you_mean(node.text(), words) + "; options look like: " + listed(words));
    }
    return *option;
}

Rule rule_of(const Node& node) {
    const Rule rule = Rule::from_text(node.text());
    if (rule.is_none()) node.refuse("a ledger ID such as \"FR-CTRL-08\"");
    return rule;
}

Icon read_icon(const Node& die, DiceFaces dice) {
    if (!die.is_number()) {
        return value_named<Icon>(die, static_cast<int>(icon_count), "an icon or a value");
    }
    const int value = die.number(0, max_die_value);
    for (std::size_t i = 0; i < icon_count; ++i) {
        const Icon icon = static_cast<Icon>(i);
        if (value_of(icon, dice) == value) return icon;
    }
    die.refuse("a value of the dice");
}

std::vector<std::uint8_t> read_dice(const Node& list, DiceFaces dice) {
    return play::scenario::read_faces(list, "a list of values or icons",
                                      [&](const Node& die) { return read_icon(die, dice); });
}

}  // namespace frothy::scenario
