// A plain game's view with its computers: who may drive, and what they answer.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "kernel/question.h"

namespace ui {

// `names` are the drivers by name, `answer_of` gives what the one of that name answers.
template <class View, const auto& names, auto answer_of>
struct Driven : View {
    using Game = typename View::Codec::Game;

    static std::span<const std::string_view> drivers() { return names; }
    static std::size_t answer(std::string_view driver, const typename Game::State& state,
                              const kernel::Question<Game>& question) {
        return answer_of(driver, state, question);
    }
};

}  // namespace ui
