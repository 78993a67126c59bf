// The fields of a state (record/state_fields.h) in the words of `given`.
#pragma once

#include "games/frothy/data/record/state_fields.h"
#include "games/frothy/data/scenario/scenario_setting.h"

namespace frothy::scenario {

// Reads the fields that a node has; all others keep their value.
class NodeFields {
public:
    struct Field {
        std::optional<Node> node;

        template <class T>
        void number(T& value, int least, int most) const {
            if (node) value = static_cast<T>(node->number(least, most));
        }
        void number_or_null(std::uint8_t& value, std::uint8_t none, int most) const {
            if (node && node->is_null()) value = none;
            byte(value, most);
        }
        // Null says as little as nothing.
        void byte(std::uint8_t& value, int most) const {
            if (node && !node->is_null()) number(value, 0, most);
        }
        void flag(std::uint8_t& value) const {
            if (node) value = node->truth() ? 1 : 0;
        }
        template <class E>
        void word(E& value, std::string_view what) const {
            if (node) value = named_by<E>(*node, what);
        }
    };

    explicit NodeFields(const Node& node) : node_(node) {}

    Field may(std::string_view key) const { return {node_.find(key)}; }
    template <class... Kept>
    void kept(const Kept&...) const {}
    void told(std::string_view, std::string_view) const {}

private:
    const Node& node_;
};

// Writes them; what has a notation of its own stands there as null until it is written.
class JsonFields {
public:
    struct Field {
        Json& json;

        template <class T>
        void number(const T& value, int, int) const {
            json = value;
        }
        void number_or_null(std::uint8_t value, std::uint8_t none, int) const {
            if (value != none) json = value;
        }
        void byte(std::uint8_t value, int) const { json = value; }
        void flag(std::uint8_t value) const { json = value != 0; }
        template <class E>
        void word(E value, std::string_view) const {
            json = name_of(value);
        }
    };

    Field may(std::string_view key) { return {json[std::string(key)]}; }
    template <class T>
    void kept(std::string_view, const T&) const {}
    template <class T>
    void kept(std::string_view key, const T&, std::string_view look) {
        told(key, look);
    }
    void told(std::string_view key, std::string_view) { may(key); }

    Json json = Json::object();
};

template <class T, class... More>
Json fields_json(T value, const More&... more) {
    JsonFields fields;
    list_fields(fields, value, more...);
    return std::move(fields.json);
}

// The keys of a kind of object, and more of them.
template <class T>
std::vector<std::string> keys_of(std::initializer_list<const char*> more) {
    std::vector<std::string> keys(more.begin(), more.end());
    const Json blank = fields_json(T());
    for (const auto& [key, value] : blank.items())
        keys.push_back(key);
    return keys;
}

}  // namespace frothy::scenario
