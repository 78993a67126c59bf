#include "games/frothy/rules/licence/licence_legality.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_advice.h"
#include "games/frothy/rules/licence/licence_places.h"

namespace frothy {

namespace {

constexpr Rule lose_trait = "FR-PDE-05";
constexpr Rule random_affect = "FR-PDE-09";
constexpr Rule wipe_out = "FR-PDE-16";
constexpr Rule own_trait = "FR-VEH-21";

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

int total(const SpeedColumn& column) {
    int spaces = 0;
    for (const int move : column.move)
        spaces += move;
    return spaces;
}

int dice_of(const SpeedColumn& column) { return column.control == safe ? 0 : column.control; }

class Check {
public:
    explicit Check(const Licence& licence) : licence_(licence) {}

    std::vector<Fault> run() {
        if (!is_file_name(licence_.id)) {
            error("id", licence_.id, expected_file_name, Rule::none());
        }
        check_speeds();
        check_spread();
        check_rows_of_boxes();
        check_damage();
        check_stamina();
        check_cards();
        check_traits();
        return std::move(faults_);
    }

private:
    void error(std::string place, std::string found, std::string expected, Rule rule) {
        faults_.push_back({Severity::error, std::move(place), std::move(found), std::move(expected),
                           rule, std::nullopt});
    }
    void advise(std::string_view name, std::string place, std::string found, std::string expected,
                Rule rule) {
        faults_.push_back({Severity::advice, std::move(place), std::move(found),
                           std::move(expected), rule, std::nullopt, name});
    }

    void check_speeds() {
        bool safe_so_far = true;
        for (std::size_t rating = 0; rating < licence_.speeds.size(); ++rating) {
            const SpeedColumn& column = licence_.speeds[rating];
            const std::string place = at("speeds", rating);
            check_blocks(column, place);
            if (column.control == safe && !safe_so_far) {
                error(place + "/control", "safe above a rating that is not",
                      "Safe ratings first, without gaps", "FR-LIC-03");
            }
            safe_so_far = column.control == safe;
            if (column.control != safe &&
                (column.control < 0 || column.control > max_control_dice)) {
                error(place + "/control", std::to_string(column.control),
                      "safe, or 0 to " + std::to_string(max_control_dice) + " dice", "FR-LIC-03");
            }
            for (std::size_t phase = 0; phase < column.move.size(); ++phase) {
                check_move(column.move[phase], rating, place + "/" + at("move", phase));
            }
            if (total(column) > usual_spaces_a_round) {
                advise("spaces-a-round", place + "/move",
                       std::to_string(total(column)) + " spaces in a round",
                       "normally at most " + std::to_string(usual_spaces_a_round), "FR-VEH-05");
            }
        }
    }

    void check_blocks(const SpeedColumn& column, const std::string& place) {
        if (column.blocks.empty()) {
            error(place + "/blocks", "no boxes", "at least one box in each row", "FR-LIC-01");
        }
        for (std::size_t i = 0; i < column.blocks.size(); ++i) {
            const Block block = column.blocks[i];
            if (block.accel >= 1 && block.decel >= 1 && (block.accel == 1 || block.decel == 1)) {
                continue;
            }
            error(place + "/" + at("blocks", i),
                  "[" + std::to_string(block.accel) + ", " + std::to_string(block.decel) + "]",
                  "one box above or below one or more boxes", "FR-CHG-03");
        }
    }

    void check_move(int spaces, std::size_t rating, const std::string& place) {
        if (rating == 0 && spaces != 0) {
            error(place, std::to_string(spaces) + " spaces at Speed 0", "0", "FR-VEH-02");
        } else if (spaces > max_spaces_a_phase) {
            error(place, std::to_string(spaces) + " spaces",
                  "at most " + std::to_string(max_spaces_a_phase), "FR-VEH-06");
        } else if (spaces > usual_spaces_a_phase) {
            advise("spaces-a-phase", place, std::to_string(spaces) + " spaces in a phase",
                   "normally at most " + std::to_string(usual_spaces_a_phase), "FR-VEH-06");
        }
    }

