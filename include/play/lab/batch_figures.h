// What a batch has come to so far, in the reader's language.
#pragma once

#include <vector>

#include "play/lab/batch.h"
#include "play/lab/report.h"

namespace ui {

// Who won how often, where they started, and every group of counters: those of one vehicle and
// driver at several seats are taken together.
std::vector<play::lab::ReportSection> figures_of(const play::lab::Batch& batch);

}  // namespace ui
