// What the fields of a document look like, as JSON Schema: one more way to ask for the lists that
// read and write documents (formats/fields.h, record/state_fields.h).
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "games/frothy/data/json_reading.h"
#include "games/frothy/data/notation/notation.h"

namespace frothy::schemas {

inline OrderedJson whole_number(std::int64_t least, std::int64_t most) {
    return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}
inline OrderedJson one_of(std::span<const std::string_view> words) {
    OrderedJson schema;
    for (const std::string_view word : words)
        schema["enum"].push_back(word);
    return schema;
}
inline OrderedJson any_of(std::initializer_list<OrderedJson> ways) { return {{"anyOf", ways}}; }
inline OrderedJson null() { return {{"type", "null"}}; }
inline OrderedJson ref(std::string_view name) { return {{"$ref", "#/$defs/" + std::string(name)}}; }

template <class T>
OrderedJson schema_of(T value);

class ObjectSchema {
public:
    class Field {
    public:
        explicit Field(OrderedJson& schema) : schema_(schema) {}

        template <class T>
        void number(const T&, std::int64_t least, std::int64_t most) const {
            schema_ = whole_number(least, most);
        }
        template <class... T>
        void numbers(std::int64_t least, std::int64_t most, const T&...) const {
            put_list(sizeof...(T), sizeof...(T));
            schema_["items"] = whole_number(least, most);
        }
        void number_or_null(const std::uint8_t&, std::uint8_t, int most) const { byte(most); }
        void byte(const std::uint8_t&, int most) const { byte(most); }
        template <class T>
        void flag(const T&) const {
            schema_ = {{"type", "boolean"}};
        }
        void text(const std::string&, std::size_t longest) const {
            schema_ = {{"type", "string"}, {"maxLength", longest}};
        }
        template <class T>
        void word(const T&, std::span<const std::string_view> words) const {
            schema_ = one_of(words);
        }
        template <class T>
        void word(const T& value, const char* /*what*/) const {
            schema_ = one_of(names_of(value));
        }
        template <class T>
        void value(const T& value) const {
            schema_ = shape_of(value);
        }
        template <class T>
        void object(T& value) const {
            schema_ = schema_of(value);
        }
        template <class Lister>
        void listed(const Lister& fields) const {
            ObjectSchema object;
            fields(object);
            schema_ = std::move(object).schema();
        }
        template <class List, class Each>
        void list(List&, std::size_t least, std::size_t most, Each each) const {
            put_list(least, most);
            typename List::value_type element{};
            OrderedJson& first = schema_["items"];
            each(Field(first), element);
            if (least != most || least < 2) return;
            OrderedJson every = OrderedJson::array({first});  // which may differ by their places
            for (std::size_t i = 1; i < least; ++i)
                each(Field(every.emplace_back()), element);
            if (every[1] == first) return;
            put_by_place(first, every);
        }
        template <class List>
        void list(List& all, std::size_t least, std::size_t most) const {
            list(all, least, most, [](const Field& field, auto& each) { field.object(each); });
        }

    private:
        // `items` beside `prefixItems` would only speak of what comes after those.
        void put_by_place(const OrderedJson& first, const OrderedJson& every) const {
            OrderedJson common = first;
            OrderedJson places = OrderedJson::array();
            for (const OrderedJson& one : every) {
                OrderedJson& own = places.emplace_back(OrderedJson::object());
                for (const auto& [key, value] : one["properties"].items()) {
                    if (every.back()["properties"][key] == every[0]["properties"][key]) continue;
                    own["properties"][key] = value;
                    common["properties"][key]["maximum"] = value["maximum"];
                }
            }
            schema_.erase("items");
            schema_["allOf"] = {{{"items", std::move(common)}},
                                {{"prefixItems", std::move(places)}}};
        }
        void byte(int most) const { schema_ = any_of({null(), whole_number(0, most)}); }
        void put_list(std::size_t least, std::size_t most) const {
            schema_ = {{"type", "array"}};
            if (least > 0) schema_["minItems"] = least;
            schema_["maxItems"] = most;
        }

        OrderedJson& schema_;
    };

    Field need(std::string_view key) {
        required_.push_back(key);
        return may(key);
    }
    Field may(std::string_view key) { return Field(properties_[std::string(key)]); }
    Field may(std::string_view key, bool /*is_said*/) { return may(key); }
    void schema(std::string_view name) {
        properties_["$schema"] = {{"type", "string"}};
        required_.push_back("schema");
        properties_["schema"] = {{"const", name}};
    }
    template <class After>
    void after_reading(const After&) {}
    template <class T>
    void kept(std::string_view, const T&) {}
    template <class T>
    void kept(std::string_view key, const T&, std::string_view look) {
        told(key, look);
    }
    void told(std::string_view key, std::string_view look) {
        properties_[std::string(key)] = ref(look);
    }

    OrderedJson schema() && {
        OrderedJson schema = {{"type", "object"}, {"additionalProperties", false}};
        if (!required_.empty()) schema["required"] = std::move(required_);
        schema["properties"] = std::move(properties_);
        return schema;
    }

private:
    OrderedJson required_ = OrderedJson::array();
    OrderedJson properties_ = OrderedJson::object();
};

template <class T>
OrderedJson schema_of(T value) {
    ObjectSchema object;
    list_fields(object, value);
    return std::move(object).schema();
}

}  // namespace frothy::schemas
