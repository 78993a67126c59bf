#include "ui/core/prompt/hand_throw.h"

#include <algorithm>
#include <utility>

#include "words/sentences.h"
#include "words/words.h"

namespace ui {

namespace {

enum class Telling : std::uint8_t { face, take_back, all };

struct Told {
    Telling what = Telling::face;
    std::uint8_t face = 0;
};

class FacesPrompt final : public PromptMaker {
public:
    FacesPrompt(DiceInHand dice, std::vector<std::uint8_t> told)
        : dice_(std::move(dice)), told_(std::move(told)) {}

    PromptModel make(Touched&) const override {
        const auto count = static_cast<int>(dice_.count);
        PromptModel model;
        model.is_asked = true;
        model.player = dice_.player;
        model.title = words::say(words::by_count(count, "{0} throws a die. What does it show?",
                                                 "{0} throws {1} dice. What do they show?"),
                                 {dice_.name, count});
        model.explanation =
            words::in_a_row(told_.empty() ? dice_.about : std::string(), explanation());
        model.warns = dice_.warns;
        model.rule = dice_.rule;
        const bool are_all_told = told_.size() == dice_.count;
        for (std::size_t i = 0; !are_all_told && i < dice_.sides.size(); ++i)
            add(model, dice_.sides[i].name, {Telling::face, dice_.sides[i].face}).side =
                dice_.sides[i].look;
        const auto left = static_cast<int>(dice_.count - told_.size());
        model.awaits = words::say(
            words::by_count(left, "1 die still to be told", "{0} dice still to be told"), {left});
        if (are_all_told) {
            model.main = static_cast<int>(model.choices.size());
            add(model, words::tr("That is how they lie"), {Telling::all}).rank = ChoiceRank::main;
        }
        if (!told_.empty()) {
            add(model, words::tr("Take the last one back"), {Telling::take_back}).keys = {
                stage::Key::backspace};
        }
        return model;
    }

private:
    // Sides that are pictures have the numbers of an ordinary die as their keys.
    bool may_be_ordinary() const {
        constexpr std::size_t cube = 6;
        return dice_.sides.size() == cube && dice_.sides.front().look.has_value();
    }
    std::string explanation() const {
        if (told_.empty()) {
            std::string how = words::by_count(
                static_cast<int>(dice_.count), "Throw it on your table, and tell here how it lies.",
                "Throw them on your table, and tell here how they lie, one by one.");
            if (!may_be_ordinary()) return how;
            return words::say("{0} {1}", {how, words::tr("Ordinary dice will do: their numbers "
                                                         "are those of the buttons.")});
        }
        std::string names;
        for (const std::uint8_t face : told_) {
            if (!names.empty()) names += ", ";
            names += std::ranges::find(dice_.sides, face, &DieSide::face)->name;
        }
        const auto left = static_cast<int>(dice_.count - told_.size());
        return words::say(words::by_count(left, words::mark("Told: {0}."),
                                          "Told: {0}. One more die.", "Told: {0}. {1} more dice."),
                          {names, left});
    }
    static PromptChoice& add(PromptModel& model, std::string label, Told told) {
        PromptChoice& choice = model.choices.emplace_back();
        choice.option = choice.deed = told;
        choice.label = std::move(label);
        choice.answers = {choice.option};
        return choice;
    }

    DiceInHand dice_;
    std::vector<std::uint8_t> told_;
};

}  // namespace

std::shared_ptr<const PromptMaker> HandThrow::prompt(DiceInHand dice) const {
    return std::make_shared<FacesPrompt>(std::move(dice), told_);
}

bool HandThrow::take(const Answers& answers, std::size_t count) {
    const Told told = answers.front().as<Told>();
    switch (told.what) {
    case Telling::face: told_.push_back(told.face); return count == 1;
    case Telling::take_back: told_.pop_back(); return false;
    case Telling::all: break;
    }
    return true;
}

}  // namespace ui
