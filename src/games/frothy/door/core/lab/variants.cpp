#include "games/frothy/door/core/lab/variants.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_legality.h"
#include "words/words.h"

namespace frothy {

using words::mark;
using words::say;
using words::tr;

namespace {

using Change = std::function<void(Licence&)>;

class Variants {
public:
    explicit Variants(const Licence& usual) : usual_(usual) {}

    void try_one(const std::string& group, const std::string& name, const Change& change) {
        Licence licence = usual_;
        change(licence);
        if (licence == usual_ || !is_playable(find_faults(licence))) return;
        prepare(licence);
        made_.push_back({group, name, std::move(licence)});
    }
    // A number one more and one fewer; where it is 0, only more.
    template <class Number>
    void try_both(const std::string& group, const char* name,
                  const std::function<Number&(Licence&)>& number) {
        try_one(group, say(name, {"+1"}), [&](Licence& licence) { ++number(licence); });
        try_one(group, say(name, {"-1"}), [&](Licence& licence) {
            if (number(licence) > 0) --number(licence);
        });
    }
    std::vector<LicenceVariant> take() { return std::move(made_); }

private:
    const Licence& usual_;
    std::vector<LicenceVariant> made_;
};

// The number of a trait or card where it has one: 1, and -1 for what may be either.
std::vector<int> numbers_of(const CatalogueEntry& entry) {
    if (entry.number != CatalogueEntry::Number::needed) return {0};
    std::vector<int> numbers = {std::max(entry.least, 1)};
    if (entry.least < 0) numbers.push_back(-1);
    return numbers;
}

std::string called(const CatalogueEntry& entry, int number) {
    const std::string name = tr(std::string(entry.name).c_str());
    return number == 0 ? name : name + " " + std::to_string(number);
}

std::optional<std::int8_t> printed(int number) {
    if (number == 0) return std::nullopt;
    return static_cast<std::int8_t>(number);
}

void add_traits(Variants& variants) {
    for (const CatalogueEntry& entry : catalogue_of_traits()) {
        for (const int number : numbers_of(entry)) {
            variants.try_one(tr("Traits"), called(entry, number), [&](Licence& licence) {
                const auto has = [&](const Trait& trait) { return trait.rule == entry.rule; };
                if (std::ranges::any_of(licence.traits, has)) return;
                licence.traits.push_back(
                    {entry.rule, std::string(entry.name), printed(number), false});
            });
        }
    }
}

void add_specials(Variants& variants) {
    for (const CatalogueEntry& entry : catalogue_of_specials()) {
        const int number = numbers_of(entry).front();
        variants.try_one(tr("Special cards"), called(entry, number), [&](Licence& licence) {
            licence.specials.push_back(
                {entry.rule, std::string(entry.name), printed(number), false, entry.face, false});
        });
    }
}

// The wipe-out is what the last box brings.
void set_damage_boxes(Licence& licence, int count) {
    licence.damage_max = static_cast<std::uint8_t>(count);
    if (!licence.affects.empty()) licence.affects.back().at = licence.damage_max;
}

void change_numbers(Variants& variants) {
    using Byte = std::uint8_t;
    variants.try_both<Byte>(tr("Plain cards"), mark("Whips {0}"),
                            [](Licence& licence) -> Byte& { return licence.whips; });
    variants.try_both<Byte>(tr("Plain cards"), mark("Reins {0}"),
                            [](Licence& licence) -> Byte& { return licence.reins; });
    variants.try_both<Byte>(tr("Plain cards"), mark("duals {0}"),
                            [](Licence& licence) -> Byte& { return licence.duals; });
    for (const int more : {1, -1}) {
        const char* sign = more > 0 ? "+1" : "-1";
        variants.try_one(
            tr("Damage and Control"), say("Damage boxes {0}", {sign}),
            [&](Licence& licence) { set_damage_boxes(licence, licence.damage_max + more); });
        variants.try_one(
            tr("Damage and Control"), say("Resilience {0}", {sign}), [&](Licence& licence) {
                licence.resilience = static_cast<std::int8_t>(licence.resilience + more);
            });
    }
    variants.try_both<Byte>(tr("Damage and Control"), mark("least Control {0}"),
                            [](Licence& licence) -> Byte& { return licence.control_min; });
}

void change_rating(Variants& variants, std::size_t rating) {
    const std::string group = say("Speed {0}", {static_cast<int>(rating)});
    const auto column = [rating](Licence& licence) -> SpeedColumn& {
        return licence.speeds[rating];
    };
    variants.try_one(group, tr("a box more"), [&](Licence& licence) {
        column(licence).blocks.push_back({1, 1});
    });
    variants.try_one(group, tr("a box fewer"), [&](Licence& licence) {
        if (column(licence).blocks.size() > 1) column(licence).blocks.pop_back();
    });
    variants.try_one(group, tr("a Control die more"), [&](Licence& licence) {
        std::int8_t& dice = column(licence).control;
        dice = dice == safe ? std::int8_t{1} : static_cast<std::int8_t>(dice + 1);
    });
    variants.try_one(group, tr("a Control die fewer"), [&](Licence& licence) {
        std::int8_t& dice = column(licence).control;
        if (dice != safe) dice = dice == 1 ? safe : static_cast<std::int8_t>(dice - 1);
    });
    // In its longest phase, which keeps its rhythm.
    variants.try_one(group, tr("a space more"),
                     [&](Licence& licence) { ++*std::ranges::max_element(column(licence).move); });
    variants.try_one(group, tr("a space fewer"), [&](Licence& licence) {
        std::uint8_t& most = *std::ranges::max_element(column(licence).move);
        if (most > 0) --most;
    });
}

std::string named(const std::string& printed, std::optional<std::int8_t> number) {
    std::string name = tr(printed.c_str());
    if (number && name.find('#') == std::string::npos) name += " " + std::to_string(*number);
    return name;
}

template <class Listed>
void take_each(Variants& variants, const std::string& group, const Licence& usual,
               std::vector<Listed> Licence::*list) {
    for (std::size_t i = 0; i < (usual.*list).size(); ++i) {
        const Listed& one = (usual.*list)[i];
        variants.try_one(group, named(one.name, one.n), [&](Licence& licence) {
            (licence.*list).erase((licence.*list).begin() + static_cast<std::ptrdiff_t>(i));
            // An affect that takes the trait away goes with it.
            std::erase_if(licence.affects, [&](const Affect& affect) {
                return !affect.kind.trait.empty() && affect.kind.trait == one.name;
            });
        });
    }
}

}  // namespace

std::vector<LicenceVariant> variants_of(const Licence& licence) {
    Variants variants(licence);
    add_traits(variants);
    add_specials(variants);
    change_numbers(variants);
    for (std::size_t rating = 1; rating < licence.speeds.size(); ++rating)
        change_rating(variants, rating);
    return variants.take();
}

std::vector<LicenceVariant> knock_outs_of(const Licence& licence) {
    Variants variants(licence);
    take_each(variants, tr("Traits"), licence, &Licence::traits);
    take_each(variants, tr("Special cards"), licence, &Licence::specials);
    for (std::size_t i = 0; i + 1 < licence.affects.size(); ++i) {
        const Affect& affect = licence.affects[i];
        const std::string name =
            say("{0} (at {1})", {affect_text(affect.kind), static_cast<int>(affect.at)});
        variants.try_one(tr("Permanent affects"), name, [&](Licence& changed) {
            changed.affects.erase(changed.affects.begin() + static_cast<std::ptrdiff_t>(i));
        });
    }
    // Of what it has several of, one.
    const auto take_one = [&](const std::string& group, const char* name, int count,
                              const Change& change) {
        if (count > 0) variants.try_one(group, say(name, {count}), change);
    };
    const std::string cards = tr("Plain cards");
    take_one(cards, mark("one of its {0} Whips"), licence.whips,
             [](Licence& changed) { --changed.whips; });
    take_one(cards, mark("one of its {0} Reins"), licence.reins,
             [](Licence& changed) { --changed.reins; });
    take_one(cards, mark("one of its {0} dual cards"), licence.duals,
             [](Licence& changed) { --changed.duals; });
    const std::string others = tr("Damage and Control");
    take_one(others, mark("one of its {0} Damage boxes"), licence.damage_max,
             [](Licence& changed) { set_damage_boxes(changed, changed.damage_max - 1); });
    take_one(others, mark("one of its {0} points of Resilience"), licence.resilience,
             [](Licence& changed) { --changed.resilience; });
    return variants.take();
}

}  // namespace frothy
