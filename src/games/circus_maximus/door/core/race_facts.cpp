#include "games/circus_maximus/door/core/race_facts.h"

#include <algorithm>
#include <array>

#include "games/circus_maximus/data/codec.h"
#include "games/circus_maximus/rules/campaign.h"
#include "games/circus_maximus/rules/ratings.h"
#include "games/circus_maximus/view/core/luck.h"
#include "kernel/replay.h"
#include "play/people/told_record.h"

namespace circus_maximus {

namespace {

using words::mark;

constexpr std::array<play::Feat, 14> feats = {{
    {"winner", mark("Palm and Purse"),
     mark("The crowd throws flowers. Some of them are still in their pots.")},
    {"champion", mark("A Bust in the Forum"), mark("Five wins. They have improved your nose."), 5},
    {"wall", mark("The Scenic Route"),
     mark("Won from a lane along the wall. You have now seen all of the circus.")},
    {"no whip", mark("Whispered To"),
     mark("Won without a stroke of the whip. The horses have asked to keep you.")},
    {"corners", mark("Leaning Out"),
     mark("Six corners taken too fast, and still standing on the axle.")},
    {"horses", mark("Horse Trader"),
     mark("Two horses fewer in the race, and neither of them yours.")},
    {"wrecker", mark("Naufragium"),
     mark("You have turned a chariot into firewood. It was not your own.")},
    {"unhurt", mark("Not a Scratch"),
     mark("Won with every horse and both wheels as they were. What race was that?")},
    {"three horses", mark("Three Will Do"),
     mark("Home first on three horses. The fourth sends its regards.")},
    {"dragged", mark("Feet First"),
     mark("Across the line on your stomach, behind your own team. It counts.")},
    {"on foot", mark("A Brisk Walk"),
     mark("Out of the arena on your own feet. Your chariot was not so lucky.")},
    {"whip taken", mark("Give That Back"), mark("You lashed out, and they kept the whip.")},
    {"unlucky", mark("Against the Omens"), mark("Won with dice that no augur would have touched.")},
    {"lucky", mark("Fortuna's Favourite"),
     mark("The dice of a lifetime, and somebody else has the palm.")},
}};

struct Count {
    int home_turn = 0;
    int whips = 0;
    int strains = 0;
    int horses_killed = 0;
    int wrecked = 0;
    bool lost_whip = false;
    bool was_dragged_home = false;
    bool got_away = false;
    play::RankSum luck;
};

struct Told {
    std::array<Count, chariots + 1> seats;
    std::array<Chariot, chariots> first{};  // as they set out
    std::vector<play::Wreck> wrecks;
};

class Teller {
public:
    explicit Teller(const Terms& terms) : terms_(terms) { rammed_by_.fill(no_chariot); }

    void hear(const Event& event, const Race& race) {
        if (event.fact == Fact::drawn) rammed_by_.fill(no_chariot);
        if (event.fact == Fact::turn_began && event.value == 1) told.first = race.all;
        if (event.who >= chariots) return;
        Count& its = of(event.who);
        switch (event.fact) {
        case Fact::whipped: ++its.whips; break;
        case Fact::strained: ++its.strains; break;
        case Fact::rammed: rammed_by_[event.other] = event.who; break;
        case Fact::horse_died:
            if (const auto by = culprit(event.who)) ++of(*by).horses_killed;
            break;
        case Fact::flipped: wreck(event.who); break;
        case Fact::whip_lost: its.lost_whip = true; break;
        case Fact::cut_loose: walkers_ |= only(event.who); break;
        case Fact::driver_saved: its.got_away |= (walkers_ & only(event.who)) != 0; break;
        case Fact::finished:
            if (its.home_turn == 0) its.home_turn = race.turn;
            its.was_dragged_home |= race[event.who].driver == Driver::dragged;
            break;
        default: break;
        }
    }
    void cast(Why why, std::span<const std::uint8_t> faces, ChariotId whose) {
        const auto luck = luck_of(why, faces);
        if (luck && whose < chariots) of(whose).luck.add(*luck);
    }

