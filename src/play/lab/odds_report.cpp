#include "play/lab/odds_report.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <ostream>

#include "formats/json_fwd.h"
#include "play/lab/report.h"
#include "play/odds_words.h"

namespace play::lab {
namespace {

double part_of(const OddsFigure& figure) {
    return static_cast<double>(figure.weight.ways) / static_cast<double>(figure.weight.of);
}

double margin_in(const OddsFigure& figure, std::uint32_t courses) {
    return figure.is_exact ? 0 : margin_of(part_of(figure), courses);
}

formats::OrderedJson json_of(const OddsFigure& figure, std::uint32_t courses) {
    formats::OrderedJson json{{"what", figure.what}};
    if (!figure.words.empty()) json["words"] = figure.words;
    if (!figure.rule.empty()) json["rule"] = figure.rule;
    json["ways"] = figure.weight.ways;
    json["of"] = figure.weight.of;
    json["share"] = part_of(figure);
    json["exact"] = figure.is_exact;
    json["margin"] = margin_in(figure, courses);
    return json;
}

void print_figures(std::ostream& out, const std::vector<OddsFigure>& figures,
                   std::uint32_t courses) {
    for (const OddsFigure& figure : figures) {
        out << "    " << std::setw(7) << fixed(100 * part_of(figure), 2) << " % "
            << (figure.is_exact ? std::string("exact")
                                : "±" + fixed(100 * margin_in(figure, courses), 2))
            << "  " << (figure.words.empty() ? figure.what : figure.words);
        if (!figure.rule.empty()) out << "  " << figure.rule;
        out << "\n";
    }
}

}  // namespace

bool adds_up(const QuestionOdds& odds) {
    return std::ranges::all_of(odds.answers, [](const AnswerOdds& answer) {
        kernel::Share sum;
        for (const OddsFigure& fate : answer.fates)
            sum.add(fate.weight);
        return answer.fates.empty() || sum.is_certain();
    });
}

void print_odds(std::ostream& out, const QuestionOdds& odds) {
    out << odds.player << ": " << odds.question << ", after " << odds.entries << " entries\n";
    for (const AnswerOdds& answer : odds.answers) {
        out << "\n" << answer.answer;
        if (answer.fates.empty() && answer.outcomes.empty()) out << ": no die decides anything";
        out << "\n";
        if (!answer.fates.empty()) out << "  the worst that befalls it\n";
        print_figures(out, answer.fates, answer.courses);
        if (!answer.outcomes.empty()) out << "  what may come of it\n";
        print_figures(out, answer.outcomes, answer.courses);
    }
}

void print_odds_json(std::ostream& out, const QuestionOdds& odds) {
    formats::OrderedJson json{{"schema", "hippodrome-odds/1"},
                              {"question", odds.question},
                              {"player", odds.player},
                              {"entries", odds.entries}};
    json["answers"] = formats::OrderedJson::array();
    for (const AnswerOdds& answer : odds.answers) {
        formats::OrderedJson& its = json["answers"].emplace_back();
        its["answer"] = answer.answer;
        its["courses"] = answer.courses;
        its["fates"] = formats::OrderedJson::array();
        for (const OddsFigure& fate : answer.fates)
            its["fates"].push_back(json_of(fate, answer.courses));
        its["outcomes"] = formats::OrderedJson::array();
        for (const OddsFigure& outcome : answer.outcomes)
            its["outcomes"].push_back(json_of(outcome, answer.courses));
    }
    out << json.dump(-1, ' ', false, formats::OrderedJson::error_handler_t::replace) << "\n";
}

}  // namespace play::lab
