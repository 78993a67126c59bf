#include "games/frothy/door/core/commands/match_report.h"

#include <ostream>

#include "formats/flat_json.h"

namespace frothy {

using namespace play;

namespace {

SeatReport seats_of(const MatchReport& report) {
    using enum SeatColumn::Kind;
    const FoxBatchResult& result = report.result;
    std::vector<Ratio> rounds = result.per_race(&FoxTally::phases);
    for (Ratio& each : rounds)
        each.count *= phase_count;
    return {"vehicle",
            names_of(report.setting, report.order.drivers),
            {{share, "wins %", 20, "wins", result.per_race(&FoxTally::wins)},
             {share, "survives %", 20, "survived", result.per_race(&FoxTally::survived)},
             {mean, "rounds", 8, "mean_rounds", std::move(rounds)},
             {mean, "place", 7, "mean_place", result.per_race(&FoxTally::places)}}};
}

}  // namespace

std::vector<SeatName> names_of(const Setting& setting, const DriverSeats& drivers) {
    std::vector<SeatName> names;
    for (const Licence& licence : setting.licences)
        names.push_back({licence.name, licence.id, name_of(drivers[names.size()])});
    return names;
}

void print_matches(std::ostream& out, const MatchReport& report) {
    out << report.result.races << " matches of Fox and Hounds in turns on "
        << report.setting.course.plan().name << ", " << rounds_of(report.setting.terms)
        << " rounds a turn\n\n";
    print_seats(out, seats_of(report));
}

void print_matches_json(std::ostream& out, const MatchReport& report) {
    const FoxBatchResult& result = report.result;
    out << "{\"course\":" << formats::json_text(report.setting.course.plan().id)
        << ",\"race\":\"fox and hounds\",\"turns\":true,\"rounds\":"
        << rounds_of(report.setting.terms) << ",\"seed\":" << report.order.seed
        << ",\"first\":" << report.order.first << ",\"matches\":" << result.races
        << ",\"signature\":\"" << signature_text(result.signature) << "\",";
    print_seats_json(out, seats_of(report), {});
    out << "}\n";
}

}  // namespace frothy
