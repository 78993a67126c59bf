#include "games/frothy/door/core/race_facts.h"

#include <algorithm>
#include <array>

#include "games/frothy/data/record/record.h"
#include "games/frothy/data/wording/wording.h"
#include "games/frothy/rules/queries.h"
#include "games/frothy/view/core/replay/luck_report.h"
#include "games/frothy/view/core/replay/race_replay.h"
#include "games/frothy/view/core/replay/race_tale.h"
#include "kernel/replay.h"
#include "play/people/told_record.h"

namespace frothy {

namespace {

using words::mark;

constexpr std::array<play::Feat, 18> feats = {{
    {"winner", mark("Laurels"), mark("Edible, but only once.")},
    {"champion", mark("A Garden of Laurels"), mark("Five wins. The goats have noticed."), 5},
    {"clean", mark("Not a Scratch"),
     mark("Won without a point of Damage. The wheelwright sends his regrets.")},
    {"peaceful", mark("Mostly Harmless"),
     mark("Won without an attack or a collision. The crowd wants its money back.")},
    {"wrecker", mark("Somebody Else's Wheel"),
     mark("Wrecked a rival. It fell off; you were merely nearby, with a whip.")},
    {"demolition", mark("Amphora Insurance"),
     mark("Wrecks caused in five races. Your premium is now paid in livestock."), 5},
    {"own goal", mark("Entirely by Yourself"),
     mark("Wrecked with nobody within reach. The wall started it.")},
    {"top speed", mark("All Six Boxes"),
     mark("Reached Speed 6. The horses would like to know who asked.")},
    {"drifter", mark("Sideways Is a Direction"),
     mark("Drifted twelve times in a race. The course is longer that way, but prettier.")},
    {"scenic", mark("The Scenic Route"),
     mark("Lost control four times and still got home. Some of it on purpose.")},
    {"passing", mark("Excuse Me, Coming Through"),
     mark("Overtook five times in a race. Politely, in your memory of it.")},
    {"brawler", mark("The Whip Hand"),
     mark("Won four attacks in a race. There was also some driving.")},
    {"punchbag", mark("Popular with Everybody"),
     mark("Attacked five times in a race and still got home. It must be the hat.")},
    {"string", mark("Held Together with String"),
     mark("Got home one hit from the end. The string has since retired.")},
    {"unlucky", mark("In Spite of the Dice"), mark("Won with dice that should be buried at sea.")},
    {"lucky", mark("Pearls before Horses"),
     mark("Dice like that come once in ten races. You did not win this one.")},
    {"last", mark("Somebody Has To"),
     mark("Last. The view was excellent, and consisted of all the others.")},
    {"gave up", mark("The Better Part of Valour"),
     mark("Gave up a race. The baths were open, and the water was warm.")},
}};

struct Story {
    std::array<int, max_vehicles> home_round{};
    std::array<bool, max_vehicles> gave_up{};
    std::vector<play::Wreck> wrecks;
};

Story story_in(const Session& session) {
    Story story;
    const auto& journal = session.journal();
    int round = session.boundaries().front().state.round;
    const auto hear = [&](const kernel::Happening<Frothy>& happening) {
        if (happening.kind != kernel::HappeningKind::event) return;
        const Event& event = happening.event;
        if (const auto* began = event.get_if<RoundBegan>()) round = began->round;
        if (event.who >= max_vehicles) return;
        if (event.is<Finished>()) story.home_round[event.who] = round;
        if (event.is<Retired>()) story.gave_up[event.who] = true;
        if (!event.is<WipedOut>()) return;
        const Blame& blame = happening.state.blame;
        const bool is_blamed = blame.event == happening.state.event_number &&
                               blame.against == event.who && blame.by < max_vehicles;
        story.wrecks.push_back({event.who, is_blamed ? blame.by : kernel::nobody});
    };
    kernel::retell<Frothy>(session.boundaries().front().state, journal, journal.size(), hear);
    return story;
}

void add_feats(const play::RaceFacts& race, std::size_t index, const SeatTale& tale, int damage_max,
               play::SeatFacts& seat) {
    const auto add = [&](bool is_earned, std::string_view key) {
        if (is_earned) seat.feats.push_back(key);
    };
    constexpr double very_lucky = 0.9;
    const bool won = seat.is_winner;
    const bool is_home = seat.home_round > 0;
    const auto its_wrecks = [&](auto counts) { return std::ranges::any_of(race.wrecks, counts); };
    const bool has_wrecked =
        its_wrecks([&](const play::Wreck& wreck) { return wreck.by == index; });
    const bool by_itself = its_wrecks(
        [&](const play::Wreck& wreck) { return wreck.who == index && wreck.by == kernel::nobody; });
    const bool is_last = std::ranges::none_of(
        race.seats, [&](const play::SeatFacts& other) { return other.place > seat.place; });
    add(won, "winner");
    add(won, "champion");
    add(won && seat.wear == 0, "clean");
    add(won && tale.attacks_made == 0 && tale.collisions == 0, "peaceful");
    add(has_wrecked, "wrecker");
    add(has_wrecked, "demolition");
    add(by_itself, "own goal");
    add(tale.top_speed >= 6, "top speed");
    add(tale.drifts >= 12, "drifter");
    add(is_home && tale.control_lost >= 4, "scenic");
    add(tale.passed >= 5, "passing");
    add(tale.attacks_won >= 4, "brawler");
    add(is_home && tale.attacks_suffered >= 5, "punchbag");
    add(is_home && seat.wear + 1 >= damage_max, "string");
    add(won && seat.luck && *seat.luck <= 1.0 - very_lucky, "unlucky");
    add(!won && seat.luck && *seat.luck >= very_lucky, "lucky");
    add(is_last && !won && !seat.gave_up, "last");
    add(seat.gave_up, "gave up");
}

void tell(const Record& record, const Session& session, play::RaceFacts& facts) {
    const Race& race = session.now();
    facts.course = record.course.name;
    facts.kind = race_type_name(record.terms.type);
    const bool counts_laps = record.terms.type == RaceType::fastest && record.course.circuit;
    facts.laps = counts_laps ? record.laps : 0;
    facts.rounds = race.round;
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        facts.seats[i].ride = record.licences[i].name;
        facts.seats[i].wear = race[static_cast<VehicleId>(i)].damage;
    }
    if (!facts.is_over) return;
    const auto places = frothy::places(race);
    const std::vector<VehicleId> first = winners(race);
    const Story story = story_in(session);
    facts.wrecks = story.wrecks;
    const RaceTale tale = race_tale(RaceReplay(record));
    const LuckReport luck = luck_report(session.boundaries().front().state, session.journal());
    for (std::size_t i = 0; i < facts.seats.size(); ++i) {
        play::SeatFacts& seat = facts.seats[i];
        seat.place = places[i];
        seat.is_winner = std::ranges::find(first, static_cast<VehicleId>(i)) != first.end();
        seat.gave_up = story.gave_up[i];
        seat.home_round = story.home_round[i];
        seat.luck = luck.seats[i].share_below();
    }
    for (std::size_t i = 0; i < facts.seats.size(); ++i)
        add_feats(facts, i, tale.seats[i], record.licences[i].damage_max, facts.seats[i]);
}

}  // namespace

play::FactTeller fact_teller() { return play::fact_teller_of<Codec, tell>(feats); }

}  // namespace frothy
