// Who has raced on this machine and how it went: worked out anew from the races there are, kept
// nowhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "play/people/race_facts.h"
#include "play/user_dirs.h"

namespace play {

// How often somebody came in before or behind somebody else.
struct Rivalry {
    std::string name;
    bool is_person = false;
    int ahead = 0;
    int behind = 0;
    int wrecked = 0;     // the other one, by this one
    int wrecked_by = 0;  // this one, by the other

    int met() const { return ahead + behind; }
};

// Fewest rounds home, of races alike.
struct BestRace {
    std::string course;
    std::string kind;
    int laps = 0;
    int rounds = 0;
    std::string ride;
    std::string name;  // whose
    std::filesystem::path file;
};

struct RideTally {
    std::string ride;
    int races = 0;
    int wins = 0;
};

struct Profile {
    std::string name;
    bool is_person = false;
    std::uint8_t livery = 0;  // worn last
    int races = 0;            // raced to the end
    int wins = 0;
    int podiums = 0;  // home among the first three, and not last
    int retired = 0;
    int wrecks_caused = 0;
    int wrecks_suffered = 0;
    int seasons_won = 0;
    std::optional<double> luck;        // on average, 0 to 1
    std::vector<Rivalry> rivals;       // most met first
    std::vector<BestRace> bests;       // by course
    std::vector<RideTally> rides;      // most raced first
    std::map<std::string, int> feats;  // races that counted, by key

    bool has(const Feat& feat) const;
};

struct People {
    std::vector<Profile> profiles;  // persons first, then by wins, podiums, name
    std::vector<BestRace> records;  // the best of all of each course, kind and number of laps
    int races = 0;

    const Profile* named(std::string_view name, bool is_person) const;
};

// Races that are over and no branch of another. `champions`: the names of who won a season.
People people_of(std::span<const RaceFacts> races, std::span<const std::string> champions);

// "hippodrome-people/1": everything of it, as a JSON document.
std::string write_people(const People& people, std::string_view game, std::span<const Feat> feats);

// The races of a game on this machine, read one at a time: of seasons, saved ones, those of late. A
// race that lies there twice counts once.
class RaceGatherer {
public:
    RaceGatherer(const UserDirs& dirs, std::string game, FactTeller teller);

    bool is_done() const { return next_ == files_.size(); }
    // One file; a few milliseconds. Nothing once done.
    void read_next();
    std::size_t files() const { return files_.size(); }
    std::size_t read() const { return next_; }
    const std::vector<RaceFacts>& races() const { return races_; }
    const std::vector<std::string>& troubles() const { return troubles_; }

private:
    std::string game_;
    FactTeller teller_;
    std::vector<std::filesystem::path> files_;
    std::size_t next_ = 0;
    std::vector<RaceFacts> races_;
    std::vector<std::string> troubles_;
    std::set<std::tuple<std::uint64_t, std::string, std::vector<std::string>>> seen_;
};

// What became of forgetting somebody.
struct Forgotten {
    int records = 0;  // in which the name was
    int seasons = 0;
    std::vector<std::string> troubles;
};
// The name goes out of every record, autosave and season of whatever game on this machine: the seat
// is called as `stranger` says of its livery. The races stay, and so does what others have of
// them; notes that somebody wrote stay as they are.
Forgotten forget_person(const UserDirs& dirs, const std::string& name,
                        const std::function<std::string(std::uint8_t livery)>& stranger);

}  // namespace play
