#include "play/lab/batch.h"

#include <algorithm>
#include <stdexcept>

#include "play/commands/command_words.h"

namespace play::lab {
namespace {

void add_scores(Scores& scores, const Scores& more) { add_up(scores, more); }

void add_watched(std::vector<Watched>& best, Watched race) {
    best.insert(std::ranges::upper_bound(best, race), race);
    if (best.size() > most_watched) best.pop_back();
}

std::string text_of(Shard shard) {
    return "part " + std::to_string(shard.number) + " of " + std::to_string(shard.of);
}

}  // namespace

std::size_t Plan::counter_count() const {
    std::size_t count = 0;
    for (const Group& group : groups)
        count += group.counters.size();
    return count;
}

Sums::Sums(const Plan& plan)
    : seats(plan.seats.size()),
      places_on_grid(plan.places.size()),
      hexes(plan.layers.size(), std::vector<std::uint64_t>(plan.hexes.size())),
      watched(plan.watched_kinds.size()) {
    for (SeatSums& seat : seats)
        seat.counts.resize(plan.counter_count());
}

void Sums::add(const Sums& more) {
    add_up(races, more.races);
    lead_changes += more.lead_changes;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        SeatSums& its = seats[seat];
        const SeatSums& others = more.seats[seat];
        add_scores(its.wins, others.wins);
        add_scores(its.places, others.places);
        its.decisions += others.decisions;
        add_up(its.counts, others.counts);
    }
    add_up(places_on_grid, more.places_on_grid);
    for (std::size_t layer = 0; layer < hexes.size(); ++layer)
        add_up(hexes[layer], more.hexes[layer]);
    for (std::size_t kind = 0; kind < watched.size(); ++kind)
        for (const Watched race : more.watched[kind])
            add_watched(watched[kind], race);
}

void add_ending(const Ending& ending, Sums& sums) {
    const auto winners = static_cast<std::uint64_t>(std::ranges::count(ending.is_winner, true));
    for (std::size_t seat = 0; seat < sums.seats.size(); ++seat) {
        const std::uint64_t won = ending.is_winner[seat] ? whole_win / winners : 0;
        sums.seats[seat].wins.add(won);
        sums.seats[seat].places.add(ending.places[seat]);
        if (!ending.starts.empty()) sums.places_on_grid[ending.starts[seat]].add(won);
    }
}

void watch(Sums& sums, std::size_t kind, Watched race) { add_watched(sums.watched[kind], race); }

std::uint64_t counted(const Plan& plan, const SeatSums& seat, std::string_view key) {
    std::size_t index = 0;
    for (const Group& group : plan.groups) {
        for (const Counter& counter : group.counters) {
            if (counter.key == key) return seat.counts[index];
            ++index;
        }
    }
    throw std::out_of_range("no counter " + std::string(key));
}

const std::vector<std::uint64_t>& layer_of(const Plan& plan, const Sums& sums,
                                           std::string_view layer) {
    const auto found = std::ranges::find(plan.layers, layer);
    return sums.hexes.at(static_cast<std::size_t>(found - plan.layers.begin()));
}

Sums run_trial(const Trial& trial, const BatchOrder& order) {
    return play::run_batch(order, Sums(trial.plan), [&](std::uint64_t race, Sums& sums) {
        trial.run(order.seed, race, sums);
    });
}

BatchOrder part_of(const BatchOrder& order, Shard shard) {
    const auto begin = [&](std::uint64_t number) { return order.races * number / shard.of; };
    BatchOrder part = order;
    part.first = order.first + begin(shard.number - 1);
    part.races = begin(shard.number) - begin(shard.number - 1);
    return part;
}

Batch run_batch(const Trial& trial, const BatchOrder& order, Shard shard) {
    return {order.seed, order.first, order.races,
            shard,      trial.plan,  run_trial(trial, part_of(order, shard))};
}

Batch merged(std::vector<std::pair<std::string, Batch>> parts) {
    if (parts.empty()) throw ContentError("there is nothing to merge");
    std::ranges::stable_sort(parts, {}, [](const auto& part) { return part.second.shard.number; });
    Batch& whole = parts.front().second;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& [file, part] = parts[i];
        const bool is_same = part.plan == whole.plan && part.seed == whole.seed &&
                             part.first == whole.first && part.races == whole.races &&
                             part.shard.of == whole.shard.of;
        if (!is_same) {
            throw ContentError(file + ": found races of another batch than in " +
                               parts.front().first + ", expected parts of one");
        }
        const Shard wanted{i + 1, whole.shard.of};
        if (part.shard != wanted) {
            throw ContentError(file + ": found " + text_of(part.shard) + ", expected " +
                               text_of(wanted));
        }
        if (i > 0) whole.sums.add(part.sums);
    }
    if (parts.size() != whole.shard.of) {
        throw ContentError(parts.back().first + ": found " + text_of(parts.back().second.shard) +
                           " as the last, expected all " + std::to_string(whole.shard.of));
    }
    whole.shard = {};
    return std::move(whole);
}

}  // namespace play::lab
