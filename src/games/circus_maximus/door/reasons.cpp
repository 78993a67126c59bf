#include "games/circus_maximus/door/reasons.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/circus_maximus/view/circus_view.h"
#include "games/circus_maximus/view/core/odds.h"
#include "ui/core/prompt/reasons.h"
#include "words/words.h"

namespace circus_maximus {

using words::mark;
using words::say;
using words::tr;

namespace {

using Figure = std::optional<double>;

// What is known of an answer.
struct Known {
    std::string name;
    std::string way;  // the die of the whip that the end of the move goes by
    Figure home;      // in the move with middling dice
    Figure squares;   // in the lane of what is proposed: those of others cannot be compared
    Figure excess;
    Figure endurance;
    Figure turns;
    Figure chance;
    // What befalls it, and who is attacked.
    Prospect prospect;
    ChariotId own = no_chariot;
    ChariotId rival = no_chariot;
};

// As the question tells it, to the per cent: where nothing worse befalls it.
double chance_of(const Prospect& prospect, ChariotId who, Fact fact) {
    const auto ends = told_ends(prospect, who);
    const auto end = std::ranges::find(ends, fact, &ToldEnd::fact);
    if (end == ends.end()) return 0;
    // What is told as less than 1 % is not nothing, nor what is told as more than 99 % certain.
    if (end->percent <= 0) return std::min(end->part, 0.004);
    if (end->percent >= 100) return std::max(end->part, 0.996);
    return end->percent / 100.0;
}
template <Fact fact>
Figure of_own(const Known& one) {
    return chance_of(one.prospect, one.own, fact);
}
template <Fact fact>
Figure of_rival(const Known& one) {
    if (one.rival == no_chariot) return std::nullopt;
    return chance_of(one.prospect, one.rival, fact);
}

// Whom one of them attacks.
ChariotId rival_in(const View::Decision& decision, std::span<const Outlook> outlooks) {
    for (const Outlook& one : outlooks) {
        const Option& option = decision.options[one.option];
        if (is_attack(option.choice)) return option.value;
    }
    return no_chariot;
}

Known known_of(const View::Decision& decision, const Outlook& outlook, int lane, ChariotId rival,
               const ui::Seating& seating) {
    const ChariotId own = decision.about.who;
    const Option& option = decision.options[outlook.option];
    Known known;
    known.own = own;
    known.rival = rival;
    known.name = View::option_words(option, decision, seating).label;
    known.chance = outlook.chance;
    if (const auto& end = outlook.end) {
        const Chariot& chariot = end->race[own];
        known.home = chariot.standing == Standing::finished ? 1 : 0;
        if (chariot.is_racing()) {
            if (chariot.car.lane == lane) known.squares = end->squares;
            known.turns = end->turns;
        }
        known.endurance = chariot.endurance;
        known.excess = end->excess;
        if (option.choice == Choice::whip)
            known.way = say("a roll of {0}", {chariot.turn_speed - decision.now.move.speed});
    }
    known.prospect = outlook_at(decision, option);
    return known;
}

std::string excess_figure(double excess) {
    const auto squares = static_cast<int>(std::lround(excess));
    return squares == 0 ? std::string(tr("not too fast")) : say("too fast by {0}", {squares});
}

using Respect = ui::Respect<Known>;

const std::array respects = {
    Respect{[](const Known& one) { return one.home; }, 20, 0.5, nullptr, true,
            mark("It brings you home; \"{0}\" does not."), mark("You are not home by it, though.")},
    Respect{of_own<Fact::flipped>, -8, 0.005, ui::share_figure, false,
            mark("Chance that your chariot turns over: {1}, with \"{0}\" {2}."),
            mark("Your chariot turns over more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::driver_died>, -8, 0.005, ui::share_figure, false,
            mark("Chance that your driver dies: {1}, with \"{0}\" {2}."),
            mark("Your driver dies more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::horse_died>, -4, 0.005, ui::share_figure, false,
            mark("Chance that a horse dies: {1}, with \"{0}\" {2}."),
            mark("A horse dies more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::injured>, -0.8, 0.03, ui::share_figure, false,
            mark("Chance that a horse is hurt: {1}, with \"{0}\" {2}."),
            mark("A horse is hurt more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::wounded>, -0.8, 0.03, ui::share_figure, false,
            mark("Chance that your driver is hurt: {1}, with \"{0}\" {2}."),
            mark("Your driver is hurt more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::wheel_hurt>, -0.5, 0.03, ui::share_figure, false,
            mark("Chance that a wheel cracks: {1}, with \"{0}\" {2}."),
            mark("A wheel cracks more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::jostled>, -0.4, 0.03, ui::share_figure, false,
            mark("Chance to be jostled: {1}, with \"{0}\" {2}."),
            mark("You are jostled more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::slipped>, -0.4, 0.03, ui::share_figure, false,
            mark("Chance to slide a lane out: {1}, with \"{0}\" {2}."),
            mark("You slide a lane out more often, though: {1} instead of {2}.")},
    Respect{of_own<Fact::slowed>, -0.4, 0.03, ui::share_figure, false,
            mark("Chance to be slowed: {1}, with \"{0}\" {2}."),
            mark("You are slowed more often, though: {1} instead of {2}.")},
    Respect{of_rival<Fact::flipped>, 4, 0.005, ui::share_figure, false,
            mark("Chance that the rival's chariot turns over: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::driver_died>, 4, 0.005, ui::share_figure, false,
            mark("Chance that the rival's driver dies: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::horse_died>, 2, 0.005, ui::share_figure, false,
            mark("Chance that a horse of the rival dies: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::injured>, 0.6, 0.03, ui::share_figure, false,
            mark("Chance that a horse of the rival is hurt: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::wounded>, 0.6, 0.03, ui::share_figure, false,
            mark("Chance that the rival's driver is hurt: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::wheel_hurt>, 0.4, 0.03, ui::share_figure, false,
            mark("Chance that a wheel of the rival cracks: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::slowed>, 0.4, 0.03, ui::share_figure, false,
            mark("Chance that the rival is slowed: {1}, with \"{0}\" {2}."), nullptr},
    Respect{of_rival<Fact::whip_lost>, 0.4, 0.03, ui::share_figure, false,
            mark("Chance that the rival loses the whip: {1}, with \"{0}\" {2}."), nullptr},
    Respect{[](const Known& one) { return one.excess; }, -0.08, 0.5, excess_figure, true,
            mark("In the corner you are {1}, with \"{0}\" {2}."),
            mark("In the corner you are {1}, though.")},
    Respect{[](const Known& one) { return one.squares; }, -0.07, 1.5, ui::whole_figure, true,
            mark("Squares left to the finish: {1}, with \"{0}\" {2}."),
            mark("More squares are left to the finish, though: {1} instead of {2}.")},
    Respect{[](const Known& one) { return one.endurance; }, 0.04, 0.5, ui::whole_figure, true,
            mark("You keep more endurance than with \"{0}\": {1} instead of {2}."),
            mark("You keep less endurance, though: {1} instead of {2}.")},
};

const std::array guess = {
    Respect{[](const Known& one) { return one.chance; }, 1000, 0.005, ui::share_figure, false,
            mark("It is the driver's guess: {1} to win, after \"{0}\" {2}."), nullptr},
    Respect{[](const Known& one) { return one.turns; }, -1, 0.1, ui::mean_figure, true,
            mark("It is the driver's guess: turns left to the finish {1}, after \"{0}\" {2}."),
            nullptr},
};

// A square less is not worth a word where braking brings nothing else.
bool is_idle_brake(const View::Decision& decision, const Known& proposed, const Option& one,
                   const Known& other) {
    const bool is_brake = decision.ask == Ask::brake || one.choice == Choice::brake;
    const auto brings = [&](const Respect& respect) {
        return respect.lead(proposed, other).value_or(0) < 0;
    };
    return is_brake && std::ranges::none_of(respects, brings);
}

}  // namespace

std::string reason_for_points() {
    return words::tr(
        "A good driver counts in every corner, attack and evasion; a faster team and a "
        "car that can ram take what is left.");
}

std::vector<std::string> reasons_for(const kernel::Decision<CircusMaximus>& decision,
                                     std::span<const Outlook> outlooks,
                                     const ui::Seating& seating) {
    constexpr std::size_t most_compared = 4;
    if (outlooks.empty()) return {};
    const auto& end = outlooks[0].end;
    const int lane = (end ? end->race : decision.now)[decision.about.who].car.lane;
    const ChariotId rival = rival_in(decision, outlooks);
    const Known proposed = known_of(decision, outlooks[0], lane, rival, seating);
    std::vector<Outlook> others(outlooks.begin() + 1, outlooks.end());
    // Why not faster?
    if (decision.ask == Ask::speed)
        std::stable_partition(others.begin(), others.end(), [&](const Outlook& other) {
            const auto speed_of = [&](const Outlook& one) {
                return decision.options[one.option].value;
            };
            return speed_of(other) == speed_of(outlooks[0]) + 1;
        });
    others.resize(std::min(others.size(), most_compared));
    for (const Outlook& one : others) {
        const Known other = known_of(decision, one, lane, rival, seating);
        const auto differs = [&](const Respect& respect) {
            return respect.lead(proposed, other).has_value();
        };
        if (std::ranges::none_of(respects, differs)) continue;
        if (is_idle_brake(decision, proposed, decision.options[one.option], other)) continue;
        // Where what can be seen of it speaks for the other one, there is the guess alone.
        const bool is_seen = ui::lead_over<Known>(respects, proposed, other) > 0;
        const auto among = is_seen ? std::span<const Respect>(respects) : guess;
        return ui::reasons_for<Known>(among, proposed, {other});
    }
    return {};
}

}  // namespace circus_maximus
