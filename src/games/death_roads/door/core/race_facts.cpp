#include "games/death_roads/door/core/race_facts.h"

#include <array>

#include "games/death_roads/data/codec.h"
#include "games/death_roads/view/core/luck.h"
#include "kernel/replay.h"
#include "play/people/told_record.h"
#include "words/words.h"

namespace death_roads {

namespace {

using words::mark;

constexpr std::array<play::Feat, 9> feats = {{
    {"winner", mark("Salt Water"), mark("You may now wash the car. In the sea, if need be.")},
    {"champion", mark("Five Coasts"),
     mark("Five wins. There are only two coasts; you went back for more."), 5},
    {"last rolling", mark("The Quiet Road"),
     mark("Won because nobody else was left. It was lonely, and it was lovely.")},
    {"unhurt", mark("Showroom Condition"),
     mark("Won with 3 Condition lost at most. The others want to see the receipts.")},
    {"marksman", mark("Return to Sender"), mark("Four hits in a race. They were all addressed.")},
    {"basher", mark("Personal Space"), mark("Six bashes in a race. You do take up room.")},
    {"far ahead", mark("Faster Than the Map"),
     mark("Far Ahead three times. The road had to run to keep up.")},
    {"skids", mark("Sideways Is a Direction"),
     mark("Three Skids in a race. Some of them were even the right way.")},
    {"no skid", mark("Ten to Two"), mark("Won without a Skid, both hands on the wheel.")},
}};

struct Count {
    int hits = 0;
    int bashes = 0;
    int far_aheads = 0;
    int skids = 0;
    int lost = 0;  // Condition
    play::RankSum luck;
};

struct Heard {
    std::array<Count, most_players> counts{};
    std::vector<play::Wreck> wrecks;
};

Heard heard_in(const kernel::Session<DeathRoads>& session) {
    Heard heard;
    PlayerId last_by = nobody;  // who struck last
    const auto hear = [&](const kernel::Happening<DeathRoads>& happening) {
        if (happening.kind == kernel::HappeningKind::cast) {
            const auto& entry = session.journal()[happening.entry];
            const auto cast =
                luck_in(happening.state, entry.why, session.journal().faces_of(entry));
            const PlayerId who = happening.state.turn.who;
            if (cast && who < most_players) heard.counts.at(who).luck.add(*cast);
        }
        if (happening.kind != kernel::HappeningKind::event) return;
        const Event& event = happening.event;
        if (event.who >= most_players) return;
        Count& its = heard.counts.at(event.who);
        switch (event.fact) {
        case Fact::turn_began: last_by = nobody; break;
        case Fact::hit:
        case Fact::bashed:
            last_by = event.other;
            if (event.other < most_players)
                ++(event.fact == Fact::hit ? heard.counts.at(event.other).hits
                                           : heard.counts.at(event.other).bashes);
            break;
        case Fact::far_ahead: ++its.far_aheads; break;
        case Fact::skidded: ++its.skids; break;
        case Fact::scraped:
        case Fact::event_resolved: last_by = nobody; break;
        case Fact::condition:
            if (event.value < 0) its.lost -= event.value;
            break;
        case Fact::out:
            heard.wrecks.push_back({event.who, last_by == event.who ? nobody : last_by});
            break;
        default: break;
        }
    };
    kernel::retell<DeathRoads>(session.boundaries().front().state, session.journal(),
                               session.journal().size(), hear);
    return heard;
}

void add_feats(const Race& race, const Count& its, play::SeatFacts& seat) {
    const auto add = [&](bool is_earned, std::string_view key) {
        if (is_earned) seat.feats.push_back(key);
    };
    const bool won = seat.is_winner;
    add(won, "winner");
    add(won, "champion");
    add(won && racing_count(race) == 1, "last rolling");
    add(won && its.lost <= 3, "unhurt");
    add(its.hits >= 4, "marksman");
    add(its.bashes >= 6, "basher");
    add(its.far_aheads >= 3, "far ahead");
    add(its.skids >= 3, "skids");
    add(won && its.skids == 0, "no skid");
}

void tell(const play::Record<Codec>&, const kernel::Session<DeathRoads>& session,
          play::RaceFacts& facts) {
    const Race& race = session.now();
    facts.course = mark("Death Roads");
    facts.rounds = race.round;
    for (PlayerId id = 0; id < race.terms.players; ++id)
        if (race[id].build.vehicle != none)
            facts.seats[id].ride = std::string(race[id].vehicle().name);
    if (!facts.is_over) return;
    Heard heard = heard_in(session);
    facts.wrecks = std::move(heard.wrecks);
    int place = 0;
    for (const PlayerId id : placing(race)) {
        play::SeatFacts& seat = facts.seats[id];
        seat.place = ++place;
        seat.is_winner = place == 1;
        // How many rounds there are is agreed on: none of them is a record.
        seat.luck = heard.counts.at(id).luck.share_below(fewest_casts);
        add_feats(race, heard.counts.at(id), seat);
    }
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>(feats); }

}  // namespace death_roads
