#include "games/grand_prix/door/core/race_facts.h"

#include <algorithm>
#include <array>

#include "games/grand_prix/data/codec.h"
#include "games/grand_prix/rules/ranking.h"
#include "games/grand_prix/view/core/luck.h"
#include "kernel/replay.h"
#include "play/people/told_record.h"

namespace grand_prix {

namespace {

using words::mark;

constexpr std::array<play::Feat, 11> feats = {{
    {"winner", mark("Chequered"), mark("The flag is washable. The smugness is not.")},
    {"champion", mark("A Shelf for the Cups"),
     mark("Five wins. Someone has started to polish things in public."), 5},
    {"pole", mark("Lights to Flag"),
     mark("First away, first home, and not a soul seen in between.")},
    {"from the back", mark("The Long Way Round"),
     mark("Last on the grid, first at the line. The others were holding it for you.")},
    {"passes", mark("Mirrors Are for Looking Back"),
     mark("Eight cars overtaken in a race. None of them has written.")},
    {"clean", mark("Original Paint"), mark("A win without touching anybody. Suspicious.")},
    {"crasher", mark("Contact Sport"),
     mark("Three collisions in a race. The bodywork is now mostly opinion.")},
    {"lock up", mark("Square Wheels"),
     mark("Locked up three times. The tyres have filed a complaint.")},
    {"no stop", mark("What Pit Lane?"),
     mark("Home first, with a stop still owed. The stewards sent flowers.")},
    {"unlucky", mark("In Spite of Everything"), mark("Won with dice that ought to be put down.")},
    {"lucky", mark("All That Luck"),
     mark("The dice of a lifetime, and somebody else has the cup.")},
}};

struct Count {
    int home_round = 0;
    int passes = 0;
    int collisions = 0;
    int lock_ups = 0;
    play::RankSum luck;
};

using Counts = std::array<Count, most_cars>;

Counts counts_of(const kernel::Session<GrandPrix>& session) {
    Counts counts{};
    const auto& journal = session.journal();
    const auto hear = [&](const kernel::Happening<GrandPrix>& happening) {
        if (happening.kind == kernel::HappeningKind::cast) {
            const auto& entry = journal[happening.entry];
            const auto cast = luck_of(entry.why, journal.faces_of(entry));
            const CarId who = happening.state.acting;
            if (cast && who < most_cars) counts[who].luck.add(*cast);
            return;
        }
        const Event& event = happening.event;
        if (event.who >= most_cars) return;
        Count& its = counts[event.who];
        switch (event.fact) {
        case Fact::passed:
        case Fact::passed_freely: ++its.passes; break;
        case Fact::collided:
            ++its.collisions;
            if (event.other < most_cars) ++counts[event.other].collisions;
            break;
        case Fact::locked_up: ++its.lock_ups; break;
        case Fact::came_home: its.home_round = happening.state.round; break;
        default: break;
        }
    };
    kernel::retell<GrandPrix>(session.boundaries().front().state, journal, journal.size(), hear);
    return counts;
}

void add_feats(const Race& race, CarId car, const Count& its, play::SeatFacts& seat) {
    const auto add = [&](bool is_earned, std::string_view key) {
        if (is_earned) seat.feats.push_back(key);
    };
    constexpr double very_lucky = 0.9;
    const bool won = seat.is_winner;
    add(won, "winner");
    add(won, "champion");
    add(won && race.order[0] == car, "pole");
    add(won && race.terms.cars > 2 && race.order[race.terms.cars - 1U] == car, "from the back");
    add(its.passes >= 8, "passes");
    add(won && its.collisions == 0, "clean");
    add(its.collisions >= 3, "crasher");
    add(its.lock_ups >= 3, "lock up");
    add(!won && race.homes > 0 && race.home[0] == car, "no stop");
    add(won && seat.luck && *seat.luck <= 1.0 - very_lucky, "unlucky");
    add(!won && seat.luck && *seat.luck >= very_lucky, "lucky");
}

void tell(const play::Record<Codec>& record, const kernel::Session<GrandPrix>& session,
          play::RaceFacts& facts) {
    constexpr int fewest_casts = 10;
    const Race& race = session.now();
    facts.course = mark("Grand Prix");
    if (record.mode == Mode::sprint) facts.kind = words::tr("Sprint");
    facts.laps = record.laps;
    facts.rounds = race.round;
    if (!facts.is_over) return;
    const Counts counts = counts_of(session);
    const Cars cars = classification(race);
    for (std::size_t i = 0; i < cars.size(); ++i) {
        const CarId car = cars[i];
        play::SeatFacts& seat = facts.seats[car];
        seat.place = static_cast<int>(i) + 1;
        seat.is_winner = i == 0;
        seat.home_round = has_done_duty(race, car) ? counts[car].home_round : 0;
        seat.luck = counts[car].luck.share_below(fewest_casts);
        add_feats(race, car, counts[car], seat);
    }
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>(feats); }

}  // namespace grand_prix
