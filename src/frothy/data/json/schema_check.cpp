#include "frothy/data/json/schema_check.h"

#include <algorithm>
#include <regex>
#include <utility>

namespace frothy {

namespace {

bool is_of_type(const Json& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    if (type == "boolean") return value.is_boolean();
    if (type == "null") return value.is_null();
    return false;
}

class SchemaCheck {
public:
    explicit SchemaCheck(const Json& root) : root_(root) {}

    void check(const Json& value, const Json& schema, const std::string& place) {
        if (!schema.is_object()) return;
        for (const auto& [keyword, rule] : schema.items()) {
            if (!check_keyword(value, schema, keyword, rule, place)) {
                fault(place, "unknown keyword " + keyword);
            }
        }
    }
    std::vector<std::string> take() { return std::move(faults_); }

private:
    void fault(const std::string& place, const std::string& what) {
        faults_.push_back((place.empty() ? "/" : place) + ": " + what);
    }
    void expect(bool holds, const std::string& place, const std::string& what) {
        if (!holds) fault(place, what);
    }

    // False if the keyword is not known.
    bool check_keyword(const Json& value, const Json& schema, const std::string& keyword,
                       const Json& rule, const std::string& place) {
        if (keyword == "$schema" || keyword == "title" || keyword == "description" ||
            keyword == "$defs") {
            return true;
        }
        if (keyword == "type") {
            expect(is_of_type(value, rule.get<std::string>()), place,
                   "not of type " + rule.get<std::string>());
        } else if (keyword == "const") {
            expect(value == rule, place, "not " + rule.dump());
        } else if (keyword == "enum") {
            expect(std::find(rule.begin(), rule.end(), value) != rule.end(), place,
                   "none of " + rule.dump());
        } else if (keyword == "$ref") {
            check(value, root_.at(Json::json_pointer(rule.get<std::string>().substr(1))), place);
        } else if (keyword == "oneOf" || keyword == "anyOf") {
            const auto fits = std::ranges::count_if(
                rule, [&](const Json& choice) { return matches(value, choice); });
            expect(keyword == "oneOf" ? fits == 1 : fits > 0, place, keyword);
        } else if (keyword == "minimum" || keyword == "maximum") {
            if (!value.is_number()) return true;
            expect(keyword == "minimum" ? value >= rule : value <= rule, place, keyword);
        } else if (keyword == "maxLength") {
            expect(!value.is_string() || value.get_ref<const std::string&>().size() <= rule, place,
                   keyword);
        } else if (keyword == "pattern") {
            if (!value.is_string()) return true;
            const std::regex pattern(rule.get<std::string>());
            expect(std::regex_search(value.get_ref<const std::string&>(), pattern), place, keyword);
        } else if (keyword == "minItems" || keyword == "maxItems") {
            if (!value.is_array()) return true;
            expect(keyword == "minItems" ? value.size() >= rule : value.size() <= rule, place,
                   keyword);
        } else {
            return check_members(value, schema, keyword, rule, place);
        }
        return true;
    }

    bool check_members(const Json& value, const Json& schema, const std::string& keyword,
                       const Json& rule, const std::string& place) {
        if (keyword == "items" || keyword == "prefixItems") {
            if (!value.is_array()) return true;
            const std::size_t count =
                keyword == "items" ? value.size() : std::min(value.size(), rule.size());
            for (std::size_t i = 0; i < count; ++i) {
                check(value[i], keyword == "items" ? rule : rule[i],
                      place + "/" + std::to_string(i));
            }
        } else if (keyword == "required") {
            for (const Json& key : rule) {
                expect(!value.is_object() || value.contains(key.get<std::string>()), place,
                       "no " + key.dump());
            }
        } else if (keyword == "properties") {
            for (const auto& [key, inner] : rule.items()) {
                if (!value.is_object() || !value.contains(key)) continue;
                check(value[key], inner, place + "/" + key);
            }
        } else if (keyword == "additionalProperties") {
            if (!value.is_object()) return true;
            for (const auto& [key, inner] : value.items()) {
                if (schema.contains("properties") && schema["properties"].contains(key)) continue;
                if (rule.is_boolean()) {
                    expect(rule.get<bool>(), place + "/" + key, "unknown key");
                } else {
                    check(inner, rule, place + "/" + key);
                }
            }
        } else {
            return false;
        }
        return true;
    }

    bool matches(const Json& value, const Json& schema) const {
        SchemaCheck inner(root_);
        inner.check(value, schema, {});
        return inner.faults_.empty();
    }

    const Json& root_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> check_schema_of(const Json& document, const Json& schema) {
    SchemaCheck check(schema);
    check.check(document, schema, {});
    return check.take();
}

}  // namespace frothy
