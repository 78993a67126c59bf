#include "games/frothy/data/scenario/scenario_events.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <tuple>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/rules/rules.h"

namespace frothy::scenario {
namespace {

// How the format spells a fact, and its members in their order; what has no name is not told.
template <class Fact>
struct Told {
    const char* name;
    std::array<const char*, 5> keys{};

    constexpr auto used_keys() const {
        return std::span(keys.begin(), std::ranges::find(keys, nullptr));
    }
};

constexpr std::tuple told_facts = {
    Told<RoundBegan>{"round began", {"round"}},
    Told<PhaseBegan>{"phase began", {"phase"}},
    Told<CardsCommitted>{"cards committed", {"whips", "reins", "for"}},
    Told<DirectionDeclared>{"direction declared", {"direction"}},
    Told<Rolled>{"rolled", {"why", "dice"}},
    Told<DiceKept>{"dice kept", {"low", "high", "why"}},
    Told<SpeedChecked>{"speed checked", {"value", "direction", "sum"}},
    Told<OverWhipped>{"over whipped", {"boxes"}},
    Told<SpeedChanged>{"speed changed", {"old", "new"}},
    Told<BoxesMoved>{"boxes moved", {"accel", "decel", "speed"}},
    Told<ControlCleared>{"control cleared", {"points"}},
    Told<ControlGained>{"control gained", {"points", "total"}},
    Told<ControlRemoved>{"control removed", {"points", "total"}},
    Told<Stepped>{"stepped", {"direction", "step", "from", "to"}},
    Told<MovementCard>{"movement card", {"card", "dual", "spaces"}},
    Told<Turned>{"turned", {"old", "new", "spin"}},
    Told<AttackDeclared>{"attack declared", {"attack", "other"}},
    Told<AttackValue>{"attack value", {"value", "cards"}},
    Told<AttackWon>{"attack won", {"difference", "other"}},
    Told<AttackTied>{"attack tied", {"value", "other"}},
    Told<DamageRolled>{"damage rolled", {"dice", "points"}},
    Told<Damaged>{"damaged", {"points", "total"}},
    Told<AffectGained>{"affect gained", {"level", "affect"}},
    Told<ControlRolled>{"control rolled", {"dice", "cause", "other"}},
    Told<DieDiscarded>{"die discarded", {"icon"}},
    Told<PairDiscarded>{"pair discarded", {"pair"}},
    Told<ControlKept>{"control kept", {}},
    Told<ControlLost>{"control lost", {"effects"}},
    Told<Slid>{"slid", {"direction", "from", "to"}},
    Told<SlidIntoSame>{"slid into same", {"dice", "other"}},
    Told<EnteredHazard>{"entered hazard", {"points", "to"}},
    Told<EnteredFragile>{"entered fragile", {"dice", "to"}},
    Told<MarkersLeft>{"markers left", {"markers", "to"}},
    Told<Collided>{"collided", {"collision", "direction", "other", "from", "to"}},
    Told<MoveEnded>{"move ended", {"spaces_lost"}},
    Told<TurnedToUnblock>{"turn to unblock", {"old", "new"}},
    Told<StoppedToFace>{"stopped to face", {"old", "new"}},
    Told<WipedOut>{"wiped out", {"speed"}},
    Told<WreckRolled>{"wreck rolled", {"from", "to"}},
    Told<WreckRested>{"wreck rested", {"to"}},
    Told<WreckCleared>{"wreck cleared", {"to"}},
    Told<DebrisLeft>{"debris left", {"markers", "to"}},
    Told<RanOff>{"ran off", {"out"}},
    Told<StaminaChanged>{"stamina changed", {"change", "total"}},
    Told<StaminaEffectFelt>{"stamina effect", {"at", "effect", "amount"}},
    Told<CardsRecovered>{"cards recovered", {"to_hand", "to_recovery"}},
    Told<CardLost>{"card lost", {"card", "pile"}},
    Told<LineCrossed>{"line crossed", {"laps", "forwards"}},
    Told<Finished>{"finished", {"place"}},
    Told<Retired>{"retired", {}},
    Told<RaceEnded>{"race ended", {"reason"}},
    Told<TraitUsed>{"trait used", {"amount", ""}},
    Told<SpecialPlayed>{"special played", {"place", "as", "leaves"}},
    Told<Rerolled>{"rerolled", {"dice", "why"}},
    Told<IconsChanged>{"icons changed", {"dice", "old", "new"}},
    Told<IconsRemoved>{"icons removed", {"dice", "icon"}},
    Told<TraitLost>{"trait lost", {"trait"}},
    Told<AffectDrawn>{"affect drawn", {"affect", "value", "line"}},
    Told<RivalNamed>{"rival named", {"other"}},
    Told<CardsSwapped>{"cards swapped", {"given", "taken", "pile"}},
    Told<CardsTaken>{"cards taken", {"cards"}},
    Told<TieBroken>{"tie broken", {"other"}},
    Told<SpecialLost>{"special lost", {"place", "pile"}},
    Told<Caught>{"caught", {"how", "other"}},
    Told<Scored>{"scored", {"points", "total", "for", "other", "to"}},
    Told<RunnerSetOut>{"runner set out", {"direction", "to"}},
    Told<RunnerMoved>{"runner moved", {"direction", "from", "to"}},
    Told<RunnerGone>{"runner gone", {"from"}},
    Told<StartedRolling>{"started rolling", {"speed"}},
    Told<Jumped>{"jumped", {"direction", "over", "from", "to"}},
};

struct Speller {
    const Spelling& spelling;

