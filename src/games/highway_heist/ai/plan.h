// What the actions of a turn are worth.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "games/highway_heist/ai/trial.h"
#include "games/highway_heist/ai/worth.h"

namespace highway_heist {

// How a driver thinks.
struct Mind {
    Sight sight = Sight::dangers;
    std::size_t looks_on = 8;  // at what follows the best so many actions
    std::size_t ways = 10;     // and at so many of the spaces a Drive may end on
    bool knows_dice = false;   // weighs what each face of the Enemy Die would do
    bool plans_order = true;   // who goes next; else whoever is first
    bool assists = true;
};

// The option of that index, in actions of the team.
struct Weighed {
    double worth = 0;
    std::size_t option = 0;
};
// The best first; of those that are worth the same, the first.
void put_best_first(std::vector<Weighed>& weighed);

// What a Skill Roll decides, in actions of the team.
struct Stakes {
    double good = 0;
    double bad = 0;

    double gain() const { return good - bad; }
};

// The Assists that a roll is worth.
struct Aid {
    double worth = 0;                                 // of the roll with them, less their price
    std::array<std::uint8_t, most_members> tokens{};  // of each member
};

class Planner {
public:
    explicit Planner(const Mind& mind) : mind_(mind) {}

    // These actions of the Active Player as far as they tempt, the best first.
    std::vector<Weighed> weigh_actions(const Heist& heist, std::span<const Option> actions);
    // What the best action of a turn that begins would add.
    double gain_of_turn(const Heist& heist, MemberId member);
    // How the game stands, as the driver sees it.
    double leaf(const Heist& heist) const;
    // These answers to a question in the midst of an action, the best first.
    std::vector<Weighed> weigh_answers(const Heist& heist, const Asked& asked);
    // Of a Skill Roll that has been begun: as they were weighed when the action was chosen.
    Stakes stakes(const Heist& heist, const About& about);
    // For a roll of so many dice by those who are asked so many steps after the roller, and later.
    Aid best_aid(const Heist& heist, const About& about, int dice, const Stakes& stakes,
                 int first_asked) const;
    // The same of a Defense roll.
    Aid best_defense(const Heist& heist, const About& about, int dice, int first_asked) const;

private:
    double worth_of_action(const Heist& heist, const Option& action, std::size_t depth);
    double after(const Heist& before, const Trial& trial, std::span<const Option> script,
                 const Rules& rules, std::size_t depth);
    double best_space(const Asked& asked, std::size_t depth);
    double follow_up(const Heist& heist, std::size_t depth);
    template <class Value>
    Aid aid(const Heist& heist, MemberId roller, int dice, int first_asked,
            const Value& value) const;

    Mind mind_;
};

// The chance of at least so many successes, 0 to 1.
double chance_of(const Heist& heist, const About& about, int dice, bool is_boosted, int need);

// The game after an answer to a question in the midst of an action, as far as it changes the board.
Heist after_answer(const Asked& asked, const Option& option);

}  // namespace highway_heist
