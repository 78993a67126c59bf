// Reading the lines of a script, and writing what was asked and rolled.
#include <ostream>
#include <utility>

#include "play/scenario/match.h"
#include "play/scenario/script.h"

namespace play::scenario {
namespace {

constexpr int most_dice = 999;

std::vector<std::string> read_options(const Node& list, const Case& on) {
    std::vector<std::string> options;
    for (const Node& node : list.items("a list of options"))
        options.push_back(on.read_option_text(node));
    return options;
}

std::vector<ExpectedRefusal> read_refusals(const Node& list, const Case& on) {
    std::vector<ExpectedRefusal> refusals;
    for (const Node& node : list.items("a list of {\"option\", \"rule\"}")) {
        if (node.is_object()) node.allow({"option", "rule"});
        ExpectedRefusal expected;
        expected.place = node.place();
        expected.refused.option = on.read_option_text(node.is_object() ? node.at("option") : node);
        if (const auto rule = node.find("rule")) {
            expected.refused.rule = read_rule(on.vocabulary(), *rule);
        }
        refusals.push_back(std::move(expected));
    }
    return refusals;
}

void read_ask(const Node& node, const Case& on, ScriptLine& line) {
    node.allow({"ask", "of", "answer", "offers", "offers_include", "offers_exclude", "refuses",
                "secret", "rule", "about"});
    const Words& words = on.vocabulary().words();
    line.kind = LineKind::ask;
    line.name = words.asks[node.at("ask").word_of(words.asks, "a question")];
    const Node answer = node.at("answer");
    line.form = answer.is_array() ? AnswerForm::list : AnswerForm::single;
    for (const Node& option : answer.one_or_more())
        line.answers.push_back(on.read_option_text(option));
    if (const auto offers = node.find("offers")) line.offers = read_options(*offers, on);
    if (const auto some = node.find("offers_include")) {
        line.offers_include = read_options(*some, on);
    }
    if (const auto none = node.find("offers_exclude")) {
        line.offers_exclude = read_options(*none, on);
    }
    if (const auto refused = node.find("refuses")) line.refuses = read_refusals(*refused, on);
    if (const auto secret = node.find("secret")) line.secret = secret->truth();
    if (const auto about = node.find("about")) {
        about->require_object("what the question is about");
        about->allow(words.about);
        line.about = about->json();
    }
}

void read_roll(const Node& node, const Case& on, ScriptLine& line) {
    node.allow({"roll", "of", "dice", "count", "rule"});
    const Words& words = on.vocabulary().words();
    line.kind = LineKind::roll;
    line.name = words.rolls[node.at("roll").word_of(words.rolls, "a roll")];
    line.faces = read_faces(node.at("dice"), words.dice,
                            [&](const Node& die) { return on.read_face(line.name, die); });
    if (const auto count = node.find("count")) {
        const auto said = static_cast<std::size_t>(count->number(1, most_dice));
        if (said != line.faces.size()) {
            count->complain("found " + std::to_string(said) + ", but `dice` has " +
                            std::to_string(line.faces.size()));
        }
    }
}

}  // namespace

Json faces_json(const Case& on, std::string_view roll, std::span<const std::uint8_t> faces) {
    Json list = Json::array();
    for (const std::uint8_t face : faces)
        list.push_back(on.face_json(roll, face));
    return list;
}

std::string read_rule(const Vocabulary& vocabulary, const Node& node) {
    std::string rule = node.text();
    if (!vocabulary.is_rule(rule)) {
        node.refuse("a ledger ID such as \"" + vocabulary.words().rule + "\"");
    }
    return rule;
}

std::string Case::whose(const Node& line) const {
    const std::vector<std::string>& known = names();
    return known[line.at("of").word_of(known, vocabulary_.words().player)];
}

void Case::expect_state(const Node& expected) const {
    const Json actual = state();
    for (const auto& [key, value] : expected.members())
        if (actual.contains(key)) expect_part(value, actual.at(key), key);
}

void Case::tell_end(std::ostream& out) const {
    out << "\nIn the end\n  " << state().dump() << '\n';
}

std::vector<ScriptLine> read_script(const Node& script, const Case& on) {
    std::vector<ScriptLine> lines;
    for (const Node& node : script.items("a list of questions and rolls")) {
        node.require_object("a question or a roll");
        ScriptLine line;
        line.place = node.place();
        if (node.has("ask") == node.has("roll")) {
            node.complain("a line of the script needs either \"ask\" or \"roll\"");
        }
        if (node.has("ask")) {
            read_ask(node, on, line);
        } else {
            read_roll(node, on, line);
        }
        line.of = on.whose(node);
        if (const auto rule = node.find("rule")) line.rule = read_rule(on.vocabulary(), *rule);
        lines.push_back(std::move(line));
    }
    return lines;
}

Json json_of(const Asked& asked) {
    Json json = {{"ask", asked.ask},
                 {"of", asked.of},
                 {"about", asked.about},
                 {"offers", asked.offers},
                 {"refuses", Json::array()}};
    for (const RefusedOption& refused : asked.refuses) {
        json["refuses"].push_back({{"option", refused.option}, {"rule", refused.rule}});
    }
    if (!asked.team.empty()) json["team"] = asked.team;
    if (asked.is_secret) json["secret"] = true;
    if (asked.is_standing) json["standing"] = true;
    if (!asked.rule.empty()) json["rule"] = asked.rule;
    return json;
}

Json json_of(const Rolled& rolled) {
    Json json = {
        {"roll", rolled.roll}, {"of", rolled.of}, {"count", rolled.count}, {"about", rolled.about}};
    if (!rolled.rule.empty()) json["rule"] = rolled.rule;
    if (!rolled.seen_by.empty()) json["seen_by"] = rolled.seen_by;
    return json;
}

}  // namespace play::scenario
