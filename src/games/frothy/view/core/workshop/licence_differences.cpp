#include "games/frothy/view/core/workshop/licence_differences.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace {

void note_number(std::vector<std::string>& told, const char* label, int own, int other) {
    if (own != other) told.push_back(say("{0} {1} instead of {2}", {tr(label), own, other}));
}

// What only one of two lists has, in words.
void note_lists(std::vector<std::string>& told, const std::vector<std::string>& own,
                std::vector<std::string> other) {
    for (const std::string& one : own) {
        const auto its = std::ranges::find(other, one);
        if (its == other.end()) {
            told.push_back(say("with {0}", {one}));
        } else {
            other.erase(its);
        }
    }
    for (const std::string& one : other)
        told.push_back(say("without {0}", {one}));
}

template <class Listed, class Word>
std::vector<std::string> words_of(const std::vector<Listed>& list, Word word) {
    std::vector<std::string> words;
    std::ranges::transform(list, std::back_inserter(words), word);
    return words;
}

std::string affect_word(const Affect& affect) {
    return say("{0} at Damage {1}", {affect_text(affect.kind), int{affect.at}});
}

}  // namespace

std::vector<std::string> differences_of(const Licence& own, const Licence& other) {
    std::vector<std::string> told;
    note_number(told, words::mark("Resilience"), std::max<int>(0, own.resilience),
                std::max<int>(0, other.resilience));
    note_number(told, words::mark("Damage boxes"), own.damage_max, other.damage_max);
    note_number(told, words::mark("Whips"), own.whips, other.whips);
    note_number(told, words::mark("Reins"), own.reins, other.reins);
    note_number(told, words::mark("Dual cards"), own.duals, other.duals);
    note_number(told, words::mark("least Control"), own.control_min, other.control_min);
    note_number(told, words::mark("most Stamina"), own.stamina_max, other.stamina_max);
    note_lists(told, words_of(own.specials, special_text), words_of(other.specials, special_text));
    note_lists(told, words_of(own.traits, trait_text), words_of(other.traits, trait_text));
    note_lists(told, words_of(own.affects, affect_word), words_of(other.affects, affect_word));
    for (std::size_t speed = 0; speed < own.speeds.size(); ++speed)
        if (!(own.speeds[speed] == other.speeds[speed]))
            told.push_back(say("other at Speed {0}", {static_cast<int>(speed)}));
    if (own.stamina_min != other.stamina_min || own.stamina_effects != other.stamina_effects)
        told.emplace_back(tr("other effects of Stamina"));
    return told;
}

}  // namespace frothy
