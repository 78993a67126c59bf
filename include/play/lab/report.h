// A report of the proving ground: what a game has found out, as Markdown, as one HTML file that
// needs no other, or as JSON.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/lab/stats.h"

namespace play::lab {

struct ReportRow {
    std::vector<std::string> cells;
    std::optional<Estimate> drawn;  // its interval is drawn beside it
};
struct ReportTable {
    std::vector<std::string> headings;
    std::vector<ReportRow> rows;
    std::optional<double> reference;  // a line through all the intervals drawn
};

// A value for each field of a board; a field of which little is known is hatched.
struct MapField {
    std::array<std::pair<double, double>, 6> corners;
    double value = 0;
    bool is_known = false;
};
struct HeatMap {
    std::string title;  // "Crashes a race"
    std::vector<MapField> fields;
    int digits = 2;
};

// A race that the game opens.
struct ReportRace {
    std::string words;  // "closest finish: race 8"
    std::string file;
};

struct ReportSection {
    std::string heading;
    std::vector<std::string> paragraphs;
    std::vector<std::string> points;  // of a list
    std::vector<ReportRace> races;
    std::vector<ReportTable> tables;
    std::vector<HeatMap> maps;

    // With the races as points of the list: where nobody can watch them at once.
    std::vector<std::string> written_points() const;
};
struct Report {
    std::string title;
    std::string method;  // how many races of what, so that it can be done again
    std::vector<ReportSection> sections;
};
// A report that has been raced for, told in the language spoken whenever it is called.
using ReportTeller = std::function<Report()>;

enum class ReportAs : std::uint8_t { markdown, html, json };
void write_report(std::ostream& out, const Report& report, ReportAs as);
void write_html(std::ostream& out, const Report& report);

// "12.3", "+1.5": a number with so many digits behind the point.
std::string fixed(double value, int digits);
// As the reader's language writes it: 3,6 in German.
std::string figure_text(double value, int digits);
std::string signed_figure(double value, int digits);
// "12.3 % (10.1 to 14.9)", as the reader's language writes it.
std::string percent_text(const Share& share);
std::string percent_text(const Estimate& share);

}  // namespace play::lab
