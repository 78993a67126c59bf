// The rules reference (docs/rules/frothy-ledger.md) as the program reads it: the text of each rule
// and its rulings, for tooltips and the rules window.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frothy/rule.h"

namespace frothy {

// One entry of the ledger in plain paragraphs: no markdown, one line each.
struct RuleText {
    Rule rule;
    std::string text;                  // the rule itself
    std::vector<std::string> rulings;  // what settles it where the book is open; tables row by row
};

class Rulebook {
public:
    // A book without entries; every question has an answer all the same.
    Rulebook() = default;
    // Reads ledger markdown. Never fails: what is not a rule is passed over.
    static Rulebook from_markdown(std::string_view markdown);
    // Reads the ledger from a file. A missing or unreadable one gives an empty book.
    static Rulebook from_file(const std::string& path);

    bool empty() const { return entries_.empty(); }
    // All entries, in the order of the ledger.
    std::span<const RuleText> entries() const { return entries_; }

    // The entry of a rule; null where the book has none.
    const RuleText* find(Rule rule) const;
    // The rule in one paragraph for a tooltip; its bare ID where the book has no such entry.
    std::string summary(Rule rule) const;
    // "Control roll" for any FR-CTRL rule; the area's own letters where the book has no title.
    std::string area_title(Rule rule) const;

    // Entries that hold every word of the query, in any order and case and with any ending
    // ("sideswipe" finds "sideswiping"); where none does, those that hold most of them. An ID
    // ("ctrl-08", "FR-CTRL-08") finds that rule first. Best matches first; nothing for a query
    // without words.
    std::vector<Rule> search(std::string_view query) const;

private:
    struct Area {
        std::string code;   // "CTRL"
        std::string title;  // "Control roll"
    };
    std::vector<RuleText> entries_;
    std::vector<Area> areas_;
};

}  // namespace frothy
