#include "games/frothy/rules/licence/licence_advice.h"

#include <algorithm>
#include <string>
#include <utility>

#include "games/frothy/rules/dice.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_places.h"

namespace frothy {

namespace {

struct Spread {
    int spaces = 0;
    int moving = 0;
    int largest = 0;
};

Spread spread_of(const SpeedColumn& column) {
    Spread spread;
    for (const int spaces : column.move) {
        spread.spaces += spaces;
        spread.moving += spaces > 0 ? 1 : 0;
        spread.largest = std::max(spread.largest, spaces);
    }
    return spread;
}

class Adviser {
public:
    Adviser(const Licence& licence, std::vector<Fault>& faults)
        : licence_(licence), faults_(faults) {}

    void run() {
        for (std::size_t rating = 1; rating < licence_.speeds.size(); ++rating)
            look_at_spread(rating);
        look_at_worth();
        look_at_toughness();
        look_at_specials();
        look_at_traits();
    }

private:
    void advise(std::string_view name, std::string place, std::string found, std::string expected,
                Rule rule) {
        faults_.push_back({Severity::advice, std::move(place), std::move(found),
                           std::move(expected), rule, std::nullopt, name});
    }

    // FR-VEH-04: evenly over the phases. FR-VEH-07: more spaces in a moving phase as ratings rise.
    void look_at_spread(std::size_t rating) {
        const Spread here = spread_of(licence_.speeds[rating]);
        const Spread below = spread_of(licence_.speeds[rating - 1]);
        const std::string place = at("speeds", rating) + "/move";
        if (here.spaces >= 4 && 2 * here.largest > here.spaces + 1) {
            advise("uneven-phases", place,
                   std::to_string(here.largest) + " of " + std::to_string(here.spaces) +
                       " spaces in one phase",
                   "spaces spread fairly evenly over the phases", "FR-VEH-04");
        }
        if (here.spaces * below.moving < below.spaces * here.moving) {
            advise("smaller-moves", place, "smaller moves than at the rating below",
                   "larger moves in relatively fewer phases", "FR-VEH-07");
        }
    }

    // What makes a race pointless: to stand still, or to have nothing to fear.
    void look_at_worth() {
        const auto& speeds = licence_.speeds;
        const auto stands = [](const SpeedColumn& column) { return spread_of(column).spaces == 0; };
        const auto is_safe = [](const SpeedColumn& column) { return column.control == safe; };
        if (std::ranges::all_of(speeds, stands)) {
            advise("never-moves", "speeds", "no spaces at any Speed", "a vehicle that moves",
                   "FR-LIC-02");
        } else if (std::ranges::all_of(speeds, is_safe)) {
            advise("always-safe", "speeds", "every rating Safe",
                   "Control dice at the higher ratings", "FR-LIC-03");
        }
        const auto hurts = [&](Icon icon) {
            return value_of(icon, DiceFaces::printed) > licence_.resilience;
        };
        const auto hurting = static_cast<int>(std::ranges::count_if(all_icons, hurts));
        const int dice = licence_.damage_max * static_cast<int>(icon_count) / std::max(hurting, 1);
        if (dice <= most_usual_damage_dice) return;
        advise("hardly-hurt", "damage/max",
               "about " + std::to_string(dice) + " damage dice to the wipe-out",
               "at most " + std::to_string(most_usual_damage_dice), "FR-VEH-12");
    }

    // FR-VEH-12: what is hard to hurt breaks early, and the reverse.
    void look_at_toughness() {
        const std::string damage = "Damage up to " + std::to_string(licence_.damage_max);
        if (licence_.resilience == 2 && licence_.damage_max > high_damage) {
            advise("tough-and-large", "damage/max", damage + " beside Resilience 2",
                   "at most " + std::to_string(high_damage), "FR-VEH-12");
        } else if (licence_.resilience == blank_resilience && licence_.damage_max < low_damage) {
            advise("weak-and-small", "damage/max", damage + " beside blank Resilience",
                   "at least " + std::to_string(low_damage), "FR-VEH-12");
        }
    }

    // FR-VEH-17.
    void look_at_specials() {
        if (licence_.specials.size() > most_usual_specials) {
            advise("many-specials", "cards/special",
                   std::to_string(licence_.specials.size()) + " special cards",
                   "few, usually not more than " + std::to_string(most_usual_specials),
                   "FR-VEH-17");
        }
        for (std::size_t i = 0; i < licence_.specials.size(); ++i) {
            const SpecialCard& card = licence_.specials[i];
            look_at_face(card, at("cards/special", i));
            if (card.discarded_after || card.n.value_or(0) < powerful_number) continue;
            advise("kept-special", at("cards/special", i) + "/after",
                   "a # of " + std::to_string(*card.n) + " kept for the whole race",
                   "powerful cards discarded when used", "FR-VEH-17");
        }
    }

    // FR-SPC-01 to 05 are printed on Whips, FR-SPC-06 to 10 on Reins, the others on either.
    void look_at_face(const SpecialCard& card, const std::string& place) {
        const CatalogueEntry* entry = find_entry(card.rule);
        if (entry == nullptr) return;
        if (entry->face == CardFace::whip && card.face == CardFace::reins) {
            advise("special-face", place + "/face", "reins", "whip, as the book has it", card.rule);
        } else if (entry->face == CardFace::reins && card.face == CardFace::whip) {
            advise("special-face", place + "/face", "whip", "reins, as the book has it", card.rule);
        }
    }

    // FR-VEH-20: edges are balanced by flaws.
    void look_at_traits() {
        int edges = 0;
        int flaws = 0;
        for (const Trait& trait : licence_.traits) {
            const CatalogueEntry* entry = find_entry(trait.rule);
            if (entry == nullptr) continue;
            edges += entry->nature == CatalogueEntry::Nature::edge ? 1 : 0;
            flaws += entry->nature == CatalogueEntry::Nature::flaw ? 1 : 0;
        }
        if (edges - flaws < 3) return;
        advise("unbalanced-traits", "traits",
               std::to_string(edges) + " edges and " + std::to_string(flaws) + " flaws",
               "edges balanced by flaws", "FR-VEH-20");
    }

    const Licence& licence_;
    std::vector<Fault>& faults_;
};

}  // namespace

void advise_on(const Licence& licence, std::vector<Fault>& faults) {
    Adviser(licence, faults).run();
}

}  // namespace frothy