    Told told;

private:
    Count& of(ChariotId id) { return told.seats[owner_of(terms_, id)]; }
    // Who rammed it in this move, if it was somebody else's.
    std::optional<ChariotId> culprit(ChariotId id) const {
        const ChariotId by = rammed_by_[id];
        const bool is_others = by != no_chariot && owner_of(terms_, by) != owner_of(terms_, id);
        return is_others ? std::optional(by) : std::nullopt;
    }
    void wreck(ChariotId id) {
        const auto by = culprit(id);
        if (by) ++of(*by).wrecked;
        told.wrecks.push_back({owner_of(terms_, id), by ? owner_of(terms_, *by) : kernel::nobody});
    }

    Terms terms_;
    std::array<ChariotId, chariots> rammed_by_{};
    ChariotSet walkers_ = 0;
};

Told told_of(const kernel::Session<CircusMaximus>& session) {
    Teller teller(session.now().terms);
    const auto& journal = session.journal();
    const auto hear = [&](const kernel::Happening<CircusMaximus>& happening) {
        if (happening.kind == kernel::HappeningKind::cast) {
            const auto& entry = journal[happening.entry];
            teller.cast(entry.why, journal.faces_of(entry), happening.state.acting);
        } else {
            teller.hear(happening.event, happening.state);
        }
    };
    kernel::retell<CircusMaximus>(session.boundaries().front().state, journal, journal.size(),
                                  hear);
    return std::move(teller.told);
}

bool is_unhurt(const Chariot& first, const Chariot& now) {
    return first.team == now.team && first.wheels == now.wheels;
}

void add_feats(const Race& race, const Told& told, kernel::PlayerId player, play::SeatFacts& seat) {
    const auto add = [&](bool is_earned, std::string_view key) {
        if (is_earned) seat.feats.push_back(key);
    };
    constexpr double very_lucky = 0.9;
    const Count& its = told.seats[player];
    const bool won = seat.is_winner;
    add(won, "winner");
    add(won, "champion");
    if (won) {
        const ChariotId first = classification(race)[0];
        add(told.first[first].car.lane >= lanes - 2, "wall");
        add(is_unhurt(told.first[first], race[first]), "unhurt");
        add(race[first].dead_horses > 0, "three horses");
    }
    add(won && its.whips == 0, "no whip");
    add(seat.home_round > 0 && its.strains >= 6, "corners");
    add(its.horses_killed >= 2, "horses");
    add(its.wrecked > 0, "wrecker");
    add(its.was_dragged_home, "dragged");
    add(its.got_away, "on foot");
    add(its.lost_whip, "whip taken");
    add(won && seat.luck && *seat.luck <= 1.0 - very_lucky, "unlucky");
    add(!won && seat.luck && *seat.luck >= very_lucky, "lucky");
}

void tell(const play::Record<Codec>& record, const kernel::Session<CircusMaximus>& session,
          play::RaceFacts& facts) {
    constexpr int fewest_casts = 10;
    const Race& race = session.now();
    facts.course = mark("Circus Maximus");
    if (record.advanced) facts.kind = words::tr("Advanced game");
    facts.laps = record.laps;
    facts.rounds = race.turn;
    if (!facts.is_over) return;
    const Told told = told_of(session);
    facts.wrecks = told.wrecks;
    if (record.is_campaign)
        for (const int marks : marks_after(race))
            facts.carried.push_back(marks);
    const Chariots placed = classification(race);
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        const auto player = static_cast<kernel::PlayerId>(i);
        play::SeatFacts& seat = facts.seats[i];
        const Count& its = told.seats[player];
        seat.place = place_of(race, player);
        seat.is_winner = !placed.empty() && owner_of(race.terms, placed[0]) == player;
        if (record.is_campaign) seat.earned = account_of(race, player).total();
        seat.home_round = its.home_turn;
        seat.luck = its.luck.share_below(fewest_casts);
        add_feats(race, told, player, seat);
    }
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>(feats, play::turns); }

}  // namespace circus_maximus
