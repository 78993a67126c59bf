#include "play/people/people.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "play/autosave.h"
#include "play/library.h"
#include "play/season/season_files.h"
#include "words/words.h"

namespace play {

namespace {

template <class T>
T& found_or_added(std::vector<T>& list, std::string T::*key, const std::string& value) {
    const auto found = std::ranges::find(list, value, key);
    if (found != list.end()) return *found;
    list.emplace_back().*key = value;
    return list.back();
}

bool is_alike(const BestRace& one, const BestRace& other) {
    return one.course == other.course && one.kind == other.kind && one.laps == other.laps;
}

// The earlier one stays where a later one is no better.
void keep_best(std::vector<BestRace>& bests, const BestRace& race) {
    const auto found =
        std::ranges::find_if(bests, [&](const BestRace& best) { return is_alike(best, race); });
    if (found == bests.end()) {
        bests.push_back(race);
    } else if (race.rounds < found->rounds) {
        *found = race;
    }
}

class Gathering {
public:
    void add(const RaceFacts& race) {
        ++people_.races;
        // In order of places: of two who got home in one round, the first has the record.
        std::vector<std::size_t> order(race.seats.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, {},
                                 [&](std::size_t seat) { return race.seats[seat].place; });
        for (const std::size_t seat : order)
            add_seat(race, seat);
        for (const Wreck& wreck : race.wrecks)
            add_wreck(race, wreck);
    }
    void crown(const std::string& name) {
        const auto found = std::ranges::find(people_.profiles, name, &Profile::name);
        if (found != people_.profiles.end()) ++found->seasons_won;
    }
    People finish() {
        for (std::size_t i = 0; i < people_.profiles.size(); ++i)
            if (lucks_[i].casts > 0) people_.profiles[i].luck = lucks_[i].sum / lucks_[i].casts;
        for (Profile& profile : people_.profiles) {
            std::ranges::stable_sort(profile.rivals, std::greater<>{}, &Rivalry::met);
            std::ranges::stable_sort(profile.rides, std::greater<>{}, &RideTally::races);
            std::ranges::stable_sort(profile.bests, {}, &BestRace::course);
        }
        std::ranges::stable_sort(people_.records, {}, &BestRace::course);
        std::ranges::stable_sort(people_.profiles, [](const Profile& one, const Profile& other) {
            return std::tuple(!one.is_person, -one.seasons_won, -one.wins, -one.podiums, one.name) <
                   std::tuple(!other.is_person, -other.seasons_won, -other.wins, -other.podiums,
                              other.name);
        });
        return std::move(people_);
    }

private:
    struct LuckSum {
        double sum = 0.0;
        int casts = 0;
    };

    std::size_t index_of(const SeatFacts& seat) {
        for (std::size_t i = 0; i < people_.profiles.size(); ++i) {
            const Profile& profile = people_.profiles[i];
            if (profile.name == seat.name && profile.is_person == seat.is_person) return i;
        }
        Profile& profile = people_.profiles.emplace_back();
        profile.name = seat.name;
        profile.is_person = seat.is_person;
        lucks_.emplace_back();
        return people_.profiles.size() - 1;
    }
    static Rivalry& rival_of(Profile& profile, const SeatFacts& other) {
        for (Rivalry& rival : profile.rivals)
            if (rival.name == other.name && rival.is_person == other.is_person) return rival;
        Rivalry& rival = profile.rivals.emplace_back();
        rival.name = other.name;
        rival.is_person = other.is_person;
        return rival;
    }

