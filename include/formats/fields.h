// Documents whose fields are listed once, for reading, for writing and for scripts/schemas.
//
//     template <class Fields>
//     void list_fields(Fields& fields, StaminaEffect& effect) {
//         fields.need("at").number(effect.at, -max_stamina, max_stamina);
//         fields.need("effect").word(effect.kind, stamina_words);
//         fields.may("n").number(effect.n, 1, 20);
//     }
//
// In the order in which they are written: `need` names what must be there, `may` what may be left
// out and then stays as it is, written where `is_said`. What is named is a number, a text, a flag,
// a word, numbers in a row, a list, an object, or a value whose type has a notation of its own:
//
//     void read_value(const Json& json, Reader& reader, Rule& rule);
//     OrderedJson value_json(const Rule& rule);
#pragma once

#include <algorithm>

#include "formats/json_reader.h"

namespace formats {

// Reads an object as list_fields lists what it has; complaints name the place.
template <class T>
void read_object(const Json& json, Reader& reader, T& value);
// As `fields` lists them, called with what asks.
template <class Lister>
void read_listed(const Json& json, Reader& reader, const Lister& fields);

class FieldReader {
public:
    class Field {
    public:
        Field(Reader& reader, const Json* json, std::string key)
            : reader_(reader), json_(json), key_(std::move(key)) {}

        template <class T>
        void number(T& value, std::int64_t least, std::int64_t most) const {
            at([&](const Json& json) {
                value = static_cast<T>(reader_.integer(json, least, most, least));
            });
        }
        template <class T>
        void number(std::optional<T>& value, std::int64_t least, std::int64_t most) const {
            if (json_ != nullptr) number(value.emplace(), least, most);
        }
        template <class... T>
        void numbers(std::int64_t least, std::int64_t most, T&... values) const {
            at([&](const Json& json) {
                std::size_t index = 0;
                const Json::array_t& parts = reader_.list(json, sizeof...(T), sizeof...(T));
                if (!parts.empty()) (element(parts, index++).number(values, least, most), ...);
            });
        }
        void text(std::string& value, std::size_t longest) const {
            at([&](const Json& json) { value = reader_.text(json, longest); });
        }
        template <class T>
        void flag(T& value) const {
            at([&](const Json& json) { value = static_cast<T>(reader_.flag(json)); });
        }
        template <class T>
        void word(T& value, std::span<const std::string_view> words) const {
            at([&](const Json& json) { value = static_cast<T>(reader_.word(json, words)); });
        }
        template <class T>
        void value(T&& value) const {
            at([&](const Json& json) { read_value(json, reader_, value); });
        }
        // `each` is called with a field for every element, and the element.
        template <class List, class Each>
        void list(List& list, std::size_t least, std::size_t most, Each each) const {
            at([&](const Json& json) {
                list = List{};
                constexpr bool grows = requires { list.push_back({}); };
                const Json::array_t* parts_there = &reader_.list(json, least, most);
                // Of a row that is too short or too long there is still something to be shown.
                if (!grows && json.is_array()) parts_there = &json.get_ref<const Json::array_t&>();
                const Json::array_t& parts = *parts_there;
                for (std::size_t index = 0; index < std::min(parts.size(), most); ++index) {
                    if constexpr (grows) list.push_back({});
                    each(element(parts, index), list[index]);
                }
            });
        }
        // Of objects.
        template <class List>
        void list(List& all, std::size_t least, std::size_t most) const {
            list(all, least, most, [](const Field& field, auto& each) { field.object(each); });
        }
        template <class T>
        void object(T& value) const {
            at([&](const Json& json) { read_object(json, reader_, value); });
        }
        template <class Lister>
        void listed(const Lister& fields) const {
            at([&](const Json& json) { read_listed(json, reader_, fields); });
        }

    private:
        Field element(const Json::array_t& parts, std::size_t index) const {
            return {reader_, &parts[index], std::to_string(index)};
        }
        template <class Read>
        void at(const Read& read) const {
            if (json_ == nullptr) return;
            const Reader::Step step(reader_, key_);
            read(*json_);
        }

