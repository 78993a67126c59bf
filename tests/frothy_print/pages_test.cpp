#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <regex>
#include <set>
#include <string>

#include "games/frothy/print/pages.h"
#include "print/cutting.h"
#include "support/catalogue.h"
#include "support/random_licence.h"
#include "support/shipped.h"
#include "words/language.h"
#include "words/words.h"

using namespace frothy;
using conformance::shipped_courses;
using conformance::shipped_licence;
using conformance::shipped_licences;

namespace {

constexpr float points_per_mm = 72.0F / 25.4F;
const std::filesystem::path source_dir = HIPPODROME_DATA_DIR;

struct Printed {
    explicit Printed(print::PageSize paper, print::FileKind kind = print::FileKind::pdf)
        : document(print::open_document(kind, source_dir / "assets", "A test")),
          pages{*document, paper} {}

    std::unique_ptr<print::Document> document;
    PageStack pages;
};

PrintedTeam team_of(const Licence& licence) { return {licence, ui::liveries[0]}; }

const CoursePlan& course_named(const std::string& id) {
    return *std::ranges::find(shipped_courses(), id, &CoursePlan::id);
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

// Everything is read: on its page, in letters large enough, and none over another.
void check_texts(const print::Document& document, float least_size) {
    for (const auto& page : document.pages()) {
        const auto& texts = page->texts();
        const stage::Rect paper = page->size().all();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const stage::Rect one = texts[i].where;
            INFO(texts[i].words);
            CHECK(texts[i].size >= least_size);
            CHECK(one.x >= 4.0F);
            CHECK(one.y >= 4.0F);
            CHECK(one.right() <= paper.width - 4.0F);
            CHECK(one.bottom() <= paper.height - 4.0F);
            for (std::size_t j = i + 1; j < texts.size(); ++j) {
                const stage::Rect other = texts[j].where;
                const float wide = std::min(one.right(), other.right()) - std::max(one.x, other.x);
                const float tall =
                    std::min(one.bottom(), other.bottom()) - std::max(one.y, other.y);
                // Lines keep some air above and below their letters.
                if (wide > 0.2F && tall > 0.6F)
                    FAIL_CHECK('"' << texts[i].words << "\" over \"" << texts[j].words << '"');
            }
        }
    }
}

const std::vector<print::PageSize> papers = {print::a4, print::letter};

}  // namespace

TEST_CASE("Pages are as large as the paper they are for") {
    for (const print::PageSize paper : papers) {
        Printed printed(paper);
        print_licence(printed.pages, team_of(shipped_licence("basic-chariot")));
        const std::string pdf = printed.document->finish().at(0);
        std::smatch box;
        REQUIRE(
            std::regex_search(pdf, box, std::regex(R"(/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \])")));
        CHECK(std::stof(box[1]) == Approx(paper.width * points_per_mm).margin(0.01));
        CHECK(std::stof(box[2]) == Approx(paper.height * points_per_mm).margin(0.01));
    }
}

TEST_CASE("Hexes of a track are as wide as they were asked for") {
    for (const float hex : {20.0F, 25.4F}) {
        Printed printed(print::a4, print::FileKind::svg);
        print_track(printed.pages, Course(course_named("circus-parvus")), hex);
        const std::vector<std::string> files = printed.document->finish();
        REQUIRE(files.size() == printed.document->pages().size());
        const std::string& page = files.at(2);
        // Closed lines of six corners; the grid's are drawn as strokes.
        const std::regex hexagon(
            R"re( d="M ([0-9.-]+) [0-9.-]+ L ([0-9.-]+) [0-9.-]+ L ([0-9.-]+) [0-9.-]+ )re"
            R"re(L ([0-9.-]+) [0-9.-]+ L ([0-9.-]+) [0-9.-]+ L ([0-9.-]+) [0-9.-]+ Z)re");
        std::size_t hexes = 0;
        for (std::sregex_iterator at(page.begin(), page.end(), hexagon), end; at != end; ++at) {
            float least = 1.0e6F;
            float most = -1.0e6F;
            for (std::size_t corner = 1; corner <= 6; ++corner) {
                const float x = std::stof((*at)[corner]);
                least = std::min(least, x);
                most = std::max(most, x);
            }
            // In points where it is filled, in millimetres where it is a line.
            const float wide = most - least;
            const bool is_true =
                std::abs(wide - hex) < 0.01F || std::abs(wide - hex * points_per_mm) < 0.01F;
            CHECK(is_true);
            ++hexes;
        }
        CHECK(hexes > 40);
    }
}

