// Cards played when the Control dice lie: what takes effect with them and without.
#include <algorithm>

#include "games/frothy/ai/aftermath.h"
#include "games/frothy/ai/steady_parts.h"
#include "games/frothy/rules/queries.h"

namespace frothy {

namespace {

// What takes effect in the end, and what that costs.
struct Consequence {
    bool is_clean = false;
    // Of Slow and Haste, the Speeds lost or gained; of Damage, the dice; else 1 (FR-CTRL-12 to 17).
    IconCounts effects{};
    int cost = 0;

    bool is_like(const Consequence& other) const {
        return is_clean == other.is_clean && effects == other.effects;
    }
};

class Weighing {
public:
    // Discards are still to come, of as many dice as were rolled on top of those due (FR-CTRL-06).
    // Only whoever is careful looks so far ahead.
    Weighing(const Outlook& outlook, const Question& question)
        : outlook_(outlook),
          aftermath_(outlook, question.about.planned_turn),
          discards_(outlook.is_careful()
                        ? std::max(0, static_cast<int>(question.dice.size()) -
                                          control_dice(outlook.race(), outlook.me()))
                        : 0) {}

    Consequence of(IconCounts counts) const {
        discard(counts);
        Consequence consequence;
        consequence.cost = aftermath_.cost(counts);
        strike_pairs(counts);
        const IconCounts effects = effects_of(counts);
        consequence.is_clean = effects == IconCounts{};
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            if (effects[icon] > 0)
                consequence.effects[icon] = effect_of(static_cast<Icon>(icon), effects[icon]);
        }
        return consequence;
    }

    // With all of one icon gone, the one that is best so; `best` becomes that icon.
    Consequence when_cool(const IconCounts& counts, std::size_t& best) const {
        Consequence least;
        bool is_any = false;
        for (std::size_t icon = 0; icon < icon_count; ++icon) {
            if (counts[icon] == 0) continue;
            IconCounts left = counts;
            left[icon] = 0;
            const Consequence consequence = of(left);
            if (is_any && !is_better(consequence, least)) continue;
            is_any = true;
            least = consequence;
            best = icon;
        }
        return least;
    }

    Consequence after(const SpecialCard& card, IconCounts counts) const {
        std::size_t icon = 0;
        if (card.rule == special::cool) return when_cool(counts, icon);
        const bool brakes = card.rule == special::brake &&
                            outlook_.race().rules().spc_brake == BrakeCard::haste_to_slow;
        int& from = count_of(counts, brakes ? Icon::haste : Icon::slow);
        const int changed = card.n ? std::min<int>(from, *card.n) : from;
        count_of(counts, brakes ? Icon::slow : Icon::haste) += changed;
        from -= changed;
        return of(counts);
    }

private:
    // A box more or fewer at the same Speed is not worth a card.
    int effect_of(Icon icon, int dice) const {
        const Vehicle& vehicle = outlook_.vehicle();
        const BoxRows& rows = outlook_.race().licence(outlook_.me()).rows;
        const int top = rows.last_accel[static_cast<std::size_t>(rating_count - 1)];
        switch (icon) {
        case Icon::damage: return dice;
        case Icon::slow: {
            const auto box = static_cast<std::size_t>(std::max(0, vehicle.decel_box - dice));
            return outlook_.rating() - rows.accel_rating[rows.accel_of_decel[box]];
        }
        case Icon::haste: {
            const auto box = static_cast<std::size_t>(std::min(top, vehicle.accel_box + dice));
            return rows.accel_rating[box] - outlook_.rating();
        }
        default: return 1;
        }
    }

    bool is_better(const Consequence& one, const Consequence& other) const {
        if (outlook_.keeps_control() && one.is_clean != other.is_clean) return one.is_clean;
        return one.cost < other.cost;
    }

    // As steady_discard has it.
    void discard(IconCounts& counts) const {
        IconCounts left = counts;
        strike_pairs(left);
        int in_the_way = 0;
        for (const int count : left)
            in_the_way += count;
        if (outlook_.keeps_control() && in_the_way <= discards_) {
            for (std::size_t icon = 0; icon < icon_count && discards_ > 0; ++icon)
                counts[icon] -= left[icon];
            return;
        }
        constexpr int most_weighed = 3;
        std::size_t from = 0;
        for (int more = std::min(discards_, most_weighed); more > 0; --more) {
            from = aftermath_.cheapest(counts, more, from).first;
            if (from == icon_count) return;
            --counts[from];
        }
    }

    const Outlook& outlook_;
    Aftermath aftermath_;
    int discards_;
};

}  // namespace

int steady_after_roll(const Outlook& outlook, const Question& question) {
    const Weighing weighing(outlook, question);
    const IconCounts counts = count_icons(question.dice);
    const Consequence left = weighing.of(counts);
    int best = std::max(0, find_kind(question, OptionKind::done));
    int least = left.cost - point_cost;  // a card is worth a little, too
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& option = question.options[i];
        if (option.kind != OptionKind::special) continue;
        const auto& specials = outlook.race().licence(outlook.me()).specials;
        if (option.a >= specials.size()) continue;
        const Consequence played = weighing.after(specials[option.a], counts);
        const bool is_needless = outlook.is_careful() && (left.is_clean || played.is_like(left));
        if (is_needless || played.cost >= least) continue;
        least = played.cost;
        best = static_cast<int>(i);
    }
    return best;
}

int steady_cool(const Outlook& outlook, const Question& question) {
    std::size_t icon = 0;
    Weighing(outlook, question).when_cool(count_icons(question.dice), icon);
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        if (question.options[i].a == icon) return static_cast<int>(i);
    }
    return 0;
}

}  // namespace frothy
