#include "play/lab/report.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "formats/json_fwd.h"
#include "words/words.h"

namespace play::lab {
namespace {

std::string cell_of(const std::string& text) {
    std::string cell;
    for (const char c : text)
        cell += c == '|' ? std::string("\\|") : std::string(1, c);
    return cell;
}

void write_markdown(std::ostream& out, const ReportTable& table) {
    out << "|";
    for (const std::string& heading : table.headings)
        out << " " << cell_of(heading) << " |";
    out << "\n|";
    for (std::size_t i = 0; i < table.headings.size(); ++i)
        out << (i == 0 ? " --- |" : " ---: |");
    out << "\n";
    for (const ReportRow& row : table.rows) {
        out << "|";
        for (const std::string& cell : row.cells)
            out << " " << cell_of(cell) << " |";
        out << "\n";
    }
    out << "\n";
}

void write_markdown(std::ostream& out, const Report& report) {
    out << "# " << report.title << "\n\n" << report.method << "\n";
    for (const ReportSection& section : report.sections) {
        out << "\n## " << section.heading << "\n\n";
        for (const std::string& paragraph : section.paragraphs)
            out << paragraph << "\n\n";
        const std::vector<std::string> points = section.written_points();
        for (const std::string& point : points)
            out << "- " << point << "\n";
        if (!points.empty()) out << "\n";
        for (const ReportTable& table : section.tables)
            write_markdown(out, table);
        std::string maps;
        for (const HeatMap& map : section.maps)
            maps += (maps.empty() ? "" : "; ") + map.title;
        if (!maps.empty())
            out << words::say("Maps are drawn in the HTML of this report: {0}.", {maps}) << "\n";
    }
}

formats::OrderedJson json_of(const ReportTable& table) {
    formats::OrderedJson json{{"headings", table.headings}};
    if (table.reference) json["reference"] = *table.reference;
    json["rows"] = formats::OrderedJson::array();
    for (const ReportRow& row : table.rows) {
        formats::OrderedJson& its = json["rows"].emplace_back();
        its["cells"] = row.cells;
        if (row.drawn) {
            its["value"] = row.drawn->mean;
            its["low"] = row.drawn->low;
            its["high"] = row.drawn->high;
        }
    }
    return json;
}

formats::OrderedJson json_of(const HeatMap& map) {
    formats::OrderedJson json{{"title", map.title}};
    json["fields"] = formats::OrderedJson::array();
    for (const MapField& field : map.fields) {
        double x = 0;
        double y = 0;
        for (const auto& [corner_x, corner_y] : field.corners) {
            x += corner_x / 6;
            y += corner_y / 6;
        }
        json["fields"].push_back(
            {{"x", x}, {"y", y}, {"value", field.value}, {"known", field.is_known}});
    }
    return json;
}

void write_json(std::ostream& out, const Report& report) {
    formats::OrderedJson json{
        {"schema", "hippodrome-report/1"}, {"title", report.title}, {"method", report.method}};
    json["sections"] = formats::OrderedJson::array();
    for (const ReportSection& section : report.sections) {
        formats::OrderedJson& its = json["sections"].emplace_back();
        its["heading"] = section.heading;
        its["paragraphs"] = section.paragraphs;
        its["points"] = section.written_points();
        its["tables"] = formats::OrderedJson::array();
        for (const ReportTable& table : section.tables)
            its["tables"].push_back(json_of(table));
        its["maps"] = formats::OrderedJson::array();
        for (const HeatMap& map : section.maps)
            its["maps"].push_back(json_of(map));
    }
    out << json.dump(-1, ' ', false, formats::OrderedJson::error_handler_t::replace) << "\n";
}

}  // namespace

std::vector<std::string> ReportSection::written_points() const {
    std::vector<std::string> written = points;
    for (const ReportRace& race : races)
        written.push_back(words::say("{0}: {1}", {race.words, race.file}));
    return written;
}

void write_report(std::ostream& out, const Report& report, ReportAs as) {
    switch (as) {
    case ReportAs::markdown: return write_markdown(out, report);
    case ReportAs::html: return write_html(out, report);
    case ReportAs::json: return write_json(out, report);
    }
}

std::string fixed(double value, int digits) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(digits) << value;
    return text.str();
}

std::string figure_text(double value, int digits) {
    std::string text = fixed(value, digits);
    const std::size_t point = text.find('.');
    if (point != std::string::npos) text.replace(point, 1, words::tr_in("decimal point", "."));
    return text;
}

std::string signed_figure(double value, int digits) {
    return (value < 0 ? "" : "+") + figure_text(value, digits);
}

std::string percent_text(const Estimate& share) {
    return words::say("{0} % ({1} to {2})",
                      {figure_text(100 * share.mean, 1), figure_text(100 * share.low, 1),
                       figure_text(100 * share.high, 1)});
}

std::string percent_text(const Share& share) {
    return percent_text(Estimate{share.value, share.low, share.high});
}

}  // namespace play::lab