    // What a rating has against the rating below it.
    void check_spread() {
        for (std::size_t rating = 1; rating < licence_.speeds.size(); ++rating) {
            const SpeedColumn& below = licence_.speeds[rating - 1];
            const SpeedColumn& column = licence_.speeds[rating];
            const std::string place = at("speeds", rating);
            if (total(column) < total(below)) {
                advise("suffix-test", place + "/move",
                       std::to_string(total(column)) + " spaces in a round",
                       "at least the " + std::to_string(total(below)) + " of the rating below",
                       "FR-VEH-08");
            } else {
                check_suffixes(below, column, place + "/move");
            }
            if (dice_of(column) < dice_of(below)) {
                advise("falling-control", place + "/control",
                       std::to_string(dice_of(column)) + " Control dice",
                       "at least the " + std::to_string(dice_of(below)) + " of the rating below",
                       "FR-VEH-09");
            }
            if (column.stamina > below.stamina) {
                advise("rising-stamina", place + "/stamina", std::to_string(column.stamina),
                       "at most the " + std::to_string(below.stamina) + " of the rating below",
                       "FR-VEH-10");
            }
        }
    }

    void check_suffixes(const SpeedColumn& below, const SpeedColumn& column,
                        const std::string& place) {
        const auto suffixes = suffix_test(below, column);
        for (std::size_t phase = suffixes.size(); phase-- > 0;) {
            if (suffixes[phase].holds()) continue;
            advise("suffix-test", place,
                   std::string("fewer ") +
                       (suffixes[phase].spaces < 0 ? "spaces" : "moving phases") + " from phase " +
                       std::to_string(phase + 1) + " on than at the rating below",
                   "nothing to be gained by dropping a rating", "FR-VEH-08");
            return;
        }
    }

    void check_rows_of_boxes() {
        int accel = 0;
        int decel = 0;
        for (const SpeedColumn& column : licence_.speeds) {
            for (const Block block : column.blocks) {
                accel += block.accel;
                decel += block.decel;
            }
        }
        if (accel > max_boxes || decel > max_boxes) {
            error("speeds", std::to_string(std::max(accel, decel)) + " boxes in a row",
                  "at most " + std::to_string(max_boxes), "FR-VEH-03");
        }
    }

    const CatalogueEntry* check_entry(std::span<const CatalogueEntry> catalogue, Rule rule,
                                      const std::string& name, const std::string& place) {
        const auto entry = std::ranges::find(catalogue, rule, &CatalogueEntry::rule);
        if (entry == catalogue.end()) {
            error(place + "/id", rule.is_none() ? "no ledger ID" : rule.text(),
                  "an ID of FR-" + std::string(catalogue.front().rule.area()) + "-01 to " +
                      catalogue.back().rule.text(),
                  Rule::none());
            return nullptr;
        }
        if (entry->name != name) {
            error(place + "/name", quoted(name), quoted(entry->name), rule);
        }
        return &*entry;
    }

    void check_affect(const AffectKind& kind, const std::string& place) {
        const CatalogueEntry* entry =
            check_entry(catalogue_of_affects(), kind.rule, kind.name, place);
        if (entry == nullptr) return;
        check_affect_number(kind, *entry, place + "/n");
        if (kind.rule != lose_trait) return;
        if (std::ranges::find(licence_.traits, kind.trait, &Trait::name) == licence_.traits.end()) {
            error(place + "/trait", quoted(kind.trait), "a trait of this vehicle", lose_trait);
        }
    }

    void check_affect_number(const AffectKind& kind, const CatalogueEntry& entry,
                             const std::string& place) {
        const std::string found = kind.n_is_rolled ? "roll" : std::to_string(kind.n);
        if (entry.number == CatalogueEntry::Number::none) {
            if (kind.n != 0 || kind.n_is_rolled) error(place, found, "null", kind.rule);
        } else if (kind.n_is_rolled) {  // FR-DICE-06
            if (entry.least == entry.most) error(place, found, "1", kind.rule);
        } else if (entry.least < 0 && kind.n == 0) {
            error(place, found, "a number above or below 0", kind.rule);
        } else if (kind.n < entry.least || kind.n > entry.most) {
            error(place, found, std::to_string(entry.least) + " to " + std::to_string(entry.most),
                  kind.rule);
        }
    }

