#include "ui/lab/batch_figures.h"

#include <algorithm>
#include <string>

#include "words/words.h"

namespace ui {

namespace lab = play::lab;
using words::say;
using words::tr;

namespace {

// Seats that race the same in the same hands.
struct Side {
    lab::Entrant who;
    std::vector<std::size_t> seats;
};

std::vector<Side> sides_of(const lab::Plan& plan) {
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
lab::ReportRow share_row(std::vector<std::string> cells, const lab::Scores& wins) {
    const play::Share share = lab::win_share(wins);
    cells.push_back(lab::fixed(100 * share.value, 1));
    cells.push_back(
        say("{0} to {1}", {lab::fixed(100 * share.low, 1), lab::fixed(100 * share.high, 1)}));
    return {std::move(cells), lab::Estimate{share.value, share.low, share.high}};
}

lab::Scores added(const lab::Batch& batch, const Side& side, lab::Scores lab::SeatSums::*what) {
    lab::Scores all;
    for (const std::size_t seat : side.seats) {
        const lab::Scores& one = batch.sums.seats[seat].*what;
        all.count += one.count;
        all.sum += one.sum;
        all.squares += one.squares;
    }
    return all;
}

lab::ReportSection wins(const lab::Batch& batch, const std::vector<Side>& sides) {
    lab::ReportSection section;
    section.heading = tr("Wins");
    lab::ReportTable table;
    table.headings = {tr("Vehicle"), tr("Driver"), tr("Place"), tr("Wins, %"), tr("95 % interval")};
    table.reference = 1.0 / static_cast<double>(std::max<std::size_t>(1, batch.plan.seats.size()));
    for (const Side& side : sides) {
        const std::string times =
            side.seats.size() == 1
                ? name_of(side)
                : say("{0} × {1}", {static_cast<int>(side.seats.size()), name_of(side)});
        const lab::Estimate place = lab::mean_of(added(batch, side, &lab::SeatSums::places));
        table.rows.push_back(share_row({times, side.who.driver, lab::fixed(place.mean, 2)},
                                       added(batch, side, &lab::SeatSums::wins)));
    }
    section.tables.push_back(std::move(table));
    return section;
}

lab::ReportSection starts(const lab::Batch& batch) {
    lab::ReportSection section;
    section.heading = tr("Wins by place on the grid");
    lab::ReportTable table;
    table.headings = {tr("Place"), tr("Wins, %"), tr("95 % interval")};
    const auto& places = batch.sums.places_on_grid;
    table.reference = 1.0 / static_cast<double>(std::max<std::size_t>(1, places.size()));
    for (std::size_t i = 0; i < places.size(); ++i)
        table.rows.push_back(share_row({batch.plan.places[i]}, places[i]));
    section.tables.push_back(std::move(table));
    return section;
}

// What nobody did is left out.
lab::ReportTable counts(const lab::Batch& batch, const lab::Group& group, std::size_t first,
                        const std::vector<Side>& sides) {
    const bool is_share = group.told == lab::Group::Told::share;
    lab::ReportTable table;
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
        lab::ReportRow row{{tr(group.counters[i].words.c_str())}, {}};
        bool is_any = false;
        for (const Side& side : sides) {
            const std::uint64_t count = sum(side, i);
            std::uint64_t of = batch.sums.races.races * side.seats.size();
            if (is_share) {
                of = 0;
                for (std::size_t each = 0; each < group.counters.size(); ++each)
                    of += sum(side, each);
            }
            const double value = play::Ratio{count, of}.mean();
            row.cells.push_back(is_share ? lab::fixed(100 * value, 1) : lab::fixed(value, 2));
            is_any = is_any || count > 0;
        }
        if (is_any) table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

std::vector<lab::ReportSection> figures_of(const lab::Batch& batch) {
    const std::vector<Side> sides = sides_of(batch.plan);
    std::vector<lab::ReportSection> sections;
    if (batch.races == 0) return sections;
    sections.push_back(wins(batch, sides));
    if (!batch.sums.places_on_grid.empty()) sections.push_back(starts(batch));
    std::size_t first = 0;
    for (const lab::Group& group : batch.plan.groups) {
        lab::ReportTable table = counts(batch, group, first, sides);
        first += group.counters.size();
        if (table.rows.empty()) continue;
        lab::ReportSection section;
        section.heading = tr(group.words.c_str());
        section.tables.push_back(std::move(table));
        sections.push_back(std::move(section));
    }
    return sections;
}

}  // namespace ui
