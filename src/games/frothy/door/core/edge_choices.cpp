#include "games/frothy/door/core/edge_choices.h"

#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/traits.h"
#include "words/words.h"

namespace frothy {

namespace {

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
        if (const auto part = usable_part(race, v, trait)) {
            add(choices,
                {trait.rule, trait_text(trait), trait_explanation(trait), part->most, part->least});
        }
    }
    for (const SpecialCard& card : race.licence(v).specials) {
        if (const auto part = usable_part(card)) {
            add(choices, {card.rule, special_text(card), special_explanation(card), part->most,
                          part->least});
        }
    }
    return choices;
}

std::string wanted_text(const EdgeChoice& choice, std::optional<int> wanted) {
    if (!wanted || *wanted >= choice.most) return words::tr("All of it, as always");
    if (*wanted == 0) return words::tr("None of it");
    return words::say("No more than {0} of it", {*wanted});
}

std::optional<int> next_wanted(const EdgeChoice& choice, std::optional<int> wanted, int by) {
    const int next = std::clamp(wanted.value_or(choice.most) + by, choice.least, choice.most);
    if (next == choice.most) return std::nullopt;
    return next;
}

}  // namespace frothy
