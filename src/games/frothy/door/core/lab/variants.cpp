#include "games/frothy/door/core/lab/variants.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "games/frothy/rules/licence/catalogue.h"
#include "games/frothy/rules/licence/licence_legality.h"

namespace frothy {

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
    void try_both(const std::string& group, const std::string& name,
                  const std::function<Number&(Licence&)>& number) {
        try_one(group, name + " +1", [&](Licence& licence) { ++number(licence); });
        try_one(group, name + " -1", [&](Licence& licence) {
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
    return std::string(entry.name) + (number == 0 ? "" : " " + std::to_string(number));
}

std::optional<std::int8_t> printed(int number) {
    if (number == 0) return std::nullopt;
    return static_cast<std::int8_t>(number);
}

void add_traits(Variants& variants) {
    for (const CatalogueEntry& entry : catalogue_of_traits()) {
        for (const int number : numbers_of(entry)) {
            variants.try_one("Traits", called(entry, number), [&](Licence& licence) {
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
        variants.try_one("Special cards", called(entry, number), [&](Licence& licence) {
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
    variants.try_both<Byte>("Plain cards", "Whips",
                            [](Licence& licence) -> Byte& { return licence.whips; });
    variants.try_both<Byte>("Plain cards", "Reins",
                            [](Licence& licence) -> Byte& { return licence.reins; });
    variants.try_both<Byte>("Plain cards", "duals",
                            [](Licence& licence) -> Byte& { return licence.duals; });
    for (const int more : {1, -1}) {
        const std::string sign = more > 0 ? " +1" : " -1";
        variants.try_one("Damage and Control", "Damage boxes" + sign, [&](Licence& licence) {
            set_damage_boxes(licence, licence.damage_max + more);
        });
        variants.try_one("Damage and Control", "Resilience" + sign, [&](Licence& licence) {
            licence.resilience = static_cast<std::int8_t>(licence.resilience + more);
        });
    }
    variants.try_both<Byte>("Damage and Control", "least Control",
                            [](Licence& licence) -> Byte& { return licence.control_min; });
}

void change_rating(Variants& variants, std::size_t rating) {
    const std::string group = "Speed " + std::to_string(rating);
    const auto column = [rating](Licence& licence) -> SpeedColumn& {
        return licence.speeds[rating];
    };
    variants.try_one(group, "a box more", [&](Licence& licence) {
        column(licence).blocks.push_back({1, 1});
    });
    variants.try_one(group, "a box fewer", [&](Licence& licence) {
        if (column(licence).blocks.size() > 1) column(licence).blocks.pop_back();
    });
    variants.try_one(group, "a Control die more", [&](Licence& licence) {
        std::int8_t& dice = column(licence).control;
        dice = dice == safe ? std::int8_t{1} : static_cast<std::int8_t>(dice + 1);
    });
    variants.try_one(group, "a Control die fewer", [&](Licence& licence) {
        std::int8_t& dice = column(licence).control;
        if (dice != safe) dice = dice == 1 ? safe : static_cast<std::int8_t>(dice - 1);
    });
    // In its longest phase, which keeps its rhythm.
    variants.try_one(group, "a space more",
                     [&](Licence& licence) { ++*std::ranges::max_element(column(licence).move); });
    variants.try_one(group, "a space fewer", [&](Licence& licence) {
        std::uint8_t& most = *std::ranges::max_element(column(licence).move);
        if (most > 0) --most;
    });
}

std::string named(const std::string& name, std::optional<std::int8_t> number) {
    if (!number || name.find('#') != std::string::npos) return name;
    return name + " " + std::to_string(*number);
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
    take_each(variants, "Traits", licence, &Licence::traits);
    take_each(variants, "Special cards", licence, &Licence::specials);
    for (std::size_t i = 0; i + 1 < licence.affects.size(); ++i) {
        const Affect& affect = licence.affects[i];
        std::string name = affect.kind.name;
        if (name.starts_with("+/- ")) name.replace(0, 4, affect.kind.n < 0 ? "-" : "+");
        if (const std::size_t mark = name.find('#'); mark != std::string::npos)
            name.replace(mark, 1, std::to_string(std::abs(affect.kind.n)));
        name += " (at " + std::to_string(affect.at) + ")";
        variants.try_one("Permanent affects", name, [&](Licence& changed) {
            changed.affects.erase(changed.affects.begin() + static_cast<std::ptrdiff_t>(i));
        });
    }
    // Of what it has several of, one.
    const auto take_one = [&](const std::string& group, const std::string& name, int count,
                              const Change& change) {
        if (count > 0)
            variants.try_one(group, "one of its " + std::to_string(count) + " " + name, change);
    };
    take_one("Plain cards", "Whips", licence.whips, [](Licence& changed) { --changed.whips; });
    take_one("Plain cards", "Reins", licence.reins, [](Licence& changed) { --changed.reins; });
    take_one("Plain cards", "dual cards", licence.duals, [](Licence& changed) { --changed.duals; });
    take_one("Damage and Control", "Damage boxes", licence.damage_max,
             [](Licence& changed) { set_damage_boxes(changed, changed.damage_max - 1); });
    take_one("Damage and Control", "Resilience", licence.resilience,
             [](Licence& changed) { --changed.resilience; });
    return variants.take();
}

}  // namespace frothy
