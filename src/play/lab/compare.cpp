#include "play/lab/compare.h"

#include <algorithm>

#include "words/words.h"

namespace play::lab {
namespace {

// As many races as 1 to 6 vehicles can share evenly over the grid.
constexpr std::uint64_t lot = 120;

Contest run_lot(const Trial& first, const Trial& second, const BatchOrder& order) {
    return contest_of(first_seat_wins(first, order), first_seat_wins(second, order));
}

std::vector<std::string> titles_of(const Contender& contender) {
    std::vector<std::string> titles;
    for (const Trial& trial : contender.on)
        titles.push_back(trial.plan.title);
    return titles;
}

}  // namespace

std::vector<std::uint8_t> first_seat_wins(const Trial& trial, const BatchOrder& order) {
    std::vector<std::uint8_t> wins(order.races);
    play::run_batch(order, Sums(trial.plan), [&](std::uint64_t race, Sums& sums) {
        const std::uint64_t before = sums.seats.front().wins.sum;
        trial.run(order.seed, race, sums);
        wins[race - order.first] = static_cast<std::uint8_t>(sums.seats.front().wins.sum - before);
    });
    return wins;
}

void Contest::add(const Contest& more) {
    add_up(first, more.first);
    add_up(second, more.second);
    differences.add(more.differences);
}

Contest contest_of(const std::vector<std::uint8_t>& first,
                   const std::vector<std::uint8_t>& second) {
    Contest contest;
    for (std::size_t race = 0; race < first.size(); ++race) {
        contest.first.add(first[race]);
        contest.second.add(second[race]);
        contest.differences.add(std::int64_t{first[race]} - std::int64_t{second[race]});
    }
    return contest;
}

Comparison compare(const Contender& first, const Contender& second, const BatchOrder& order,
                   const std::function<void(const Comparison&)>& seen) {
    Comparison comparison{first.name, second.name, titles_of(first), {}, {}};
    comparison.by_course.resize(first.on.size());
    BatchOrder part = order;
    for (std::uint64_t done = 0; done < order.races; done += part.races) {
        part.first = order.first + done;
        part.races = std::min(lot, order.races - done);
        for (std::size_t course = 0; course < first.on.size(); ++course) {
            const Contest races = run_lot(first.on[course], second.on[course], part);
            comparison.by_course[course].add(races);
            comparison.all.add(races);
        }
        seen(comparison);
        if (paired_at_any_time(comparison.all.differences).is_clear()) break;
    }
    return comparison;
}

Sweep sweep(const Contender& unchanged, const std::vector<Variant>& variants,
            const BatchOrder& order, const std::function<void(const SweepRow&)>& seen) {
    Sweep sweep{unchanged.name, titles_of(unchanged), {}, {}};
    std::vector<std::vector<std::uint8_t>> usual;
    for (const Trial& trial : unchanged.on) {
        usual.push_back(first_seat_wins(trial, order));
        for (const std::uint8_t won : usual.back())
            sweep.unchanged.add(won);
    }
    for (const Variant& variant : variants) {
        SweepRow row{variant.group, variant.name, {}, {}};
        const Contender changed = variant.make();
        for (std::size_t course = 0; course < changed.on.size(); ++course) {
            row.by_course.push_back(
                contest_of(first_seat_wins(changed.on[course], order), usual[course]));
            row.all.add(row.by_course.back());
        }
        seen(row);
        sweep.rows.push_back(std::move(row));
    }
    return sweep;
}

std::string verdict_of(const Estimate& difference) {
    if (!difference.is_clear()) return {};
    return difference.low > 0 ? words::mark("better") : words::mark("worse");
}

}  // namespace play::lab
