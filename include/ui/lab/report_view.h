// A report of the proving ground in the flow of a panel: its words, its tables with an interval
// drawn beside each figure, its maps.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "play/lab/report.h"
#include "ui/kit.h"

namespace ui {

// The file of the race that is to be watched, if one is.
std::optional<std::string> show_sections(const Kit& kit,
                                         std::span<const play::lab::ReportSection> sections);

}  // namespace ui
