// Where in a licence something stands.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace frothy {

// "speeds/3"
inline std::string at(std::string_view list, std::size_t index) {
    return std::string(list) + "/" + std::to_string(index);
}

}  // namespace frothy
