#include "games/frothy/data/json_reading.h"

#include <algorithm>

#include "games/frothy/data/notation/notation.h"
#include "games/frothy/data/terms/terms_fields.h"

namespace frothy {

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
        if (key == keys.end()) {
            std::vector<std::string> known;
            for (const HouseRuleKey& other : keys)
                known.emplace_back(other.key);
            reader.complain("an unknown house rule" + did_you_mean(name, known),
                            "a key of the register of options");
        } else if (key->values.empty()) {
            key->set(rules,
                     static_cast<int>(reader.integer(value, key->least, key->most, key->least)));
        } else {
            const std::string source = " (" + std::string(key->rule) + ")";
            key->set(rules, static_cast<int>(reader.word(value, key->values, source)));
        }
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

void read_value(const Json& json, Reader& reader, HouseRules& rules) {
    rules = house_rules_from_json(json, reader);
}

OrderedJson value_json(const HouseRules& rules) { return house_rules_to_json(rules); }

Loaded<NamedHouseRules> read_house_rules(std::string_view text, const std::string& file) {
    return load_document(text, file, [](const Json& document, Reader& reader) {
        NamedHouseRules set;
        if (check_schema(document, reader, house_rules_schema)) {
            formats::read_object(document, reader, set);
        }
        return set;
    });
}

std::string write_house_rules(const NamedHouseRules& named) {
    return pretty(formats::object_json(named));
}

}  // namespace frothy
