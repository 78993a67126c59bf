#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "formats/rulebook.h"
#include "games/frothy/data/notation/notation.h"

using namespace frothy;

namespace {

const std::string ledger = std::string(HIPPODROME_DATA_DIR) + "/docs/rules/frothy-ledger.md";

// An entry as the ledger has it.
std::string written_of(Rule rule) {
    std::ifstream file(ledger);
    std::string line;
    std::string entry;
    bool is_in_it = false;
    while (std::getline(file, line)) {
        if (!line.starts_with(' ')) is_in_it = line.starts_with("- **" + rule.text() + "**");
        if (is_in_it) entry += line + '\n';
    }
    return entry;
}

}  // namespace

TEST_CASE("The rulebook holds every entry of the ledger", "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_file(ledger);
    REQUIRE_FALSE(book.empty());
    std::ifstream file(ledger);
    std::string line;
    std::size_t entries = 0;
    while (std::getline(file, line))
        entries += line.starts_with("- **FR-") ? 1 : 0;
    CHECK(book.entries().size() == entries);
    for (const formats::RuleText& entry : book.entries()) {
        INFO(entry.id);
        CHECK_FALSE(entry.text.empty());
        CHECK(entry.text.find("**") == std::string::npos);
        CHECK_FALSE(book.area_title(entry.id).empty());
        for (const std::string& ruling : entry.rulings) {
            CHECK_FALSE(ruling.empty());
            CHECK(ruling.find("RULING") == std::string::npos);
            CHECK(ruling.find('`') == std::string::npos);
            // Notes for those who write rules.
            CHECK(ruling.find("(C-") == std::string::npos);
            CHECK(ruling.find('[') == std::string::npos);
            CHECK(ruling.find('_') == std::string::npos);
        }
    }
}

TEST_CASE("No rule of any game shows how its ledger links to other pages", "[rulebook]") {
    std::size_t books = 0;
    for (const auto& file : std::filesystem::directory_iterator(
             std::filesystem::path(HIPPODROME_DATA_DIR) / "docs" / "rules")) {
        if (file.path().filename().string().find("-ledger") == std::string::npos) continue;
        const auto book = formats::Rulebook::from_file(file.path().string());
        ++books;
        for (const formats::RuleText& entry : book.entries()) {
            INFO(entry.id << ": " << entry.text);
            CHECK(entry.text.find("](") == std::string::npos);
            for (const std::string& ruling : entry.rulings)
                CHECK(ruling.find("](") == std::string::npos);
        }
    }
    CHECK(books > 5);
}

TEST_CASE("What may be agreed is told in words, and what contradicted each other is not",
          "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_markdown(
        "- **FR-SPD-01** Each plays cards.\n"
        "  - RULING: `[speed.commit = in_order* | simultaneous]`. in_order: one after the other "
        "(C-04). Two readings (C-59, FR-COL-23) and [an aside].\n");
    REQUIRE(book.entries().size() == 1);
    REQUIRE(book.entries()[0].rulings.size() == 1);
    CHECK(book.entries()[0].rulings[0] ==
          "(agreed before the race: in order as usual, simultaneous). in order: one after the "
          "other. Two readings (FR-COL-23) and [an aside].");
}

