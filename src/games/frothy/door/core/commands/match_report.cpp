#include "games/frothy/door/core/commands/match_report.h"

#include <iomanip>
#include <ostream>

#include "formats/flat_json.h"

namespace frothy {

double mean(std::uint64_t sum, std::uint64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

void print_matches(std::ostream& out, const MatchReport& report) {
    const FoxBatchResult& result = report.result;
    out << result.matches << " matches of Fox and Hounds in turns on "
        << report.setting.course.plan().name << ", " << rounds_of(report.setting.terms)
        << " rounds a turn\n\n"
        << std::left << std::setw(22) << "vehicle" << std::setw(8) << "driver" << std::right
        << std::setw(20) << "wins %" << std::setw(20) << "survives %" << std::setw(8) << "rounds"
        << std::setw(7) << "place"
        << "\n"
        << std::fixed;
    const auto print_share = [&](std::uint64_t hits) {
        const Share share = share_of(hits, result.matches);
        out << std::setprecision(1) << std::setw(6) << 100 * share.value << " [" << std::setw(5)
            << 100 * share.low << std::setw(6) << 100 * share.high << "]";
    };
    for (std::size_t v = 0; v < report.setting.licences.size(); ++v) {
        const FoxTally& tally = result.tallies[v];
        out << std::left << std::setw(22) << report.setting.licences[v].name << std::setw(8)
            << name_of(report.order.drivers[v]) << std::right;
        print_share(tally.wins);
        print_share(tally.survived);
        out << std::setprecision(2) << std::setw(8)
            << mean(tally.phases, result.matches) / phase_count << std::setw(7)
            << mean(tally.places, result.matches) << "\n";
    }
    out << std::defaultfloat;
}

void print_matches_json(std::ostream& out, const MatchReport& report) {
    const FoxBatchResult& result = report.result;
    out << std::setprecision(6)
        << "{\"course\":" << formats::json_text(report.setting.course.plan().id)
        << ",\"race\":\"fox and hounds\",\"turns\":true,\"rounds\":"
        << rounds_of(report.setting.terms) << ",\"seed\":" << report.order.seed
        << ",\"first\":" << report.order.first << ",\"matches\":" << result.matches
        << ",\"signature\":\"" << std::hex << std::setfill('0') << std::setw(16) << result.signature
        << std::setfill(' ') << std::dec << "\",\"vehicles\":[";
    for (std::size_t v = 0; v < report.setting.licences.size(); ++v) {
        const FoxTally& tally = result.tallies[v];
        out << (v > 0 ? "," : "")
            << "{\"vehicle\":" << formats::json_text(report.setting.licences[v].id)
            << ",\"driver\":\"" << name_of(report.order.drivers[v]) << "\",\"wins\":" << tally.wins
            << ",\"survived\":" << tally.survived
            << ",\"mean_rounds\":" << mean(tally.phases, result.matches) / phase_count
            << ",\"mean_place\":" << mean(tally.places, result.matches) << "}";
    }
    out << "]}\n";
}

}  // namespace frothy
