// A game's rules ledger (docs/rules) as the program reads it: the text of each rule and its
// rulings, for tooltips and the rules window.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

// One entry of the ledger in plain paragraphs: no markdown, one line each.
struct RuleText {
    std::string id;                    // "FR-CTRL-08"
    std::string text;                  // the rule itself
    std::vector<std::string> rulings;  // what settles it where the book is open; tables row by row
};

// "CTRL" of "FR-CTRL-08", "X" of "GP-X79"; empty where it is no ledger ID.
std::string_view area_of(std::string_view id);

class Rulebook {
public:
    // A book without entries; every question has an answer all the same.
    Rulebook() = default;
    // Reads ledger markdown. Never fails: what is not a rule is passed over.
    static Rulebook from_markdown(std::string_view markdown);
    // Reads the ledger from a file. A missing or unreadable one gives an empty book.
    static Rulebook from_file(const std::string& path);

    bool empty() const { return entries_.empty(); }
    // All entries, in the order of the ledger, but for notes to those who write rules.
    std::span<const RuleText> entries() const { return entries_; }

    // The entry of a rule or note; null where the book has none.
    const RuleText* find(std::string_view id) const;
    // The rule in one paragraph for a tooltip; its bare ID where the book has no such entry.
    std::string summary(std::string_view id) const;
    // "Control roll" for any FR-CTRL rule; the area's own letters where the book has no title.
    std::string area_title(std::string_view id) const;

    // Entries that hold every word of the query, in any order and case and with any ending
    // ("sideswipe" finds "sideswiping"); where none does, those that hold most of them. An ID
    // ("ctrl-08", "FR-CTRL-08") finds that rule first. Best matches first; nothing for a query
    // without words.
    std::vector<std::string> search(std::string_view query) const;

private:
    struct Area {
        std::string code;   // "CTRL"
        std::string title;  // "Control roll"
    };
    std::vector<RuleText> entries_;
    std::vector<RuleText> notes_;
    std::vector<Area> areas_;
};

}  // namespace formats
