// Who drives a snail.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/snails/rules/snails.h"
#include "kernel/question.h"

namespace snails {

// The first is the usual one.
inline constexpr std::array<std::string_view, 2> drivers = {"steady", "hasty"};

// The index of the option one of them takes. `steady` rests where a 1 would cost more than another
// roll brings; `hasty` never rests.
std::size_t answer_of(std::string_view driver, const State& state,
                      const kernel::Question<Snails>& question);

}  // namespace snails
