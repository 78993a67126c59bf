// What reports on vehicles and courses have in common.
#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "games/frothy/data/wording/wording.h"
#include "games/frothy/door/core/lab/reports.h"
#include "hexgrid/pixel_layout.h"
#include "words/words.h"

namespace frothy {

using words::say;
using words::tr;

namespace lab = play::lab;

namespace {

// A hex visited less often tells little.
constexpr std::uint64_t few_visits = 20;

template <class Value>
lab::HeatMap draw_map(const Setting& setting, const std::string& title,
                      const std::vector<std::uint64_t>& visits, const Value& value) {
    lab::HeatMap map;
    map.title = title;
    for (int i = 0; i < setting.course.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        lab::MapField field;
        std::ranges::transform(
            hexgrid::corners_of(setting.course.hex(cell)), field.corners.begin(),
            [](const hexgrid::Point& corner) { return std::pair(corner.x, corner.y); });
        field.is_known = visits[cell] >= few_visits;
        field.value = value(cell);
        map.fields.push_back(field);
    }
    return map;
}

std::uint64_t sum_of(const lab::SeatSums& seat, std::size_t first, std::size_t count) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += seat.counts[first + i];
    return sum;
}

// "closest finish: race 8".
std::string race_in_words(const std::string& kind, std::uint64_t race) {
    return say("{0}: race {1}", {tr(kind.c_str()), std::to_string(race)});
}

}  // namespace

std::string drivers_of(const lab::Plan& plan) {
    const std::string& first = plan.seats.front().driver;
    std::vector<std::string> others;
    for (const lab::Entrant& seat : std::span(plan.seats).subspan(1))
        if (std::ranges::find(others, seat.driver) == others.end()) others.push_back(seat.driver);
    if (others.empty() || others == std::vector{first}) return first;
    std::string names = others.front();
    for (const std::string& name : std::span(others).subspan(1))
        names += ", " + name;
    return say("{0} against {1}", {first, names});
}

std::string title_of(const Setting& setting) {
    const int laps = setting.laps;
    std::string title =
        say("{0}, {1}", {tr(setting.course.plan().name.c_str()),
                         say(words::by_count(laps, "{0} lap", "{0} laps"), {laps})});
    if (setting.terms != RaceTerms())
        title = say("{0}, {1}", {title, race_type_name(setting.terms.type)});
    return title;
}

lab::HeatMap map_of(const Setting& setting, const std::string& title,
                    const std::vector<std::uint64_t>& layer, std::uint64_t races,
                    const std::vector<std::uint64_t>& visits) {
    return draw_map(setting, title, visits, [&](Cell cell) {
        return play::Ratio{layer[cell], races}.mean();
    });
}

lab::HeatMap mean_map_of(const Setting& setting, const std::string& title,
                         const std::vector<std::uint64_t>& layer,
                         const std::vector<std::uint64_t>& visits) {
    return draw_map(setting, title, visits, [&](Cell cell) {
        return play::Ratio{layer[cell], visits[cell]}.mean();
    });
}

std::vector<lab::ReportTable> count_tables(const lab::Plan& plan, const lab::Sums& sums) {
    const std::size_t seats = std::min<std::size_t>(sums.seats.size(), 2);
    std::vector<lab::ReportTable> tables;
    std::size_t first = 0;
    for (const lab::Group& group : plan.groups) {
        const bool is_share = group.told == lab::Group::Told::share;
        lab::ReportTable table;
        table.headings = {say(is_share ? words::mark("{0}, %") : words::mark("{0}, a race"),
                              {tr(group.words.c_str())})};
        for (std::size_t seat = 0; seat < seats; ++seat)
            table.headings.emplace_back(tr(plan.seats[seat].name.c_str()));
        for (std::size_t i = 0; i < group.counters.size(); ++i) {
            lab::ReportRow row{{tr(group.counters[i].words.c_str())}, {}};
            bool is_any = false;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                const std::uint64_t count = sums.seats[seat].counts[first + i];
                const std::uint64_t of =
                    is_share ? sum_of(sums.seats[seat], first, group.counters.size())
                             : sums.races.races;
                const double value = play::Ratio{count, of}.mean();
                row.cells.push_back(is_share ? lab::figure_text(100 * value, 1)
                                             : lab::figure_text(value, 3));
                is_any = is_any || count > 0;
            }
            if (is_any) table.rows.push_back(row);
        }
        first += group.counters.size();
        if (!table.rows.empty()) tables.push_back(std::move(table));
    }
    return tables;
}

lab::ReportSection kept_races(const std::vector<lab::KeptRace>& kept) {
    lab::ReportSection section;
    section.heading = tr("Races to watch");
    for (const lab::KeptRace& race : kept)
        section.races.push_back({race_in_words(race.kind, race.race), race.file});
    return section;
}

lab::ReportSection numbered_races(const Setting& setting, const lab::Plan& plan,
                                  const lab::Sums& sums) {
    lab::ReportSection section;
    section.heading = tr("Races to watch");
    section.paragraphs = {
        say("Races on {0} by number; with --record DIR this report keeps them as files that the "
            "game opens.",
            {title_of(setting)})};
    for (std::size_t kind = 0; kind < sums.watched.size(); ++kind) {
        const auto& best = sums.watched[kind];
        if (best.empty()) continue;
        section.points.push_back(race_in_words(plan.watched_kinds[kind], best.front().race));
    }
    return section;
}

}  // namespace frothy