    void add_seat(const RaceFacts& race, std::size_t index) {
        const SeatFacts& seat = race.seats[index];
        const std::size_t at = index_of(seat);
        Profile& profile = people_.profiles[at];
        profile.livery = seat.livery;
        ++profile.races;
        profile.wins += seat.is_winner ? 1 : 0;
        profile.retired += seat.gave_up ? 1 : 0;
        const auto behind = std::ranges::count_if(
            race.seats, [&](const SeatFacts& other) { return other.place > seat.place; });
        const bool is_among_three = seat.place >= 1 && seat.place <= 3 && behind > 0;
        profile.podiums += is_among_three && !seat.gave_up ? 1 : 0;
        if (seat.luck) {
            lucks_[at].sum += *seat.luck;
            ++lucks_[at].casts;
        }
        if (!seat.ride.empty()) {
            RideTally& ride = found_or_added(profile.rides, &RideTally::ride, seat.ride);
            ++ride.races;
            ride.wins += seat.is_winner ? 1 : 0;
        }
        for (const std::string_view feat : seat.feats)
            ++profile.feats[std::string(feat)];
        for (std::size_t i = 0; i < race.seats.size(); ++i) {
            if (i == index) continue;
            Rivalry& rival = rival_of(profile, race.seats[i]);
            rival.ahead += seat.place < race.seats[i].place ? 1 : 0;
            rival.behind += seat.place > race.seats[i].place ? 1 : 0;
        }
        if (seat.home_round == 0) return;
        const BestRace best{race.course, race.kind, race.laps, seat.home_round,
                            seat.ride,   seat.name, race.file};
        keep_best(profile.bests, best);
        keep_best(people_.records, best);
    }

    void add_wreck(const RaceFacts& race, const Wreck& wreck) {
        const auto seat = [&](kernel::PlayerId player) -> const SeatFacts& {
            return race.seats[player];
        };
        if (wreck.who >= race.seats.size()) return;
        const std::size_t who = index_of(seat(wreck.who));
        ++people_.profiles[who].wrecks_suffered;
        if (wreck.by >= race.seats.size() || wreck.by == wreck.who) return;
        ++rival_of(people_.profiles[who], seat(wreck.by)).wrecked_by;
        Profile& by = people_.profiles[index_of(seat(wreck.by))];
        ++by.wrecks_caused;
        ++rival_of(by, seat(wreck.who)).wrecked;
    }

    People people_;
    std::vector<LuckSum> lucks_;  // beside the profiles
};

}  // namespace

bool Profile::has(const Feat& feat) const {
    const auto found = feats.find(std::string(feat.key));
    return found != feats.end() && found->second >= feat.needed;
}

const Profile* People::named(std::string_view name, bool is_person) const {
    const auto found = std::ranges::find_if(profiles, [&](const Profile& profile) {
        return profile.name == name && profile.is_person == is_person;
    });
    return found == profiles.end() ? nullptr : &*found;
}

People people_of(std::span<const RaceFacts> races, std::span<const std::string> champions) {
    Gathering gathering;
    for (const RaceFacts& race : races)
        if (race.is_over && !race.is_branch) gathering.add(race);
    for (const std::string& champion : champions)
        gathering.crown(champion);
    return gathering.finish();
}

RaceGatherer::RaceGatherer(const UserDirs& dirs, std::string game, FactTeller teller)
    : game_(std::move(game)), teller_(teller) {
    const auto add = [&](const std::vector<std::filesystem::path>& files) {
        files_.insert(files_.end(), files.begin(), files.end());
    };
    if (teller_.facts_of == nullptr) return;
    add(season_records(dirs));
    add(saved_files(dirs));
    add(find_finished(dirs));
}

// The end of a race is that of the file met first: seasons keep theirs, and later files come first.
void RaceGatherer::read_next() {
    if (is_done()) return;
    const std::filesystem::path& file = files_[next_++];
    const std::string game = game_of_file(file);
    if (!game.empty() && game != game_) return;
    std::string trouble;
    auto facts = teller_.facts_of(file, trouble);
    if (!facts) {
        // Whoever does not say of which game it is may be no record at all.
        if (!game.empty()) troubles_.push_back(file.filename().string() + ": " + trouble);
        return;
    }
    if (!facts->is_over || facts->is_branch) return;
    std::vector<std::string> names;
    for (const SeatFacts& seat : facts->seats)
        names.push_back(seat.name);
    if (seen_.emplace(facts->seed, facts->course, std::move(names)).second)
        races_.push_back(*std::move(facts));
}

}  // namespace play
