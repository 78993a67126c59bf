#include "games/highway_heist/ai/drivers.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

#include "games/highway_heist/ai/plan.h"
#include "games/highway_heist/ai/weighed.h"

namespace highway_heist {

namespace {

using Question = kernel::Question<HighwayHeist>;

constexpr Mind steady_mind{.looks_on = 4, .ways = 5, .knows_dice = true};
constexpr Mind rookie_mind{
    .sight = Sight::goal, .looks_on = 0, .plans_order = false, .assists = false};
constexpr Mind ace_mind{.looks_on = 10, .ways = 12, .knows_dice = true};

class Answering {
public:
    Answering(const Mind& mind, const Heist& heist, const Question& question)
        : mind_(mind), heist_(heist), question_(question), planner_(mind) {}

    std::size_t answer() {
        switch (question_.ask) {
        case Ask::lane: return lane();
        case Ask::hacker: return safest_for_hacker();
        case Ask::next_player: return mind_.plans_order ? weighed()[0].option : 0;
        case Ask::assist: return assist();
        case Ask::gadget: return yes_if(gain_of_gadget() > 0.5);
        case Ask::dice: return dice_again();
        case Ask::boost: return yes_if(is_boost_worth_it());
        case Ask::action:
        case Ask::destination:
        case Ask::follow:
        case Ask::perch: return weighed()[0].option;
        case Ask::target: return target();
        case Ask::first_peg: return 0;
        case Ask::duck: return yes_if(true);
        }
        return 0;
    }
    // The best first; none of what is weighed otherwise.
    std::vector<Weighed> weighed() {
        switch (question_.ask) {
        case Ask::next_player: return weighed_players();
        case Ask::action: return planner_.weigh_actions(heist_, question_.options);
        case Ask::destination:
        case Ask::follow:
        case Ask::perch: return planner_.weigh_answers(heist_, asked());
        default: return {};
        }
    }

private:
    std::size_t index_of(const Option& option) const {
        const auto found = std::ranges::find(question_.options, option);
        return found == question_.options.end()
                   ? 0
                   : static_cast<std::size_t>(found - question_.options.begin());
    }
    std::size_t yes_if(bool is_wanted) const {
        return index_of({is_wanted ? Choice::yes : Choice::no});
    }
    Asked asked() const {
        Asked asked;
        asked.ask = question_.ask;
        asked.about = question_.about;
        for (const Option& option : question_.options)
            asked.options.push_back(option);
        asked.now = heist_;
        return asked;
    }
    template <class Value>
    std::size_t best_of(const Value& value) const {
        double most = -std::numeric_limits<double>::infinity();
        std::size_t best = 0;
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            const double its = value(question_.options[i]);
            if (its <= most) continue;
            most = its;
            best = i;
        }
        return best;
    }

    // The middle lanes first, as near as may be to what is hunted.
    std::size_t lane() const {
        return best_of([&](const Option& option) {
            const int off = 2 * option.value - (lanes + 1);
            return -static_cast<double>(off < 0 ? -off : off);
        });
    }
    std::size_t safest_for_hacker() const {
        return best_of([&](const Option& option) {
            const MemberId member = option.value;
            const bool braces = has_character(heist_, member, Character::enforcer);
            return strength_of(heist_, member) + 2.0 * rating(heist_, member, Skill::defense) +
                   (braces ? 1 : 0);
        });
    }
    // Whoever has most to gain now.
    std::vector<Weighed> weighed_players() {
        std::vector<Weighed> found;
        for (std::size_t i = 0; i < question_.options.size(); ++i)
            found.push_back({planner_.gain_of_turn(heist_, question_.options[i].value), i});
        put_best_first(found);
        return found;
    }

    // --- Dice ------------------------------------------------------------------------------------

    // Of the roll that help is asked for.
    About of_roller() const {
        About about = question_.about;
        about.who = about.what;
        about.what = about.against;
        return about;
    }