    template <class Enum>
    static Json one_of(std::initializer_list<const char*> names, Enum value) {
        return names.begin()[static_cast<std::size_t>(value)];
    }

    Json operator()(Amount number) const { return number.value; }
    Json operator()(bool truth) const { return truth; }
    Json operator()(hexgrid::Facing facing) const { return facing.number(); }
    Json operator()(VehicleId v) const {
        return v == no_vehicle ? Json() : Json(name_of_vehicle(v, spelling.names));
    }
    Json operator()(Cell cell) const { return hex_json(cell, spelling.course); }
    Json operator()(MovementCardKind kind) const { return kind == MovementCardKind::dual; }
    Json operator()(SpeedDirection way) const { return one_of({"accelerate", "decelerate"}, way); }
    Json operator()(StepKind kind) const { return one_of({"straight", "drift"}, kind); }
    Json operator()(AttackKind kind) const { return one_of({"personal", "vehicle"}, kind); }
    Json operator()(IconPair pair) const { return one_of({"spins", "slow and haste"}, pair); }
    Json operator()(SpecialUse use) const { return one_of({"plain", "action", "pledge"}, use); }
    Json operator()(IconSet icons) const {
        Json list = Json::array();
        for (const Icon icon : all_icons)
            if (icons.has(icon)) list.push_back((*this)(icon));
        return list;
    }
    template <class Named>
    Json operator()(Named value) const {
        return std::string(name_of(value));
    }
};

// Calls with each member of a fact.
template <std::size_t count, class Fact, class Function>
void for_each_member(const Fact& fact, const Function& function) {
    const auto call = [&](const auto&... members) { (function(members), ...); };
    if constexpr (count == 0) {
        static_assert(std::is_empty_v<Fact>);
    } else if constexpr (count == 1) {
        const auto& [a] = fact;
        call(a);
    } else if constexpr (count == 2) {
        const auto& [a, b] = fact;
        call(a, b);
    } else if constexpr (count == 3) {
        const auto& [a, b, c] = fact;
        call(a, b, c);
    } else if constexpr (count == 4) {
        const auto& [a, b, c, d] = fact;
        call(a, b, c, d);
    } else {
        const auto& [a, b, c, d, e] = fact;
        call(a, b, c, d, e);
    }
}

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
    const Speller spell{spelling};
    Json json = Json::object();
    if (event.who != no_vehicle) json["of"] = spell(event.who);
    event.visit([&]<class Fact>(const Fact& fact) {
        constexpr const auto& told = std::get<Told<Fact>>(told_facts);
        json["event"] = told.name;
        auto key = told.keys.begin();
        for_each_member<told.used_keys().size()>(fact, [&](const auto& member) {
            const std::string_view name = *key++;
            const Json value = spell(member);
            if (!name.empty() && !value.is_null()) json[name] = value;
        });
    });
    if (!event.rule.is_none()) json["rule"] = event.rule.text();
    return json;
}

std::vector<play::scenario::EventWords> event_words() {
    std::vector<play::scenario::EventWords> words;
    const auto add = [&](const auto& told) {
        play::scenario::EventWords one{told.name, {"event", "of"}};
        for (const std::string_view key : told.used_keys())
            if (!key.empty()) one.keys.emplace_back(key);
        one.keys.emplace_back("rule");
        words.push_back(std::move(one));
    };
    std::apply([&](const auto&... told) { (add(told), ...); }, told_facts);
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
    // No question has two of the same key.
    const int amount = about.number + about.card + static_cast<int>(about.attack);
    const int extra = about.so_far + (about.direction == SpeedDirection::accelerate ? 1 : 0);
    if (amount != 0) json["amount"] = amount;
    if (extra != 0) json["extra"] = extra;
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
    for (const Icon icon : all_icons)
        if (value_of(icon, dice) == value) return icon;
    die.refuse("a value of the dice");
}

std::vector<std::uint8_t> read_dice(const Node& list, DiceFaces dice) {
    return play::scenario::read_faces(list, "a list of values or icons",
                                      [&](const Node& die) { return read_icon(die, dice); });
}

}  // namespace frothy::scenario
