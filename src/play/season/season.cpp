#include "play/season/season.h"

#include <algorithm>
#include <map>

namespace play {

std::size_t Season::raced() const {
    const auto next = std::ranges::find(races, std::string(), &SeasonRace::record);
    return static_cast<std::size_t>(next - races.begin());
}

bool Season::has(std::string_view option) const {
    return std::ranges::find(options, option) != options.end();
}

bool Season::is_upgraded(std::size_t after) const {
    return std::ranges::find(upgrades, after, &SeasonUpgrade::after) != upgrades.end();
}

namespace {

// How often a seat came in on each place, the first place first.
using Places = std::map<int, int>;

bool has_better_places(const Places& one, const Places& other) {
    for (int place = 1; place <= static_cast<int>(kernel::max_players); ++place) {
        const auto count = [&](const Places& places) {
            const auto found = places.find(place);
            return found == places.end() ? 0 : found->second;
        };
        if (count(one) != count(other)) return count(one) > count(other);
    }
    return false;
}

}  // namespace

std::vector<SeasonStanding> standings_of(const Season& season, std::span<const RaceFacts> races) {
    std::vector<SeasonStanding> standings(season.seats.size());
    std::vector<Places> places(season.seats.size());
    for (std::size_t seat = 0; seat < standings.size(); ++seat) {
        SeasonStanding& its = standings[seat];
        its.seat = seat;
        for (const RaceFacts& race : races) {
            const int place = seat < race.seats.size() ? race.seats[seat].place : 0;
            const bool counts = place >= 1 && place <= static_cast<int>(season.points.size());
            const int points = counts ? season.points[static_cast<std::size_t>(place - 1)] : 0;
            its.by_race.push_back(place > 0 ? race.seats[seat].earned.value_or(points) : 0);
            its.points += its.by_race.back();
            its.wins += place == 1 ? 1 : 0;
            ++places[seat][place];
        }
    }
    const auto is_ahead = [&](const SeasonStanding& one, const SeasonStanding& other) {
        if (one.points != other.points) return one.points > other.points;
        return has_better_places(places[one.seat], places[other.seat]);
    };
    std::ranges::stable_sort(standings, is_ahead);
    for (std::size_t i = 0; i < standings.size(); ++i) {
        const bool is_level = i > 0 && !is_ahead(standings[i - 1], standings[i]);
        standings[i].place = is_level ? standings[i - 1].place : static_cast<int>(i) + 1;
    }
    return standings;
}

std::vector<std::size_t> last_of(std::span<const SeasonStanding> table) {
    std::vector<SeasonStanding> last;
    for (const SeasonStanding& standing : table)
        if (standing.place == table.back().place) last.push_back(standing);
    std::ranges::stable_sort(last, [](const SeasonStanding& one, const SeasonStanding& other) {
        const bool is_raced = !one.by_race.empty() && !other.by_race.empty();
        return is_raced && one.by_race.back() > other.by_race.back();
    });
    std::vector<std::size_t> seats;
    for (const SeasonStanding& standing : last)
        seats.push_back(standing.seat);
    return seats;
}

}  // namespace play
