#include "play/commands/command_options.h"

namespace play {

void CommandOptions::flag(const std::string& name, bool& is_given, const std::string& help) {
    flag(
        name, [&is_given] { is_given = true; }, help);
}

void CommandOptions::text(const std::string& name, const std::string& placeholder,
                          std::string& value, const std::string& help) {
    this->value(
        name, placeholder, [&value](const std::string& given) { value = given; }, help);
}

}  // namespace play
