// Comparisons and sweeps as tables, JSON and CSV.
#include <iomanip>
#include <ostream>
#include <sstream>

#include "formats/flat_json.h"
#include "play/lab/compare.h"

namespace play::lab {
namespace {

constexpr int row_width = 34;

void print_difference(std::ostream& out, const Estimate& difference) {
    out << std::showpos << std::fixed << std::setprecision(1) << std::setw(8)
        << 100 * difference.mean << " [" << std::setw(6) << 100 * difference.low << std::setw(7)
        << 100 * difference.high << "]" << std::noshowpos;
}

std::string tenths(double value) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << value;
    return text.str();
}

void print_contest(std::ostream& out, const std::string& name, const Contest& contest,
                   const Estimate& difference) {
    out << std::left << std::setw(row_width) << name << std::right << std::setw(7)
        << contest.differences.count;
    print_percent(out, win_share(contest.first));
    print_percent(out, win_share(contest.second));
    print_difference(out, difference);
    out << "\n";
}

std::string conclusion_of(const Comparison& comparison) {
    const Estimate difference = paired_at_any_time(comparison.all.differences);
    const std::uint64_t needed = races_needed(comparison.all.differences);
    if (needed == 0) {
        const bool is_first = difference.mean > 0;
        return (is_first ? comparison.first : comparison.second) + " is better: it wins " +
               tenths(100 * std::abs(difference.mean)) + " more of 100 races.";
    }
    const std::string sofar =
        "Not clear after " + std::to_string(comparison.all.differences.count) + " races: ";
    if (needed == out_of_reach) return sofar + "as it looks, no number of them would tell.";
    return sofar + "if it goes on like this, " + std::to_string(needed) + " more would tell.";
}

void print_json(std::ostream& out, const Share& share) {
    out << "{\"share\":" << share.value << ",\"low\":" << share.low << ",\"high\":" << share.high
        << "}";
}
void print_json(std::ostream& out, const Estimate& estimate) {
    out << "{\"mean\":" << estimate.mean << ",\"low\":" << estimate.low
        << ",\"high\":" << estimate.high << "}";
}
void print_json(std::ostream& out, const Contest& contest, const Estimate& difference) {
    out << "\"races\":" << contest.differences.count << ",\"first\":";
    print_json(out, win_share(contest.first));
    out << ",\"second\":";
    print_json(out, win_share(contest.second));
    out << ",\"difference\":";
    print_json(out, difference);
}

void print_tables(std::ostream& out, const Comparison& comparison) {
    out << comparison.first << " and " << comparison.second
        << " in the same seat of the same races\n\n"
        << std::left << std::setw(row_width) << "" << std::right << std::setw(7) << "races"
        << std::setw(20) << "first wins %" << std::setw(20) << "second wins %" << std::setw(25)
        << "difference"
        << "\n";
    for (std::size_t i = 0; i < comparison.courses.size(); ++i) {
        const Contest& races = comparison.by_course[i];
        print_contest(out, comparison.courses[i], races, paired(races.differences, 0.05));
    }
    print_contest(out, "all, however often looked at", comparison.all,
                  paired_at_any_time(comparison.all.differences));
    out << "\n" << conclusion_of(comparison) << "\n";
}

void print_json(std::ostream& out, const Comparison& comparison) {
    out << std::setprecision(6) << "{\"first\":" << formats::json_text(comparison.first)
        << ",\"second\":" << formats::json_text(comparison.second) << ",";
    print_json(out, comparison.all, paired_at_any_time(comparison.all.differences));
    out << ",\"races_needed\":";
    const std::uint64_t needed = races_needed(comparison.all.differences);
    needed == out_of_reach ? out << "null" : out << needed;
    out << ",\"conclusion\":" << formats::json_text(conclusion_of(comparison)) << ",\"courses\":[";
    for (std::size_t i = 0; i < comparison.courses.size(); ++i) {
        const Contest& races = comparison.by_course[i];
        out << (i > 0 ? "," : "") << "{\"course\":" << formats::json_text(comparison.courses[i])
            << ",";
        print_json(out, races, paired(races.differences, 0.05));
        out << "}";
    }
    out << "]}\n";
}

void print_tables(std::ostream& out, const Sweep& sweep) {
    out << sweep.name << ", changed by one thing at a time, in the same races as unchanged\n"
        << sweep.unchanged.count << " races each:";
    for (const std::string& course : sweep.courses)
        out << (course == sweep.courses.front() ? " " : "; ") << course;
    out << "\n\n" << std::left << std::setw(row_width) << "unchanged" << std::right;
    print_percent(out, win_share(sweep.unchanged));
    out << " wins %\n";
    std::string group;
    for (const SweepRow& row : sweep.rows) {
        if (row.group != group) {
            out << "\n"
                << std::left << std::setw(row_width) << row.group << std::right << std::setw(20)
                << "wins %" << std::setw(25) << "difference"
                << "\n";
        }
        group = row.group;
        out << "  " << std::left << std::setw(row_width - 2) << row.name << std::right;
        print_percent(out, win_share(row.all.first));
        print_difference(out, paired(row.all.differences, 0.05));
        out << "  " << verdict_of(paired(row.all.differences, sweep.misses())) << "\n";
    }
    out << "\nIntervals hold 95 % each; what is called better or worse is clear beside all "
        << sweep.rows.size() << " rows at once.\n";
}

void print_json(std::ostream& out, const Sweep& sweep) {
    out << std::setprecision(6) << "{\"vehicle\":" << formats::json_text(sweep.name)
        << ",\"races\":" << sweep.unchanged.count << ",\"unchanged\":";
    print_json(out, win_share(sweep.unchanged));
    out << ",\"courses\":[";
    for (std::size_t i = 0; i < sweep.courses.size(); ++i)
        out << (i > 0 ? "," : "") << formats::json_text(sweep.courses[i]);
    out << "],\"rows\":[";
    for (std::size_t i = 0; i < sweep.rows.size(); ++i) {
        const SweepRow& row = sweep.rows[i];
        out << (i > 0 ? "," : "") << "{\"group\":" << formats::json_text(row.group)
            << ",\"change\":" << formats::json_text(row.name) << ",";
        print_json(out, row.all, paired(row.all.differences, 0.05));
        out << ",\"verdict\":\"" << verdict_of(paired(row.all.differences, sweep.misses()))
            << "\",\"courses\":[";
        for (std::size_t course = 0; course < row.by_course.size(); ++course) {
            if (course > 0) out << ",";
            print_json(out, paired(row.by_course[course].differences, 0.05));
        }
        out << "]}";
    }
    out << "]}\n";
}

void print_csv(std::ostream& out, const Sweep& sweep) {
    out << "group,change,races,win_rate,difference,low,high,verdict\n" << std::setprecision(6);
    for (const SweepRow& row : sweep.rows) {
        const Estimate difference = paired(row.all.differences, 0.05);
        out << csv_text(row.group) << "," << csv_text(row.name) << "," << row.all.differences.count
            << "," << win_share(row.all.first).value << "," << difference.mean << ","
            << difference.low << "," << difference.high << ","
            << verdict_of(paired(row.all.differences, sweep.misses())) << "\n";
    }
}

void print_csv(std::ostream& out, const Comparison& comparison) {
    out << "course,races,first,second,difference,low,high\n" << std::setprecision(6);
    const auto line = [&](const std::string& course, const Contest& races,
                          const Estimate& difference) {
        out << csv_text(course) << "," << races.differences.count << ","
            << win_share(races.first).value << "," << win_share(races.second).value << ","
            << difference.mean << "," << difference.low << "," << difference.high << "\n";
    };
    for (std::size_t i = 0; i < comparison.courses.size(); ++i) {
        const Contest& races = comparison.by_course[i];
        line(comparison.courses[i], races, paired(races.differences, 0.05));
    }
    line("all", comparison.all, paired_at_any_time(comparison.all.differences));
}

template <class Measured>
void tell(std::ostream& out, const Measured& measured, Telling telling) {
    switch (telling.as) {
    case Telling::As::tables: return print_tables(out, measured);
    case Telling::As::json: return print_json(out, measured);
    case Telling::As::csv: return print_csv(out, measured);
    }
}

}  // namespace

void tell_comparison(std::ostream& out, const Comparison& comparison, Telling telling) {
    tell(out, comparison, telling);
}

void tell_sweep(std::ostream& out, const Sweep& sweep, Telling telling) {
    tell(out, sweep, telling);
}

}  // namespace play::lab
