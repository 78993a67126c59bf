// Seasons of Frothy Races as the window starts them.
#include <algorithm>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/race_facts.h"
#include "games/frothy/door/core/season.h"
#include "games/frothy/door/frothy_door.h"
#include "games/frothy/door/race_library.h"
#include "games/frothy/view/board/board_picture.h"
#include "games/frothy/view/core/race_length.h"
#include "games/frothy/view/screens/setup_screen.h"
#include "words/words.h"

namespace frothy {

using words::by_count;
using words::say;
using words::tr;

namespace {

SetupPlan plan_of(const SetupOffers& offers, std::size_t course, RaceType type, std::size_t seats) {
    SetupPlan plan = usual_plan(offers);
    plan.course = course;
    while (plan.seats.size() < seats)
        plan.seats.push_back(seat_in(free_livery(plan), false));
    plan.seats.resize(seats);
    set_terms(plan, type);
    return plan;
}

constexpr std::array heats = {RaceType::fastest, RaceType::furthest, RaceType::pursuit};

std::string heat_title(const Course& course, const SetupPlan& plan) {
    const std::string name = tr(course.plan().name.c_str());
    const std::string kind = race_type_name(plan.terms.type);
    if (plan.terms.type == RaceType::fastest) return say("{0}: {1}", {name, kind});
    const int rounds = rounds_of(plan.terms);
    if (rounds == 0) return say("{0}: {1}", {name, kind});
    return say("{0}: {1}, {2}",
               {name, kind, say(by_count(rounds, "{0} round", "{0} rounds"), {rounds})});
}

template <class Offer>
const Offer& offer_named(const std::vector<Offer>& offers, const std::string& id,
                         const char* trouble) {
    const auto found = std::ranges::find(offers, id, &Offer::id);
    if (found == offers.end()) throw GameError(say(trouble, {id}));
    return *found;
}

}  // namespace

// Each course in turn, with a kind of race that the one before did not have. Toughest comes after
// all others: until only one is left may take as long as the rest of the season.
std::vector<ui::SeasonEvent> FrothyDoor::season_events() {
    const auto& courses = offers().courses;
    std::vector<std::vector<ui::SeasonEvent>> by_course(courses.size());
    for (std::size_t course = 0; course < courses.size(); ++course) {
        const auto offer = [&](RaceType type) {
            const SetupPlan plan = plan_of(offers(), course, type, proposed_for);
            if (!race_trouble(plan, offers()).empty()) return;
            by_course[course].push_back({key_of({courses[course].id, type}),
                                         heat_title(courses[course].course, plan),
                                         race_type_aim(type)});
        };
        for (std::size_t i = 0; i < heats.size(); ++i)
            offer(heats[(i + course) % heats.size()]);
        offer(RaceType::toughest);
    }
    std::vector<ui::SeasonEvent> events;
    for (std::size_t i = 0; i <= heats.size(); ++i)
        for (const auto& its : by_course)
            if (i < its.size()) events.push_back(its[i]);
    return events;
}

std::vector<ui::SeasonRide> FrothyDoor::season_rides() {
    std::vector<ui::SeasonRide> rides;
    for (const LicenceOffer& offer : offers().licences) {
        const std::string picture =
            vehicle_sprite_name(program().sprites(), picture_name(offer.licence));
        rides.push_back({offer.id, tr(offer.licence.name.c_str()), picture, picture + "-livery"});
    }
    return rides;
}

std::vector<ui::SeatChoice> FrothyDoor::season_seats() {
    return {plan().seats.begin(), plan().seats.end()};
}

std::string FrothyDoor::season_trouble(const std::string& event, std::size_t seats) {
    const auto heat = heat_of(event);
    const auto& courses = offers().courses;
    const auto course = std::ranges::find(courses, heat ? heat->course : "", &CourseOffer::id);
    if (course == courses.end()) return say("There is no race {0}.", {event});
    const auto at = static_cast<std::size_t>(course - courses.begin());
    return race_trouble(plan_of(offers(), at, heat->type, seats), offers());
}

bool FrothyDoor::paint_place(const std::string& event, stage::Canvas& canvas,
                             stage::SpriteStore& sprites, stage::Rect where) {
    const auto heat = heat_of(event);
    const auto& courses = offers().courses;
    const auto course = std::ranges::find(courses, heat ? heat->course : "", &CourseOffer::id);
    if (course == courses.end()) return false;
    paint_course_picture(canvas, sprites, where, course->course, CourseName::left_out);
    return true;
}

int FrothyDoor::season_minutes(const std::string& event, std::size_t, std::size_t people) {
    const auto heat = heat_of(event);
    const auto& courses = offers().courses;
    const auto course = std::ranges::find(courses, heat ? heat->course : "", &CourseOffer::id);
    if (course == courses.end()) return 0;
    TableRules rules;
    set_terms(rules, heat->type);
    return minutes_of_race(course->course, rules, static_cast<int>(people));
}

play::FactTeller FrothyDoor::teller() const { return fact_teller(); }

std::vector<ui::SeasonOption> FrothyDoor::season_options() {
    return {{std::string(damage_stays), tr("Damage stays"),
             say("{0} boxes are repaired between two races, and no vehicle starts with more than "
                 "half of its boxes crossed out. Whatever else the Damage has brought stays too.",
                 {repaired})},
            {std::string(has_upgrades), tr("Upgrades for the last"),
             tr("Between two races, whoever is last in the table has one card or one Damage box "
                "more for the rest of the season.")}};
}

std::string FrothyDoor::upgrade_label(const std::string& key) const {
    if (key == "whip") return tr("One Whip card more");
    if (key == "reins") return tr("One Reins card more");
    return tr("One Damage box more");
}

std::vector<ui::SeasonUpgrade> FrothyDoor::upgrades_for(const play::Season& season,
                                                        std::size_t seat) {
    std::vector<ui::SeasonUpgrade> upgrades;
    if (!season.has(has_upgrades)) return upgrades;
    const auto found =
        std::ranges::find(offers().licences, season.seats[seat].ride, &LicenceOffer::id);
    if (found == offers().licences.end()) return upgrades;
    Licence licence = found->licence;
    upgrade_for(licence, season, seat, season.raced());
    for (const std::string_view key : upgrades_of(licence))
        upgrades.push_back({std::string(key), upgrade_label(std::string(key))});
    return upgrades;
}

std::filesystem::path FrothyDoor::race_season(const play::Season& season, std::size_t race,
                                              const play::RaceFacts* before) {
    const auto heat = heat_of(season.races[race].event);
    if (!heat) throw GameError(say("There is no race {0}.", {season.races[race].event}));
    Record record;
    set_terms(record, heat->type);
    record.course =
        offer_named(offers().courses, heat->course, words::mark("There is no course {0}."))
            .course.plan();
    for (std::size_t seat = 0; seat < season.seats.size(); ++seat) {
        record.seats.push_back(season.seats[seat]);
        record.licences.push_back(offer_named(offers().licences, season.seats[seat].ride,
                                              words::mark("There is no vehicle {0}."))
                                      .licence);
        upgrade_for(record.licences.back(), season, seat, race);
    }
    record.seed = season.races[race].seed;
    const auto faults = find_faults(static_cast<const RaceSetup&>(record));
    if (!faults.empty()) throw GameError(faults.front());
    settle(record, record.seed);
    if (before != nullptr && season.has(damage_stays)) {
        std::vector<int> damage;
        for (const play::SeatFacts& seat : before->seats)
            damage.push_back(seat.wear);
        damage.resize(season.seats.size());
        record.start = worn_start(record, damage);
    }
    std::filesystem::path journal = new_journal(record);
    sit_down(take_up(record, journal));
    return journal;
}

}  // namespace frothy
