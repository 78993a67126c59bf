#include "games/frothy/data/scenario/scenario_script.h"

#include "games/frothy/data/notation/notation.h"

namespace frothy::scenario {
namespace {

constexpr int most_dice = 999;

Icon icon_with_value(const Node& node, DiceFaces dice) {
    const int value = node.number(0, max_die_value);
    for (std::size_t i = 0; i < icon_count; ++i) {
        const Icon icon = static_cast<Icon>(i);
        if (value_of(icon, dice) == value) return icon;
    }
    node.refuse("a value of the dice");
}

std::vector<Option> read_options(const Node& list, const VehicleNames& names) {
    std::vector<Option> options;
    for (const Node& node : list.items("a list of options")) {
        options.push_back(read_option(node, names));
    }
    return options;
}

std::vector<ExpectedRefusal> read_refusals(const Node& list, const VehicleNames& names) {
    std::vector<ExpectedRefusal> refusals;
    for (const Node& node : list.items("a list of {\"option\", \"rule\"}")) {
        if (node.is_object()) node.allow({"option", "rule"});
        ExpectedRefusal refusal;
        refusal.place = node.place();
        refusal.option = read_option(node.is_object() ? node.at("option") : node, names);
        if (const auto rule = node.find("rule")) refusal.rule = read_rule(*rule);
        refusals.push_back(refusal);
    }
    return refusals;
}

void read_ask(const Node& node, const VehicleNames& names, ScriptLine& line) {
    node.allow({"ask", "of", "answer", "offers", "offers_include", "offers_exclude", "refuses",
                "secret", "rule", "about"});
    line.kind = LineKind::ask;
    line.ask = parse_word(node.at("ask"), ask_named, spellings<Ask>(ask_count), "a question");
    const Node answer = node.at("answer");
    line.form = answer.is_array() ? AnswerForm::list : AnswerForm::single;
    for (const Node& option : answer.one_or_more()) {
        line.answers.push_back(read_option(option, names));
    }
    if (const auto offers = node.find("offers")) line.offers = read_options(*offers, names);
    if (const auto some = node.find("offers_include")) {
        line.offers_include = read_options(*some, names);
    }
    if (const auto none = node.find("offers_exclude")) {
        line.offers_exclude = read_options(*none, names);
    }
    if (const auto refused = node.find("refuses")) line.refuses = read_refusals(*refused, names);
    if (const auto secret = node.find("secret")) line.secret = secret->truth();
    if (const auto about = node.find("about")) {
        about->require_object("what the question is about");
        about->allow({"vehicle", "other", "amount", "extra", "hex"});
        line.about = about->json();
    }
}

void read_roll(const Node& node, DiceFaces dice, ScriptLine& line) {
    node.allow({"roll", "of", "dice", "count", "rule"});
    line.kind = LineKind::roll;
    line.why = parse_word(node.at("roll"), why_named, spellings<Why>(why_count), "a roll");
    line.faces = read_faces(node.at("dice"), dice);
    if (const auto count = node.find("count")) {
        const auto said = static_cast<std::size_t>(count->number(1, most_dice));
        if (said != line.faces.size()) {
            count->complain("found " + std::to_string(said) + ", but `dice` has " +
                            std::to_string(line.faces.size()));
        }
    }
}

}  // namespace

Rule read_rule(const Node& node) {
    const Rule rule = Rule::from_text(node.text());
    if (rule.is_none()) node.refuse("a ledger ID such as \"FR-CTRL-08\"");
    return rule;
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

std::vector<std::uint8_t> read_faces(const Node& list, DiceFaces dice) {
    std::vector<std::uint8_t> faces;
    for (const Node& die : list.items("a list of values or icons")) {
        const Icon icon =
            die.is_number()
                ? icon_with_value(die, dice)
                : parse_word(die, icon_named, spellings<Icon>(static_cast<int>(icon_count)),
                             "an icon or a value");
        faces.push_back(static_cast<std::uint8_t>(icon));
    }
    if (faces.size() > kernel::max_dice) list.refuse("at most 1024 dice");
    return faces;
}

std::vector<ScriptLine> read_script(const Node& script, const VehicleNames& names, DiceFaces dice) {
    std::vector<ScriptLine> lines;
    for (const Node& node : script.items("a list of questions and rolls")) {
        node.require_object("a question or a roll");
        ScriptLine line;
        line.place = node.place();
        if (node.has("ask") == node.has("roll")) {
            node.complain("a line of the script needs either \"ask\" or \"roll\"");
        }
        if (node.has("ask")) {
            read_ask(node, names, line);
        } else {
            read_roll(node, dice, line);
        }
        line.of = vehicle_of(node.at("of"), names);
        if (const auto rule = node.find("rule")) line.rule = read_rule(*rule);
        lines.push_back(std::move(line));
    }
    return lines;
}

Json Transcript::events_json(const Spelling& spelling) const {
    Json list = Json::array();
    for (const auto& [number, event] : events) {
        Json json = event_json(event, spelling);
        json["n"] = number;
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace frothy::scenario