TEST_CASE("Every shipped licence fits its page, in every language, on both papers", "[long]") {
    const auto folder = std::filesystem::temp_directory_path() / "hippodrome-print-words";
    catalogue::write(folder, "qps",
                     catalogue::strange_messages(source_dir / "languages/hippodrome.pot"));
    const std::vector<std::pair<std::filesystem::path, std::string>> languages = {
        {folder, "en"}, {HIPPODROME_CATALOGUES_DIR, "de"}, {folder, "qps"}};
    for (const auto& [catalogues, code] : languages) {
        const words::Languages spoken(catalogues, code);
        REQUIRE(spoken.spoken() == code);
        for (const print::PageSize paper : papers) {
            for (const Licence& licence : shipped_licences()) {
                INFO(code << " " << licence.id);
                Printed printed(paper);
                print_licence(printed.pages, team_of(licence));
                if (code != "qps") CHECK(printed.document->pages().size() == 1);
                check_texts(*printed.document, code == "qps" ? 4.0F : 5.9F);
            }
        }
    }
    std::filesystem::remove_all(folder);
}

TEST_CASE("Whatever a table puts on a licence is printed, on more pages if need be", "[long]") {
    conformance::Chance chance(7);
    for (int i = 0; i < 24; ++i) {
        Licence licence = conformance::random_licence(chance);
        INFO(i);
        Printed printed(i % 2 == 0 ? print::a4 : print::letter);
        print_licence(printed.pages, team_of(licence));
        check_texts(*printed.document, 3.0F);
        std::string all;
        for (const auto& page : printed.document->pages()) {
            for (const print::SeenText& text : page->texts())
                all += text.words + "\n";
        }
        for (const Trait& trait : licence.traits)
            CHECK(all.find(words::tr(trait.name.c_str())) != std::string::npos);
        for (const SpecialCard& card : licence.specials)
            CHECK(all.find(words::tr(card.name.c_str())) != std::string::npos);
    }
}

TEST_CASE("The longest tracks a licence may have are printed on it") {
    Licence licence = shipped_licence("basic-chariot");
    licence.damage_max = 99;
    licence.stamina_max = 99;
    licence.stamina_min = -99;
    Printed printed(print::letter);
    print_licence(printed.pages, team_of(licence));
    check_texts(*printed.document, 3.0F);
}

TEST_CASE("FR-SETUP-04 As many cards are printed as the licences list", "[FR-SETUP-04]") {
    const Licence& wasp = shipped_licence("wasps-errand");
    const std::vector<PrintedTeam> teams = {team_of(wasp), team_of(wasp)};
    for (const CardBacks backs : {CardBacks::left_out, CardBacks::printed}) {
        for (const print::PageSize paper : papers) {
            Printed printed(paper);
            print_cards(printed.pages, teams, backs);
            check_texts(*printed.document, 6.0F);
            // Four Whips, three Reins and a special card each, eight to a page.
            CHECK(printed.document->pages().size() == (backs == CardBacks::printed ? 4 : 2));
            std::size_t whips = 0;
            std::size_t specials = 0;
            for (const auto& page : printed.document->pages()) {
                for (const print::SeenText& text : page->texts()) {
                    whips += text.words == "WHIP" ? 1 : 0;
                    specials += text.words == "Lash 2" ? 1 : 0;
                }
            }
            // FR-VEH-18: the other face of a special card is a plain one.
            CHECK(whips == (backs == CardBacks::printed ? 10 : 8));
            CHECK(specials == 2);
        }
    }
}

TEST_CASE("The cards of every shipped vehicle can be read") {
    for (const Licence& licence : shipped_licences()) {
        const std::vector<PrintedTeam> teams = {team_of(licence)};
        Printed printed(print::a4);
        print_cards(printed.pages, teams, CardBacks::printed);
        check_texts(*printed.document, 6.0F);
    }
}

