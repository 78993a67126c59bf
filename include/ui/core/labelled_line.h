// A label and what stands beside it: "Attacks made", "3, 2 of them won".
#pragma once

#include <string>

namespace ui {

struct LabelledLine {
    std::string label;
    std::string value;
};

}  // namespace ui
