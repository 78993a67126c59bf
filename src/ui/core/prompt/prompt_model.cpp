#include "ui/core/prompt/prompt_model.h"

#include <algorithm>
#include <array>

#include "words/words.h"

namespace ui {

using stage::Key;
using words::tr;

Key key_of_thing(std::size_t place) {
    if (place < 9) {
        return static_cast<Key>(static_cast<int>(Key::digit_1) + static_cast<int>(place));
    }
    // Letters from A on, past those that mean something else here.
    constexpr std::array more = {Key::digit_0, Key::a, Key::b, Key::e, Key::g, Key::h,
                                 Key::i,       Key::j, Key::m, Key::o, Key::p, Key::q,
                                 Key::t,       Key::u, Key::v, Key::y, Key::z};
    return place - 9 < more.size() ? more[place - 9] : Key::unknown;
}

bool PromptChoice::has_key(Key key) const { return std::ranges::find(keys, key) != keys.end(); }

Key PromptChoice::own_key() const {
    const auto found = std::ranges::find_if(keys, [](Key key) { return key != Key::enter; });
    return found == keys.end() ? Key::unknown : *found;
}

PromptChoice choice_back() {
    PromptChoice back;
    back.unfolds = true;
    back.label = tr("Back");
    back.explanation = tr("Everything else you may do now.");
    back.keys = {Key::backspace};
    return back;
}

std::string PromptDie::mark() const {
    switch (marked) {
    case DieMark::none: break;
    case DieMark::keep: return tr("keep");
    case DieMark::discard: return tr("discard");
    case DieMark::again: return tr("again");
    }
    return {};
}

bool PromptModel::reads_values() const {
    return std::ranges::any_of(dice, [](const PromptDie& die) { return die.face.reads_value; });
}

int PromptModel::enters() const {
    if (!has_enter || has_refused_focus) return -1;
    return focus >= 0 && !is_glanced_at ? focus : main;
}

}  // namespace ui
