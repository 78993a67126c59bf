#include "app/core/edge_choices.h"

#include <algorithm>

#include "frothy/traits.h"
#include "frothy/wording.h"
#include "words/words.h"

namespace app {

using namespace frothy;

namespace {

constexpr int most_rolled = 3;  // FR-DICE-06: one die, read by value

int number_of(bool is_rolled, std::optional<int> n) {
    return is_rolled ? most_rolled : n.value_or(1);
}

void add(std::vector<EdgeChoice>& choices, EdgeChoice choice) {
    const auto same = [&](const EdgeChoice& other) { return other.rule == choice.rule; };
    const auto found = std::ranges::find_if(choices, same);
    if (found == choices.end()) {
        choices.push_back(std::move(choice));
    } else {
        found->most = std::max(found->most, choice.most);
    }
}

}  // namespace

std::vector<EdgeChoice> edge_choices(const Race& race, VehicleId v) {
    std::vector<EdgeChoice> choices;
    if (!race[v].is_running()) return choices;
    for (const Trait& trait : race.licence(v).traits) {
        if (!may_use_part_of(trait.rule) || !has_trait(race, v, trait.rule)) continue;
        add(choices, {trait.rule, trait_text(trait), trait_explanation(trait),
                      number_of(trait.n_is_rolled, trait.n), 0});
    }
    // FR-SPC-04, FR-SPC-09: a card with a number turns that many icons or fewer, at least one.
    for (const SpecialCard& card : race.licence(v).specials) {
        const bool is_partial = card.rule == special::yah || card.rule == special::brake;
        const int number = card.n || card.n_is_rolled ? number_of(card.n_is_rolled, card.n) : 0;
        if (!is_partial || number < 2) continue;
        add(choices, {card.rule, special_text(card), special_explanation(card), number, 1});
    }
    return choices;
}

std::string wanted_text(const EdgeChoice& choice, std::optional<int> wanted) {
    if (!wanted || *wanted >= choice.most) return words::tr("All of it, as always");
    if (*wanted == 0) return words::tr("Nothing of it");
    return words::say("No more than {0} of it", {*wanted});
}

std::optional<int> next_wanted(const EdgeChoice& choice, std::optional<int> wanted, int by) {
    const int next = std::clamp(wanted.value_or(choice.most) + by, choice.least, choice.most);
    if (next == choice.most) return std::nullopt;
    return next;
}

}  // namespace app