        Reader& reader_;
        const Json* json_;  // nullptr: not there
        std::string key_;
    };

    FieldReader(Reader& reader, const Members& members) : reader_(reader), members_(members) {}

    Field need(std::string_view key) { return {reader_, members_.need(key), std::string(key)}; }
    Field may(std::string_view key) { return {reader_, members_.find(key), std::string(key)}; }
    Field may(std::string_view key, bool /*is_said*/) { return may(key); }
    void schema(std::string_view /*name*/) {}  // check_schema has seen to it
    template <class After>
    void after_reading(const After& after) {
        after(reader_);
    }

private:
    Reader& reader_;
    const Members& members_;
};

class FieldWriter {
public:
    class Field {
    public:
        explicit Field(OrderedJson* json) : json_(json) {}

        template <class T>
        void number(const T& value, std::int64_t, std::int64_t) const {
            put(value);
        }
        template <class T>
        void number(const std::optional<T>& value, std::int64_t, std::int64_t) const {
            if (value) put(*value);
        }
        template <class... T>
        void numbers(std::int64_t, std::int64_t, const T&... values) const {
            put(OrderedJson::array({values...}));
        }
        void text(const std::string& value, std::size_t) const { put(value); }
        template <class T>
        void flag(const T& value) const {
            put(value != T{});
        }
        template <class T>
        void word(const T& value, std::span<const std::string_view> words) const {
            put(words[static_cast<std::size_t>(value)]);
        }
        template <class T>
        void value(const T& value) const {
            if (json_ != nullptr) *json_ = value_json(value);
        }
        template <class List, class Each>
        void list(List& list, std::size_t, std::size_t, Each each) const {
            if (json_ == nullptr) return;
            *json_ = OrderedJson::array();
            for (auto& element : list) {
                OrderedJson& part = json_->emplace_back();
                each(Field(&part), element);
            }
        }
        template <class List>
        void list(List& all, std::size_t least, std::size_t most) const {
            list(all, least, most, [](const Field& field, auto& each) { field.object(each); });
        }
        template <class T>
        void object(T& value) const {
            listed([&](auto& fields) { list_fields(fields, value); });
        }
        template <class Lister>
        void listed(const Lister& fields) const {
            if (json_ == nullptr) return;
            FieldWriter writer(json_);
            fields(writer);
        }
        template <class T>
        void put(const T& value) const {
            if (json_ != nullptr) *json_ = value;
        }

    private:
        OrderedJson* json_;  // nullptr: not said
    };

    // Into `json`, or nowhere: then the keys alone are of interest.
    explicit FieldWriter(OrderedJson* json) : json_(json) {
        if (json_ != nullptr) *json_ = OrderedJson::object();
    }

    Field need(std::string_view key) { return may(key); }
    Field may(std::string_view key) { return may(key, true); }
    Field may(std::string_view key, bool is_said) {
        keys.push_back(key);
        return Field(json_ == nullptr || !is_said ? nullptr : &(*json_)[std::string(key)]);
    }
    void schema(std::string_view name) { may("schema").put(name); }
    template <class After>
    void after_reading(const After&) {}

    std::vector<std::string_view> keys;

private:
    OrderedJson* json_;
};

template <class Lister>
void read_listed(const Json& json, Reader& reader, const Lister& fields) {
    FieldWriter known(nullptr);
    fields(known);
    const Members members(reader, json, known.keys);
    if (!members.is_object()) return;
    FieldReader read(reader, members);
    fields(read);
}

template <class T>
void read_object(const Json& json, Reader& reader, T& value) {
    read_listed(json, reader, [&](auto& fields) { list_fields(fields, value); });
}

// A copy, for a list of fields also reads.
template <class T>
OrderedJson object_json(T value) {
    OrderedJson json;
    FieldWriter writer(&json);
    list_fields(writer, value);
    return json;
}

}  // namespace formats