    std::size_t assist() {
        if (!mind_.assists) return 0;
        const About about = of_roller();
        const MemberId helper = question_.about.who;
        const int members = heist_.terms.members;
        const int asked = (helper + members - about.who) % members;
        const int dice = question_.about.dice;
        const Aid aid =
            about.skill == Skill::defense
                ? planner_.best_defense(heist_, about, dice, asked)
                : planner_.best_aid(heist_, about, dice, planner_.stakes(heist_, about), asked);
        return index_of({Choice::number, aid.tokens[helper], {}});
    }

    // What a Boost adds to these dice.
    bool is_boost_worth_it() {
        const About& about = question_.about;
        const int plain = successes_shown(heist_, about, question_.dice, false);
        const int boosted = successes_shown(heist_, about, question_.dice, true);
        const double price = cost_of_tokens(heist_, about.who, 1);
        if (about.skill == Skill::defense) {
            if (!heist_[about.who].has_pv()) return false;
            const auto cost = [&](int successes) {
                return cost_of_damage(heist_, about.who, std::max(0, about.need - successes));
            };
            return cost(plain) - cost(boosted) > price;
        }
        if (plain >= about.need || boosted < about.need) return false;
        return mind_.sight == Sight::goal || planner_.stakes(heist_, about).gain() > price;
    }

    // Which dice to cast again: all that are no success, and no boost symbol where one is kept.
    unsigned dice_to_cast() const {
        unsigned again = 0;
        for (std::size_t i = 0; i < question_.dice.size(); ++i)
            if (effort_of(question_.dice[i]) != Effort::success) again |= 1U << i;
        return again;
    }
    double gain_of_gadget() {
        const unsigned again = dice_to_cast();
        if (again == 0) return 0;
        const About about = of_roller();
        const int shown = successes_shown(heist_, about, question_.dice, false);
        if (shown >= about.need) return 0;
        const int dice = std::popcount(again);
        if (about.skill == Skill::defense) return 0.5 * dice * cost_of_last_hit(about);
        const int kept = static_cast<int>(question_.dice.size()) - dice;
        return planner_.stakes(heist_, about).gain() *
               chance_of(heist_, about, dice, false, about.need - kept);
    }
    // What one success of a Defense roll saves.
    double cost_of_last_hit(const About& about) const {
        return cost_of_damage(heist_, about.who, about.need) -
               cost_of_damage(heist_, about.who, about.need - 1);
    }
    std::size_t dice_again() const {
        return index_of({Choice::dice, static_cast<std::uint8_t>(dice_to_cast()), {}});
    }

    // --- Whom it hits ----------------------------------------------------------------------------

    std::size_t target() {
        const About& about = question_.about;
        const bool is_vehicle_asked = is_pv(heist_, question_.options.front().value);
        if (is_of_stunt(about.rule)) return planner_.weigh_answers(heist_, asked())[0].option;
        // An attack, or an Enemy Peg, goes where it costs least.
        if (!is_vehicle_asked) return 0;
        return best_of([&](const Option& option) {
            const MemberId member = driver_of_pv(heist_, option.value);
            if (member == no_member) return 0.0;
            return cost_of_damage(heist_, member, 0) - cost_of_damage(heist_, member, 2) +
                   0.3 * rating(heist_, member, Skill::defense) - 0.5 * heist_[member].cargo;
        });
    }
    static bool is_of_stunt(Rule rule) {
        return std::ranges::find(stunt_cards, rule, &StuntCard::rule) != stunt_cards.end();
    }

    const Mind& mind_;
    const Heist& heist_;
    const Question& question_;
    Planner planner_;
};

}  // namespace

std::size_t answer_of(std::string_view driver, const Heist& heist, const Question& question) {
    const Mind& mind = driver == "rookie" ? rookie_mind : driver == "ace" ? ace_mind : steady_mind;
    return Answering(mind, heist, question).answer();
}

std::vector<Weighed> weighed_by_steady(const Heist& heist, const Question& question) {
    return Answering(steady_mind, heist, question).weighed();
}

}  // namespace highway_heist
