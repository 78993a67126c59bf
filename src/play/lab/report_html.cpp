// A report as one HTML file: its drawings are SVG within it.
#include <algorithm>
#include <limits>
#include <ostream>

#include "play/lab/report.h"
#include "words/words.h"

namespace play::lab {
namespace {

constexpr const char* style = R"(
body{font:16px/1.5 Georgia,serif;color:#2b2320;background:#fbf7ee;max-width:64rem;margin:2rem auto;
padding:0 1rem}h1,h2{font-weight:600;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid
#b5482f;padding-bottom:.2rem}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .8rem;
text-align:right;border-bottom:1px solid #e2d8c3;font-variant-numeric:tabular-nums}th:first-child,
td:first-child{text-align:left}th{color:#6d5f52;font-weight:600}figure{margin:1.5rem 0}figcaption{
font-weight:600}svg{max-width:100%;height:auto}.method{color:#6d5f52}
@media print{h2{break-after:avoid}figure,table{break-inside:avoid}}
)";

std::string escaped(const std::string& text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        default: html += c;
        }
    }
    return html;
}

// From paper to wine red.
std::string colour_of(double part) {
    constexpr std::array<int, 3> from = {0xf6, 0xee, 0xd8};
    constexpr std::array<int, 3> to = {0x8c, 0x1c, 0x13};
    std::string colour = "rgb(";
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto shade = static_cast<int>(from[i] + part * (to[i] - from[i]));
        colour += (i > 0 ? "," : "") + std::to_string(shade);
    }
    return colour + ")";
}

struct Scale {
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();

    void take(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    double part(double value) const { return high > low ? (value - low) / (high - low) : 0; }
};

constexpr double drawing_width = 180;

void draw_interval(std::ostream& out, const Estimate& drawn, std::optional<double> reference,
                   const Scale& scale) {
    const auto x = [&](double value) {
        return fixed(4 + (drawing_width - 8) * scale.part(value), 1);
    };
    out << "<svg width=\"" << drawing_width << "\" height=\"16\" role=\"img\">";
    if (reference)
        out << "<line x1=\"" << x(*reference) << "\" x2=\"" << x(*reference)
            << "\" y1=\"0\" y2=\"16\" stroke=\"#b9ab95\"/>";
    out << "<line x1=\"" << x(drawn.low) << "\" x2=\"" << x(drawn.high)
        << "\" y1=\"8\" y2=\"8\" stroke=\"#2b2320\" stroke-width=\"2\"/>"
        << "<circle cx=\"" << x(drawn.mean) << "\" cy=\"8\" r=\"4\" fill=\"#b5482f\"/></svg>";
}

void write_table(std::ostream& out, const ReportTable& table) {
    Scale scale;
    if (table.reference) scale.take(*table.reference);
    bool is_drawn = false;
    for (const ReportRow& row : table.rows) {
        if (!row.drawn) continue;
        is_drawn = true;
        scale.take(row.drawn->low);
        scale.take(row.drawn->high);
    }
    out << "<table><tr>";
    for (const std::string& heading : table.headings)
        out << "<th>" << escaped(heading) << "</th>";
    out << (is_drawn ? "<th></th></tr>\n" : "</tr>\n");
    for (const ReportRow& row : table.rows) {
        out << "<tr>";
        for (const std::string& cell : row.cells)
            out << "<td>" << escaped(cell) << "</td>";
        if (is_drawn) {
            out << "<td>";
            if (row.drawn) draw_interval(out, *row.drawn, table.reference, scale);
            out << "</td>";
        }
        out << "</tr>\n";
    }
    out << "</table>\n";
}

void write_map(std::ostream& out, const HeatMap& map, const std::string& id) {
    Scale x;
    Scale y;
    Scale values;
    values.take(0);
    for (const MapField& field : map.fields) {
        for (const auto& [corner_x, corner_y] : field.corners) {
            x.take(corner_x);
            y.take(corner_y);
        }
        if (field.is_known) values.take(field.value);
    }
    out << "<figure><figcaption>" << escaped(map.title) << "</figcaption>\n<svg viewBox=\""
        << fixed(x.low - 1, 2) << " " << fixed(y.low - 1, 2) << " " << fixed(x.high - x.low + 2, 2)
        << " " << fixed(y.high - y.low + 2, 2)
        << "\" width=\"1000\" role=\"img\"><defs><pattern id=\"" << id
        << "\" width=\"0.6\" height=\"0.6\" patternUnits=\"userSpaceOnUse\" "
           "patternTransform=\"rotate(45)\"><rect width=\"0.6\" height=\"0.6\" fill=\"#fbf7ee\"/>"
           "<line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"0.6\" stroke=\"#d8ccb4\" "
           "stroke-width=\"0.2\"/></pattern></defs>\n";
    for (const MapField& field : map.fields) {
        out << "<polygon points=\"";
        for (const auto& [corner_x, corner_y] : field.corners)
            out << fixed(corner_x, 2) << "," << fixed(corner_y, 2) << " ";
        out << "\" stroke=\"#cdbfa6\" stroke-width=\"0.05\" fill=\""
            << (field.is_known ? colour_of(values.part(field.value)) : "url(#" + id + ")")
            << "\"><title>"
            << (field.is_known ? figure_text(field.value, map.digits) : words::tr("too few data"))
            << "</title></polygon>\n";
    }
    out << "</svg><div>" << figure_text(values.low, map.digits)
        << " <svg width=\"120\" height=\"12\">";
    for (int step = 0; step < 12; ++step) {
        out << "<rect x=\"" << 10 * step << "\" width=\"10\" height=\"12\" fill=\""
            << colour_of(step / 11.0) << "\"/>";
    }
    out << "</svg> "
        << words::say("{0}, hatched: too few data", {figure_text(values.high, map.digits)})
        << "</div></figure>\n";
}

}  // namespace

void write_html(std::ostream& out, const Report& report) {
    out << "<!DOCTYPE html>\n<html lang=\"" << words::tr_in("language of this file", "en")
        << "\"><head><meta charset=\"utf-8\"><title>" << escaped(report.title) << "</title><style>"
        << style << "</style></head><body>\n<h1>" << escaped(report.title)
        << "</h1>\n<p class=\"method\">" << escaped(report.method) << "</p>\n";
    int maps = 0;
    for (const ReportSection& section : report.sections) {
        out << "<h2>" << escaped(section.heading) << "</h2>\n";
        for (const std::string& paragraph : section.paragraphs)
            out << "<p>" << escaped(paragraph) << "</p>\n";
        const std::vector<std::string> points = section.written_points();
        if (!points.empty()) {
            out << "<ul>\n";
            for (const std::string& point : points)
                out << "<li>" << escaped(point) << "</li>\n";
            out << "</ul>\n";
        }
        for (const ReportTable& table : section.tables)
            write_table(out, table);
        for (const HeatMap& map : section.maps)
            write_map(out, map, "few" + std::to_string(++maps));
    }
    out << "</body></html>\n";
}

}  // namespace play::lab