TEST_CASE("The window shows no notes to those who write rules", "[rulebook]") {
    const auto book = formats::Rulebook::from_markdown(
        "## R: facts\n\n- **GP-R01** NOTE: Where it is from.\n  - RULING: none.\n"
        "- **GP-T01** Dry, roll 4 (source): 6.\n- **HH-O-20** Trouble Ahead (S): an SUV.\n"
        "- **CM-X11** A ram at −3 (S) or −6 (SS).\n");
    REQUIRE(book.entries().size() == 3);
    CHECK(book.entries()[2].text == "A ram at −3 (S) or −6 (SS).");
    CHECK(book.entries()[0].text == "Dry, roll 4: 6.");
    CHECK(book.entries()[1].text == "Trouble Ahead: an SUV.");
    CHECK(book.search("where").empty());
    CHECK(book.search("GP-R01").empty());
    // Who asks for it by its ID has it all the same.
    CHECK(book.summary("GP-R01") == "Where it is from.");
    REQUIRE(book.find("GP-R01") != nullptr);
    CHECK(book.find("GP-R01")->rulings == std::vector<std::string>{"None."});

    for (const char* file : {"grand-prix-ledger.md", "grand-prix-ledger.de.md"}) {
        const auto race =
            formats::Rulebook::from_file(std::string(HIPPODROME_DATA_DIR) + "/docs/rules/" + file);
        CHECK(race.entries().size() > 150);
        for (const formats::RuleText& entry : race.entries()) {
            INFO(entry.id);
            CHECK_FALSE(entry.id.starts_with("GP-R"));
            CHECK(entry.text.find("ource)") == std::string::npos);
            CHECK(entry.text.find("(Quelle)") == std::string::npos);
        }
    }
}

TEST_CASE("A rulebook in another language is searched in any case", "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_markdown(
        "## MOV: Bewegung\n\n"
        "- **FR-MOV-12** \u00dcberholen ist m\u00f6glich, S\u00d7 auch.\n"
        "  - RULING: immer.\n");
    CHECK(book.search("\u00fcberholen").size() == 1);
    CHECK(book.search("M\u00d6GLICH").size() == 1);
    CHECK(book.search("s\u00f7").empty());
    CHECK(book.area_title("FR-MOV-12") == "Bewegung");
    REQUIRE(book.find("FR-MOV-12") != nullptr);
    CHECK(book.find("FR-MOV-12")->rulings == std::vector<std::string>{"Immer."});
}

TEST_CASE("A rule is found with its rulings and the title of its area", "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_file(ledger);
    CHECK(book.summary("FR-MOV-12") ==
          "A player may never choose to step into a hex holding another vehicle or a solid "
          "obstacle.");
    CHECK(book.area_title("FR-CTRL-08") == "Control roll");
    CHECK(book.area_title("FR-EDGE-10") == "Termination and edge cases");
    CHECK(book.area_title("FR-MOV-01") == "Movement");
    const formats::RuleText* dice = book.find("FR-DICE-01");
    REQUIRE(dice != nullptr);
    CHECK(dice->text.starts_with("A die has six sides"));
    REQUIRE(dice->rulings.size() == 1);
    CHECK(dice->rulings[0].starts_with("(agreed before the race: printed as usual, mirrored)"));
    const formats::RuleText* slides = book.find("FR-EDGE-10");
    REQUIRE(slides != nullptr);
    const bool has_row = std::any_of(slides->rulings.begin(), slides->rulings.end(),
                                     [](const auto& row) { return row.starts_with("hazard, "); });
    CHECK(has_row);
    // Words between entries belong to no entry.
    REQUIRE(book.find("FR-SPC-13") != nullptr);
    CHECK(book.find("FR-SPC-13")->rulings.size() == 1);
    REQUIRE(book.find("FR-CTRL-05") != nullptr);
    CHECK(book.find("FR-CTRL-05")->rulings.empty());
}

