#include "games/highway_heist/door/core/race_facts.h"

#include <algorithm>
#include <array>

#include "games/highway_heist/data/codec.h"
#include "games/highway_heist/rules/campaign.h"
#include "games/highway_heist/view/core/odds.h"
#include "kernel/replay.h"
#include "play/people/told_record.h"

namespace highway_heist {

namespace {

using words::mark;

constexpr std::array<play::Feat, 8> feats = {{
    {"winner", mark("Clean Getaway"), mark("The road was empty. It is now, anyway.")},
    {"champion", mark("The Usual Suspects"), mark("Five jobs done. You have a favourite van."), 5},
    {"tank", mark("Parking Offence"), mark("The Tank has been towed. Most of it.")},
    {"semi", mark("Signed For"), mark("All of it delivered. The sender was not asked.")},
    {"chopper", mark("Grounded"), mark("It turns out that they do not fly without the top part.")},
    {"beast", mark("No Brakes Needed"), mark("Won on Beast. Nobody will believe you.")},
    {"helper", mark("What Are Friends For"),
     mark("Six tokens for other people's dice. They still say it was luck.")},
    {"unhurt", mark("Like New"), mark("Won, and the car could go back to the shop today.")},
}};

struct Count {
    int assists = 0;
    play::RankSum luck;
};

struct Told {
    std::array<Count, most_members> seats;
    std::vector<play::Wreck> wrecks;
};

Told told_of(const kernel::Session<HighwayHeist>& session) {
    const Terms& terms = session.now().terms;
    Told told;
    const auto& journal = session.journal();
    const auto hear = [&](const kernel::Happening<HighwayHeist>& happening) {
        if (happening.kind == kernel::HappeningKind::cast) {
            const auto& entry = journal[happening.entry];
            const auto cast = luck_of(entry.why, journal.faces_of(entry));
            const kernel::PlayerId active = owner_of(terms, happening.state.active);
            if (cast) told.seats.at(active).luck.add(*cast);
            return;
        }
        const Event& event = happening.event;
        if (event.who >= most_members) return;
        const kernel::PlayerId owner = owner_of(terms, event.who);
        if (event.fact == Fact::assisted) told.seats.at(owner).assists += event.value;
        const bool is_lost = event.fact == Fact::wrecked || event.fact == Fact::removed;
        if (is_lost) told.wrecks.push_back({owner, kernel::nobody});
    };
    kernel::retell<HighwayHeist>(session.boundaries().front().state, journal, journal.size(), hear);
    return told;
}

// The car of every character of that player.
bool is_unhurt(const Heist& heist, kernel::PlayerId player) {
    for (MemberId member = 0; member < heist.terms.members; ++member) {
        if (owner_of(heist.terms, member) != player) continue;
        const Member& who = heist[member];
        if (!who.has_pv() || who.board == Car::hijacked || who.damage > 0) return false;
    }
    return true;
}

void add_feats(const Heist& heist, const Count& its, kernel::PlayerId player,
               play::SeatFacts& seat) {
    const auto add = [&](bool is_earned, std::string_view key) {
        if (is_earned) seat.feats.push_back(key);
    };
    const bool won = seat.is_winner;
    add(won, "winner");
    add(won, "champion");
    add(won && is_playing(heist, Scenario::tank_assault), "tank");
    add(won && is_playing(heist, Scenario::semi_heist), "semi");
    add(won && is_playing(heist, Scenario::chopper_takedown), "chopper");
    add(won && heist.terms.difficulty == Difficulty::beast, "beast");
    add(its.assists >= 6, "helper");
    add(won && is_unhurt(heist, player), "unhurt");
}

const char* title_of(Scenario scenario) {
    switch (scenario) {
    case Scenario::tank_assault: return mark("Tank Assault");
    case Scenario::semi_heist: return mark("Semi Heist");
    case Scenario::chopper_takedown: break;
    }
    return mark("Chopper Takedown");
}
const char* title_of(Difficulty difficulty) {
    switch (difficulty) {
    case Difficulty::easy: return mark("Easy");
    case Difficulty::standard: return mark("Standard");
    case Difficulty::hard: return mark("Hard");
    case Difficulty::beast: break;
    }
    return mark("Beast");
}

// HH-O-150: what a won game counts in a season.
int earned_in(const Heist& heist) {
    if (heist.result != Result::won) return 0;
    return 10 + last_round(heist.terms.difficulty) - heist.round;
}

void tell(const play::Record<Codec>& record, const kernel::Session<HighwayHeist>& session,
          play::RaceFacts& facts) {
    constexpr int fewest_casts = 10;
    const Heist& heist = session.now();
    facts.course = title_of(record.scenario);
    facts.kind = words::tr(title_of(record.difficulty));
    facts.rounds = heist.round;
    if (!facts.is_over) return;
    const Told told = told_of(session);
    facts.wrecks = told.wrecks;
    facts.carried = carried_from(heist);
    const bool won = heist.result == Result::won;
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        play::SeatFacts& seat = facts.seats[i];
        seat.place = won ? 1 : 2;
        seat.is_winner = won;
        seat.earned = earned_in(heist);
        seat.home_round = won ? heist.round : 0;
        seat.luck = told.seats.at(i).luck.share_below(fewest_casts);
        add_feats(heist, told.seats.at(i), static_cast<kernel::PlayerId>(i), seat);
    }
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>(feats); }

}  // namespace highway_heist