    void check_damage() {
        if (licence_.resilience < blank_resilience || licence_.resilience > 2) {
            error("resilience", std::to_string(licence_.resilience), "null, 0, 1 or 2",
                  "FR-VEH-12");
        }
        if (licence_.damage_max < 1 || licence_.damage_max > max_damage) {
            error("damage/max", std::to_string(licence_.damage_max),
                  "1 to " + std::to_string(max_damage), "FR-LIC-05");
        }
        for (std::size_t i = 0; i < licence_.affects.size(); ++i) {
            const Affect& affect = licence_.affects[i];
            const std::string place = at("damage/affects", i);
            check_level(i, place);
            check_affect(affect.kind, place);
            if (affect.kind.rule == random_affect) check_random(affect, place);
        }
        if (licence_.affects.empty() || licence_.affects.back().kind.rule != wipe_out ||
            licence_.affects.back().at != licence_.damage_max) {
            error("damage/affects", "no wipe-out at the end",
                  "a wipe-out at Damage " + std::to_string(licence_.damage_max) + ", last",
                  "FR-VEH-14");
        }
    }

    // FR-VEH-13: several affects may share a level, and there may be none but the wipe-out.
    void check_level(std::size_t index, const std::string& place) {
        const Affect& affect = licence_.affects[index];
        if (affect.at < 1 || affect.at > licence_.damage_max) {
            error(place + "/at", std::to_string(affect.at),
                  "1 to the maximum, " + std::to_string(licence_.damage_max), "FR-LIC-05");
        }
        if (index > 0 && affect.at < licence_.affects[index - 1].at) {
            error(place + "/at", std::to_string(affect.at) + " after a higher level",
                  "affects in rising order", "FR-LIC-05");
        }
        if (affect.kind.rule == wipe_out && index + 1 < licence_.affects.size() &&
            licence_.affects[index + 1].kind.rule == wipe_out) {
            error(place, "a wipe-out before another", "one wipe-out, last", "FR-VEH-14");
        }
        if (affect.kind.rule == wipe_out && affect.at != licence_.damage_max) {
            error(place + "/at", "a wipe-out at " + std::to_string(affect.at),
                  "a wipe-out only at the maximum, " + std::to_string(licence_.damage_max),
                  "FR-VEH-14");
        }
    }

    void check_random(const Affect& affect, const std::string& place) {
        if (affect.dice < 1 || affect.dice > 2) {
            error(place + "/dice", std::to_string(affect.dice), "1 or 2 dice", random_affect);
            return;
        }
        const int most = 3 * affect.dice;  // a die shows 0 to 3
        std::vector<bool> seen(static_cast<std::size_t>(most) + 1);
        for (std::size_t i = 0; i < affect.table.size(); ++i) {
            const RandomLine& line = affect.table[i];
            const std::string line_place = place + "/" + at("table", i);
            if (line.value > most || seen[line.value]) {
                error(line_place + "/value", std::to_string(line.value),
                      "each value from 0 to " + std::to_string(most) + " once", random_affect);
            } else {
                seen[line.value] = true;
            }
            if (line.affect.rule == random_affect || line.affect.rule == wipe_out) {
                error(line_place + "/id", line.affect.rule.text(),
                      "an affect that is neither random nor the wipe-out", random_affect);
            } else {
                check_affect(line.affect, line_place);
            }
        }
        const auto missing = std::ranges::find(seen, false);
        if (missing != seen.end()) {
            error(place + "/table",
                  "no line for " + std::to_string(std::distance(seen.begin(), missing)),
                  "each value from 0 to " + std::to_string(most) + " once", random_affect);
        }
    }

    void check_stamina() {
        if (licence_.stamina_max > max_stamina || licence_.stamina_min < -max_stamina ||
            licence_.stamina_min >= licence_.stamina_max) {
            error("stamina",
                  std::to_string(licence_.stamina_max) + " down to " +
                      std::to_string(licence_.stamina_min),
                  "a maximum above the minimum", "FR-LIC-07");
        }
        for (std::size_t i = 0; i < licence_.stamina_effects.size(); ++i) {
            const int value = licence_.stamina_effects[i].at;
            if (value >= licence_.stamina_min && value <= licence_.stamina_max) continue;
            error(at("stamina/effects", i) + "/at", std::to_string(value),
                  "a value on the track, " + std::to_string(licence_.stamina_min) + " to " +
                      std::to_string(licence_.stamina_max),
                  "FR-LIC-07");
        }
    }