TEST_CASE("What may be agreed is told in German in the German rulebook", "[rulebook]") {
    std::ifstream file(std::string(HIPPODROME_DATA_DIR) + "/docs/rules/frothy-ledger.de.md");
    const std::string all((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    for (const HouseRuleKey& key : house_rule_keys()) {
        const std::size_t from = all.find("[" + std::string(key.key) + " = ");
        if (from == std::string::npos) continue;  // agreed by a rule of its own
        const std::string choice = all.substr(from, all.find(']', from) - from) + " ";
        for (const std::string_view value : key.values) {
            INFO(choice << ": " << value);
            CHECK(choice.find(" " + std::string(value) + "*") == std::string::npos);
            CHECK(choice.find(" " + std::string(value) + " ") == std::string::npos);
        }
    }
}

TEST_CASE("A row of a table is found by its key", "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_markdown(
        "## C: cards\n\n- **DR-C-Y-THR** Throttle.\n- **DR-K-01** Slide Left.\n"
        "## V: Vehicles\n\n- **DR-V-VIPER** Viper.\n- **DR-V-** nothing.\n");
    CHECK(book.entries().size() == 3);
    CHECK(book.summary("DR-C-Y-THR") == "Throttle.");
    CHECK(book.area_title("DR-C-Y-THR") == "Cards");
    CHECK(book.area_title("DR-V-VIPER") == "Vehicles");
    CHECK(formats::area_of("DR-C-Y-THR") == "C");
    CHECK(formats::area_of("GP-X79") == "X");
}

TEST_CASE("Words find rules, and so does an ID", "[rulebook]") {
    const formats::Rulebook book = formats::Rulebook::from_file(ledger);
    REQUIRE_FALSE(book.search("FR-CTRL-08").empty());
    CHECK(book.search("FR-CTRL-08").front() == "FR-CTRL-08");
    CHECK(book.search("ctrl-08").front() == "FR-CTRL-08");
    const auto found = book.search("Over-Whipping boxes");
    REQUIRE_FALSE(found.empty());
    CHECK(found.front() == "FR-CHG-05");
    // What begins with the word comes before what only speaks of it.
    const auto slides = book.search("slide");
    REQUIRE_FALSE(slides.empty());
    CHECK(slides.front() == "FR-CTRL-14");
    CHECK(book.search("").empty());
    CHECK(book.search("  , ").empty());
    CHECK(book.search("zyzzyva").empty());
    // As the buttons say it, and with a word that no rule has.
    REQUIRE_FALSE(book.search("sideswipe").empty());
    CHECK(book.search("sideswipe").front() == "FR-ATK-05");
    CHECK(book.search("zyzzyva sideswipes") == book.search("sideswiping"));
}

TEST_CASE("Every house rule is explained in the ledger", "[rulebook][houserules]") {
    for (const HouseRuleKey& key : house_rule_keys()) {
        INFO(key.key);
        const Rule rule = Rule::from_text(key.rule);
        const std::string rulings = written_of(rule);
        REQUIRE_FALSE(rulings.empty());
        // Optional and alternative rules are agreed or not; they are no readings of a rule.
        const bool is_agreed =
            rule.area() == "OPT" || (rule.area() == "ALT" && key.key != "alt.speed_cards");
        if (is_agreed) continue;
        CHECK(rulings.find("[" + std::string(key.key) + " = ") != std::string::npos);
        for (const std::string_view value : key.values) {
            CHECK(rulings.find(value) != std::string::npos);
        }
    }
}

TEST_CASE("A missing or odd ledger gives an empty book, never a fault", "[rulebook]") {
    const formats::Rulebook missing = formats::Rulebook::from_file("/nowhere/at/all.md");
    CHECK(missing.empty());
    CHECK(missing.find("FR-MOV-01") == nullptr);
    CHECK(missing.summary("FR-MOV-01") == "FR-MOV-01");
    CHECK(missing.area_title("FR-MOV-01") == "MOV");
    CHECK(missing.search("move").empty());
    for (const char* text :
         {"", "\n\n", "- **FR-", "- **FR-MOV-01", "- **FR-QQQ-01** of no known area",
          "  - RULING: of nothing\n", "| a |\n", "## \n", "## : \n",
          "- **FR-MOV-01**\n  |\n  - RULING\n", "\xff\xfe\x00"}) {
        const formats::Rulebook book = formats::Rulebook::from_markdown(text);
        CHECK(book.entries().size() <= 1);
        CHECK(book.search("zyzzyva").empty());
    }
}
