#include "games/frothy/data/scenario/scenario_events.h"

#include <array>
#include <sstream>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/rules.h"

namespace frothy::scenario {
namespace {

// How a number of an event is spelt.
using Spell = Json (*)(int value);

Json number(int value) { return value; }
Json truth(int value) { return value != 0; }
template <class E>
Json word(int value) {
    return std::string(name_of(static_cast<E>(value)));
}
Json accelerating(int value) { return value != 0 ? "accelerate" : "decelerate"; }
Json step_kind(int value) {
    return value == static_cast<int>(StepKind::drift) ? "drift" : "straight";
}
Json card(int value) { return value == 0 ? "whip" : "reins"; }
Json is_one(int value) { return value == 1; }
Json attack_kind(int value) { return value == 0 ? "personal" : "vehicle"; }
Json pair(int value) { return value == 0 ? "spins" : "slow and haste"; }
Json card_use(int value) { return value == 0 ? "plain" : value == 1 ? "action" : "pledge"; }
Json icons(int bits) {
    Json list = Json::array();
    for (int i = 0; i < static_cast<int>(icon_count); ++i) {
        if ((bits >> i) & 1) list.push_back(word<Icon>(i));
    }
    return list;
}

struct Field {
    const char* key = nullptr;
    Spell spell = nullptr;
};

// What a, b and c of each kind of event mean, in the order of EventKind.
struct Meaning {
    EventKind kind;
    std::array<Field, 3> fields{};
};

using enum EventKind;

constexpr std::array meanings = std::to_array<Meaning>({
    {round_began, {{{"round", number}}}},
    {phase_began, {{{"phase", number}}}},
    {cards_committed, {{{"whips", number}, {"reins", number}, {"for", word<Ask>}}}},
    {direction_declared, {{{"direction", accelerating}}}},
    {rolled, {{{"why", word<Why>}, {"dice", number}}}},
    {dice_kept, {{{"low", number}, {"high", number}, {"why", word<Why>}}}},
    {speed_checked, {{{"value", number}, {"direction", accelerating}, {"sum", number}}}},
    {over_whipped, {{{"boxes", number}}}},
    {speed_changed, {{{"old", number}, {"new", number}}}},
    {boxes_moved, {{{"accel", number}, {"decel", number}, {"speed", number}}}},
    {control_cleared, {{{"points", number}}}},
    {control_gained, {{{"points", number}, {"total", number}}}},
    {control_removed, {{{"points", number}, {"total", number}}}},
    {stepped, {{{"direction", word<hexgrid::Direction>}, {"step", step_kind}}}},
    {movement_card, {{{"card", card}, {"dual", is_one}, {"spaces", number}}}},
    {turned, {{{"old", number}, {"new", number}, {"spin", truth}}}},
    {attack_declared, {{{"attack", attack_kind}}}},
    {attack_value, {{{"value", number}, {"cards", number}}}},
    {attack_won, {{{"difference", number}}}},
    {attack_tied, {{{"value", number}}}},
    {damage_rolled, {{{"dice", number}, {"points", number}}}},
    {damaged, {{{"points", number}, {"total", number}}}},
    {affect_gained, {{{"level", number}, {"affect", number}}}},
    {control_rolled, {{{"dice", number}, {"cause", word<ControlCause>}}}},
    {die_discarded, {{{"icon", word<Icon>}}}},
    {pair_discarded, {{{"pair", pair}}}},
    {control_kept, {}},
    {control_lost, {{{"effects", icons}}}},
    {slid, {{{"direction", word<hexgrid::Direction>}}}},
    {slid_into_same, {{{"dice", number}}}},
    {entered_hazard, {{{"points", number}}}},
    {entered_fragile, {{{"dice", number}}}},
    {markers_left, {{{"markers", number}}}},
    {collided, {{{"collision", word<CollisionKind>}, {"direction", word<hexgrid::Direction>}}}},
    {move_ended, {{{"spaces_lost", number}}}},
    {turn_to_unblock, {{{"old", number}, {"new", number}}}},
    {stopped_to_face, {{{"old", number}, {"new", number}}}},
    {wiped_out, {{{"speed", number}}}},
    {wreck_rolled, {}},
    {wreck_rested, {}},
    {wreck_cleared, {}},
    {debris_left, {{{"markers", number}}}},
    {ran_off, {{{"out", truth}}}},
    {stamina_changed, {{{"change", number}, {"total", number}}}},
    {stamina_effect, {{{"at", number}, {"effect", word<StaminaEffectKind>}, {"amount", number}}}},
    {cards_recovered, {{{"to_hand", number}, {"to_recovery", number}}}},
    {card_lost, {{{"card", word<CardType>}, {"pile", word<Pile>}}}},
    {line_crossed, {{{"laps", number}, {"forwards", truth}}}},
    {finished, {{{"place", number}}}},
    {retired, {}},
    {race_ended, {{{"reason", word<EndReason>}}}},
    {trait_used, {{{"amount", number}}}},
    {special_played, {{{"place", number}, {"as", card_use}, {"leaves", truth}}}},
    {rerolled, {{{"dice", number}, {}, {"why", word<Why>}}}},
    {icons_changed, {{{"dice", number}, {"old", word<Icon>}, {"new", word<Icon>}}}},
    {icons_removed, {{{"dice", number}, {"icon", word<Icon>}}}},
    {trait_lost, {{{"trait", number}}}},
    {affect_drawn, {{{"affect", number}, {"value", number}, {"line", number}}}},
    {rival_named, {}},
    {cards_swapped, {{{"given", word<CardType>}, {"taken", word<CardType>}, {"pile", word<Pile>}}}},
    {cards_taken, {{{"cards", number}}}},
    {tie_broken, {}},
    {special_lost, {{{"place", number}, {"pile", word<Pile>}}}},
    {caught, {{{"how", word<CatchKind>}}}},
    {scored, {{{"points", number}, {"total", number}, {"for", word<ScoreFor>}}}},
    {runner_set_out, {{{"direction", word<hexgrid::Direction>}}}},
    {runner_moved, {{{"direction", word<hexgrid::Direction>}}}},
    {runner_gone, {}},
    {started_rolling, {{{"speed", number}}}},
    {jumped, {{{"direction", word<hexgrid::Direction>}, {"over", number}}}},
});

constexpr bool in_order() {
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        if (meanings[i].kind != static_cast<EventKind>(i)) return false;
    }
    return meanings.size() == event_kind_count;
}
static_assert(in_order(), "one meaning for each kind of event, in their order");

// What options look like, for messages; a blank at an end stands before a name.
constexpr std::string_view option_examples =
    "done|whip|reins|dual as whip|dual as reins|special 0|accelerate|decelerate|keep 0 3|"
    "discard slide|step E|drift NE|turn left|turn right|end move|attack personal |"
    "attack vehicle |slide left|slide right|stay|face 4|lose whip from hand|race on|retire|"
    "remove point|keep point|special 0 plain|special 0 as other|reins as whip|whip as reins|"
    "amount 2|reroll 3|reroll 3 of theirs|reroll slide|use|decline|add 2|take 2|"
    "swap whip for reins from spent|take whip from recovery|take special 0 from recovery|"
    "name |keep 2|call time";

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
        if (field.key != nullptr) json[field.key] = field.spell(values[i]);
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
    if (const auto option = option_named(node.text(), names)) return *option;
    std::vector<std::string> words;
    std::istringstream examples{std::string(option_examples)};
    for (std::string word; std::getline(examples, word, '|');) {
        if (word.ends_with(' ')) word += names.empty() ? "red" : names.back();
        words.push_back(std::move(word));
    }
    node.complain("found \"" + node.text() + "\", which is no option" +
                  did_you_mean(node.text(), words) + "; options look like: " + listed(words));
}

Rule rule_of(const Node& node) {
    const Rule rule = Rule::from_text(node.text());
    if (rule.is_none()) node.refuse("a ledger ID such as \"FR-CTRL-08\"");
    return rule;
}

Icon read_icon(const Node& die, DiceFaces dice) {
    if (!die.is_number()) {
        return named_by<Icon>(die, "an icon or a value");
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
