#include "games/frothy/rules/reroll.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "games/frothy/rules/asking.h"
#include "games/frothy/rules/telling.h"
#include "games/frothy/rules/trait_use.h"

namespace frothy {

namespace {

constexpr std::size_t most_sides = 2;
constexpr std::size_t keys = icon_count;

// Dice by what tells them apart: the icon in a Control roll, else the value (FR-DICE-03).
struct Named {
    std::array<std::array<int, keys>, most_sides> on_table{};
    std::array<std::array<int, keys>, most_sides> named{};

    int left(std::size_t side, std::size_t key) const {
        return on_table[side][key] - named[side][key];
    }
};

std::size_t key_of(std::uint8_t face, Why why, DiceFaces faces) {
    return why == Why::control ? face
                               : static_cast<std::size_t>(value_of(static_cast<Icon>(face), faces));
}

// What one owner may still name: dice of its own by the trait, dice of either side by Lucky.
struct Allowance {
    int by_trait = 0;
    int by_lucky = 0;
    int own = 0;
    int theirs = 0;

    int named() const { return own + theirs; }
    bool own_open() const { return named() < by_trait + by_lucky; }
    bool theirs_open() const { return theirs + std::max(0, own - by_trait) < by_lucky; }
};

class Asker {
public:
    Asker(Race& race, Table& table, Why why, std::span<const DiceOnTable> dice)
        : race_(race), table_(table), why_(why), dice_(dice) {}

    void run() {
        for (std::size_t side = 0; side < dice_.size(); ++side) {
            for (const std::uint8_t face : *dice_[side].faces)
                ++named_.on_table[side][key_of(face, why_, race_.rules().dice_faces)];
        }
        for (std::size_t side = 0; side < dice_.size() && !rolled_again_; ++side)
            ask_owner(side);
        if (!rolled_again_) roll_named();
    }

private:
    std::uint16_t cards(VehicleId v, Rule card) const { return specials_in_hand(race_, v, card); }

    void ask_owner(std::size_t side) {
        const VehicleId v = dice_[side].owner;
        const Trait* listed =
            dice_[side].trait.is_none() ? nullptr : find_trait(race_, v, dice_[side].trait);
        std::uint16_t lucky = cards(v, special::lucky);
        // Once a re-roll is paid for, Survivor may not touch the roll, and the reverse.
        std::uint16_t survivor =
            why_ == Why::damage ? cards(v, special::survivor) : std::uint16_t{0};
        if (listed == nullptr && lucky == 0 && survivor == 0) return;
        Allowance allowance;
        if (listed != nullptr) {
            allowance.by_trait = number_of_edge(race_, table_, v, dice_[side].trait);
        }
        std::size_t first = 0;
        while (allowance.own_open() || allowance.theirs_open() || (lucky | survivor) != 0) {
            const Option chosen = ask(v, side, allowance, lucky | survivor, first);
            if (chosen.kind == OptionKind::done) return;
            if (chosen.kind == OptionKind::special) {
                const auto bit = static_cast<std::uint16_t>(1U << chosen.a);
                const bool whole = (survivor & bit) != 0;
                const int number = whole ? 0 : number_of_card(race_, table_, v, chosen.a);
                play_special(race_, table_, v, chosen.a, SpecialUse::action);
                if (whole) {
                    roll_again(side);
                    return;
                }
                allowance.by_lucky += number;
                lucky = static_cast<std::uint16_t>(lucky & ~bit);
                survivor = 0;
                continue;
            }
            const std::size_t of = chosen.b == 0 ? side : 1 - side;
            ++named_.named[of][chosen.a];
            ++(chosen.b == 0 ? allowance.own : allowance.theirs);
            first = chosen.b * keys + chosen.a;
            lucky = 0;  // cards come before dice, so that there is one way to say the same
            survivor = 0;
        }
    }

    Option ask(VehicleId v, std::size_t side, const Allowance& allowance, std::uint16_t cards,
               std::size_t first) const {
        Offer offer;
        for (std::size_t which = first; which < dice_.size() * keys; ++which) {
            const bool own = which < keys;
            const std::size_t key = which % keys;
            if (!(own ? allowance.own_open() : allowance.theirs_open())) continue;
            if (named_.left(own ? side : 1 - side, key) <= 0) continue;
            offer.add({why_ == Why::control ? OptionKind::reroll_icon : OptionKind::reroll_value,
                       static_cast<std::uint8_t>(key), static_cast<std::uint8_t>(own ? 0 : 1)});
        }
        for (std::uint8_t place = 0; cards >> place != 0; ++place) {
            if (((cards >> place) & 1) == 0) continue;
            offer.add({OptionKind::special, place, SpecialFace::action});
        }
        offer.add(OptionKind::done);
        About about;
        about.vehicle = v;
        about.other = dice_.size() > 1 ? dice_[1 - side].owner : no_vehicle;
        about.rule = "FR-GEN-04";
        if (allowance.by_trait > 0) about.allowed_by = dice_[side].trait;
        about.number = allowance.by_trait + allowance.by_lucky - allowance.named();
        return offer.ask_about_dice(table_, v, Ask::reroll, about, *dice_[side].faces);
    }

    // FR-SPC-12.
    void roll_again(std::size_t side) {
        rolled_again_ = true;
        kernel::Faces& faces = *dice_[side].faces;
        const auto count = static_cast<int>(faces.size());
        roll_dice(table_, dice_[side].owner, why_, special::survivor, count, faces);
        tell(table_, dice_[side].owner, special::survivor, Rerolled{count, why_});
    }

    // At the same moment, though each side casts its own dice.
    void roll_named() {
        for (std::size_t side = 0; side < dice_.size(); ++side) {
            auto wanted = named_.named[side];
            const int count = std::accumulate(wanted.begin(), wanted.end(), 0);
            if (count == 0) continue;
            kernel::Faces fresh;
            roll_dice(table_, dice_[side].owner, why_, "FR-GEN-04", count, fresh);
            kernel::Faces& faces = *dice_[side].faces;
            std::size_t next = 0;
            for (std::size_t i = 0; i < faces.size(); ++i) {
                int& want = wanted[key_of(faces[i], why_, race_.rules().dice_faces)];
                if (want == 0) continue;
                --want;
                faces[i] = fresh[next++];
            }
            tell(table_, dice_[side].owner, "FR-GEN-04", Rerolled{count, why_});
        }
    }

    Race& race_;
    Table& table_;
    Why why_;
    std::span<const DiceOnTable> dice_;
    Named named_;
    bool rolled_again_ = false;
};

bool may_reroll(const Race& race, Why why, const DiceOnTable& dice) {
    if (!dice.trait.is_none() && has_trait(race, dice.owner, dice.trait)) return true;
    if (race[dice.owner].cards.special[static_cast<std::size_t>(Pile::hand)] == 0) return false;
    return specials_in_hand(race, dice.owner, special::lucky) != 0 ||
           (why == Why::damage && specials_in_hand(race, dice.owner, special::survivor) != 0);
}

}  // namespace

void offer_rerolls(Race& race, Table& table, Why why, std::span<const DiceOnTable> dice) {
    if (std::ranges::none_of(
            dice, [&](const DiceOnTable& side) { return may_reroll(race, why, side); })) {
        return;
    }
    Asker(race, table, why, dice).run();
}

}  // namespace frothy
