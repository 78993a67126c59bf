#include "play/lab/batch_figures.h"

#include <algorithm>
#include <string>

#include "play/lab/report.h"
#include "words/words.h"

namespace play::lab {

using words::say;
using words::tr;

namespace {

// Seats that race the same in the same hands.
struct Side {
    Entrant who;
    std::vector<std::size_t> seats;
};

std::vector<Side> sides_of(const Plan& plan) {
    std::vector<Side> sides;
    for (std::size_t seat = 0; seat < plan.seats.size(); ++seat) {
        const auto same =
            std::ranges::find(sides, plan.seats[seat], [](const Side& side) { return side.who; });
        if (same == sides.end()) {
            sides.push_back({plan.seats[seat], {seat}});
        } else {
            same->seats.push_back(seat);
        }
    }
    return sides;
}

std::string name_of(const Side& side) { return tr(side.who.name.c_str()); }

// "31.2" beside its interval, of 100.
ReportRow share_row(std::vector<std::string> cells, const Scores& wins) {
    const Share share = win_share(wins);
    cells.push_back(figure_text(100 * share.value, 1));
    cells.push_back(
        say("{0} to {1}", {figure_text(100 * share.low, 1), figure_text(100 * share.high, 1)}));
    return {std::move(cells), Estimate{share.value, share.low, share.high}};
}

Scores added(const Batch& batch, const Side& side, Scores SeatSums::*what) {
    Scores all;
    for (const std::size_t seat : side.seats) {
        const Scores& one = batch.sums.seats[seat].*what;
        all.count += one.count;
        all.sum += one.sum;
        all.squares += one.squares;
    }
    return all;
}

ReportSection wins(const Batch& batch, const std::vector<Side>& sides) {
    ReportSection section;
    section.heading = tr("Wins");
    ReportTable table;
    // Where they are told apart by their drivers alone; where nobody is told but who wins.
    const bool has_drivers =
        std::ranges::any_of(sides, [](const Side& side) { return !side.who.driver.empty(); });
    const bool has_places = batch.sums.seats.front().places.count > 0;
    table.headings = {""};
    if (has_drivers) table.headings.emplace_back(tr("Driver"));
    if (has_places) table.headings.emplace_back(tr("Place"));
    table.headings.insert(table.headings.end(), {tr("Wins, %"), tr("95 % interval")});
    // What would be even, where they win from each other.
    if (!batch.plan.places.empty())
        table.reference = 1.0 / static_cast<double>(batch.plan.seats.size());
    for (const Side& side : sides) {
        const std::string times =
            side.seats.size() == 1
                ? name_of(side)
                : say("{0} × {1}", {static_cast<int>(side.seats.size()), name_of(side)});
        const Scores places = added(batch, side, &SeatSums::places);
        std::vector<std::string> cells = {times};
        if (has_drivers) cells.push_back(side.who.driver);
        if (has_places) cells.push_back(figure_text(mean_of(places).mean, 2));
        table.rows.push_back(share_row(std::move(cells), added(batch, side, &SeatSums::wins)));
    }
    section.tables.push_back(std::move(table));
    return section;
}

ReportSection starts(const Batch& batch) {
    ReportSection section;
    section.heading = tr("Where the winners started");
    ReportTable table;
    table.headings = {tr("Start"), tr("Wins, %"), tr("95 % interval")};
    const auto& places = batch.sums.places_on_grid;
    table.reference = 1.0 / static_cast<double>(std::max<std::size_t>(1, places.size()));
    for (std::size_t i = 0; i < places.size(); ++i)
        table.rows.push_back(share_row({batch.plan.places[i]}, places[i]));
    section.tables.push_back(std::move(table));
    return section;
}

// What nobody did is left out.
ReportTable counts(const Batch& batch, const Group& group, std::size_t first,
                   const std::vector<Side>& sides) {
    const bool is_share = group.told == Group::Told::share;
    ReportTable table;
    table.headings = {is_share ? tr("%") : tr("a race")};
    for (const Side& side : sides)
        table.headings.push_back(name_of(side));
    const auto sum = [&](const Side& side, std::size_t counter) {
        std::uint64_t all = 0;
        for (const std::size_t seat : side.seats)
            all += batch.sums.seats[seat].counts[first + counter];
        return all;
    };
    for (std::size_t i = 0; i < group.counters.size(); ++i) {
        ReportRow row{{tr(group.counters[i].words.c_str())}, {}};
        bool is_any = false;
        for (const Side& side : sides) {
            const std::uint64_t count = sum(side, i);
            std::uint64_t of = batch.sums.races.races * side.seats.size();
            if (is_share) {
                of = 0;
                for (std::size_t each = 0; each < group.counters.size(); ++each)
                    of += sum(side, each);
            }
            const double value = Ratio{count, of}.mean();
            row.cells.push_back(is_share ? figure_text(100 * value, 1) : figure_text(value, 2));
            is_any = is_any || count > 0;
        }
        if (is_any) table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

std::vector<ReportSection> figures_of(const Batch& batch) {
    const std::vector<Side> sides = sides_of(batch.plan);
    std::vector<ReportSection> sections;
    if (batch.races == 0) return sections;
    sections.push_back(wins(batch, sides));
    if (!batch.sums.places_on_grid.empty()) sections.push_back(starts(batch));
    std::size_t first = 0;
    for (const Group& group : batch.plan.groups) {
        ReportTable table = counts(batch, group, first, sides);
        first += group.counters.size();
        if (table.rows.empty()) continue;
        ReportSection section;
        section.heading = tr(group.words.c_str());
        section.tables.push_back(std::move(table));
        sections.push_back(std::move(section));
    }
    return sections;
}

}  // namespace play::lab
