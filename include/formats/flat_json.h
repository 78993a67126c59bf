// JSON as simple as that: one object of plain values, such as a settings file.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace formats {

// Values by key; numbers, true and false are kept as they were written.
using FlatJson = std::map<std::string, std::string>;

// What can be read of it: anything that is not a member with a plain value ends the reading.
struct FlatReading {
    FlatJson values;
    bool is_whole = false;  // to the brace at its end
};
FlatReading read_flat_json(std::string_view text);

// One member a line; values that are a number, true or false stand without quotes.
std::string write_flat_json(const FlatJson& values);

// The value of a key; null where there is none.
const std::string* text_at(const FlatJson& values, const std::string& key);
// A whole number from least to most, otherwise `otherwise`.
int number_at(const FlatJson& values, const std::string& key, int least, int most, int otherwise);
// Whether it is there and true.
bool flag_at(const FlatJson& values, const std::string& key);

// Text within JSON quotation marks. Bytes that are no UTF-8 are replaced.
std::string json_text(std::string_view text);

}  // namespace formats
