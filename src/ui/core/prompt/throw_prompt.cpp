#include "ui/core/prompt/throw_prompt.h"

#include <cstdint>

#include "words/words.h"

namespace ui {

PromptModel ThrowPrompt::make(Touched&) const {
    constexpr std::uint8_t thrown = 1;
    PromptModel model;
    model.is_asked = true;
    model.player = who_;
    model.title = words::say("{0}: your throw.", {name_});
    model.explanation = words_.explanation;
    model.warns = words_.warns;
    model.rule = words_.rule;
    PromptChoice& choice = model.choices.emplace_back();
    choice.option = choice.deed = thrown;
    choice.label =
        words::by_count(static_cast<int>(words_.dice), "Throw the die", "Throw the dice");
    choice.answers = {choice.option};
    choice.rank = ChoiceRank::main;
    if (!words_.odds.empty())
        choice.odds.push_back({{}, words_.odds, play::brief(words_.odds), {}, {}});
    return model;
}

}  // namespace ui
