#include "games/frothy/data/terms/house_rules_json.h"

#include <algorithm>
#include <utility>

#include "games/frothy/data/notation/notation.h"

namespace frothy {

namespace {

constexpr std::size_t longest_about = 240;

void read_value(const HouseRuleKey& key, const Json& value, Reader& reader, HouseRules& rules) {
    if (key.values.empty()) {
        const auto number = reader.integer(value, key.least, key.most, key.least);
        key.set(rules, static_cast<int>(number));
        return;
    }
    const std::vector<std::string> words(key.values.begin(), key.values.end());
    const std::string word = value.is_string() ? value.get<std::string>() : std::string();
    const auto found = std::ranges::find(words, word);
    if (found != words.end()) {
        key.set(rules, static_cast<int>(found - words.begin()));
        return;
    }
    std::string all;
    for (const std::string& known : words)
        all += (all.empty() ? "\"" : ", \"") + known + "\"";
    reader.complain(describe(value) + (word.empty() ? "" : did_you_mean(word, words)),
                    "one of " + all + " (" + std::string(key.rule) + ")");
}

}  // namespace

HouseRules house_rules_from_json(const Json& document, Reader& reader) {
    HouseRules rules;
    if (!document.is_object()) {
        reader.complain(describe(document), "an object of house rules by key");
        return rules;
    }
    const auto keys = house_rule_keys();
    for (const auto& [name, value] : document.items()) {
        const Reader::Step step(reader, name);
        const auto key = std::ranges::find(keys, name, &HouseRuleKey::key);
        if (key != keys.end()) {
            read_value(*key, value, reader, rules);
            continue;
        }
        std::vector<std::string> known;
        for (const HouseRuleKey& other : keys)
            known.emplace_back(other.key);
        reader.complain("an unknown house rule" + did_you_mean(name, known),
                        "a key of the register of options");
    }
    return rules;
}

OrderedJson house_rules_to_json(const HouseRules& rules) {
    OrderedJson document = OrderedJson::object();
    const HouseRules usual;
    for (const HouseRuleKey& key : house_rule_keys()) {
        const int value = key.get(rules);
        if (value == key.get(usual)) continue;
        const std::string name(key.key);
        if (key.values.empty()) {
            document[name] = value;
        } else {
            document[name] = key.values[static_cast<std::size_t>(value)];
        }
    }
    return document;
}

Loaded<NamedHouseRules> read_house_rules(std::string_view text, const std::string& file) {
    Reader reader(file);
    Loaded<NamedHouseRules> loaded;
    const std::optional<Json> document = parse_document(text, reader);
    if (document && check_schema(*document, reader, house_rules_schema)) {
        const Members members(reader, *document, {"schema", "name", "about", "laps", "rules"});
        if (members.is_object()) {
            NamedHouseRules named;
            named.name = members.text("name", longest_name);
            if (members.find("about") != nullptr)
                named.about = members.text("about", longest_about);
            if (members.find("laps") != nullptr) {
                named.laps = static_cast<std::uint8_t>(members.integer("laps", 1, 99));
            }
            if (const Json* rules = members.need("rules")) {
                const Reader::Step step(reader, "rules");
                named.rules = house_rules_from_json(*rules, reader);
            }
            if (reader.ok()) loaded.value = std::move(named);
        }
    }
    loaded.complaints = reader.take_complaints();
    return loaded;
}

std::string write_house_rules(const NamedHouseRules& named) {
    OrderedJson document;
    document["schema"] = house_rules_schema;
    document["name"] = named.name;
    if (!named.about.empty()) document["about"] = named.about;
    if (named.laps) document["laps"] = *named.laps;
    document["rules"] = house_rules_to_json(named.rules);
    return pretty(document);
}

}  // namespace frothy