TEST_CASE("The back of a card lies behind it") {
    for (const print::PageSize paper : papers) {
        const print::PieceGrid grid = print::grid_of(paper, {63.0F, 88.0F});
        REQUIRE(grid.count() == 8);
        for (int i = 0; i < grid.count(); ++i) {
            const stage::Rect front = grid.place(i);
            const stage::Rect back = grid.place_behind(i);
            CHECK(back.x == Approx(grid.page.width - front.right()));
            CHECK(back.y == Approx(front.y));
        }
    }
}

TEST_CASE("FR-DICE-01 A dozen dice have each value as often as the book says", "[FR-DICE-01]") {
    for (const DiceFaces faces : {DiceFaces::printed, DiceFaces::mirrored}) {
        Printed printed(print::letter);
        print_dice(printed.pages, dice_of_a_table, faces);
        REQUIRE(printed.document->pages().size() == 1);
        check_texts(*printed.document, 6.0F);
        std::array<int, 4> values{};
        for (const print::SeenText& text : printed.document->pages()[0]->texts()) {
            if (text.words.size() == 1 && text.words[0] >= '0' && text.words[0] <= '3')
                ++values.at(static_cast<std::size_t>(text.words[0] - '0'));
        }
        CHECK(values == (faces == DiceFaces::printed ? std::array{12, 12, 24, 24}
                                                     : std::array{12, 24, 24, 12}));
    }
}

TEST_CASE("Tokens go on as many pages as their size asks for") {
    const Licence& chariot = shipped_licence("basic-chariot");
    const std::vector<PrintedTeam> teams = {team_of(chariot), team_of(chariot)};
    std::size_t before = 0;
    for (const float hex : {15.0F, 40.0F, 90.0F}) {
        Printed printed(print::a4);
        print_tokens(printed.pages, teams, hex);
        check_texts(*printed.document, 6.0F);
        CHECK(printed.document->pages().size() > before);
        before = printed.document->pages().size();
    }
}

TEST_CASE("A track's pages cover it, overlap and are told apart") {
    const print::PageSize whole{900.0F, 500.0F};
    const print::Tiling tiling = print::tiling_of(print::a4, whole);
    const std::vector<print::Tile> tiles = tiling.tiles();
    std::set<std::string> labels;
    for (const print::Tile& tile : tiles) {
        CHECK(labels.insert(tile.label()).second);
        if (tile.column + 1 < tiling.columns) CHECK(tile.part.right() < whole.width);
    }
    CHECK(tiles.back().part.right() >= whole.width);
    CHECK(tiles.back().part.bottom() >= whole.height);
    CHECK(tiles[0].part.right() - tiles[1].part.x == Approx(tiling.overlap));
    CHECK(print::Tile{0, 25, {}}.label() == "Z1");
    CHECK(print::Tile{4, 26, {}}.label() == "AA5");
}

TEST_CASE("Every shipped course is printed as a track and as a poster") {
    for (const CoursePlan& plan : shipped_courses()) {
        INFO(plan.id);
        const Course course(plan);
        for (const print::PageSize paper : papers) {
            Printed printed(paper);
            print_track(printed.pages, course, 12.0F);
            CHECK(printed.document->pages().size() == track_pages(paper, course, 12.0F));
            check_texts(*printed.document, 5.0F);
            CHECK(count_of(printed.document->finish().at(0), "%PDF-1.5") == 1);
        }
        Printed poster(*print::paper_named("a3"));
        print_poster(*poster.document, poster.pages.paper, course);
        REQUIRE(poster.document->pages().size() == 1);
    }
}

TEST_CASE("A poster grows with its hexes") {
    const Course course(course_named("circus-parvus"));
    const print::PageSize small = poster_size(course, 10.0F);
    const print::PageSize large = poster_size(course, 20.0F);
    CHECK(large.width - small.width == Approx(small.width - 24.0F).epsilon(0.001));
}

TEST_CASE("Lengths are read with their unit") {
    CHECK(print::length_of("25mm").value() == Approx(25.0F));
    CHECK(print::length_of("2.5cm").value() == Approx(25.0F));
    CHECK(print::length_of("1in").value() == Approx(25.4F));
    for (const char* text :
         {"", "25", "mm", "-3mm", "0mm", "nanmm", "infmm", "25 mm", "25mmm", "2000mm", "1e9in"})
        CHECK_FALSE(print::length_of(text));
}