    void check_cards() {
        const auto specials = std::ranges::count_if(  // FR-VEH-19: traits of limited use are none
            licence_.specials, [](const SpecialCard& card) { return card.face != CardFace::none; });
        const int cards =
            licence_.whips + licence_.reins + licence_.duals + static_cast<int>(specials);
        if (cards < least_cards || cards > most_cards) {
            error("cards", std::to_string(cards) + " cards",
                  std::to_string(least_cards) + " to " + std::to_string(most_cards), "FR-VEH-15");
        } else if (cards < least_usual_cards || cards > most_usual_cards) {
            advise("number-of-cards", "cards", std::to_string(cards) + " cards",
                   "normally " + std::to_string(least_usual_cards) + " to " +
                       std::to_string(most_usual_cards),
                   "FR-VEH-15");
        }
        for (std::size_t i = 0; i < licence_.specials.size(); ++i) {
            const SpecialCard& card = licence_.specials[i];
            const std::string place = at("cards/special", i);
            const CatalogueEntry* entry =
                check_entry(catalogue_of_specials(), card.rule, card.name, place);
            if (entry != nullptr) check_number(*entry, card.n, card.n_is_rolled, place);
        }
        if (2 * licence_.duals > cards) {
            advise("dual-cards", "cards/dual",
                   std::to_string(licence_.duals) + " of " + std::to_string(cards),
                   "most cards of a single type", "FR-VEH-16");
        }
    }

    void check_number(const CatalogueEntry& entry, std::optional<std::int8_t> n, bool rolled,
                      const std::string& place) {
        const bool given = n.has_value() || rolled;
        using Number = CatalogueEntry::Number;
        if (given && entry.number == Number::none) {
            error(place + "/n", rolled ? "roll" : std::to_string(*n), "null", entry.rule);
        } else if (!given && entry.number == Number::needed) {
            error(place + "/n", "null", "a number or \"roll\"", entry.rule);
        } else if (n && (*n < entry.least || *n > entry.most)) {
            error(place + "/n", std::to_string(*n),
                  std::to_string(entry.least) + " to " + std::to_string(entry.most), entry.rule);
        }
    }

    void check_traits() {
        if (licence_.traits.size() > max_traits) {
            error("traits", std::to_string(licence_.traits.size()) + " traits",
                  "at most " + std::to_string(max_traits), "FR-VEH-20");
        } else if (licence_.traits.size() > most_usual_traits) {
            advise("many-traits", "traits", std::to_string(licence_.traits.size()) + " traits",
                   "usually not more than " + std::to_string(most_usual_traits), "FR-VEH-20");
        }
        for (std::size_t i = 0; i < licence_.traits.size(); ++i) {
            const Trait& trait = licence_.traits[i];
            const std::string place = at("traits", i);
            if (trait.rule == own_trait) {  // FR-VEH-21: the table sees to it
                if (trait.name.empty()) error(place + "/name", "no name", "a name", own_trait);
                continue;
            }
            const CatalogueEntry* entry =
                check_entry(catalogue_of_traits(), trait.rule, trait.name, place);
            if (entry != nullptr) check_number(*entry, trait.n, trait.n_is_rolled, place);
            const auto same = [&](const Trait& other) { return other.rule == trait.rule; };
            if (std::ranges::count_if(licence_.traits, same) > 1 &&
                std::ranges::find_if(licence_.traits, same) - licence_.traits.begin() <
                    static_cast<std::ptrdiff_t>(i)) {
                error(place, quoted(trait.name) + " a second time", "each trait once", "FR-VEH-20");
            }
        }
    }

    const Licence& licence_;
    std::vector<Fault> faults_;
};

}  // namespace

// RULING C-51: spaces and moving phases from every phase on.
std::array<SuffixGain, phase_count> suffix_test(const SpeedColumn& below,
                                                const SpeedColumn& column) {
    std::array<SuffixGain, phase_count> gains;
    SuffixGain gain;
    for (std::size_t phase = gains.size(); phase-- > 0;) {
        gain.spaces += column.move[phase] - below.move[phase];
        gain.moving += (column.move[phase] > 0 ? 1 : 0) - (below.move[phase] > 0 ? 1 : 0);
        gains[phase] = gain;
    }
    return gains;
}

std::vector<Fault> find_faults(const Licence& licence) {
    std::vector<Fault> faults = Check(licence).run();
    advise_on(licence, faults);
    return faults;
}

}  // namespace frothy
