// What the actions of a turn are worth.
#pragma once

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
    double token = 1;          // how dear tokens are
};

// The option of that index, in actions of the team.
struct Weighed {
    double worth = 0;
    std::size_t option = 0;
};
// The best first; of those that are worth the same, the first.
void put_best_first(std::vector<Weighed>& weighed);

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
    // What success in that roll would be worth more than failure; for Defense, one success.
    double stake(const Heist& heist, const About& about);
    double worth_of_token(const Heist& heist) const {
        return mind_.token * highway_heist::worth_of_token(heist);
    }

private:
    double worth_of_action(const Heist& heist, const Option& action, std::size_t depth);
    double after(const Heist& before, const Trial& trial, std::span<const Option> script,
                 std::size_t depth);
    double best_space(const Asked& asked, std::size_t depth);
    double follow_up(const Heist& heist, std::size_t depth);
    double mixed(const Heist& heist, const About& about, int dice, double good, double bad) const;

    Mind mind_;
};

// The chance of at least so many successes, 0 to 1.
double chance_of(const Heist& heist, const About& about, int dice, bool is_boosted, int need);

// The game after an answer to a question in the midst of an action, as far as it changes the board.
Heist after_answer(const Asked& asked, const Option& option);

}  // namespace highway_heist
