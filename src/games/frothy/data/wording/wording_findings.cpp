#include "games/frothy/data/wording/wording_findings.h"

#include <array>
#include <optional>
#include <vector>

#include "words/words.h"

namespace frothy {

using words::mark;

namespace {

// As course_check, licence_legality, licence_advice and the readers write them; what fits several
// stands with the narrowest first.
constexpr std::array patterns = {
    // What was found in a course.
    mark("no name"),
    mark("no hexes"),
    mark("no finish line"),
    mark("no way round"),
    mark("a solid obstacle with something else in its hex"),
    mark("a line that ends on the track"),
    mark("a line nothing can cross"),
    mark("a grid space beyond the line"),
    mark("a start of runners with no straight way across the track"),
    mark("no way from here to the finish line"),
    mark("a side between two hexes of the track"),
    mark("a letter that is not drawn"),
    mark("{0} off the track"),
    mark("{0} cut off from {1}"),
    mark("{0} as in grid space {1}"),
    mark("an obstacle at {0}"),
    mark("facing {0}, which does not lead on"),
    mark("{0} spaces a lap"),
    mark("{0} hexes with fragile obstacles"),
    mark("{0} grid spaces"),
    mark("{0} hexes abreast at {1}, and {2} of {3} places too narrow"),
    mark("{0} hexes"),
    mark("look {0}"),
    mark("{0} without {1}"),
    mark("{0}, which waives nothing"),
    mark("no grid space {0}"),
    mark("row {0}, letter {1}"),
    mark("column {0}, row {1}"),
    mark("letter {0} is {1}"),
    mark("no plain letter"),
    // What was expected of it.
    mark("a track"),
    mark("a name"),
    mark("a free hex"),
    mark("a hex of the track"),
    mark("separate spaces"),
    mark("each hex once"),
    mark("one connected track"),
    mark("the first hexes beyond the line"),
    mark("a line across the whole width"),
    mark("a line with track behind it, seen along finish_heading"),
    mark("a way along the course"),
    mark("a facing along the course"),
    mark("grid spaces behind the line"),
    mark("a hex at the side of the track, with a free way across"),
    mark("a side at the edge of the track"),
    mark("a look with a picture"),
    mark("letters of the rows"),
    mark("the name of advice given on this file"),
    mark("a solid obstacle alone: nothing enters its hex"),
    mark("the name of a file, without slashes, colons or control characters"),
    mark("a letter of the legend, \".\" or a space"),
    mark("grid spaces numbered from 1 without gaps"),
    mark("a lap of at least {0} spaces"),
    mark("{0}, as the course is measured"),
    mark("room for {0} vehicles abreast nearly everywhere"),
    mark("{0} beside it"),
    mark("{0}, as the file is called"),
    mark("{0} on an open course"),
    mark("coordinates within +/- {0}"),
    mark("none or all {0}"),
    // What was found in a licence.
    mark("no boxes"),
    mark("no wipe-out at the end"),
    mark("a wipe-out before another"),
    mark("safe above a rating that is not"),
    mark("no spaces at any Speed"),
    mark("every rating Safe"),
    mark("smaller moves than at the rating below"),
    mark("no ledger ID"),
    mark("fewer spaces from phase {0} on than at the rating below"),
    mark("fewer moving phases from phase {0} on than at the rating below"),
    mark("{0} of {1} spaces in one phase"),
    mark("{0} spaces in a round"),
    mark("{0} spaces in a phase"),
    mark("{0} spaces at Speed 0"),
    mark("{0} boxes in a row"),
    mark("{0} Control dice"),
    mark("{0} after a higher level"),
    mark("a wipe-out at {0}"),
    mark("no line for {0}"),
    mark("{0} down to {1}"),
    mark("about {0} damage dice to the wipe-out"),
    mark("Damage up to {0} beside Resilience 2"),
    mark("Damage up to {0} beside blank Resilience"),
    mark("{0} special cards"),
    mark("a # of {0} kept for the whole race"),
    mark("{0} edges and {1} flaws"),
    mark("{0} traits"),
    mark("{0} a second time"),
    mark("{0} cards"),
    mark("{0} spaces"),
    // What was expected of it.
    mark("Safe ratings first, without gaps"),
    mark("at least one box in each row"),
    mark("one box above or below one or more boxes"),
    mark("nothing to be gained by dropping a rating"),
    mark("spaces spread fairly evenly over the phases"),
    mark("larger moves in relatively fewer phases"),
    mark("a vehicle that moves"),
    mark("Control dice at the higher ratings"),
    mark("powerful cards discarded when used"),
    mark("edges balanced by flaws"),
    mark("most cards of a single type"),
    mark("affects in rising order"),
    mark("one wipe-out, last"),
    mark("a trait of this vehicle"),
    mark("a number above or below 0"),
    mark("each trait once"),
    mark("an affect that is neither random nor the wipe-out"),
    mark("1 or 2 dice"),
    mark("a maximum above the minimum"),
    mark("null, 0, 1 or 2"),
    mark("a number or \"roll\""),
    mark("a number, null or \"roll\""),
    mark("\"safe\" or a number of dice"),
    mark("a ledger ID, such as {0}"),
    mark("{0}, as Speeds are in order"),
    mark("a picture's name: small letters, figures and dashes"),
    mark("whip, as the book has it"),
    mark("reins, as the book has it"),
    mark("few, usually not more than {0}"),
    mark("usually not more than {0}"),
    mark("normally at most {0}"),
    mark("normally {0} to {1}"),
    mark("at least the {0} of the rating below"),
    mark("at most the {0} of the rating below"),
    mark("each value from {0} to {1} once"),
    mark("a value on the track, {0} to {1}"),
    mark("a wipe-out at Damage {0}, last"),
    mark("a wipe-out only at the maximum, {0}"),
    mark("1 to the maximum, {0}"),
    mark("safe, or 0 to {0} dice"),
    mark("an ID of {0} to {1}"),
    mark("at least {0}"),
    mark("at most {0} deep"),
    mark("at most {0}"),
    // What readers say of either.
    mark("an empty file, of blanks alone"),
    mark("an empty file"),
    mark("a text in UTF-16"),
    mark("a binary file"),
    mark("a JSON document in UTF-8"),
    mark("malformed JSON: {0}"),
    mark("a text without its closing quote"),
    mark("a quote before the end of the line"),
    mark("one more entry, or no comma before it"),
    mark("a control character within a text"),
    mark("it written out: a line break as \\n"),
    mark("a byte that is no UTF-8"),
    mark("a text in quotes, a number, true, false, null, a list or an object"),
    mark("a text in quotes"),
    mark("a key in quotes"),
    mark("a colon after the key"),
    mark("a comma, or {0}"),
    mark("the end of the file"),
    mark("the same key a second time"),
    mark("each key once"),
    mark("lists and objects nested too deep"),
    mark("a number out of all range"),
    mark("an object"),
    mark("a number"),
    mark("a control character"),
    mark("plain text"),
    mark("an unknown key"),
    mark("this key is needed"),
    mark("a whole number from {0} to {1}"),
    mark("a list of {0}"),
    mark("a text of {0} characters"),
    mark("true or false"),
    mark("a text"),
    mark("one of {0}"),
    mark("no {0}"),
    mark("{0} (did you mean {1}?)"),
    mark("{0} ({1})"),
    mark("{0} to {1}"),
    mark("{0} twice"),
    mark("{0} of {1}"),
};

// What stands for {0}, {1} and so on, where the text is one of the pattern.
std::optional<std::vector<std::string>> values_in(std::string_view text, std::string_view pattern) {
    std::vector<std::string> values;
    while (true) {
        const std::size_t brace = pattern.find('{');
        if (!text.starts_with(pattern.substr(0, brace))) return std::nullopt;
        if (brace == std::string_view::npos) {
            if (text != pattern) return std::nullopt;
            return values;
        }
        text.remove_prefix(brace);
        pattern.remove_prefix(brace + 3);
        const std::string_view next = pattern.substr(0, pattern.find('{'));
        // Brackets at the end are those of the last thing said.
        const std::size_t end = next.empty()             ? text.size()
                                : next.starts_with(" (") ? text.rfind(next)
                                                         : text.find(next);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        values.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

}  // namespace

std::string finding_in_words(std::string_view english) {
    for (const char* pattern : patterns) {
        auto values = values_in(english, pattern);
        if (!values) continue;
        for (std::string& value : *values)
            if (value.size() < english.size()) value = finding_in_words(value);
        values->resize(4);
        const std::vector<std::string>& v = *values;
        return words::say(pattern, {v[0], v[1], v[2], v[3]});
    }
    return std::string(english);
}

ExpectedWords expected_in_words(std::string_view english) {
    const std::size_t at = english.rfind(" (FR-");
    if (at == std::string_view::npos || !english.ends_with(')'))
        return {finding_in_words(english), {}};
    const std::string_view rule = english.substr(at + 2, english.size() - at - 3);
    return {finding_in_words(english.substr(0, at)), std::string(rule.substr(0, rule.find(',')))};
}

}  // namespace frothy
